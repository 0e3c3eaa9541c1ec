# Antwoorden die niet passen
log-malformed = Dat antwoord past niet bij de vraag.
log-missing = Er ontbreekt nog iets: { $label }
log-not-offered = Dat is geen van de keuzes: { $label }
log-twice = Hetzelfde is twee keer gekozen: { $label }
log-too-few = { $label }: minstens { $least }
log-too-long = { $label }: hoogstens { $most } letters
log-too-many = { $label }: hoogstens { $most }
log-over-cap = { $label }: er zijn er maar { $most }
log-no-such-face = Die dobbelsteen heeft zo’n zijde niet: { $label }
log-untold = { $who }: { $n }?
log-doubtful = { $what } Klopt dat? Bevestig het dan nog een keer.
log-also = { $first } { $then }
log-stale = Die vraag is al beantwoord.
log-answered = Al beantwoord: { $what }
log-no-redo = Er is intussen iets anders gespeeld. Er is niets meer om toch te doen.
log-not-newest = Er is intussen verder gespeeld. Kijk wat je nu terugneemt.
log-cannot-drop = Dat kan niet meer apart worden teruggenomen.
log-not-asked = Dit wordt hier niet meer gevraagd.
log-reads = Er zou nu staan: { $what }
log-gone = Deze regel is intussen veranderd. Kijk nog eens in het verslag.
log-changed = Het spel is intussen veranderd; er is niets rechtgezet. Kijk nog eens in het verslag.

# Wat er gebeurde
count-of = { $n } { $what }
log-did = { $who }: { $said }
log-table-did = { $said }
log-row = { $row }: { $what }
log-set-to = { $what } wordt { $n }
log-time-up = De tijd is om: { $label }
log-bank-empty = De tijd van { $who } is op
log-in-secret = { $who }: geheim antwoord
log-amended = Rechtgezet: { $what }
log-was = { $what } (eerst: { $was })
log-amended-out = Rechtgezet, niet gebeurd: { $what }
log-and-more = { $what }, en { $n ->
    [one] één zet daarna
   *[other] { $n } zetten daarna
}
log-undone = Teruggenomen: { $what }
log-left-out = Weggelaten: { $what }
log-taken-back = Teruggenomen: { $what }
log-paused = Gepauzeerd
log-goes-on = Weer verder
log-added = { $seconds ->
    [one] { $seconds } seconde erbij
   *[other] { $seconds } seconden erbij
}
log-edited = { $what } (worp met de hand aangepast)
log-note = Notitie: { $text }
log-over = Het spel is afgelopen

# Partijbestanden
log-empty = Er staat niets in dit bestand.
log-too-large = Dit bestand is groter dan { $most } MB: dat is geen verslag van een partij.
log-no-head = De eerste regel van dit verslag zegt niet welk spel het is.
log-newer-format = Dit verslag komt van een nieuwere tafelgenoot. Werk deze eerst bij.
log-damaged-line = Regel { $line } van dit verslag is beschadigd.
log-key-twice = Regel { $line } van dit verslag heeft twee keer dezelfde sleutel.
log-out-of-order = Regel { $line } van dit verslag sluit niet aan op de regel ervoor.
log-illegal-line = Regel { $line } van dit verslag is geen geldige zet.
log-other-version = Regel { $line } van dit verslag is in deze versie van de spelregels geen geldige zet. Het verslag is met een andere versie gemaakt en blijft bewaard zoals het is.
log-torn = Regel { $line } was halverwege afgebroken en is overgeslagen.

# De gegevensmap
log-unwritable = Dit kon niet worden bewaard; er is dus niets veranderd. Is de schijf vol?
log-unreadable = Het bestand met de partijen is nu niet te lezen.
log-folder-unwritable = In de map { $folder } kan niets worden bewaard.
log-second-companion = Een andere tafelgenoot gebruikt de map { $folder } al.
log-newer-store = De partijen in deze map zijn door een nieuwere tafelgenoot bewaard. Werk deze eerst bij.
backup-nothing-new = Er is niets veranderd sinds de laatste kopie.
log-set-aside = { $games ->
    [0] Het bestand met de partijen was beschadigd en helemaal niet te lezen
    [one] Het bestand met de partijen was beschadigd; één partij is gered tot aan de schade
   *[other] Het bestand met de partijen was beschadigd; { $games } partijen zijn gered tot aan de schade
}{ log-entries-missing }. Het beschadigde bestand is bewaard als { $file }.
log-file-gone = Het bestand { $file } met de partijen is weg{ log-entries-missing }.
log-entries-missing = { $missing ->
    [0] {""}
    [one] , zonder de laatste regel
   *[other] , zonder de laatste { $missing } regels
}
log-kept-aside = Dit was niet te lezen en is opzijgelegd: { $what ->
    [prefs] de instellingen
    [names] de namen
    [phones] de plaatsen van de telefoons
    [catalogue] wat er over kaarten en tegels was ingevoerd
    [draft] de vorige opstelling van een spel
    [presets] de bewaarde huisregels
    [digests] de bewaarde statistieken
    [on-table] welke partij op tafel lag
   *[other] iets dat bewaard was ({ $what })
}.
log-game-there = De partij { $id } is hier al bewaard.
log-no-such-game = De partij { $id } is hier niet.
log-not-next = Deze partij is ergens anders verdergegaan. Zet hem weg en open hem opnieuw.
log-other-format = De partij { $id } is door een andere versie van de tafelgenoot bewaard en niet te lezen.
