"""A transaction at an order: delivery or not, and two of three rewards (HIM-36..49)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec.structs import replace

from rules.kit.news import info
from rules.kit.rules import EMPTY, Barred, Outcome, amount, barred, once, only, pick
from rules.kit.types import News, Option, Pick, Say, Seat, Secret

from .actions import is_due_kind
from .components import MOST_REWARDS, MOST_YAKS, REWARDS, Good, Reward
from .flow import ACTION
from .land import default_yaks, is_surveyed, learn_order
from .opening import learn_village
from .state import Order, Player, Site, State, add_goods, seat_word, sorted_goods
from .supply import NEEDS
from .words import goods_word, send_field

# ---- the form of an order ----------------------------------------------------------------------------
is_due = is_due_kind("order")


def current_village(state: State) -> int:
    """The village of the due order."""
    return state.players[state.acting()].at


def current_order(state: State) -> Order:
    return state.site(current_village(state)).order or Order()


def is_untold(state: State) -> bool:
    return not current_order(state).needs


def is_known(state: State) -> bool:
    """Whether the village is known, as a delegation needs; an unknown one is entered first (HIM-45, HIM-46)."""
    return is_surveyed(state.village(current_village(state)))


def delivery_args(state: State) -> dict[str, Any]:
    return {**village_args(state), "what": goods_word(current_order(state).needs), "rewards": Pick(field="rewards")}


def village_args(state: State) -> dict[str, Any]:
    return {"n": current_village(state)}


@once
def open_rewards(state: State, seat: Seat) -> tuple[Reward, ...]:
    """The available rewards: one stupa per village, and within the seat's supply (HIM-43..46)."""
    can: dict[Reward, bool] = {
        "barter": True,
        "offering": state.site(current_village(state)).stupa is None and state.stupas_left(seat) > 0,
        "delegation": is_known(state) and state.delegations_left(seat) > 0,
    }
    return tuple(reward for reward in REWARDS if can[reward])


def likely_rewards(state: State, seat: Seat) -> tuple[Reward, ...]:
    """The first two available rewards; a tap on the third changes the pair."""
    return open_rewards(state, seat)[:MOST_REWARDS]


def reward_options(state: State, seat: Seat) -> Iterator[Option | Barred]:
    """The rewards in their places; in a known village those used up are barred, not hidden."""
    for reward in REWARDS:
        option = Option(value=reward, label=_reward_word(state, reward))
        if reward in open_rewards(state, seat):
            yield option
        elif is_known(state):
            yield barred(option, "reward-used-up", "HIM-43" if reward == "offering" else "HIM-4")


def _reward_word(state: State, reward: Reward) -> Say:
    """A reward with its worth, if known."""
    yaks = current_order(state).yaks
    match reward:
        case "barter" if yaks is not None:
            return Say(key="reward-yaks", args={"n": yaks})
        case "offering" if level := state.village(current_village(state)).level:
            return Say(key="reward-offering-points", args={"n": level})
        case _:
            return Say(key=f"reward-{reward}")


def may_send(state: State, seat: Seat) -> bool:
    return "delegation" in open_rewards(state, seat)


def most_sent(state: State, seat: Seat) -> int:
    """The most delegations to send (HIM-45, HIM-47)."""
    return min(state.village(current_village(state)).level or 0, state.delegations_left(seat))


def least_sent(state: State, seat: Seat) -> int:
    return most_sent(state, seat) if state.options.send == "exact" else 1


def regions(state: State, seat: Seat) -> tuple[int, ...]:
    return state.village(current_village(state)).regions


def likely_yaks(state: State) -> int | None:
    return default_yaks(state, current_order(state))


SENT = only(may_send, send_field(regions, least_sent, most_sent, ("rewards", ("delegation",))))
YAKS = amount(1, MOST_YAKS, label="yaks-label", default=likely_yaks, when=("rewards", ("barter",)))


# ---- the moves ---------------------------------------------------------------------------------------
@ACTION.move("HIM-39", when=is_due, asked=("needs", "rewards", "sent", "yaks"), picks=(), say=delivery_args,
             id=lambda state: "action" if is_known(state) else "deliver-here",
             text=lambda state: "deliver-untold" if is_untold(state) else "deliver")  # fmt: skip
def deliver(
    state: State, seat: Seat,
    rewards: Annotated[tuple[Reward, ...], pick(
        reward_options, many=True, least=0, most=MOST_REWARDS, default=likely_rewards)],
    sent: Annotated[dict[int, int], SENT] = EMPTY,
    yaks: Annotated[int | None, only(lambda state: current_order(state).yaks is None, YAKS)] = None,
    needs: Annotated[dict[Good, int], only(is_untold, NEEDS)] = EMPTY,
) -> Outcome[State]:  # fmt: skip
    """Move the resources into the bag, give the rewards, and empty the village (HIM-36, HIM-49).

    sent: delegations by region. yaks: on the disc, at its first barter; needs: the goods of an unknown order.
    """
    player = state.players[seat]
    order, v = state.site(player.at).order or Order(needs=sorted_goods(needs)), player.at
    yaks = order.yaks if order.yaks is not None else yaks
    short = () if has_all(player, order) else (_seat_warning("stock-short", "HIM-36", seat),)
    paid = replace(player, stock=add_goods(player.stock, order.needs, -1)).with_try()
    place = Site(stupa=seat if "offering" in rewards else state.site(v).stupa)
    if yaks is not None:
        state = learn_order(state, replace(order, yaks=yaks))
    if "barter" in rewards:
        paid = replace(paid, herd=_more_yaks(paid.herd, yaks or 0))
    if "delegation" in rewards:
        paid = paid.add_sent(sent)
    news = (
        info("delivers", "HIM-36", who=seat_word(seat), what=goods_word(order.needs), n=v),
        *_reward_news(v, rewards, sent),
    )
    return state.with_player(seat, paid).with_site(v, place).next_turn(), (*news, *short)


ACTION.move("HIM-45", id="action", text="survey", when=lambda state: is_due(state) and not is_known(state),
            say=village_args, picks=(), asked=("village", "level", "regions"),
                cell=lambda state: f"v{current_village(state)}",
            )(learn_village)  # fmt: skip


@ACTION.move("HIM-38", id="decline", when=is_due, say=village_args,
             text=lambda state: "cannot" if state.options.deliver == "must" else "decline")  # fmt: skip
def decline(state: State, seat: Seat) -> Outcome[State]:
    """Deliver nothing. If delivery is a duty and the stock sufficed, warn only the seat itself (HIM-38)."""
    player = state.players[seat]
    order = state.site(player.at).order or Order()
    news: tuple[News, ...] = (info("declines", "HIM-37", who=seat_word(seat), n=player.at),)
    if state.options.deliver == "must" and order.needs and has_all(player, order):
        news = (*news, _seat_warning("had-to-deliver", "HIM-38", seat))
    return state.with_player(seat, player.with_try()).next_turn(), news


def has_all(player: Player, order: Order) -> bool:
    """Whether the recorded stock covers the order."""
    stock = player.stock.value or {}
    return all(stock.get(good, 0) >= n for good, n in order.needs.items())


def _more_yaks(herd: Secret[int], yaks: int) -> Secret[int]:
    return replace(herd, value=(herd.value or 0) + yaks, count=herd.count + 1)


def _reward_news(v: int, rewards: tuple[Reward, ...], sent: dict[int, int]) -> tuple[News, ...]:
    """The log lines of the rewards. The yaks on the disc are secret from now on (HIM-42)."""
    disc = info("barters", "HIM-40") if "barter" in rewards else info("disc-back", "HIM-41")
    offers = (info("offers", "HIM-43", n=v),) if "offering" in rewards else ()
    return disc, *offers, *(info("sends", "HIM-46", n=n, region=region) for region, n in sorted(sent.items()))


def _seat_warning(key: str, rule: str, seat: Seat) -> News:
    return News(say=Say(key=key), rule=rule, to=(seat,), tone="warn")
