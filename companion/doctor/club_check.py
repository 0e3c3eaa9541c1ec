"""The check of the club that the table belongs to, if it belongs to one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from companion.club import config, topics
from companion.doctor.finding import Finding, Probes, bad, ok
from companion.errors import Damaged, Trouble
from rules.kit.types import Say


def _club(data: Path, probes: Probes) -> Finding:
    """Whether club.toml is whole, and whether the club's broker lets this table in."""
    try:
        club = config.load(data)
    except Damaged as damaged:
        return bad("doctor-club-wrong", why=damaged.say)
    if club is None:
        return ok("doctor-club-none")
    if not probes.has_module("paho"):
        return bad("doctor-club-packages")
    if why := asyncio.run(refusal(club)):
        return bad("doctor-club-wrong", why=why)
    return ok("doctor-club", table=club.table, host=club.broker.host)


async def refusal(club: config.Club) -> Say | None:
    """Why the broker does not let this table in; None where it does. A companion that runs is thrown out, and comes
    again."""
    from companion.club.connection import Connection

    try:
        will = topics.status(club.table), topics.OFFLINE
        connection = await Connection.open(club.broker, lambda message: None, will)
    except Trouble as trouble:
        return trouble.say
    connection.close()
    return None


LOOKS = (_club,)
