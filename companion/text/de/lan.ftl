# What a client sent (companion/lan/talk.py)
message-too-long = Diese Nachricht war zu lang für den Tischbegleiter. Nichts wurde geändert.
message-unreadable = Der Tischbegleiter konnte diese Nachricht nicht lesen. Nichts wurde geändert; lade die Seite neu.
went-wrong = Interner Fehler. Prüft, ob der Bildschirm zum Tisch passt, bevor ihr weiterspielt; Näheres steht in der Protokolldatei.

# The web server (companion/lan/web.py)
port-taken = Port { $port } ist belegt oder hier nicht erlaubt: Läuft schon ein Tischbegleiter? Wähle mit --port einen anderen.
port-closed = Port { $port } lässt sich auf diesem Rechner nicht öffnen.

# The LAN (companion/lan/discovery.py)
no-multicast = Dieses Netz sperrt Namen auf .local, Handys brauchen also die Adresse oder den QR-Code.
