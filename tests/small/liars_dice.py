"""Liar's dice: five dice each under a cup, a bid on all of them, and the question who believes it. In one file."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec.structs import replace

from rules.kit.news import gain, info
from rules.kit.places import put
from rules.kit.rules import Hidden, No, Outcome, Rules, each, pick, private, share, tally, told, untold, whose_turn
from rules.kit.settings import numbers
from rules.kit.types import Frozen, Glyph, Hand, Item, Patch, Say, Scene, Seat, Seating, Viewer, Who

CONTRACT = 2
Face = Literal["1", "2", "3", "4", "5", "6"]
Cup = dict[Face, int]
FACES = get_args(Face)
CUP = Glyph(id="cup", patches=(Patch(points=(0.3, 0.2, 0.7, 0.2, 0.85, 0.85, 0.15, 0.85), ink="soil"),))


class Options(Frozen, frozen=True, kw_only=True):
    dice: Annotated[Literal[2, 3, 5], numbers("LIE-1")] = 5


class State(Frozen, frozen=True, kw_only=True):
    options: Options
    turn: Annotated[Seat, whose_turn("LIE-3", out=lambda s: [seat for seat, n in enumerate(s.dice) if not n])] = 0
    step: Literal["shake", "bid", "show", "over"] = "shake"
    cups: tuple[Hidden[Cup] | None, ...]
    count: int = 0  # of the bid that stands
    face: Face = "1"
    bidder: Seat = 0
    dice: Annotated[tuple[int, ...], tally(5, "LIE-6", top=lambda s: s.options.dice, unit="n-dice")]


def setup(seating: Seating, options: Options, known: object) -> State:
    first = liars.begun(seating, options, {})
    return replace(first, dice=(options.dice,) * len(seating.names))


def shaking(s: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, n in enumerate(s.dice) if n and s.cups[seat] is None)


def all_of(s: State, seat: Seat) -> int:
    return s.dice[seat]


def caps(s: State, seat: Seat) -> dict[Face, int]:
    return dict.fromkeys(FACES, s.dice[seat])


def counts(s: State) -> range:
    return range(s.count + (s.face == "6") if s.count else 1, sum(s.dice) + 1)


def faces(s: State, count: int) -> list[Face]:
    """More dice, or as many of a higher face (LIE-4)."""
    return [face for face in FACES if count > s.count or face > s.face]


liars = Rules(__name__, State, Options, range(2, 7), CUP, endings=("last",))
SHAKE = liars.step("shake", seat=shaking)
BID = liars.step("bid", seat=liars.acting)
SHOW = liars.step("show")


@SHAKE.move("LIE-2")
def shake(
    s: State, seat: Seat,
    cup: Annotated[Hidden[Cup], private(share(caps, least=all_of, most=all_of, words="face"))],
) -> Outcome[State]:  # fmt: skip
    return replace(s, cups=put(s.cups, seat, cup))


@SHAKE.goes_on
def all_shaken(s: State) -> Outcome[State] | None:
    return None if shaking(s) else replace(s, step="bid")


@BID.move("LIE-4")
def bid(
    s: State, seat: Seat, count: Annotated[int, pick(counts)], face: Annotated[Face, pick(faces)]
) -> Outcome[State]:
    return liars.next_turn(replace(s, count=count, face=face, bidder=seat))


@BID.move("LIE-5", when=lambda s: s.count or No("no-bid", "LIE-5"))
def doubt(s: State) -> Outcome[State]:
    return replace(s, step="show")


@SHOW.move("LIE-5")
def show(
    s: State,
    cups: Annotated[
        dict[Seat, Cup],
        each(
            lambda s: untold(s.cups),
            share(lambda s, cups: caps(s, cups), words="face", least=lambda s, cups: s.dice[cups],
                  most=lambda s, cups: s.dice[cups]),
        ),
    ],
) -> Outcome[State]:  # fmt: skip
    n = sum(cup.get(s.face, 0) for cup in {**told(s.cups), **cups}.values())
    loser = s.bidder if n < s.count else s.turn
    lost = replace(s, dice=put(s.dice, loser, max(0, s.dice[loser] - 1)))
    return next_round(lost, loser), gain("loses-die", "LIE-5", who=Who(seat=loser), n=n)


@SHOW.goes_on
def all_told(s: State) -> Outcome[State] | None:
    return None if untold(s.cups) else show(s, {})


def next_round(s: State, first: Seat) -> State:
    s = replace(s, step="shake", cups=(None,) * len(s.dice), count=0, face="1", turn=first)
    return s if s.dice[first] else liars.next_turn(s)


@SHAKE.left_out()
@BID.left_out()
@SHOW.left_out()
def left_out(s: State) -> Outcome[State]:
    return next_round(s, s.turn), info("left-out")


@liars.over(back=SHAKE)
def ending(s: State) -> str | None:
    return "last" if sum(n > 0 for n in s.dice) == 1 else None


@liars.scene
def scene(s: State, viewer: Viewer) -> Scene:
    """One's own dice are seen by oneself alone: the state comes sealed for the viewer."""
    hands = (
        Hand(seat=seat, label=Say(key="under-cup"),
             items=tuple(Item(label=Say(key=f"face-{face}"), n=n) for face, n in sorted(cup.items())))
        for seat, cup in told(s.cups).items()
    )  # fmt: skip
    return Scene(parts=(*liars.tracks(s), *hands))


@liars.phase_args
def bid_now(s: State) -> dict[str, int | str]:
    return {"count": s.count, "face": s.face}


GAME = liars.game(setup=setup)
TEXT = """
title = Liar's dice | Bluffdobbelen
dice = Dice | Dobbelstenen
n-dice = { $n -> [one] one die left *[other] { $n } dice left }
    | nog { $n -> [one] één dobbelsteen *[other] { $n } dobbelstenen }
under-cup = Under the cup | Onder de beker
phase-shake = Shake | Schudden
phase-shake-name = Shaking | Schudden
phase-bid = { $count -> [0] No bid yet *[other] Bid: { $count } × { $face } }
    | { $count -> [0] Nog geen bod *[other] Bod: { $count } × { $face } }
phase-bid-name = Bids | Bieden
phase-show = Doubted: { $count } × { $face } | Betwijfeld: { $count } × { $face }
phase-show-name = Dice shown | Open
shake-label = Shake and look under the cup | Schud en kijk onder de beker
shake-confirm = I have looked | Ik heb gekeken
shake-private-confirm = { $cup }, in secret | { $cup }, in het geheim
did-shake = { $who } looked under the cup | { $who } keek onder de beker
cup-label = What lies there? | Wat ligt er?
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
bid-label = Bid, or doubt | Bied, of betwijfel
bid-confirm = At least { $count } dice show { $face } | Minstens { $count } dobbelstenen tonen { $face }
count-label = How many dice? | Hoeveel dobbelstenen?
face-label = Of which face? | Van welk getal?
did-bid = { $who } bid { $count } × { $face } | { $who } bood { $count } × { $face }
doubt-label = I doubt it | Dat geloof ik niet
doubt-confirm = All cups up | Alle bekers op
did-doubt = { $who } doubted it | { $who } geloofde het niet
no-bid = Somebody has to bid first | Er moet eerst een bod zijn
show-label = Lift the cups | Til de bekers op
show-confirm = { $cups } | { $cups }
did-show = The cups were lifted | De bekers gingen op
loses-die = There are { $n }: { $who } loses a die | Het zijn er { $n }: { $who } verliest een dobbelsteen
left-out = This round does not count | Deze ronde telt niet
set-dice = Dice each | Dobbelstenen per speler
"""
RULES = """
## The game | Het spel
LIE-1 [text] Two to six people have five dice each, or two, or three.
    | Twee tot zes mensen hebben elk vijf stenen, of twee, of drie.
## A round | Een ronde
LIE-2 [text] All shake at once, and look under their own cup. | Allen schudden en kijken onder hun eigen beker.
LIE-3 [text] Turns go clockwise; who has no dice is out. | De beurt gaat met de klok mee; wie geen stenen heeft, is uit.
LIE-4 [text] A bid names more dice than the one before, or as many of a higher face.
    | Een bod noemt meer stenen dan het vorige, of evenveel van een hoger getal.
LIE-5 [text] Who doubts the bid lifts all cups: with too few dice the bidder loses a die, else the doubter.
    | Wie het bod betwijfelt, tilt alle bekers op: bij te weinig verliest de bieder een steen, anders de twijfelaar.
LIE-6 [text] Who alone has dice left wins. | Wie als enige nog stenen heeft, wint.
"""
