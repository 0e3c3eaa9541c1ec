# companion.toml on a flashed card (companion/card)
card-unreadable = companion.toml on the card cannot be read, so the usual settings apply.
card-not-text = companion.toml on the card is not plain text, so the usual settings apply. Save it as text, in UTF-8.
card-syntax = companion.toml on the card: line { $line } is not right, so the usual settings apply. Is there a quote mark on both sides?
card-unknown = companion.toml on the card: there is no setting called { $name }.
card-unknown-like = companion.toml on the card: there is no setting called { $name }. Did you mean { $like }, under [{ $section }]?
card-hostname = companion.toml on the card: hostname may have letters, digits and hyphens, 63 at most. It is “table” now.
card-language = companion.toml on the card: language is 'en' or 'nl'.
card-rotation = companion.toml on the card: rotation is 0, 90, 180 or 270.
card-ssh-key = companion.toml on the card: ssh_key is not a whole public key. It is the one line in a file whose name ends in .pub.
card-ssh-private = companion.toml on the card: ssh_key holds your private key. Take it out of the file, and use the one in the file whose name ends in .pub.
card-country = companion.toml on the card: country is the two letters of your country, such as 'GB'.
card-country-like = companion.toml on the card: there is no country { $code }. Did you mean { $like }?
card-wifi-name = companion.toml on the card: the Wi-Fi's name has 1 to 32 letters, between quote marks.
card-wifi-password = companion.toml on the card: the Wi-Fi's password has 8 to 63 letters, digits and symbols, between single quote marks. The Wi-Fi is not used.
card-wifi-nameless = companion.toml on the card: there is a password, but no name of the Wi-Fi.
