# companion.toml on a flashed card (companion/box)
card-value = { $of ->
    [hostname] may have letters, digits and hyphens, 63 at most; it is "table" now
    [language] is the code of a language that the companion speaks, such as 'en'
    [rotation] is 0, 90, 180 or 270
    [ssh_key] is not a whole public key: that is the one line in a file whose name ends in .pub, never the private key
    [country] is the two letters of your country, such as 'GB' (not 'UK')
    [name] has 1 to 32 letters, between quote marks
    [password] has 8 to 63 letters, digits and symbols, between single quote marks; the Wi-Fi is not used
   *[other] is a heading: write it in brackets on a line of its own, as in [wifi]
}
card-wifi-nameless = there is a password, but no name of the Wi-Fi
