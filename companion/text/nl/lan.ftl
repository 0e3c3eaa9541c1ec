# Wat een client stuurde (companion/lan/talk.py)
message-too-long = Dat bericht was te lang voor de tafelgenoot. Er is niets veranderd.
message-unreadable = De tafelgenoot kon dat bericht niet lezen. Er is niets veranderd; laad deze pagina opnieuw.
went-wrong = Er ging iets mis in de tafelgenoot. Kijk of het scherm klopt met de tafel voor je verdergaat; de bijzonderheden staan in het logbestand.

# De webserver (companion/lan/web.py)
port-taken = Poort { $port } is bezet of mag hier niet worden gebruikt: draait er nog een tafelgenoot? Kies een andere met --port.
port-closed = Poort { $port } van deze machine kan niet worden geopend.

# Het LAN (companion/lan/discovery.py)
no-multicast = Dit netwerk geeft geen namen door; telefoons hebben het adres of de QR-code nodig.
