# companion.toml op een geflashte kaart (companion/card)
card-unreadable = companion.toml op de kaart is niet te lezen; de gewone instellingen gelden.
card-not-text = companion.toml op de kaart is geen gewone tekst; de gewone instellingen gelden. Bewaar het als tekst, in UTF-8.
card-syntax = companion.toml op de kaart: regel { $line } klopt niet; de gewone instellingen gelden. Staat er aan beide kanten een aanhalingsteken?
card-unknown = companion.toml op de kaart: er is geen instelling { $name }.
card-unknown-like = companion.toml op de kaart: er is geen instelling { $name }. Bedoel je { $like }, onder [{ $section }]?
card-hostname = companion.toml op de kaart: hostname bestaat uit letters, cijfers en streepjes, hooguit 63. Nu is het ‘table’.
card-language = companion.toml op de kaart: language is 'en' of 'nl'.
card-rotation = companion.toml op de kaart: rotation is 0, 90, 180 of 270.
card-ssh-key = companion.toml op de kaart: ssh_key is geen hele openbare sleutel. Dat is de ene regel in een bestand waarvan de naam op .pub eindigt.
card-ssh-private = companion.toml op de kaart: in ssh_key staat je geheime sleutel. Haal die eruit en neem de sleutel uit het bestand waarvan de naam op .pub eindigt.
card-country = companion.toml op de kaart: country is de twee letters van je land, zoals 'NL'.
card-country-like = companion.toml op de kaart: er is geen land { $code }. Bedoel je { $like }?
card-wifi-name = companion.toml op de kaart: de naam van de wifi telt 1 tot 32 letters, tussen aanhalingstekens.
card-wifi-password = companion.toml op de kaart: het wachtwoord van de wifi telt 8 tot 63 letters, cijfers en tekens, tussen enkele aanhalingstekens. De wifi wordt niet gebruikt.
card-wifi-nameless = companion.toml op de kaart: er staat een wachtwoord, maar geen naam van de wifi.
