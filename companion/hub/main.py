"""Starts the hub: its work at broker and database, and its web pages."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path

from companion.hub import config
from companion.hub.hub import Hub
from companion.hub.ingest import retention
from companion.hub.ingest.database import Reader, Writer
from companion.hub.live_tables import JoinCodes
from companion.hub.pages import Pages
from companion.hub.played_games import Keeper
from companion.hub.web import HubSite
from companion.lan import addresses
from companion.lan.guard import plain_address
from companion.lan.limits import Connections
from companion.lan.sockets import any_address, listening_socket, port
from companion.lan.web import serve
from companion.table.games import Games
from rules.games import GAMES
from rules.kit.types import Say

RUN_FOLDER = "RUNTIME_DIRECTORY"  # set by systemd


async def run(file: Path, report: Callable[[str], None]) -> None:
    """Run the hub until a signal ends it. Raises Damaged if the settings file is invalid."""
    settings = config.load(file)
    tls = settings.tls(file.parent)
    hub = Hub(settings.as_client(file.parent), settings.database)
    if RUN_FOLDER in os.environ:
        hub.join_codes = JoinCodes(Path(os.environ[RUN_FOLDER]))
    ends = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ends.set)
    reader, writer = Reader(settings.database), Writer(settings.database)
    keeper = Keeper(settings.database, settings.time)
    speaker = Games(GAMES).speaker(settings.lang)
    pages = Pages(settings.name, speaker, settings.time)

    def names() -> frozenset[str]:
        host = socket.gethostname().lower()
        return addresses.host_names(addresses.lan_addresses(), host) | {host, *settings.hosts}

    here = listening_socket(any_address(), settings.port)
    host = next(iter((*settings.hosts, *addresses.lan_addresses())), "127.0.0.1")
    report(
        speaker.speak(Say(key="hub-here", args={"link": addresses.page_link(host, port(here), secure=tls is not None)}))
    )
    login_s, proxy = settings.keep_login_hours * 3_600, plain_address(settings.proxy)
    site = HubSite(hub, reader, writer, keeper, pages, names, login_s=login_s, proxy=proxy, folder=file.parent)
    serving = await serve(site, here, tls=tls, connections=Connections(free=proxy))
    house = retention.keep_house(hub, writer, settings, lambda say: report(speaker.speak(say)))
    work = [asyncio.create_task(hub.run(), name="hub"), asyncio.create_task(house, name="keeping")]
    await ends.wait()
    hub.live.close()
    await serving.stop()
    for each in work:
        each.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    await reader.close()
    await keeper.close()
    await writer.close()
