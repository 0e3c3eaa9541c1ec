# How a game went
went-link = How it went
went-lead = Who led
went-points = Points
went-times = Times
went-luck = Dice
went-then = Show the table then
went-lead-ask = Who led, and where it turned
went-points-ask = What the points came from
went-times-ask = Who took how long
went-luck-ask = How the dice fell
went-turned = { $here ->
    [1] { $who } took the lead for good here: { $what }
   *[0] { $who } took the lead for good: { $what }
}
went-always = { $who } was ahead to the end, since: { $what }
went-leads = { $who } has been ahead since: { $what }
went-level = Nobody was ahead alone at the end.
went-nothing = Nothing was counted here.
went-changes = Who went ahead
went-ahead = { $who }
went-here = At the line: { $what }
went-most = { $who }: { $n } of { $of } points from { $what }
went-rest = Everything else
went-time = { $many ->
    [2] { $who } took the longest: { $time } of { $whole }, most of it for: { $phase }.
   *[other] { $who } took the longest: { $time } of { $whole }.
}
went-time-all = { $many ->
    [2] The game took { $whole }, most of it for: { $phase }.
   *[other] The game took { $whole }.
}
went-luck-title = What fair dice would mostly give, and what fell
went-usual = The dice fell as fair dice do: nobody was outside the usual range.
went-odd = Unusual dice for { $names }: fair ones end up outside this range only one time in twenty.
went-rolled = { $who }: { $total } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}; usual is { $low } to { $high }

# Taken along
out-link = Take it along
out-title = Take the result along
out-card = Result card
out-bgstats = BG Stats
out-csv = All games as a table (CSV)
out-json = All games as JSON
out-bgg = BGG number
out-scan = Scan this with a phone: the result card and BG Stats are there. A phone that sits at this table has the table of all games as well, under Games.
out-scan-app = Scan this with a phone that has BG Stats: the game is entered there.
out-names = Only initials leave the house, as your club wants it.
bgg-title = BoardGameGeek
bgg-ask = The number of this game there
bgg-label = Number in the game's address at BoardGameGeek
bgg-confirm = Keep the number
bgg-wrong = That is no such number.
export-which = Say either which game, or --format csv or json for all finished games.
