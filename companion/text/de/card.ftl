# companion.toml on a flashed card (companion/box)
card-value = { $of ->
    [hostname] darf Buchstaben, Ziffern und Bindestriche haben, höchstens 63; jetzt heißt das Gerät "table"
    [language] ist ein Sprachkürzel wie 'de' oder 'en'
    [rotation] ist 0, 90, 180 oder 270
    [ssh_key] ist kein ganzer öffentlicher Schlüssel: Das ist die eine Zeile in einer Datei, deren Name auf .pub endet, niemals der private Schlüssel
    [country] sind die zwei Buchstaben deines Landes, etwa 'DE'
    [name] hat 1 bis 32 Zeichen, in Anführungszeichen
    [password] hat 8 bis 63 Buchstaben, Ziffern und Zeichen, in einfachen Anführungszeichen; das WLAN wird nicht benutzt
   *[other] ist eine Überschrift: Schreib sie in Klammern auf eine eigene Zeile, wie in [wifi]
}
card-wifi-nameless = es gibt ein Passwort, aber keinen Namen des WLANs
