title = Pig
points = Punten
dice = De dobbelsteen
this-turn = Deze beurt

# fasen
phase-turn = Ronde { $round }
phase-turn-name = Beurten
phase-over = Afgelopen na { $round } ronden
phase-over-name = Afgelopen

# vragen
roll-label = Gooi de dobbelsteen
roll-confirm = Het is { $dice }
stop-label = Stoppen
stop-confirm = Stop met { $n }
leave-out = Er gebeurde iets anders in deze beurt

# wat er gebeurde
kept = { $who } houdt { $n }
lost = Een 1: { $who } verliest { $n }
left-out = De beurt van { $who } telt niet

# huisregels
set-goal = Doel
set-last = Wanneer is het afgelopen?
set-last-at_once = Meteen
set-last-round = Aan het eind van de ronde
