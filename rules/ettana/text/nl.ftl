title = Ettana
who-starts = De dobbelstenen wijzen straks aan wie begint

## Woorden
n-tokens = { $n ->
    [one] 1 fiche
   *[other] { $n } fiches
}
n-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
points = Punten
points-not-told = ? punten
gain = { $who } { $n }
the-tile = tegel { $n }
a-tile = een tegel die nog niet is ingevoerd
the-rim = de rand
colour-green = groen
colour-red = rood
colour-yellow = geel
colour-blue = blauw
colour-purple = paars
colour-black = zwart
the-colour = de kleur

card-move = Verplaatsen
card-swap = Verwisselen
card-replace-yarn = Vervangen
card-replace-tile = Vervangen
card-steal-card = Steel
card-steal-tokens = Steel
card-design = Ontwerp
card-three = 3 fiches
card-call = Roep een cijfer
card-again = Opnieuw werpen
card-tax = Belasting
goods-card = Actiekaart
goods-design = Ontwerp
goods-swap = Garens verwisselen

row-tokens = Fiches
row-cards = Actiekaarten
row-designs = Ontwerpkaarten
row-victory = Overwinning
row-claimed = Punten, ontwerp { $n }
row-discards = Actiekaarten op de aflegstapel
row-number = Gegooid cijfer
column-table = Tafel
left-tokens = Fiches over
left-cards = Actiekaarten over
left-designs = Ontwerpkaarten over
first-to-eight = Eerste met { $n } punten wint

## Waar we zijn
phase-setup = Klaarzetten
phase-setup-name = Klaarzetten
phase-start = Wie begint
phase-start-name = Wie begint
phase-roll = Beurt { $n }, gooien
phase-roll-name = Gooien
phase-act = Beurt { $n }, acties
phase-act-name = Acties
phase-claim = Beurt { $n }, claim
phase-claim-name = Claims
phase-over = Na { $n ->
    [one] 1 beurt
   *[other] { $n } beurten
}
phase-over-name = Na het einde
timer-turn = Beurt van { $who }

## Klaarzetten
begin-label = Zet het spel klaar
begin-confirm = Beginnen
ready-label = Op tafel
setup-yarns = { $n } garens op de achthoeken; { $left } naast het bord, één van elke kleur
setup-tiles = { $n } cijfertegels op de vierkanten; { $left } verschillende naast het bord
setup-designs = { $n } ontwerpkaarten, geschud, gedekt
setup-cards = { $n } actiekaarten, geschud, gedekt
setup-tokens = { $n } fiches naast het bord
setup-pawns = { $n } pionnen, één voor elke speler
setup-dice = De cijferdobbelsteen en de kleurdobbelsteen
yarns-label = Voer de garens in
yarns-field = Garens
yarns-confirm = Garens ingevoerd
tiles-label = Voer de tegels in
tiles-field = Cijfertegels
tiles-confirm = Tegels ingevoerd
paint-hint = Kies een kleur of cijfer en tik op het bord.
begin-board-label = Voer eerst het hele bord in
begin-board-confirm = Bord invoeren
begin-board-hint = Of begin gewoon: naar een garen of tegel wordt gevraagd als dat nodig is.
beside-label = Welke garens naast de pionnen zijn { $colour }?
beside-field = Tik ze aan
beside-hint = Alleen wat nog niet is ingevoerd, licht op. Geen? Bevestig dan gewoon.
beside-confirm = Verzamel voor { $colour }
pawn-label = Gooi en zet je pion
pawn-field = Een tegel met het gegooide cijfer
pawn-number = Het gegooide cijfer
pawn-hint = Geen tegel met dat cijfer vrij? Gooi opnieuw.
pawn-confirm = Pion op { $square }
pawn-number-confirm = Pion op tegel { $number }
tie-label = Gooi opnieuw om wie begint
tie-hint = Alleen deze spelers; de pionnen blijven staan.
tie-confirm = Gegooid om wie begint
tie = { $who } gooiden samen het hoogst.
start-label = Wie begint?
start-hint = Iedereen gooit en zet een pion; de hoogste begint.
start-field = Wie begint
start-confirm = { $starter } begint
starts = { $who } begint.
deal-label = Uitdelen
deal-hint = Iedereen krijgt 1 ontwerpkaart, 1 actiekaart en { $tokens } fiches. Volgorde: { $order }.
deal-hint-redraw = Iedereen krijgt 1 ontwerpkaart, 1 actiekaart en { $tokens } fiches. Volgorde: { $order }. Een Overwinningspunt gaat terug; pak een andere kaart.
deal-field = Wie toont een Overwinningspunt?
deal-confirm = Kaarten en fiches uitgedeeld

## Gooien
roll-label = Gooi beide dobbelstenen
roll-number-label = Gooi de cijferdobbelsteen
roll-confirm = Gegooid: { $dice }
rolled = Gegooid: { $n }, { $colour }
dice-field = Dobbelstenen
collect-label = Gooi en verzamel
collect-hint = Fiches voor iedereen met die kleur naast de pion.
collect-confirm = Fiches verzameld
black-label = Zwart: een actiekaart
black-confirm = Pak een actiekaart
preset-label = Speel “Kleur bepalen”
preset-field = Kleur
preset-hint = Bepaald: { $colour }.
preset-confirm = Bepaal { $colour }
presets = { $who } bepaalt { $colour }.
collected = Verzameld: { $who }.
nobody-collects = Nodig: { $n }, over: { $left }. Niemand krijgt iets.
draws-card = { $who } pakt een actiekaart.
draws-design = { $who } pakt een ontwerpkaart.
shuffled = Schud de { $n } afgelegde actiekaarten tot een nieuwe stapel.
no-cards = De actiekaarten zijn op.
no-designs = De ontwerpkaarten zijn op.
gets-tokens = { $who } krijgt { $n ->
    [one] 1 fiche
   *[other] { $n } fiches
}.
supply-short = Nog maar { $n } in de voorraad.

## De verplaatsing
go-label = Verplaats je pion: { $n }
to-field = { $n ->
    [one] 1 stap of tegel 1
   *[other] { $n } stappen of tegel { $n }
}
go-field = Naar welk vierkant?
go-confirm = Pion naar { $to }
note-steps = { $n ->
    [one] 1 stap
   *[other] { $n } stappen
}
note-jump = sprong
note-pays = { $n ->
    [one] betaalt { $who } 1
   *[other] betaalt { $who } elk 1
}
stay-label = Kan nergens heen
stay-confirm = De pion blijft staan
stays = { $who } kan nergens heen en blijft staan.
moved-label = Verplaats je pion
moved-confirm = Pion verplaatst
paid-field = Door deze pionnen heen, elk 1 fiche
free-swap-label = Gratis ruil
free-swap-field = Twee garens bij je pion
free-swap-confirm = Twee garens gratis geruild
swap-now-hint = De gratis ruil kan alleen nu.

## Andere acties
end-turn-label = Beurt klaar
end-turn-confirm = Beurt klaar
exchange-label = Kaart omruilen
exchange-confirm = Kaart omgeruild, beurt klaar
exchange-hint = Leg een ontwerpkaart onder de stapel en pak de bovenste. Daarna is je beurt klaar.
exchanged = { $who } ruilt een ontwerpkaart om.
buy-label = Koop
buy-field = Wat?
buy-confirm = Koop: { $goods }
swap-field = Twee garens
many-victory = Er liggen { $n } Overwinningspunten open, maar in de doos zitten er { $most }.
victory-label = Toon Overwinning
victory-confirm = Overwinningspunt: 1 punt
play-label = Speel kaart
play-field = Kaart
play-confirm = Speel { $card }
victim-field = Van wie?
call-field = Geroepen cijfer
call-dice-field = Gegooid
yarn-field = Garen op het bord
colour-field = Vervangen door
tile-field = Tegel op het bord
number-field = Vervangen door
note-move = waarheen je wilt
note-swap = twee garens
note-design = pak er een
note-call = en werp het of meer
note-again = beide dobbelstenen
note-tax = anderen: 1 fiche
note-replace-yarn = een garen
note-replace-tile = een tegel
note-steal-card-blind = kaart, zonder kijken
note-steal-card-chosen = kaart naar keuze
note-steal-tokens = fiches
played = { $who } speelt { $card }.
rolls-again = { $who } gooit opnieuw.
steals-blind = { $who } steelt een kaart van { $victim }, zonder te kijken.
steals-chosen = { $who } kijkt en steelt een kaart van { $victim }.
steals = { $who } steelt { $n ->
    [0] geen enkel fiche
    [one] 1 fiche
   *[other] { $n } fiches
} van { $victim }.
call-missed = { $who } riep { $call } en gooide { $n }: niets.
taxed = { $n ->
    [0] Niemand heeft een fiche om te betalen.
    [one] 1 speler betaalt 1 fiche.
   *[other] { $n } spelers betalen elk 1 fiche.
}

## Ontwerpen
claim-label = Claim
claim-field = Kaart
claim-confirm = Claim een ontwerp
claim-here = Tik aan
at-field = De garens
claim-new = Teken
claim-unseen = Alleen punten
design-word = { $n } garens, { $colours ->
    [one] 1 kleur
   *[other] { $colours } kleuren
}
pattern-field = Zelfde letter, zelfde kleur; · vrij
any-yarn = ·
points-field = Punten
consent-label = { $who } claimt { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
consent-confirm = Claim afgehandeld
consent-agree = Akkoord
consent-object = Bezwaar
on-board = Het ontwerp ligt op het bord.
not-on-board = Zoals het bord hier staat, ligt dit ontwerp er niet op.
claim-refused = Geen akkoord: { $who } houdt de kaart.
has-points = { $who } heeft { $n ->
    [one] 1 punt
   *[other] { $n } punten
}.
won = { $who } wint met { $n } punten.

## Het einde
lull-label = Spelen jullie door?
lull-hint = Al { $n } beurten geen punt. Stoppen jullie, dan wint wie de meeste punten heeft.
lull-field = Doorspelen?
lull-on = Doorspelen
lull-stop = Stoppen
lull-confirm = { $go_on }
stop-label = Stoppen: wie de meeste punten heeft, wint
score-designs = Ontwerpen
score-victory = Overwinningspunten
why-designs = De punten van elk geclaimd ontwerp.
why-victory = Elk open Overwinningspunt telt 1.

## Rechtzetten
yarn-again = Eén garen op het bord
tile-again = Eén tegel op het bord
yarns-again = De garens op het bord
tiles-again = De tegels op het bord
pawn-of = De pion van { $who }
where-field = Waar staat hij?
whose-turn = Wie is aan de beurt?
done-label = Wat is er deze beurt gedaan?
done-field = Al gedaan
done-moved = Pion verplaatst
done-acted = Een andere actie
done-swap = Gratis ruil kan nog
design-label = Een ontwerpkaart verkeerd ingevoerd
design-field = Kaart
change-field = Wat klopt er niet?
change-points = De punten
change-pattern = Het patroon
change-forget = Wis de kaart
give-back = { $who } neemt ontwerp { $n } terug ({ $points })
leave-tie = Het liep anders: kies wie begint
leave-turn = Het liep anders: de beurt van { $who } is klaar
leave-claim = Het liep anders: { $who } claimt niets
leave-lull = Het liep anders: speel door

## Instellingen
set-rim = Vierkanten aan de rand
set-rim-on = Pionnen mogen er komen
set-rim-off = Doen niet mee
set-deal-order = Volgorde van delen
set-deal-order-clockwise = Met de klok mee vanaf het begin
set-deal-order-rolls = Van de hoogste worp omlaag
set-short-supply = Voorraad te klein voor een kaart
set-short-supply-rest = Je krijgt wat er is
set-short-supply-nothing = Je krijgt niets
set-repeat = Hetzelfde kopen in één beurt
set-repeat-any = Zo vaak je wilt
set-repeat-once = Eén keer
set-again-exchange = Ontwerpkaart omruilen na Opnieuw werpen
set-again-exchange-bars = Mag niet
set-again-exchange-allows = Mag
set-toll = Door pionnen heen of eromheen
set-toll-route = Je kiest de weg
set-toll-cheapest = Altijd de goedkoopste weg
set-boxed-in = Een pion kan nergens heen
set-boxed-in-stays = Hij blijft staan
set-boxed-in-passes = Door pionnen heen zonder te betalen
set-swap-pair = Gratis ruil
set-swap-pair-touching = Twee naar keuze naast de pion
set-swap-pair-neighbours = Alleen buren, niet schuin
set-mirror = Een ontwerp in spiegelbeeld
set-mirror-no = Telt niet
set-mirror-yes = Telt ook
set-own-square = Verplaatsen naar je eigen vierkant
set-own-square-no = Mag niet
set-own-square-yes = Mag
set-stolen-card = Een gestolen actiekaart
set-stolen-card-blind = Pak je zonder te kijken
set-stolen-card-chosen = Kies je
set-own-tile = De tegel onder je pion vervangen
set-own-tile-no = Mag niet
set-own-tile-yes = Mag
set-preset-black = Kleur bepalen: zwart
set-preset-black-yes = Mag
set-preset-black-no = Mag niet
set-dealt-victory = Een Overwinningspunt bij het delen
set-dealt-victory-counts = Telt
set-dealt-victory-redraw = Gaat terug; pak een andere
set-again-tokens = Fiches van de eerste worp bij Opnieuw werpen
set-again-tokens-both = Houd je, en je verzamelt weer
set-again-tokens-last = Gaan terug
set-turn-s = Tijd voor een beurt

## Weigeringen
too-many-yarns = { $n } keer { $colour }: er kunnen er hoogstens { $most } op het bord liggen.
too-many-tiles = { $n } tegels { $number }: er zijn er maar { $most }.
spare-tiles-differ = De twee tegels naast het bord moeten verschillende cijfers hebben.
preset-with-again = Kleur bepalen en Opnieuw werpen gaan nooit samen.
preset-twice = De kleur is al bepaald.
preset-not-black = Zwart mag je bij jullie niet bepalen.
moved-already = De pion is deze beurt al verplaatst.
must-move = Verplaats eerst je pion.
free-swap-over = De gratis ruil komt meteen na het verplaatsen, één keer.
swap-not-neighbours = Bij jullie moeten de twee garens buren zijn.
too-dear = Dat kost { $price }; je hebt er { $has }.
bought-already = Bij jullie koop je hetzelfde één keer per beurt.
nothing-left = Die zijn op.
no-card-in-hand = Geen actiekaart in de hand.
no-card-drawn = Er is zojuist geen actiekaart gepakt.
again-too-late = Opnieuw werpen komt vóór elke andere actie.
no-card-to-steal = { $who } heeft geen actiekaart.
exchange-too-late = Omruilen kan alleen vóór elke andere actie.
no-design-in-hand = Geen ontwerpkaart in de hand.
claimed-before = Dat ontwerp is al geclaimd.
points-in-rulebook = Volgens de spelregels telt deze kaart { $n ->
    [one] 1 punt
   *[other] { $n } punten
}.
pattern-too-small = Teken minstens twee garens.
too-many-designs = Er zijn maar { $n } ontwerpkaarten.
design-known = Dat patroon staat op een andere kaart.

# van dichtbij
the-pawn = pion
place-yarn = Rij { $row }, garen { $n }
place-tile = Rij { $row }, plek { $n }
place-rim = Rand, rij { $row }, plek { $n }
yarn-lies = Garen: { $colour }

# de catalogus
section-designs = Ontwerpkaarten

# wat er gebeurd is: het verslag
did-begin = Het spel is klaargezet.
did-begin-later = Het spel is klaargezet.
did-lay-yarns = De garens zijn ingevoerd.
did-lay-tiles = De tegels zijn ingevoerd.
did-place-pawn = { $who } zette de pion op { $square }.
did-choose-start = { $starter } werd startspeler.
did-break-tie = Opnieuw gegooid om de start: { $dice }.
did-deal = De kaarten en fiches zijn gedeeld.
did-roll = { $who } gooide { $dice }.
did-collect = { $black-is ->
     [1] { $who } gooide zwart.
    *[other] { $who } gooide.
}
did-beside = { $who } verzamelde voor { $colour }.
did-go = { $who } liep naar { $to }.
did-moved = { $who } verzette de pion.
did-exchange = { $who } ruilde een kaart om en is klaar.
did-buy = { $who } kocht: { $goods }.
did-claim = { $who } claimde een ontwerp.
did-answer = De claim is beslist: { $consent }.
did-free-swap = { $who } ruilde gratis twee garens.
did-preset = { $who } koos de kleur vooraf.
did-play = { $who } speelde { $card }.
did-show-victory = { $who } liet een overwinningspunt zien.
did-end-turn = { $who } is klaar met de beurt.
did-stay = { $who } kon nergens heen en bleef staan.
did-play-on = { $go_on-is ->
     [0] Het spel is gestopt.
    *[other] Er is doorgespeeld.
}
