# What a client sent (companion/lan/talk.py)
message-too-long = That was more than the companion reads in one go. Nothing was changed.
message-unreadable = The companion could not read that. Nothing was changed; load this page again.
went-wrong = Something went wrong inside the companion. Look at the table before you go on; its log has the details.

# The web server (companion/lan/web.py)
port-taken = Port { $port } is in use, or may not be used here: is another companion running? Choose one with --port.
port-closed = No page can be offered on port { $port } of this machine.

# The LAN (companion/lan/discovery.py)
no-multicast = This network passes no names on, so phones have to use the address or the QR code.
