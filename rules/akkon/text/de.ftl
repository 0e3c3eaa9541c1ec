title = Akkon
who-starts = Wer beginnt, wird ausgelost

## Words
city-akkon = Akkon
city-jerusalem = Jerusalem
city-tyre = Tyrus
city-jaffa = Jaffa
city-caesarea = Caesarea
city-sidon = Sidon

track-gold = Gold
track-faith = Glaube
track-power = Macht
track-prestige = Ansehen

knight-five = 5
knight-six = 6
knight-seven = 7
knight-eight = 8
knight-mercenary = Söldner
knight-cloak = Graumantel
knight-chaplain = Kaplan
the-seneschal = Der Seneschall

kind-lance = Heilige Lanze
kind-feast = Templerfest
kind-ban = Kirchenbann
kind-siege = Belagerung
kind-plague = Pest
kind-brother = Waffenbruder
kind-levant = Levantehandel
kind-writings = Verbotene Schrift
kind-minting = Münzprägerecht
short-lance = Lanze
short-feast = Fest
short-ban = Bann
short-siege = Belagerung
short-plague = Pest
short-brother = Bruder
short-levant = Levante
short-writings = Schrift
short-minting = Münze

privilege-gold = Saladin
privilege-faith = Papst Clemens
privilege-power = Richard Löwenherz
privilege-prestige = Barbarossa

card-raise = { $kind } +{ $n }: { $track }
card-named = { $kind }: { $track }
card-of = { $kind } aus { $city }
card-in = Eine Karte aus { $city }
card-some = Unbekannte Karte
card-new = Eine neue Karte
card-later = Später

n-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
a-knight = Ritter
n-knights = { $n ->
    [one] 1 Ritter
   *[other] { $n } Ritter
}
from-to = { $a } → { $b }
from-nowhere = { $a } → ?
plus = +{ $n }
has-passed = gepasst
used-up = Leer

## Where we are
phase-setup = Aufbau
phase-setup-name = Aufbau
phase-deal = Karten austeilen
phase-deal-name = Karten austeilen
phase-tops = Runde { $round }, Stapel
phase-tops-name = Neue Karten
phase-barbarossa = Runde { $round }, Barbarossa
phase-barbarossa-name = Barbarossa
phase-bid = Runde { $round }, Bieten
phase-bid-name = Bieten
phase-saladin = Runde { $round }, Saladin
phase-saladin-name = Saladin
phase-reveal = Runde { $round }, Aufdecken
phase-reveal-name = Aufdecken
phase-cards = Runde { $round }, Karten
phase-cards-name = Karten spielen
phase-over = Nach { $round ->
    [one] 1 Runde
   *[other] { $round } Runden
}
phase-over-name = Nach dem Ende

next-first-bid = { $who } bietet zuerst
next-reveal = Geboten wird, bis alle gepasst haben
next-turn-up = Danach werden alle Ritter aufgedeckt
next-cards = Danach Karten, { $who } beginnt
next-card-turn = Danach spielt { $who } Karten
next-round = { $who } eröffnet die nächste Runde
next-score = Danach die Schlusswertung

## Setting up
begin-label = Spiel aufbauen
begin-confirm = Partie beginnen
ready-label = Checkliste
setup-knights = { $players } Heerlager mit je { $n } Rittern, verdeckt
setup-markers = { $n } Marker auf den Leisten, alle auf { $value }
setup-seneschal = Der Seneschall an { $who }
setup-privileges = { $n } Privilegienkarten, offen
setup-stacks = { $n } Stapel mit { $cards } Stadtkarten, einer je Stadt
setup-out = Startkarten: je 2 Heilige Lanzen aus Tyrus, Jaffa, Caesarea und Sidon
setup-out-rest = Startkarten: 2 Verbotene Schriften (Jerusalem), 2 Münzprägerechte (Akkon)
setup-short = Kurze Partie: je 2 Belagerungen aus Tyrus, Jaffa, Caesarea und Sidon in die Schachtel
setup-short-rest = Kurze Partie: 2 weitere Verbotene Schriften, 2 weitere Münzprägerechte in die Schachtel
setup-deal = { $cards } Startkarten mischen, je { $n } offen an alle austeilen, beginnend mit { $who }
setup-box = { $n } übrige Startkarten kommen in die Schachtel
setup-shuffle = Jeden Stapel mischen ({ $n } Karten), Text nach oben
deal-label = Wer hat welche Startkarten?
deal-hint = Jetzt eingeben oder erst beim Ausspielen.
deal-confirm = Startkarten ausgeteilt
only-two-starters = Von dieser Startkarte gibt es nur { $n }: { $card }.

## City cards
tops-label = Welche Karten liegen oben?
tops-hint = Jetzt eingeben oder erst beim Ausspielen.
tops-confirm = Weiter mit der Runde
learn-label = Karte aus { $city } eingeben
learn-hint = Gib ein, was auf der Karte steht. Das ist nur einmal nötig.
learn-confirm = { $kind } eingeben
learn-play = { $kind } spielen
kind-label = Karte
cost-label = Ritter, obere Ecke
track-label = Welche Leiste?
falls-label = Welche Leiste geht zurück?
cities-label = Welche Städte?
points-label = Wie weit?
copies-label = Anzahl, unten rechts (darf leer bleiben)
one-copy-more = { $card }: Alle { $n } Exemplare sind schon eingegeben. War eine frühere Eingabe falsch, korrigiert sie im Verlauf.
card-has-copies = Diese Karte ist schon bekannt: Es gibt sie { $n }-mal.
city-has-twelve = { $city } hat 12 Karten: Von dieser Art kann es nur noch { $n } geben.
siege-needs-two = Eine Belagerung nennt zwei verschiedene Leisten.
not-played = Die Karte ist jetzt bekannt, lässt sich aber nicht spielen: { $card }. { $why }

## Bidding
field-label = Feld
place-label = Bieten oder passen
place-confirm = { $n } auf { $city }
count-label = Ritter
with-him-label = Ritter zum Seneschall
open-hint = In { $city } bieten alle offen.
spread-confirm = Ritter auf mehrere Felder
pass-label = Passen
pass-confirm = Passen
seneschal-spread-label = Mit dem Seneschall bieten, Ritter auf mehrere Felder
seneschal-field-label = Seneschall
seneschal-label = Mit dem Seneschall bieten
seneschal-confirm = Seneschall nach { $city }
all-passed-label = Bieten, bis alle gepasst haben
all-passed-confirm = Alle haben gepasst
saladin-hint = Vor dem Aufdecken darf { $who } jetzt einen gebotenen Ritter versetzen (Saladin).
stack-is-empty = In { $city } liegt keine Karte mehr.
bid-there-already = Auf { $city } hast du schon geboten. Nachlegen ist nach euren Hausregeln nicht erlaubt.
field-open = { $who } setzt den Seneschall: In { $city } bieten jetzt alle offen.
field-turned-up = { $who } setzt den Seneschall: Deckt alle Ritter in { $city } auf und bietet dort offen.
face-up = { $who } bietet offen, denn in { $city } steht der Seneschall.
can-only-pass = { $who } kann nichts mehr bieten und passt.

## The reveal
award-label = Ritter aufdecken: Wer bekommt welche Karte?
award-confirm = Karten verteilen
count-faces = Gebote zählen
award-hint = Ein Kaplan gilt als nicht geboten, solange ihr nicht eingebt, wo er lag.
award-hint-ledger = Bekommt niemand die Karte, lasst sie leer.
chaplain-at = Kaplan in { $city }
no-chaplain = Kein Kaplan
no-bid-there = Ohne Gebot bekommt niemand die Karte aus { $city }.
lone-chaplain = In { $city } hat { $who } nur den Kaplan, und der gewinnt keine Karte.
card-stays = { $city }: Niemand bekommt die Karte.
takes-card = { $who } nimmt eine Karte aus { $city }.
takes-known = { $who } nimmt { $card } ({ $city }).
faces-label = Ritter aufdecken
faces-confirm = Gebote zählen
faces-of = { $city }, { $who }
after-valued-label = { $city }: Figuren mit Bietwert, gesetzt nach dem Söldner von { $who }
after-label = { $city }: Ritter, gesetzt nach denen von { $who }
so-many-lie-there = { $who } hat { $n } auf { $city } geboten.
bid-total = { $city }: { $who } bietet { $n }.
one-of-each = { $who } hat jeden Ritter nur einmal.
not-together = In { $city } dürfen Söldner und Graumantel von { $who } nicht zusammen liegen.

## The card round
play-label = Karte spielen
play-hint = Ritter übrig: { $n }. Lies die Karte, die du spielst, laut vor.
play-confirm = { $card } spielen
kind-confirm = { $kind } spielen
richard-hint = Vor deiner ersten Karte darfst du einen gebotenen Ritter zurückholen (Richard).
played-city-label = Stadt
pays-label = Zahlt der Seneschall mit?
done-label = Zug beenden
done-confirm = Zug beenden
too-few-knights = Diese Karte kostet { $n ->
    [one] 1 Ritter
   *[other] { $n } Ritter
}; du hast noch { $left }.
plays = { $who } spielt { $card } ({ $city }, { $n ->
    [0] gratis
    [one] 1 Ritter
   *[other] { $n } Ritter
}).
plays-kind = { $who } spielt { $kind }.
not-in-hand = Laut Verlauf hat { $who } das nicht: { $card }.
turn-ends = { $who } kann nichts mehr spielen.
discard-label = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} ablegen
away-label = Karte ablegen aus
discard-confirm = Karte aus { $city } ablegen
keeps-five = { $who } behält fünf Karten und legt { $n } ab.
seneschal-passes = Der Seneschall geht an { $who }.
loan-borrower = { $who } nimmt { $n ->
    [one] 1 Ritter
   *[other] { $n } Ritter
} von { $owner }, ohne hinzusehen.
loan-owner = { $owner } gibt { $who } { $n ->
    [one] 1 Ritter
   *[other] { $n } Ritter
}, ohne hinzusehen.
loan-now = { $owner } gibt { $who } { $n ->
    [one] 1 Ritter
   *[other] { $n } Ritter
}
loans-hint = Jetzt verdeckt übergeben: { $loans }.
last-card = In einem Stapel liegt nur noch eine Karte.
last-round = { $city } ist leer: Dies ist die letzte Runde.
game-over = Ein Stapel ist leer: Die Partie ist zu Ende.

## What cards do
ban-target = Wer geht 2 zurück?
ban-confirm = { $target } geht 2 zurück
ban-too-high = Kirchenbann geht nur, wenn du auf dieser Leiste höchstens auf { $n } stehst.
ban-nobody = Kirchenbann geht nur, wenn hier jemand anders mindestens auf { $n } steht.
ban-below = { $who } käme unter 0. Zurückgehen kann hier nur, wer mindestens auf { $n } steht.
siege-too-high = Nach euren Hausregeln geht Belagerung nur, wenn der vorrückende Marker höchstens auf { $n } steht.
lender-label = Wer verleiht { $n ->
    [one] 1 Ritter
   *[other] { $n } Ritter
}?
plague-confirm = Bei { $lender } leihen
victim-label = { $track }: Wer geht 1 zurück?
unmoved = bleibt so
brother-confirm = Bei { $lender } leihen
rise-label = Eigenen Marker vorrücken?
will-borrow = Nächste Runde hat { $who } { $n ->
    [one] 1 Ritter
   *[other] { $n } Ritter
} von { $owner }.
levant-target = Wessen Ritter zählen?
levant-count = Ritter bei den genannten Städten
levant-confirm = Ritter zählen
levant-yield = { $n ->
    [one] 1 Ritter
   *[other] { $n } Ritter
}: +{ $half }
levant-counted = { $who } hat dort { $n ->
    [one] 1 Ritter
   *[other] { $n } Ritter
}: +{ $half }.
raise-confirm = { $points } vor
writings-confirm = Marker versetzen
writings-limits = Mit der Verbotenen Schrift kann kein Marker unter 0 oder über 13 kommen.
writings-two = Nach euren Hausregeln: zwei verschiedene Marker, einer vor, einer zurück.
up-label = 1 vor
down-label = 1 zurück
minting-confirm = Karte aus { $stack } nehmen
stack-label = Von welchem Stapel?
no-stack-left = In keinem Stapel liegt noch eine Karte.
another-player = Wähle jemand anderen.
marker-at = { $who }: { $track } { $n }
marker-stops = { $who }: { $track } { $n }. Der Rest verfällt.
no-choice-left = Bei dieser Karte gibt es nichts mehr zu wählen: übersprungen.

## Privileges
privilege-to = { $privilege }: an { $who }.
privilege-back = { $privilege }: hat niemand.
barbarossa-label = Barbarossa: Karte tauschen?
barbarossa-confirm = Karte aus { $stack } nehmen
barbarossa-decline = Nicht tauschen
barbarossa-took = { $who } nimmt mit Barbarossa eine Karte aus { $city }.
is-top-label = Ist es die oberste Karte?
saladin-label = Saladin: Ritter versetzen?
saladin-confirm = 1 Ritter nach { $target }
saladin-decline = Nicht versetzen
saladin-moved = { $who } versetzt 1 Ritter nach { $city }.
saladin-open = { $who } versetzt 1 Ritter nach { $city }, offen, denn dort wird offen geboten.
source-label = Von
target-label = Nach
no-knight-there = In { $city } hast du keinen Ritter.
another-field = Wähle ein anderes Feld.
richard-label = Richard: ein Ritter zurück
richard-confirm = 1 Ritter zurückholen
from-label = Von wo?
is-chaplain-label = Ist es der Kaplan?
richard-took = { $who } holt 1 Ritter aus { $city } zurück.
richard-seneschal = { $who } holt den Seneschall zurück.
discount-lost = Der Kaplan ist weg: Karten aus { $city } kosten { $who } wieder den vollen Preis.
clement-label = Papst Clemens: Marker 1 vor?
clement-confirm = { $track } 1 vor
clement-decline = Kein Marker vor
already-at-end = Dieser Marker steht schon auf { $n }.

## Time
timer-bid = { $who } bietet
timer-cards = { $who } spielt Karten
timer-barbarossa = { $who }: Barbarossa
timer-saladin = { $who }: Saladin
timer-table = Bieten

## What a seat has
row-hand = Handkarten
row-camp = Ritter im Lager
borrowed-from = Geliehen von { $who }
borrowed-from-next = Nächste Runde von { $who }
lent-to = Verliehen an { $who }
lent-to-next = Nächste Runde an { $who }

## Score
score-highest = Höchste Leiste
score-lowest = Niedrigste Leiste
score-second = Zweithöchste Leiste
why-track = Wo der Marker steht. Von den vieren zählen nur der höchste und der niedrigste.
why-highest = Der höchste der vier Marker.
why-lowest = Der niedrigste der vier Marker.
why-second = Entscheidet bei gleich vielen Punkten.

## Corrections
row-bid = Ritter auf { $city }
row-paid = Gezahlt für { $city }
row-stack = Stapel von { $city }
row-discard = Ablagestapel
row-round = Runde
start-label = Wer ist Startspieler?
turn-label = Wer ist am Zug?
passed-label = Wer hat gepasst?
holder-of = Wer hat { $privilege }?
holder-label = Privileg
seneschal-at = Wo ist der Seneschall?
in-camp = Im Lager
has-paid = Hat gezahlt
loan-label = Geliehene Ritter
owner-label = Wessen Ritter?
borrower-label = Wer hat sie?
loan-knights = Wie viele?
loan-when = In welcher Runde?
this-round = Diese Runde
next-round-loan = Nächste Runde
top-of = Oben: { $city }
card-label = Eine Stadtkarte
leave-card = Es kam anders: Karten unbekannt lassen
leave-reveal = Es kam anders: niemand nimmt eine Karte
leave-effect = Es kam anders: Wirkung der Karte überspringen
leave-privilege = Es kam anders: Privileg überspringen
leave-turn = Es kam anders: weiter mit der nächsten Person
leave-bids = Es kam anders: Bieten beenden

## Settings
set-short = Kurze Partie
set-hands = Handkarten
set-hands-closed = Hier sieht man nur die eigenen
set-hands-open = Hier sind alle zu sehen
set-reveal = Nach dem Aufdecken
set-reveal-award = Eingeben, wer welche Karte bekommt
set-reveal-faces = Ritter eingeben, der Tischbegleiter zählt
set-one-field = Die Ritter eines Zuges
set-one-field-one = Alle auf ein Feld
set-one-field-split = Auch auf mehrere Felder
set-add-again = Nachlegen, wo du schon geboten hast
set-add-again-yes = Erlaubt
set-add-again-no = Nicht erlaubt
set-mercenary-next = Beim Söldner zählen
set-mercenary-next-all = Alle anderen Ritter
set-mercenary-next-after = Nur die nach ihm gesetzten
set-mercenary-counts = Was den Söldner erhöht
set-mercenary-counts-any = Jede Figur
set-mercenary-counts-valued = Figuren mit Bietwert
set-mercenary-counts-coloured = Farbige Ritter
set-cloak-seneschal = Graumantel und Seneschall
set-cloak-seneschal-doubles = Verdoppelt ihn: 8
set-cloak-seneschal-not = Verdoppelt ihn nicht: 4
set-lone-cloak = Ein Graumantel als einziges Gebot
set-lone-cloak-nothing = Bekommt nichts
set-lone-cloak-takes = Bekommt die Karte
set-seneschal-pays = Der Seneschall zahlt für Karten
set-seneschal-pays-yes = Wenn nicht geboten
set-seneschal-pays-no = Nie
set-free-cards = Gratiskarte, wenn kein Ritter übrig ist
set-free-cards-yes = Erlaubt
set-free-cards-no = Nicht erlaubt
set-chaplain-back = Von Richard zurückgeholter Kaplan
set-chaplain-back-lost = Der Rabatt verfällt
set-chaplain-back-kept = Der Rabatt bleibt
set-lance-feast = Heilige Lanze und Templerfest
set-lance-feast-names = Lanze 1, Fest 3
set-lance-feast-cards = Wie auf der Karte steht
set-siege-high = Belagerung: Marker schon auf 12 oder 13
set-siege-high-yes = Erlaubt, der Rest verfällt
set-siege-high-no = Nicht erlaubt
set-borrowed-use = Wozu man Ritter leiht
set-borrowed-use-cards = Nur zum Zahlen für Karten
set-borrowed-use-bids = Auch zum Bieten
set-borrowed-pick = Wer den geliehenen Ritter aussucht
set-borrowed-pick-borrower = Wer ihn bekommt, blind
set-borrowed-pick-owner = Wer ihn hergibt
set-levant-counts = Beim Levantehandel zählen
set-levant-counts-both = Gebotene und gezahlte Ritter
set-levant-counts-paid = Nur gezahlte Ritter
set-writings = Verbotene Schrift
set-writings-free = Derselbe Marker oder nur zurück ist erlaubt
set-writings-two = Zwei verschiedene Marker, beide ziehen
set-barbarossa-empty = Barbarossa ohne Handkarte
set-barbarossa-empty-no = Geht nicht
set-barbarossa-empty-free = Nimmt eine Karte gratis
set-barbarossa-card = Barbarossa nimmt
set-barbarossa-card-top = Die oberste Karte
set-barbarossa-card-any = Eine beliebige Karte des Stapels
set-saladin-field = Saladin: offene Felder und verbotene Paare
set-saladin-field-rules = Die Regeln gelten
set-saladin-field-free = Die Regeln gelten nicht
set-clement = Papst Clemens in einem Zug
set-clement-once = Einmal
set-clement-pairs = Einmal je Paar
set-barbarossa-ends = Ein Stapel, den Barbarossa leert
set-barbarossa-ends-round = Die Runde wird noch gespielt
set-barbarossa-ends-now = Die Partie endet sofort
set-second-highest = Gleichstand: die zweithöchste Leiste
set-second-highest-sorted = Darf gleich der höchsten sein
set-second-highest-different = Der nächste andere Wert
set-bid-s = Zeit zum Bieten, je Person und Runde
set-cards-s = Zeit für einen Kartenzug
set-window-s = Zeit für Barbarossa und Saladin

## Importing a catalogue
check-twelve = { $city }: mehr als die { $n } Karten in der Schachtel.

# the catalogue
section-cards = Stadtkarten
n-copies = { $n ->
    [one] 1 Exemplar
   *[other] { $n } Exemplare
}

# what was done: the log, in the past tense
did-begin = Das Spiel wurde aufgebaut.
did-deal = Die Startkarten wurden ausgeteilt.
did-turn-up = Die obersten Karten wurden eingegeben.
did-learn-card = Eine Karte wurde eingegeben: { $kind }.
did-place = { $seneschal-is ->
     [1] { $who } hat den Seneschall nach { $city } geschickt.
    *[other] { $who } hat { $count } auf { $city } geboten.
}
did-spread = { $who } hat auf mehrere Felder geboten: { $knights }.
did-pass = { $who } hat gepasst.
did-all-passed = Alle haben gepasst.
did-award = Die Stadtkarten wurden verteilt: { $winner }.
did-faces = Die Ritter wurden aufgedeckt.
did-after = Später gesetzte Ritter wurden gezählt.
did-play = { $who } hat „{ $card }“ gespielt.
did-play-kind = { $who } hat { $kind } gespielt.
did-done = { $who } hat den Zug beendet.
did-discard = { $who } hat eine Karte aus { $city } abgelegt.
did-raise = { $who } ist { $points } vorgerückt.
did-ban = { $who } hat { $target } 2 zurückgesetzt.
did-plague = { $who } hat bei { $lender } einen Ritter geliehen.
did-brother = { $who } hat bei { $lender } Ritter geliehen.
did-levant = { $count-is ->
     [one] { $who } hat für den Levantehandel 1 Ritter gezählt.
     [other] { $who } hat für den Levantehandel { $count } Ritter gezählt.
    *[none] { $who } hat für den Levantehandel die Ritter von { $target } gezählt.
}
did-writings = { $who } hat Marker versetzt: { $down } zurück, { $up } vor.
did-minting = { $who } hat eine Karte aus { $stack } genommen.
did-richard = { $who } hat einen Ritter aus { $city } zurückgeholt.
did-clement = { $who } ist 1 vorgerückt: { $track }.
did-barbarossa = { $who } hat eine Karte gegen eine aus { $stack } getauscht.
did-saladin = { $who } hat einen Ritter von { $source } nach { $target } versetzt.
did-decline = { $form ->
     [barbarossa-decline] { $who } hat keine Karte getauscht.
     [saladin-decline] { $who } hat keinen Ritter versetzt.
    *[clement-decline] { $who } hat keinen Marker vorgerückt.
}
