# What a client sent (companion/lan/talk.py)
message-too-long = That message was too long for the companion. Nothing was changed.
message-unreadable = The companion could not read that message. Nothing was changed; reload this page.
went-wrong = Internal error. Check that the screen matches the table before you play on; the log has the details.

# The web server (companion/lan/web.py)
port-taken = Port { $port } is in use, or may not be used here: is another companion running? Choose one with --port.
port-closed = Port { $port } cannot be opened on this machine.

# The LAN (companion/lan/discovery.py)
no-multicast = This network blocks .local names, so phones must use the address or the QR code.
