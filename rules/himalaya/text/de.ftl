title = Himalaya
who-starts = Wer ist am weisesten? Diese Person beginnt

## Words
good-salt = Salz
good-barley = Gerste
good-tea = Tee
good-jade = Jade
good-gold = Gold
n-salt = { $n } Salz
n-barley = { $n } Gerste
n-tea = { $n } Tee
n-jade = { $n } Jade
n-gold = { $n } Gold
no-goods = nichts
new-goods = fünf Rohstoffe
new-order = noch nicht eingegeben
some-salt = Salz
some-barley = Gerste
some-tea = Tee
some-jade = Jade
some-gold = Gold
road-soil = Erdweg
    .dem = dem Erdweg
road-ice = Eispiste
    .dem = der Eispiste
road-stone = Steinpfad
    .dem = dem Steinpfad
by-soil = Erdweg
    .Der = Der Erdweg
    .den = den Erdweg
    .Kein = Kein Erdweg
    .keinen = keinen Erdweg
    .zwei = Erdwege
by-ice = Eispiste
    .Der = Die Eispiste
    .den = die Eispiste
    .Kein = Keine Eispiste
    .keinen = keine Eispiste
    .zwei = Eispisten
by-stone = Steinpfad
    .Der = Der Steinpfad
    .den = den Steinpfad
    .Kein = Kein Steinpfad
    .keinen = keinen Steinpfad
    .zwei = Steinpfade
token-soil = Erde
token-ice = Eis
token-stone = Stein
token-hand = Handeln
token-pause = Pause
level-1 = 1 Haus
level-2 = 2 Tempel
level-3 = 3 Kloster
regions = Vorn in
region = Region { $n }
no-road = Kein solcher Weg
event-yeti = Yeti
event-storm = Schneesturm
event-market = Markttag
note-yeti = Sperrt einen Weg
note-storm = Ein Weg kostet zwei Aktionen
note-market = Freie Wahl des Rohstoffs
event-on-road = { $event }, { $a }–{ $b }
event-on-this-road = { $event }, { $road } { $a }–{ $b }
event-in = { $event } in { $n }
reward-barter = Tausch
reward-yaks = Tausch +{ $n }
reward-offering = Opfergabe
reward-offering-points = Opfergabe +{ $n }
reward-delegation = Delegationen
n-yaks = { $n ->
    [one] 1 Yak
   *[other] { $n } Yaks
}
n-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
n-stupas = { $n ->
    [0] kein Stupa
    [one] 1 Stupa
   *[other] { $n } Stupas
}
n-tokens = { $n ->
    [0] kein Plättchen
    [one] 1 Plättchen
   *[other] { $n } Plättchen
}
order-worth = { $what } ({ $n ->
    [one] 1 Yak
   *[other] { $n } Yaks
})
is-ready = fertig
prize-token = Inventurplättchen, 3 Yaks
prize-delegations = Zwei Delegationen
prize-stupa = Ein Stupa in einem Dorf mit Haus
prize-nothing = Nichts

## Where we are
phase-setup = Aufbau
phase-setup-name = Aufbau
phase-map = Die Karte
phase-map-name = Die Karte
phase-goods = Monat { $round }, Rohstoffe
phase-goods-name = Rohstoffe
phase-orders = Monat { $round }, Aufträge
phase-orders-name = Aufträge
phase-leaders = Karawanen aufstellen
phase-leaders-name = Karawanen
phase-events = Monat { $round }, Ereignisse
phase-events-name = Ereignisse
phase-programme = Monat { $round } von 12
phase-programme-name = Programme
phase-rows = Monat { $round }, Aufdecken
phase-rows-name = Aufdecken
phase-action = Monat { $round }, { $action }/6
phase-action-name = Aktionen
phase-emptied = Monat { $round }, Auffüllen
phase-emptied-name = Auffüllen
phase-inventory = Monat { $round }, Inventur
phase-inventory-name = Inventur
phase-prize = Monat { $round }, Prämie
phase-prize-name = Prämien
phase-count = Schlusswertung
phase-count-name = Schlusswertung
phase-tie = Wertung, Gleichstand
phase-tie-name = Gleichstand
phase-over = Das Jahr ist um
phase-over-name = Nach dem Ende
next-inventory = Inventur nach Monat { $n }

## Setting up
begin-label = Spiel aufbauen
begin-confirm = Dörfer füllen
checklist-label = Checkliste
setup-marker = Spielplan; Rundenanzeiger auf Feld 1
setup-goods = { $n } Rohstoffe in einen Beutel
setup-orders = { $n } Aufträge in den anderen Beutel
setup-pieces = { $players } Stämme: je Sichtschirm, Karawane, { $stupas } Stupas, { $delegations } Delegationen
setup-action-tokens = Je { $n } Aktionsplättchen für alle { $players } am Tisch
setup-inventory = { $n } Inventurplättchen
setup-first = Der Würfel an { $who } (beginnt)
setup-events = Je { $n } Ereignisplättchen für alle { $players } am Tisch
enter-map-label = Erst die Karte eingeben
enter-map-confirm = Karte eingeben
map-hint = Gebt die Wege vom Spielplan einmal ein, sie bleiben für später gespeichert. Bekannt: { $n } von 20 Dörfern. Oder spielt einfach los: Nach einem Weg wird gefragt, sobald ihn jemand nimmt.
map-label = Dorf { $n } auf der Karte
map-confirm = Dorf { $n } speichern
map-later-label = Genug für jetzt
map-later-confirm = Rest nach Bedarf eingeben
level-label = Gebäude
regions-label = Regionen ringsum
leader-label = Karawane aufstellen
leader-confirm = Karawane in Dorf { $village }
leader-at-label = Wo steht die Karawane von { $who }?
leader-at-confirm = In Dorf { $village }
village-label = Dorf

## Supplying
lay-goods-label = Welche Dörfer bekommen Rohstoffe? { $n ->
    [one] Noch eins
   *[other] Noch { $n }
}
lay-goods-confirm = Rohstoffe in { $villages }
lay-goods-hint = Würfelt, legt je fünf Rohstoffe aus dem Beutel in das Dorf und tippt es auf der Karte an. Welche es sind, gebt ihr ein, wenn jemand einen nimmt.
lay-orders-label = Welche Dörfer bekommen einen Auftrag? { $n ->
    [one] Noch eins
   *[other] Noch { $n }
}
lay-orders-confirm = Aufträge in { $villages }
lay-orders-hint = Würfelt, legt je einen Auftrag in das Dorf und tippt es auf der Karte an. Was er verlangt, gebt ihr beim Liefern ein.
lay-where = Dörfer
goods-laid = Rohstoffe in { $n }.
orders-laid = Aufträge in { $n }.
goods-label = Rohstoffe auslegen ({ $n } von 5)
goods-confirm = Rohstoffe in { $roll }
goods-short-label = Weniger als fünf im Beutel
goods-short-confirm = Letzte Rohstoffe in { $roll }
no-goods-label = Keine Rohstoffe mehr im Beutel
no-goods-confirm = Keine Rohstoffe mehr
orders-label = Auftrag auslegen ({ $n } von 5)
orders-confirm = Auftrag in { $roll }
no-orders-label = Keine Aufträge mehr im Beutel
no-orders-confirm = Keine Aufträge mehr
roll-label = Wurf
roll-to = { $roll } → { $n }
cubes-label = Aus dem Beutel
order-label = Auftrag
needs-label = Verlangt wird
goods-placed = Dorf { $n }: { $what }.
order-placed = Auftrag in Dorf { $n }: { $what }.
no-goods-left = Der Rohstoffbeutel ist leer: Diesen Monat kommt nichts mehr.
no-orders-left = Der Auftragsbeutel ist leer: Diesen Monat kommt nichts mehr.
emptied-label = Welche Dörfer sind jetzt leer?
emptied-confirm = Leer: { $villages }
emptied-which = Jetzt leer
renewal = { $who } füllt auf: erst Rohstoffe, dann Aufträge.

## Events
event-label = Ereignis legen
event-confirm = { $event } legen
event-which = Ereignis
event-a = Weg von
event-b = nach
event-village = Markt in
no-event-label = Ein Ereignis legen?
events-left = Noch nicht gelegt: { $what }.
no-event-confirm = Kein Ereignis
event-placed = { $who } legt: { $event }.
event-road-label = { $event }, { $a }–{ $b }: auf welchen Weg?
event-road-confirm = { $event }, { $a }–{ $b }: { $road }
events-gone = Die Ereignisse dieses Monats kommen aus dem Spiel.

## Programming
start-clock-label = Plättchen legen
start-clock-confirm = Uhr starten
place-leaders-label = Karawanen aufstellen, im Uhrzeigersinn ab { $who }
place-leaders-confirm = Alle Karawanen stehen
place-leaders-hint = In ein beliebiges Dorf, aber nie zwei ins selbe. Danach beginnt die Zeit zum Programmieren.
ready-label = Plättchen legen
ready-confirm = Fertig: { $who }
programme-hint = Sechs Plättchen hinter deinen Sichtschirm, von links nach rechts.
ready-ledger-label = Sechs Plättchen hinter den Sichtschirm
ready-ledger-confirm = Fertig: { $who }
programme-label = Deine sechs Aktionen
programme-confirm = Programm festlegen
row-label = Erste bis sechste Aktion
timer-programme = Programmieren
time-up = Die Zeit ist um: keine Änderung mehr.
screens-away = Sichtschirme weg. { $who } beginnt.
row-of-label = Programm von { $who }
row-of-confirm = Programm von { $who } speichern
let-finish-label = Noch Zeit für { $who }
let-finish-confirm = Noch Zeit für { $who }
rows-label = Aufgedeckte Programme eingeben
rows-confirm = Programme speichern
from-table-label = Programme nicht eingeben
from-table-confirm = Jede Aktion einzeln eingeben

## Actions
act-label = Aktion { $n }: welches Plättchen?
act-confirm = Plättchen: { $token }
token-label = Plättchen
travel-label = Nimm { FORM($road, "den") } nach Dorf { $to }
travel-confirm = Nach Dorf { $to } ziehen
travel-hint = Du musst { FORM($road, "den") } von Dorf { $at } nach { $to } nehmen.
storm-label = In den Schneesturm, Richtung { $to }
storm-confirm = In den Schneesturm, Richtung { $to }
storm-hint = { FORM($road, "Der") } von Dorf { $at } nach { $to } kostet jetzt zwei Aktionen.
no-such-road-label = { FORM($road, "Kein") } in Dorf { $at }
no-such-road-confirm = { FORM($road, "Kein") } in { $at }: ohne Wirkung
road-label = { FORM($road, "Der") } von Dorf { $at }
road-confirm = Nach Dorf { $to } ziehen
road-hint = Dieser Weg ist noch nicht auf der Karte. Er wird gespeichert.
to-label = Führt nach
map-tap = Fehlt eine Art von Weg, tippt { $n } selbst an.
collect-label = In Dorf { $n } sammeln
collect-hint = Hier: { $what }. Immer den billigsten.
collect-confirm = { $good } aus Dorf { $n } nehmen
cube-label = Welcher Rohstoff aus Dorf { $n }?
cube-confirm = { $good } aus Dorf { $n } nehmen
cube-cheapest = Nimm den billigsten, der dort liegt.
cube-any = Markttag: Nimm einen beliebigen von dort.
n-untold = { $n ->
    [one] 1 Rohstoff, noch nicht eingegeben
   *[other] { $n } Rohstoffe, noch nicht eingegeben
}
order-untold = Ein Auftrag, noch nicht eingegeben
market-label = Markttag: Wähle in Dorf { $n }
market-confirm = { $good } aus Dorf { $n } nehmen
good-label = Rohstoff
void-label = { $token }: ohne Wirkung
void-confirm = { $token }: ohne Wirkung
void-no-road = Von Dorf { $n } geht kein solcher Weg ab.
void-yeti = Der Yeti hat diesen Weg gesperrt: Die Karawane bleibt in Dorf { $n }.
void-storm = Keine zweite passende Aktion, um durch den Schneesturm zu kommen: Die Karawane bleibt in Dorf { $n }.
void-storm-other = Aus dem Schneesturm geht es nur mit derselben Art von Weg weiter.
void-on-storm = Im Schneesturm kannst du nicht handeln.
void-empty = Dorf { $n } ist leer.
void-took = Aus Dorf { $n } hast du diesen Monat schon einen Rohstoff genommen.
void-tried = In Dorf { $n } hast du diesen Monat schon gehandelt.
void-nowhere = Die Karawane ist nicht auf dem Spielplan.
as-programmed-label = Aktion { $n }: laut Programm
as-programmed-confirm = Aktion { $n } so ausführen
only = Jetzt nur { $who }
lines =
    { $first }
    { $rest }
action-done-label = Aktion { $n }, alle der Reihe nach
action-done-hint = Wer ziehen kann, muss. Von den Rohstoffen immer den billigsten, einen je Monat und Dorf.
action-done-confirm = Aktion { $n } ist erledigt
all-done-label = Alle sechs Aktionen
all-done-confirm = Alle sechs Aktionen sind erledigt
survey-label = Delegationen: erst Dorf { $n } eingeben
survey-confirm = Dorf { $n } speichern
deliver-label = Auftrag in Dorf { $n }: { $what }. Liefern?
deliver-untold-label = Den Auftrag in Dorf { $n } liefern?
deliver-untold-confirm = Liefern: { $rewards }
deliver-confirm = Liefern: { $rewards }
rewards-label = Höchstens zwei
sent-label = Delegationen, { $n }
yaks-label = Yaks auf dem Auftrag
yaks-or-none = Yaks auf dem Auftrag (0 = unbekannt)
decline-label = Nicht liefern
decline-confirm = In { $n } nicht liefern
cannot-label = Kann nicht liefern
cannot-confirm = Kann in { $n } nicht liefern
travels = { $who } → { $n }.
in-the-storm = { $who } zieht in den Schneesturm, Richtung Dorf { $n }.
still-in-storm = { $who } steckt am Ende des Monats noch im Schneesturm, und das geht nicht; die Karawane bleibt in Dorf { $n }.
is-void = { $who }: ohne Wirkung. { $why }
collects = { $who } nimmt { $good } aus Dorf { $n }.
delivers = { $who } liefert in Dorf { $n }: { $what }.
declines = { $who } liefert in Dorf { $n } nicht.
barters = Der Auftrag kommt hinter den Sichtschirm.
disc-back = Der Auftrag kommt zurück in den Beutel.
offers = Ein Stupa in Dorf { $n }.
sends = { $n ->
    [one] 1 Delegation
   *[other] { $n } Delegationen
} in Region { $region }.
stock-short = Laut Verlauf hast du nicht alles davon. Was auf dem Tisch liegt, gilt.
had-to-deliver = Laut Verlauf kannst du liefern, und nach euren Hausregeln musst du es dann.

## Inventory
open-hands-label = { $good }: alle Hände öffnen
open-hands-hint = Alle gleichzeitig; bei Gleichstand bekommt niemand etwas. Stimmt der Verlauf nicht, zählt die Hände.
open-hands-confirm = { $good }: Hände offen
show-hands-label = Hände zählen: { $good }
show-hands-confirm = { $good }: Hände speichern
award-label = { $good }: alle Hände öffnen
award-confirm = { $good }: { $seat }
most-label = Wer hat am meisten?
hands = { $good }: { $counts }.
has-most = { $good }: { $who } hat am meisten.
nobody-most = { $good }: Gleichstand an der Spitze, niemand bekommt ein Plättchen.
takes-token = { $who } nimmt ein Inventurplättchen.
no-token-left = Zusammen wären das { $held } Inventurplättchen, es gibt aber nur { $n }: Korrigiert, wer zu viele hat.
prize-label = Prämie wählen
prize-confirm = Prämie: { $prize }
prize-which = Prämie
stupa-where = In Dorf
no-prize = { $who } nimmt nichts.
prize-sent = { $who } entsendet { $n } Delegationen.
prize-sent-to = { $who } entsendet { $n ->
    [one] 1 Delegation
   *[other] { $n } Delegationen
}: { $regions }.
prize-built = { $who } baut einen Stupa.
new-round = Monat { $round }. Der Würfel geht an { $who }.

## The end
year-over = Die zwölf Monate sind um. Dreht die Auftragsringe um.
count-label = Yaks zählen
count-confirm = Yaks insgesamt: { $yaks }
level-of-label = Gebäude in { $n }?
level-of-confirm = Gebäude von Dorf { $n } speichern
herd-label = Yaks, auf Aufträgen und Plättchen
stupas-label = Stupas je Gebäude
delegations-label = Delegationen je Region
tie-label = Noch immer Gleichstand: Wer scheidet aus?
tie-confirm = { $seat } scheidet aus: { $kind }
leaves-label = Scheidet aus
leads-religious = Größter religiöser Einfluss: { $who }.
leads-political = Größter politischer Einfluss: { $who }.
leads-economic = Größter wirtschaftlicher Einfluss: { $who }.
out-religious = { $who } scheidet aus: geringster religiöser Einfluss.
out-political = { $who } scheidet aus: geringster politischer Einfluss.
wins = { $who } gewinnt.
share = Gleichstand in allem: { $who } teilen sich den Sieg.

## Score
score-religious = Religiöser Einfluss
score-political = Politischer Einfluss
score-economic = Wirtschaftlicher Einfluss
score-stupas = Stupas
score-delegations = Delegationen
why-religious = Jeder Stupa zählt so viel wie das Niveau seines Dorfs.
why-religious-out = Jeder Stupa zählt so viel wie das Niveau seines Dorfs. Am wenigsten: { $who } scheidet aus.
why-political = Ein Punkt für jede Region, in der du allein die meisten Delegationen hast.
why-political-out = Ein Punkt für jede Region, in der du allein die meisten Delegationen hast. Am wenigsten: { $who } scheidet aus.
why-economic = Yaks auf eingetauschten Aufträgen, 3 je Inventurplättchen.

## Corrections
row-round = Monat
row-leader = Karawane in Dorf
row-tokens = Inventur
row-yaks = Yaks
row-region = In Region { $n }
row-stupas = Stupas, { $level }
row-village = Dorf { $n }
delegations-left = Delegationen übrig
correct-site = Was in einem Dorf liegt
holds-label = Inhalt
holds-empty = Nichts
holds-goods = Rohstoffe
holds-order = Ein Auftrag
correct-stupa = Ein Stupa
stupa-of = Stupa von
forget-order = Falschen Auftrag löschen
correct-level = Karte: ein Gebäude
correct-road = Karte: ein Weg
correct-regions = Karte: Regionen eines Dorfs
road-type = Weg
correct-stock = Rohstoffe von { $who }
correct-herd = Aufträge von { $who }
discs-label = Wie viele Aufträge
disc-yaks-label = Yaks auf Aufträgen
correct-first = Wer ist Erster?
add-event = Ein Ereignis nachtragen
add-event-of = Ereignis von
correct-events = Übrige Ereignisse: { $who }
drop-event = Ereignis entfernen
leave-map = Es kam anders: Karte überspringen
leave-goods = Es kam anders: keine Rohstoffe mehr
leave-orders = Es kam anders: keine Aufträge mehr
leave-leaders = Es kam anders: diese Karawane überspringen
leave-events = Es kam anders: diese Person überspringen
leave-programme = Es kam anders: Programmieren beenden
leave-rows = Es kam anders: Programme nicht eingeben
leave-action = Es kam anders: diese Aktion überspringen
leave-emptied = Es kam anders: kein Dorf ist leer
leave-inventory = Es kam anders: diese Art überspringen
leave-prize = Es kam anders: keine Prämie

## Settings
set-events = Ereignisse im Hochgebirge
set-inventory = Prämie der Inventur
set-inventory-tokens = Ein Plättchen
set-inventory-full = Plättchen, Delegationen oder Stupa
set-programme-s = Zeit zum Programmieren
set-lock = Zweites Handeln im selben Dorf
set-lock-collect = Nur kein zweiter Rohstoff
set-lock-any = Gar nicht erlaubt
set-deliver = Liefern, wenn du kannst
set-deliver-may = Freiwillig
set-deliver-must = Pflicht
set-send = Entsandte Delegationen
set-send-exact = Genau das Niveau
set-send-upto = Bis zum Niveau
set-last-renewal = Auffüllen in Monat 12
set-last-renewal-yes = Ja
set-last-renewal-no = Nein
set-shared-lead = Zu dritt, Gleichstand bei einem Einfluss
set-shared-lead-nobody = Niemand führt
set-shared-lead-both = Alle im Gleichstand führen
set-second-loser = Zweites Ausscheiden: Delegationen
set-second-loser-stay = Bleiben auf dem Spielplan
set-second-loser-leave = Kommen auch weg
set-event-limit = Gleiche Ereignisse je Monat
set-event-limit-one = Eins
set-event-limit-free = Mehrere
set-storm = Zweite Aktion im Schneesturm
set-storm-later = Jede spätere passende Aktion
set-storm-next = Gleich die nächste
set-prize-regions = Zwei Delegationen als Prämie
set-prize-regions-split = Aufteilen erlaubt
set-prize-regions-one = In eine Region

## Refusals
no-such-region = Wähle mindestens eine Region, von 1 bis { $n }.
not-as-printed = Das widerspricht den Beispielen der Anleitung zu Dorf { $n }.
too-many-cubes = { $good }: In der Schachtel gibt es nur { $n }, die auf dem Spielplan mitgezählt.
event-two-villages = Wähle zwei verschiedene Dörfer.
no-road-between = Laut Karte führt kein Weg von { $a } nach { $b }.
one-region = Nach euren Hausregeln gehen beide in eine Region.
no-more-stupas = Ein Stamm hat nur { $n } Stupas.
check-one-way = { FORM($road, "Der") } von { $a } nach { $b } führt nicht zurück.

# a closer look at the board
place-village = Dorf { $n }
place-region = Region { $n }
the-leader = Karawane
the-stupa = Stupa
is-wanted = Gesucht: { $what }
leads-here = führt hier

# the catalogue
section-villages = Dörfer auf der Karte
section-roads = Wege auf der Karte
section-orders = Aufträge
village-n = Dorf { $n }
level-in-regions = { $level }, an { $regions }

# what was done: the log, in the past tense
did-begin = Das Spiel wurde aufgebaut.
did-enter-map = Zuerst wurde die Karte eingegeben.
did-map-later = Der Rest der Karte blieb für später.
did-learn-village = Ein Dorf wurde eingegeben.
did-event-road = { $event } auf { FORM($road, "dem") }.
did-place-goods = { $who } hat Rohstoffe in Dorf { $roll } gelegt.
did-lay-goods = { $who } hat Rohstoffe ausgelegt: { $villages }.
did-place-order = { $who } hat einen Auftrag in Dorf { $roll } gelegt.
did-lay-orders = { $who } hat Aufträge ausgelegt: { $villages }.
did-no-goods = Der Rohstoffbeutel war leer.
did-no-orders = Der Auftragsbeutel war leer.
did-place-event = { $event-is ->
     [storm] { $who } hat gelegt: { $event }.
     [market] { $who } hat gelegt: { $event }.
     [yeti] { $who } hat gelegt: { $event }.
    *[none] { $who } hat kein Ereignis gelegt.
}
did-place-leader = { $who } hat die Karawane in Dorf { $village } aufgestellt.
did-start-clock = Alle Karawanen wurden aufgestellt.
did-programme = { $who } hat sechs Aktionen gewählt.
did-ready = { $who } war fertig.
did-tell-rows = Die Programme wurden aufgedeckt: { $rows }.
did-from-table = Die Aktionen werden einzeln eingegeben.
did-act = { $who } hat Aktion { $n } ausgeführt: { $token }.
did-as-programmed = { $who } hat Aktion { $n } ausgeführt.
did-action-done = { $form ->
     [all-done] Alle sechs Aktionen wurden ausgeführt.
    *[action-done] Aktion { $n } wurde ausgeführt.
}
did-travel = { $form ->
     [no-such-road] { $who } fand in Dorf { $at } { FORM($road, "keinen") }.
     [storm] { $who } ist in den Schneesturm gezogen, Richtung Dorf { $to }.
    *[travel] { $who } ist nach Dorf { $to } gezogen.
}
did-void-action = Ohne Wirkung für { $who }: { $token }.
did-collect = { $who } hat { $good } genommen.
did-deliver = { $rewards-is ->
     [0] { $who } hat in Dorf { $n } geliefert.
    *[other] { $who } hat in Dorf { $n } geliefert: { $rewards }.
}
did-decline = { $who } hat nicht geliefert.
did-emptied = Leere Dörfer: { $villages }.
did-open-hands = Die Hände wurden geöffnet: { $good }.
did-show-hands = Die Hände wurden gezählt: { $good }.
did-award = Am meisten { $good }: { $seat }.
did-take-prize = { $who } hat als Prämie genommen: { $prize }.
did-count = { $who } hat die Yaks gezählt.
did-let-finish = { $who } hat noch Zeit bekommen.
did-decide = { $seat } schied im Gleichstand aus.
reward-used-up = Diese Prämie ist hier verbraucht.
