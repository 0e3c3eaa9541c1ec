# What a client sent (companion/lan/talk.py)
message-too-long = Ce message était trop long pour le compagnon. Rien n’a changé.
message-unreadable = Le compagnon n’a pas pu lire ce message. Rien n’a changé ; rechargez cette page.
went-wrong = Erreur interne. Avant de continuer, vérifiez que l’écran correspond à la table ; le journal technique a les détails.

# The web server (companion/lan/web.py)
port-taken = Le port { $port } est déjà pris, ou interdit ici : un autre compagnon est-il démarré ? Choisissez un port avec --port.
port-closed = Le port { $port } ne peut pas être ouvert sur cette machine.

# The LAN (companion/lan/discovery.py)
no-multicast = Ce réseau bloque les noms en .local : les téléphones doivent passer par l’adresse ou le code QR.
