# Spellen die als pakket komen
package-built-in = ingebouwd
package-added = { $package } is toegevoegd: { $game } staat op de plank.
package-upgraded = { $package } komt in de plaats van versie { $before }{ $n ->
    [0] .
    [one] ; 1 onafgemaakte partij gaat ermee verder.
   *[other] ; { $n } onafgemaakte partijen gaan ermee verder.
}
package-later = { $package } is toegevoegd. Het geldt vanaf de volgende start: de vorige versie is nog in gebruik.
package-removed = { $package } is verwijderd.
package-waits = Een onafgemaakte partij is bewaard: ze gaat weer open als het pakket terug is. Het verslag is { $file }
package-warning = { $package } is een programma. Het draait hier zoals de tafelgenoot zelf: het kan lezen en veranderen wat die kan. Voeg alleen toe wat van iemand komt die je vertrouwt.
package-ask = Toevoegen? (j/n)
package-say-yes = Er is niets toegevoegd: met --yes zeg je dat de code hier mag draaien.
package-left-out = { $package } doet niet mee. { $why }
package-shadows = Het spel heet { $game }, net als een ingebouwd spel.
package-twice = { $other } heeft al een spel dat { $game } heet.
package-newer = Het is geschreven voor versie { $needs } van het contract, en deze tafelgenoot heeft versie { $has }: werk de tafelgenoot bij.
package-older = Het is geschreven voor versie { $needs } van het contract; spellen hebben minstens versie { $least } nodig: vraag de maker om een nieuwere.
package-import = Het kan niet worden geladen: { $why }
package-import-now = { $package } kan niet worden geladen: { $why }
package-module = De module heet { $module }, net als iets anders hier.
package-no-game = Er is geen spel op { $what }.
package-other-id = Het spel noemt zichzelf { $says } in { $package }; dat is niet wat het pakket belooft.
package-seats = Aan de tafelgenoot zitten een tot { $most } mensen, ieder met een eigen kleur; dit is voor andere aantallen.
package-shape = Er ontbreekt wat elk spel heeft: een versie vanaf 1, een einde, en het pictogram tussen de tekens.
package-text = { $file } heeft geen title.
package-not-text = { $file } is geen tekst in UTF-8.
package-no-file = { $file } ontbreekt.
package-no-rules = In { $file } staan geen regels.
package-fails = Het is geprobeerd en ging mis: { $why }
package-law = Het breekt een wet van alle spellen. De wet: { $law } Maar { $how }
package-leak-asked = { $prompt } vertelt anderen een geheim: { $field } van de zet { $move } ligt daarna in een Secret ({ $where }). Zo’n vraag heeft secret=True, en het Secret de plaats die gevraagd werd.
package-leak-told = { $prompt } vraagt { $field } van de zet { $move } in het geheim, en { $where ->
    [news] het nieuws erna vertelt
    [questions] de volgende vragen vertellen
    [phase] de fase erna vertelt
    [timers] de timers erna vertellen
   *[sheet] het scoreblad erna vertelt
} anderen wat er gezegd is.
package-leak-open = { $prompt } vraagt { $field } van de zet { $move } in het geheim, en daarna ligt het open in { $where } van de speltoestand. Het hoort in een Secret.
package-slow = Het was na { $seconds } seconden nog niet geladen.
package-endless = De willekeurige partijen waren na { $seconds } seconden nog niet afgelopen.
package-loud = Het schrijft meer dan { $most } MB weg terwijl het wordt geprobeerd.
package-stays = Het liet programma’s achter toen het was geprobeerd.
package-crashes = Het heeft het proces beëindigd waarin het werd geprobeerd.
package-game-in-progress = De onafgemaakte partij van { $names } kan er niet mee verder{ $line ->
    [0] .
   *[other] : regel { $line } van het verslag zegt { $move }, en dat kan daar niet.
} Die partij houdt versie { $had } van de regels, en dit is versie { $has }. Speel haar eerst uit of gooi haar weg.
package-move-gone = De onafgemaakte partij van { $names } kan er niet mee verder: regel { $line } van het verslag zegt { $move }, en dat kent versie { $has } niet. Een zet die anders gaat heten, houdt de oude naam met tag="{ $move }"; of speel die partij eerst uit of gooi haar weg.
package-offers = Het moet precies één spel aanbieden, en biedt er { $n } aan.
package-no-source = { $package } is geen wheel en geen map met een pyproject.toml.
package-unreadable = { $package } is niet te lezen: { $why }
package-too-large = { $package } is te groot: al zijn bestanden samen mogen { $most } MB zijn.
package-too-many = { $package } heeft te veel bestanden: het mogen er { $most } zijn.
package-nameless = In pyproject.toml van { $package } moeten onder [project] een naam en een versie staan.
package-no-folder = { $package } heeft geen { $module }.py en geen map { $module } met een __init__.py, waar volgens pyproject.toml het spel staat.
package-not-added = Er is hier geen pakket toegevoegd dat { $package } heet.
package-unwritable = In { $folder } kan niets worden bewaard: er is niets veranderd.

# new-game
new-game-written = { $folder } staat klaar. Nu: cd { $folder }, companion try, companion add .
new-game-name = { $name } kan geen naam van een spel zijn: kleine letters, cijfers en _ , eerst een letter, en geen spel of module die al zo heet.
new-game-there = { $folder } is er al: er is niets geschreven.

# de pagina
packages-link = Toegevoegde spellen
packages-title = Toegevoegde spellen
packages-none = Hier zijn alleen de ingebouwde spellen. Een wheel of een map met een spel op een USB-stick verschijnt op deze pagina.
packages-here = Toegevoegd
packages-stick = Op een USB-stick
packages-looking = De USB-stick wordt gelezen …
packages-silent = Een USB-stick antwoordt niet. Haal hem eruit, steek hem er weer in en open deze pagina opnieuw.
packages-out = Doet niet mee
packages-remove = Verwijderen
packages-add-title = Een spel toevoegen?
packages-yes = Ja, voeg toe
packages-no = Nee
packages-remove-title = { $package } verwijderen?
packages-remove-note = Afgelopen partijen blijven bij de verslagen. Onafgemaakte gaan weer open als het pakket terug is.
packages-remove-yes = Ja, verwijder
packages-busy = { $package } wordt geprobeerd. Dat kan een minuut duren; speel intussen door.
packages-wait = Er wordt een ander pakket geprobeerd: wacht daar even op.
packages-on-table = Het ligt nu op tafel: zet dat spel eerst weg.
packages-gone = { $package } is er niet meer.
