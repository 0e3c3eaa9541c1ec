title = Ettana
who-starts = Wer beginnt, sagen nachher die Würfel

## Words
n-tokens = { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
}
n-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
points = Punkte
points-not-told = ? Punkte
gain = { $who } { $n }
the-tile = Plättchen { $n }
a-tile = ein noch nicht eingegebenes Plättchen
the-rim = ein Randfeld
colour-green = grün
colour-red = rot
colour-yellow = gelb
colour-blue = blau
colour-purple = lila
colour-black = schwarz
the-colour = die Farbe

card-move = Ziehen
card-swap = Tauschen
card-replace-yarn = Ersetzen
card-replace-tile = Ersetzen
card-steal-card = Stehlen
card-steal-tokens = Stehlen
card-design = Entwurf
card-three = 3 Chips
card-call = Ansagen
card-again = Neu würfeln
card-tax = Steuer
goods-card = Aktionskarte
goods-design = Entwurf
goods-swap = Garne tauschen

row-tokens = Chips
row-cards = Aktionskarten
row-designs = Entwürfe
row-victory = Siegpunkte
row-claimed = Punkte, Entwurf { $n }
row-discards = Abgelegte Aktionskarten
row-number = Gewürfelte Zahl
column-table = Tisch
left-tokens = Chips übrig
left-cards = Aktionskarten übrig
left-designs = Entwürfe übrig
first-to-eight = Zuerst { $n } Punkte gewinnt

## Where we are
phase-setup = Aufbau
phase-setup-name = Aufbau
phase-start = Startspieler
phase-start-name = Startspieler
phase-roll = Zug { $n }, Wurf
phase-roll-name = Würfeln
phase-act = Zug { $n }, Aktionen
phase-act-name = Aktionen
phase-claim = Zug { $n }, Einlösen
phase-claim-name = Einlösen
phase-over = Nach { $n ->
    [one] 1 Zug
   *[other] { $n } Zügen
}
phase-over-name = Nach dem Ende
timer-turn = { $who } ist am Zug

## Setting up
begin-label = Spiel aufbauen
begin-confirm = Partie beginnen
ready-label = Checkliste
setup-yarns = { $n } Garne auf die Achtecke; { $left } neben den Spielplan, eins jeder Farbe
setup-tiles = { $n } Zahlenplättchen auf die Felder; { $left } verschiedene neben den Spielplan
setup-designs = { $n } Entwurfskarten, gemischt, verdeckt
setup-cards = { $n } Aktionskarten, gemischt, verdeckt
setup-tokens = { $n } Chips neben den Spielplan
setup-pawns = { $n } Figuren, eine für jede Person
setup-dice = Der Zahlenwürfel und der Farbwürfel
yarns-label = Garne eingeben
yarns-field = Garne
yarns-confirm = Garne speichern
tiles-label = Plättchen eingeben
tiles-field = Zahlenplättchen
tiles-confirm = Plättchen speichern
paint-hint = Wähle ein Teil und tippe an, wo es liegt.
begin-board-label = Erst den ganzen Spielplan eingeben
begin-board-confirm = Spielplan eingeben
begin-board-hint = Oder spielt einfach los: Nach einem Garn oder Plättchen wird gefragt, wenn es gebraucht wird.
beside-label = Welche Garne neben den Figuren sind { $colour }?
beside-field = Tippt sie an
beside-hint = Nur was noch nicht eingegeben ist, leuchtet. Keins? Einfach bestätigen.
beside-confirm = Sammeln: { $colour }
pawn-label = Würfeln, Figur aufstellen
pawn-field = Ein Plättchen mit der gewürfelten Zahl
pawn-number = Die gewürfelte Zahl
pawn-hint = Kein freies Plättchen mit dieser Zahl? Würfle noch einmal.
pawn-confirm = Figur auf { $square }
pawn-number-confirm = Figur auf Plättchen { $number }
tie-label = Noch einmal würfeln, wer beginnt
tie-hint = Nur diese Personen; die Figuren bleiben.
tie-confirm = Gewürfelt, wer beginnt
tie = Gleich hoch gewürfelt: { $who }.
start-label = Wer ist Startspieler?
start-hint = Alle würfeln und stellen eine Figur auf; der höchste Wurf beginnt.
start-field = Startspieler
start-confirm = Startspieler: { $starter }
starts = { $who } beginnt.
deal-label = Austeilen
deal-hint = In dieser Reihenfolge: { $order }. Alle bekommen 1 Entwurfskarte, 1 Aktionskarte und { $tokens } Chips.
deal-hint-redraw = In dieser Reihenfolge: { $order }. Alle bekommen 1 Entwurfskarte, 1 Aktionskarte und { $tokens } Chips. Ein Siegpunkt geht zurück; zieh eine andere Karte.
deal-field = Wer zeigt einen Siegpunkt?
deal-confirm = Karten und Chips ausgeteilt

## Rolling
roll-label = Beide Würfel werfen
roll-number-label = Zahlenwürfel werfen
roll-confirm = Gewürfelt: { $dice }
rolled = Gewürfelt: { $n }, { $colour }
dice-field = Würfel
collect-label = Würfeln und sammeln
collect-hint = Chips für alle, bei denen Garne dieser Farbe neben der Figur liegen.
collect-confirm = Chips gesammelt
black-label = Schwarz: eine Aktionskarte
black-confirm = Aktionskarte ziehen
preset-label = „Farbe bestimmen“ spielen
preset-field = Farbe
preset-hint = Bestimmt: { $colour }.
preset-confirm = Farbe bestimmen: { $colour }
presets = { $who } bestimmt die Farbe: { $colour }.
collected = Gesammelt: { $who }.
nobody-collects = { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
} nötig, { $left } übrig: Niemand bekommt etwas.
draws-card = { $who } zieht eine Aktionskarte.
draws-design = { $who } nimmt eine Entwurfskarte.
shuffled = Mischt die { $n } abgelegten Aktionskarten zu einem neuen Stapel.
no-cards = Keine Aktionskarten mehr da.
no-designs = Keine Entwurfskarten mehr da.
gets-tokens = { $who } bekommt { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
}.
supply-short = Nur noch { $n } im Vorrat.

## The move
go-label = Ziehen: { $n }
to-field = { $n ->
    [one] 1 Schritt oder Sprung auf eine freie 1
   *[other] { $n } Schritte oder Sprung auf eine freie { $n }
}
go-field = Auf welches Feld?
go-confirm = Auf { $to } ziehen
note-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
note-jump = Sprung
note-pays = { $n ->
    [one] zahlt 1 an { $who }
   *[other] zahlt je 1 an { $who }
}
stay-label = Kein Zug möglich
stay-confirm = Die Figur bleibt
stays = { $who } kann nirgendwohin und bleibt stehen.
moved-label = Ziehen
moved-confirm = Figur gezogen
paid-field = Durchquerte Figuren (je 1 Chip)
free-swap-label = Gratistausch
free-swap-field = Zwei Garne neben deiner Figur
free-swap-confirm = Zwei Garne tauschen (gratis)
swap-now-hint = Der Gratistausch geht nur jetzt.

## Other actions
end-turn-label = Zug beenden
end-turn-confirm = Zug beenden
exchange-label = Umtauschen
exchange-confirm = Entwurf umtauschen, Zug beenden
exchange-hint = Leg eine Entwurfskarte unter den Stapel und zieh die oberste. Damit endet dein Zug.
exchanged = { $who } tauscht eine Entwurfskarte um.
buy-label = Kaufen
buy-field = Was?
buy-confirm = Kaufen: { $goods }
swap-field = Zwei Garne
many-victory = { $n } Siegpunkte liegen offen, es dürften aber höchstens { $most } sein.
victory-label = Siegpunkt
victory-confirm = Siegpunkt zeigen: 1 Punkt
play-label = Karte spielen
play-field = Karte
play-confirm = „{ $card }“ spielen
victim-field = Von wem?
call-field = Angesagte Zahl
call-dice-field = Gewürfelt
yarn-field = Garn auf dem Spielplan
colour-field = Ersetzt durch
tile-field = Plättchen auf dem Spielplan
number-field = Ersetzt durch
note-move = wohin du willst
note-swap = zwei Garne
note-design = einen ziehen
note-call = Zahl, dann würfeln
note-again = beide Würfel
note-tax = andere: 1 Chip
note-replace-yarn = ein Garn
note-replace-tile = ein Plättchen
note-steal-card-blind = eine Karte, blind
note-steal-card-chosen = eine Karte nach Wahl
note-steal-tokens = Chips
played = { $who } spielt „{ $card }“.
rolls-again = { $who } würfelt noch einmal.
steals-blind = { $who } stiehlt { $victim } eine Karte, ohne hinzusehen.
steals-chosen = { $who } sieht nach und stiehlt { $victim } eine Karte.
steals = { $who } stiehlt { $n ->
    [0] keinen Chip
    [one] 1 Chip
   *[other] { $n } Chips
} von { $victim }.
call-missed = { $who } hat { $call } angesagt und { $n } gewürfelt: keine Wirkung.
taxed = { $n ->
    [0] Niemand hat einen Chip zum Zahlen.
    [one] 1 Person zahlt 1 Chip.
   *[other] { $n } Personen zahlen je 1 Chip.
}

## Designs
claim-label = Einlösen
claim-field = Karte
claim-confirm = Entwurf einlösen
claim-here = Hier antippen
at-field = Seine Garne
claim-new = Muster eingeben
claim-unseen = Nur Punkte
design-word = { $n } Garne, { $colours ->
    [one] 1 Farbe
   *[other] { $colours } Farben
}
pattern-field = Je Buchstabe eine Farbe; · egal
any-yarn = ·
points-field = Punkte
consent-label = { $who } löst { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} ein
consent-confirm = Entschieden
consent-agree = Stimmt zu
consent-object = Lehnt ab
on-board = Der Entwurf liegt auf dem Spielplan.
not-on-board = So wie der Spielplan hier eingegeben ist, liegt der Entwurf nicht darauf.
claim-refused = Keine Einigung: { $who } behält die Karte.
has-points = { $who } hat { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
won = { $who } gewinnt mit { $n } Punkten.

## The end
lull-label = Spielt ihr weiter?
lull-hint = Seit { $n } Zügen kein Punkt. Hört ihr auf, gewinnt, wer die meisten Punkte hat.
lull-field = Weiterspielen?
lull-on = Weiterspielen
lull-stop = Aufhören
lull-confirm = { $go_on }
stop-label = Aufhören: Wer die meisten Punkte hat, gewinnt
score-designs = Entwürfe
score-victory = Siegpunkte
why-designs = Die Punkte jedes eingelösten Entwurfs.
why-victory = Jeder offene Siegpunkt zählt 1.

## Corrections
yarn-again = Ein Garn auf dem Spielplan
tile-again = Ein Plättchen auf dem Spielplan
yarns-again = Die Garne auf dem Spielplan
tiles-again = Die Plättchen auf dem Spielplan
pawn-of = Die Figur von { $who }
where-field = Wo ist sie?
whose-turn = Wer ist am Zug?
done-label = Was war in diesem Zug schon?
done-field = Schon getan
done-moved = Figur gezogen
done-acted = Eine andere Aktion
done-swap = Gratistausch noch möglich
design-label = Eine Entwurfskarte
design-field = Karte
change-field = Was ist falsch?
change-points = Die Punkte
change-pattern = Das Muster
change-forget = Karte löschen
give-back = { $who } gibt Entwurf { $n } zurück ({ $points })
leave-tie = Es kam anders: wählen, wer beginnt
leave-turn = Es kam anders: Zug vorbei für { $who }
leave-claim = Es kam anders: { $who } löst nichts ein
leave-lull = Es kam anders: weiterspielen

## Settings
set-rim = Felder am Rand
set-rim-on = Figuren dürfen dorthin
set-rim-off = Nicht im Spiel
set-deal-order = Reihenfolge beim Austeilen
set-deal-order-clockwise = Im Uhrzeigersinn ab Startspieler
set-deal-order-rolls = Vom höchsten Wurf abwärts
set-short-supply = Zu wenig Vorrat für eine Karte
set-short-supply-rest = Du bekommst den Rest
set-short-supply-nothing = Du bekommst nichts
set-repeat = Dasselbe kaufen, in einem Zug
set-repeat-any = So oft du willst
set-repeat-once = Einmal
set-again-exchange = Entwurf umtauschen nach „Neu würfeln“
set-again-exchange-bars = Nicht erlaubt
set-again-exchange-allows = Erlaubt
set-toll = Figuren durchqueren
set-toll-route = Du wählst den Weg
set-toll-cheapest = Immer der billigste Weg
set-boxed-in = Eine Figur, die nicht ziehen kann
set-boxed-in-stays = Bleibt stehen
set-boxed-in-passes = Durchquert andere gratis
set-swap-pair = Gratistausch
set-swap-pair-touching = Zwei beliebige neben der Figur
set-swap-pair-neighbours = Nur Nachbarn, nicht schräg
set-mirror = Ein Entwurf im Spiegelbild
set-mirror-no = Zählt nicht
set-mirror-yes = Zählt auch
set-own-square = Karte „Ziehen“ aufs eigene Feld
set-own-square-no = Nicht erlaubt
set-own-square-yes = Erlaubt
set-stolen-card = Eine gestohlene Aktionskarte
set-stolen-card-blind = Wird blind gezogen
set-stolen-card-chosen = Wird ausgesucht
set-own-tile = Plättchen unter der eigenen Figur ersetzen
set-own-tile-no = Nicht erlaubt
set-own-tile-yes = Erlaubt
set-preset-black = Farbe bestimmen: Schwarz
set-preset-black-yes = Erlaubt
set-preset-black-no = Nicht erlaubt
set-dealt-victory = Ein Siegpunkt beim Austeilen
set-dealt-victory-counts = Zählt
set-dealt-victory-redraw = Geht zurück, neue Karte
set-again-tokens = Nach „Neu würfeln“: Chips vom ersten Wurf
set-again-tokens-both = Bleiben, und ihr sammelt noch einmal
set-again-tokens-last = Gehen zurück
set-turn-s = Zeit für einen Zug

## Refusals
too-many-yarns = { $n }-mal { $colour }: Auf dem Spielplan liegen höchstens { $most }.
too-many-tiles = { $n } Plättchen { $number }: Es gibt nur { $most }.
spare-tiles-differ = Die zwei Plättchen neben dem Spielplan müssen verschiedene Zahlen haben.
preset-with-again = „Farbe bestimmen“ und „Neu würfeln“ gehen nicht zusammen.
preset-twice = Die Farbe ist schon bestimmt.
preset-not-black = Nach euren Hausregeln ist Schwarz nicht wählbar.
moved-already = Die Figur ist in diesem Zug schon gezogen.
must-move = Zieh zuerst die Figur.
free-swap-over = Der Gratistausch geht nur gleich nach dem Ziehen und nur einmal.
swap-not-neighbours = Nach euren Hausregeln müssen die zwei Garne benachbart sein.
too-dear = Das kostet { $price }; du hast { $has }.
bought-already = Nach euren Hausregeln kaufst du dasselbe nur einmal je Zug.
nothing-left = Davon ist nichts mehr da.
no-card-in-hand = Du hast keine Aktionskarte auf der Hand.
no-card-drawn = Es wurde gerade keine Aktionskarte gezogen.
again-too-late = „Neu würfeln“ geht nur vor jeder anderen Aktion.
no-card-to-steal = { $who } hat keine Aktionskarte.
exchange-too-late = Umtauschen geht nur vor jeder anderen Aktion.
no-design-in-hand = Du hast keine Entwurfskarte auf der Hand.
claimed-before = Dieser Entwurf ist schon eingelöst.
points-in-rulebook = Laut Anleitung bringt diese Karte { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
pattern-too-small = Zeichne mindestens zwei Garne.
too-many-designs = Es gibt nur { $n } Entwurfskarten.
design-known = Dieses Muster ist auf einer anderen Karte.

# a closer look at the board
the-pawn = Figur
place-yarn = Reihe { $row }, Garn { $n }
place-tile = Reihe { $row }, Feld { $n }
place-rim = Rand, Reihe { $row }, Feld { $n }
yarn-lies = Garn: { $colour }

# the catalogue
section-designs = Entwurfskarten

# what was done: the log, in the past tense
did-begin = Das Spiel wurde aufgebaut.
did-begin-later = Das Spiel wurde aufgebaut.
did-lay-yarns = Die Garne wurden eingegeben.
did-lay-tiles = Die Plättchen wurden eingegeben.
did-place-pawn = { $who } hat die Figur auf { $square } gestellt.
did-choose-start = { $starter } wurde als Startspieler bestimmt.
did-break-tie = Noch einmal gewürfelt, wer beginnt: { $dice }.
did-deal = Karten und Chips wurden ausgeteilt.
did-roll = { $who } hat { $dice } gewürfelt.
did-collect = { $black-is ->
     [1] { $who } hat Schwarz gewürfelt.
    *[other] { $who } hat gewürfelt.
}
did-beside = { $who } hat gesammelt: { $colour }.
did-go = { $who } ist auf { $to } gezogen.
did-moved = { $who } hat die Figur gezogen.
did-exchange = { $who } hat eine Entwurfskarte umgetauscht und den Zug beendet.
did-buy = { $who } hat gekauft: { $goods }.
did-claim = { $who } hat einen Entwurf eingelöst.
did-answer = Zum Einlösen: { $consent }.
did-free-swap = { $who } hat zwei Garne gratis getauscht.
did-preset = { $who } hat die Farbe bestimmt.
did-play = { $who } hat „{ $card }“ gespielt.
did-show-victory = { $who } hat einen Siegpunkt gezeigt.
did-end-turn = { $who } hat den Zug beendet.
did-stay = { $who } konnte nirgendwohin und blieb stehen.
did-play-on = { $go_on-is ->
     [0] Die Partie wurde beendet.
    *[other] Ihr habt weitergespielt.
}
