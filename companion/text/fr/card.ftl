# companion.toml on a flashed card (companion/box)
card-value = { $of ->
    [hostname] peut avoir des lettres, des chiffres et des tirets, 63 au plus ; pour l’instant, c’est "table"
    [language] est le code d’une langue que parle le compagnon, par exemple 'fr'
    [rotation] est 0, 90, 180 ou 270
    [ssh_key] n’est pas une clé publique entière : c’est l’unique ligne d’un fichier dont le nom finit par .pub, jamais la clé privée
    [country] est le code à deux lettres de votre pays, par exemple 'FR'
    [name] a de 1 à 32 lettres, entre guillemets
    [password] a de 8 à 63 lettres, chiffres et symboles, entre guillemets simples ; le Wi-Fi n’est pas utilisé
   *[other] est un titre : écrivez-le entre crochets sur une ligne à part, comme [wifi]
}
card-wifi-nameless = il y a un mot de passe, mais pas de nom de Wi-Fi
