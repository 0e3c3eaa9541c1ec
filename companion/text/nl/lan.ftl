# Wat een client stuurde (companion/lan/talk.py)
message-too-long = Dat was meer dan de tafelgenoot in één keer leest. Er is niets veranderd.
message-unreadable = De tafelgenoot kon dat niet lezen. Er is niets veranderd; laad deze pagina opnieuw.
went-wrong = Er ging iets mis in de tafelgenoot. Kijk goed naar de tafel voor je verdergaat; de bijzonderheden staan in het logboek.

# De webserver (companion/lan/web.py)
port-taken = Poort { $port } is bezet of mag hier niet worden gebruikt: draait er nog een tafelgenoot? Kies een andere met --port.
port-closed = Op poort { $port } van deze machine kan geen pagina worden aangeboden.

# Het LAN (companion/lan/discovery.py)
no-multicast = Dit netwerk geeft geen namen door; telefoons hebben het adres of de QR-code nodig.
