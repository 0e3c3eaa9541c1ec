# companion.toml op een geflashte kaart (companion/box)
card-value = { $of ->
    [hostname] bestaat uit letters, cijfers en streepjes, hoogstens 63; nu is het "table"
    [language] is de code van een taal die de tafelgenoot spreekt, zoals 'nl'
    [rotation] is 0, 90, 180 of 270
    [ssh_key] is geen hele openbare sleutel: dat is de ene regel in een bestand waarvan de naam op .pub eindigt, nooit de geheime sleutel
    [country] is de twee letters van je land, zoals 'NL' (en niet 'EN' of 'UK')
    [name] telt 1 tot 32 letters, tussen aanhalingstekens
    [password] telt 8 tot 63 letters, cijfers en tekens, tussen enkele aanhalingstekens; de wifi wordt niet gebruikt
   *[other] is een kopje: zet het tussen haken op een eigen regel, zoals [wifi]
}
card-wifi-nameless = er staat een wachtwoord, maar geen naam van de wifi
