"""A transaction at an order: delivered or not, and two of three rewards (HIM-36..49)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit.forms import form
from rules.kit.news import info
from rules.kit.rules import EMPTY, Outcome
from rules.kit.types import Amount, Choice, Field, News, Option, Pick, Prompt, Say, Seat, Secret

from . import actions
from .actions import due
from .components import MOST_REWARDS, MOST_YAKS, REWARDS, Good, Reward
from .flow import ACTION
from .land import default_yaks, is_surveyed, learn_order
from .opening import survey_fields
from .state import (
    Order,
    Player,
    Site,
    State,
    acting,
    add_goods,
    add_sent,
    delegations_left,
    is_full,
    land,
    next_turn,
    site,
    stupas_left,
    tried_here,
    who,
    with_player,
    with_site,
)
from .supply import in_order, needs_field
from .words import counted, send_field


# ---- the question ------------------------------------------------------------------------------------
@ACTION.asked_by
def ask_action(state: State) -> tuple[Prompt, ...]:
    """What the seat whose turn it is does; at an order, whether it delivers."""
    now = due(state) if is_full(state) else None
    return ask_order(state, acting(state)) if now and now.kind == "order" else actions.ask_action(state)


def ask_order(state: State, seat: Seat) -> tuple[Prompt, ...]:
    """Delivered, or not. Only for delegations a village that is not known yet is told first (HIM-45, HIM-46)."""
    v = state.players[seat].at
    order = site(state, v).order or Order()
    what = counted(order.needs)
    text = "decline" if state.options.deliver == "may" else "cannot"
    decline = form("decline", seat, "decline", ask="action", say={"n": v}, text=text, rule="HIM-38")
    deliver = form("action", seat, "deliver", _fields(state, seat, v, order), rule="HIM-39",
                   text="deliver" if order.needs else "deliver-untold",
                   say={"n": v, "what": what, "rewards": Pick(field="rewards")})  # fmt: skip
    if is_surveyed(land(state, v)):
        return deliver, decline
    survey = form("action", seat, "learn_village", survey_fields(state, v), given={"village": v}, text="survey",
                  say={"n": v}, rule="HIM-45", cell=f"v{v}")  # fmt: skip
    return replace(deliver, id="deliver-here", ask="action"), survey, decline


def _fields(state: State, seat: Seat, v: int, order: Order) -> tuple[Field, ...]:
    rewards = tuple(r for r in open_rewards(state, seat, v) if r != "delegation" or is_surveyed(land(state, v)))
    options = tuple(Option(value=r, label=_reward_word(state, v, order, r)) for r in rewards)
    likely = rewards[:MOST_REWARDS]  # nobody leaves one that is free; a tap on the third changes the pair
    fields: list[Field] = [
        *(() if order.needs else (needs_field(),)),
        Choice(name="rewards", label=Say(key="rewards-label"), options=options, many=True, least=0, most=MOST_REWARDS,
               default=likely)
    ]  # fmt: skip
    if "delegation" in rewards:
        least, most = delegates(state, seat, v)
        fields.append(send_field(land(state, v).regions, least, most, ("rewards", ("delegation",))))
    if order.yaks is None:
        fields.append(Amount(name="yaks", label=Say(key="yaks-label"), least=1, most=MOST_YAKS,
                             default=default_yaks(state, order), when=("rewards", ("barter",))))  # fmt: skip
    return tuple(fields)


def _reward_word(state: State, v: int, order: Order, reward: Reward) -> Say:
    """A reward with what it brings, where that is known."""
    match reward:
        case "barter" if order.yaks is not None:
            return Say(key="reward-yaks", args={"n": order.yaks})
        case "offering" if level := land(state, v).level:
            return Say(key="reward-offering-points", args={"n": level})
        case _:
            return Say(key=f"reward-{reward}")


def open_rewards(state: State, seat: Seat, v: int) -> tuple[Reward, ...]:
    """Those that can be taken: one stupa to a village, and what is left in the supply (HIM-43..46)."""
    can: dict[Reward, bool] = {
        "barter": True,
        "offering": site(state, v).stupa is None and stupas_left(state, seat) > 0,
        "delegation": delegations_left(state, seat) > 0,
    }
    return tuple(reward for reward in REWARDS if can[reward])


def delegates(state: State, seat: Seat, v: int) -> tuple[int, int]:
    """How many delegations at least and at most are sent (HIM-45, HIM-47)."""
    most = min(land(state, v).level or 0, delegations_left(state, seat))
    return (most if state.options.send == "exact" else 1), most


# ---- the answers -------------------------------------------------------------------------------------
@ACTION.move("HIM-38")
def decline(state: State, seat: Seat) -> Outcome[State]:
    """Nothing is delivered. Where it is a duty, only the seat itself is told that its stock sufficed (HIM-38)."""
    player = state.players[seat]
    order = site(state, player.at).order or Order()
    news: tuple[News, ...] = (info("declines", "HIM-37", who=who(seat), n=player.at),)
    if state.options.deliver == "must" and order.needs and has_all(player, order):
        news = (*news, _to_seat("had-to-deliver", "HIM-38", seat))
    return next_turn(with_player(state, seat, tried_here(player))), news


@ACTION.move("HIM-39")
def deliver(
    state: State, seat: Seat, rewards: tuple[Reward, ...] = (), sent: dict[int, int] = EMPTY,
    yaks: int | None = None, needs: dict[Good, int] = EMPTY,
) -> Outcome[State]:  # fmt: skip
    """The resources go into the bag, the rewards to the seat, and the village is empty (HIM-36, HIM-49).

    sent: delegations by region. yaks: on the disc, told when it is first bartered; needs: what the order asks, where
    nobody has told it yet.
    """
    player = state.players[seat]
    order, v = site(state, player.at).order or Order(needs=in_order(needs)), player.at
    yaks = order.yaks if order.yaks is not None else yaks
    short = () if has_all(player, order) else (_to_seat("stock-short", "HIM-36", seat),)
    paid = tried_here(replace(player, stock=add_goods(player.stock, order.needs, -1)))
    place = Site(stupa=seat if "offering" in rewards else site(state, v).stupa)
    if yaks is not None:
        state = learn_order(state, replace(order, yaks=yaks))
    if "barter" in rewards:
        paid = replace(paid, herd=_more_yaks(paid.herd, yaks or 0))
    if "delegation" in rewards:
        paid = add_sent(paid, sent)
    news = (info("delivers", "HIM-36", who=who(seat), what=counted(order.needs), n=v), *_rewards(v, rewards, sent))
    return next_turn(with_site(with_player(state, seat, paid), v, place)), (*news, *short)


def has_all(player: Player, order: Order) -> bool:
    """Whether the stock, as it has been followed, holds everything that is asked."""
    stock = player.stock.value or {}
    return all(stock.get(good, 0) >= n for good, n in order.needs.items())


def _more_yaks(herd: Secret[int], yaks: int) -> Secret[int]:
    return replace(herd, value=(herd.value or 0) + yaks, count=herd.count + 1)


def _rewards(v: int, rewards: tuple[Reward, ...], sent: dict[int, int]) -> tuple[News, ...]:
    """What was taken. The yaks on the disc are nobody's business from now on (HIM-42)."""
    news: list[News] = []
    if "barter" in rewards:
        news.append(info("barters", "HIM-40"))
    else:
        news.append(info("disc-back", "HIM-41"))
    if "offering" in rewards:
        news.append(info("offers", "HIM-43", n=v))
    for region, n in sorted(sent.items()):
        news.append(info("sends", "HIM-46", n=n, region=region))
    return tuple(news)


def _to_seat(key: str, rule: str, seat: Seat) -> News:
    return News(say=Say(key=key), rule=rule, to=(seat,), tone="warn")
