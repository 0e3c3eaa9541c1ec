# companion wiring
wiring-circuit = { $whose } : { $part }
wiring-held = { $circuit }, maintenu pendant { $ms } ms
wiring-whose = { $whose ->
    [undo] Annuler
    [pause] Pause
    [next] Suivant
    [repeat] Répéter
   *[table] Table
}
wiring-part = { $part ->
    [button] bouton
    [second-button] deuxième bouton
    [encoder] molette
    [lamp] voyant
    [rgb-cathode] voyant en couleurs, cathode commune (−)
    [rgb-anode] voyant en couleurs, anode commune (+)
    [piezo] pastille piézo
    [buzzer] buzzer avec transistor
   *[buzzer-module] module buzzer
}
wiring-colour = { $colour ->
    [black] noir
    [red] rouge
    [yellow] jaune
    [orange] orange
    [white] blanc
    [green] vert
    [blue] bleu
    [purple] violet
   *[grey] gris
}
wiring-leg = { $name ->
    [A] A
    [B] B
    [push] poussoir
    [red] rouge
    [green] vert
    [blue] bleu
   *[other] { $name }
}
wiring-rail = { $rail ->
    [ground] masse (GND)
   *[plus] 3,3 V (3V3)
}
wiring-via = { $to }, via { $ohms }
wiring-branch = de là
wiring-note-five = Ne branchez jamais rien sur le 5 V : les broches ne supportent que 3,3 V.
wiring-reader = Lecteur de dés « { $name } » : USB
wiring-keypad = { $n ->
    [one] Clavier ou pavé numérique : USB, { $n } touche
   *[other] Clavier ou pavé numérique : USB, { $n } touches
}
wiring-speaker = Haut-parleur : audio ou USB
wiring-table-head-what = élément
wiring-table-head-pin = broche
wiring-table-head-gpio = GPIO
wiring-table-head-wire = fil
wiring-table-head-to = vers
wiring-parts = À acheter
wiring-buy = { $part ->
    [button] bouton-poussoir, normalement ouvert
    [encoder] encodeur rotatif
    [lamp] LED
    [rgb-cathode] LED RVB à cathode commune
    [rgb-anode] LED RVB à anode commune
    [piezo] pastille piézo (passive)
    [buzzer] buzzer actif pour 3,3 V
    [buzzer-module] module buzzer qui sonne quand sa broche est à l’état bas
    [transistor] transistor NPN, BC337 ou 2N2222
    [diode] diode 1N4148, aux bornes du buzzer, l’anneau vers 3V3
    [reader] lecteur de dés avec câble USB
    [keypad] clavier ou pavé numérique
   *[speaker] haut-parleur
}
wiring-buy-resistor = résistance { $ohms }, 1/4 W
wiring-free = Broches libres : { $gpios }
wiring-none = hardware.toml ne contient rien qui soit câblé sur des broches
