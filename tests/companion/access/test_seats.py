"""Phones at the table: admission, removal, rights, and cost."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.access.client_session import Audience
from companion.access.grants import MOST_REQUESTS, WAIT_MS, Links
from companion.access.join_code import MOST_IN_ALL, VALID_MS
from companion.access.roles import PAGES as ROLES
from companion.access.roles import is_allowed
from companion.log.disk.store import Store
from companion.pages.box.join import wifi
from companion.pages.registry import PAGES
from companion.table.snapshot import Snapshot
from companion.view import wire
from rules.kit.types import TABLE
from tests.companion.tables import TOKEN, Client, Clock, Table, client, full, hiding, phone, seated, table_in, texts

CLOSED = "Too many phones have asked. For ten minutes the code lets you in: it is on the table screen, under Phones."
FULL_NL = "Dit kon niet worden bewaard; er is dus niets veranderd. Is de schijf vol?"


def said(knock: wire.Knock, *, yes: bool) -> wire.Answer:
    """The table screen's answer to a phone's request."""
    return wire.Answer(form=knock.form, values={"yes": yes})


# ---- admitting ----------------------------------------------------------------------------------------
async def test_a_phone_asks_for_a_seat_and_one_tap_on_any_page_of_the_table_lets_it_in(
    table: Table, here: Client
) -> None:
    await here.go("score")
    new = await client(table, token="")
    waiting = await new.set("~sit", "person", "Cem")
    assert waiting.band == wire.Band(who="Cem", ask="Waiting for approval")
    number = waiting.page.removeprefix("sit/")
    assert waiting.drawing
    assert [shape.text for shape in waiting.drawing.shapes if isinstance(shape, wire.TextLine)] == [number]
    knock = (await here.receive()).knocks[0]
    assert (knock.number, knock.text, knock.yes, knock.no) == (
        number,
        f"Phone {number} wants to play as Cem. Allow?",
        "Yes",
        "No",
    )
    assert (await here.ask(said(knock, yes=True))).page == "score"
    shown = await new.receive()
    assert (new.role, shown.page, shown.seat, shown.own) == ("seat", "play", 2, (2,))
    assert [chip.phone for chip in shown.chips] == [False, False, True]


async def test_a_phone_that_the_table_does_not_want_goes_on_watching_and_may_not_ask_at_once(
    table: Table, here: Client, clock: Clock
) -> None:
    new = await client(table, token="", address="192.168.1.50")
    await new.set("~sit", "person", "Cem")
    await here.ask(said((await here.receive()).knocks[0], yes=False))
    told = await new.receive()
    assert (told.band.who, told.facts[0].text[:18]) == ("Where do you sit?", "The table said no.")
    assert new.role == "watch"
    again = wire.Set(form="~sit", name="person", value="Cem")
    assert (await new.refused(again)).text.startswith("Your request was declined.")
    clock.ms += WAIT_MS
    assert (await new.ask(again)).page.startswith("sit/")


async def test_a_phone_that_waits_while_the_game_begins_still_shows_its_number_and_is_let_in(table: Table) -> None:
    here = await client(table)
    await here.set("~home", "game", "battles_and_builders")
    for seat, name in enumerate(("Ana", "Bo")):
        await here.answer(f"~name/{seat}", name=name)
    new, other = await client(table, token=""), await client(table, token="")
    waiting = await new.set("~sit", "person", "Bo")
    begun = await here.answer("~new")
    assert begun.page == "play"
    assert [f"sit/{knock.number}" for knock in begun.knocks] == [waiting.page]
    assert ((await new.receive()).page, (await other.receive()).page) == (waiting.page, "play")
    await here.ask(said(begun.knocks[0], yes=True))
    shown = await new.receive()
    assert (shown.page, shown.own) == ("play", (1,))


async def test_a_phone_that_goes_does_not_ask_any_more(table: Table, here: Client) -> None:
    new = await client(table, token="")
    await new.set("~sit", "person", "Cem")
    knock = (await here.receive()).knocks[0]
    table.hub.leave(new.visit)
    assert (await here.receive()).knocks == ()
    assert "has cancelled its request" in (await here.refused(said(knock, yes=True))).text


async def test_on_a_full_disk_the_phone_is_told_and_can_still_be_let_in_when_there_is_room(
    table: Table, here: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = await client(table, token="", lang="nl")
    await new.set("~sit", "person", "Cem")
    yes = said((await here.receive()).knocks[0], yes=True)

    with monkeypatch.context() as while_full:
        while_full.setattr(table.core.phones, "_keep", full)
        assert "disk full" in (await here.refused(yes)).text
        told = await new.visit.mailbox.take()
        assert [wire.decode_reply(frame) for frame in told] == [wire.Refused(text=FULL_NL)]
    await here.ask(yes)
    await new.receive()
    assert new.role == "seat"


async def test_only_the_boxs_own_screen_is_asked_about_phones_and_puts_the_game_away(
    table: Table, here: Client
) -> None:
    second = await phone(table, "Bo")
    await here.answer(f"~phone/{second.visit.number}/table")
    new = await client(table, token="")
    await new.set("~sit", "person", "Cem")
    shown = await second.receive()
    assert second.role == "table"
    assert shown.knocks == ()
    yes = said((await here.receive()).knocks[0], yes=True)
    assert (await second.refused(yes)).text == "Only the main table screen can do that."
    assert (await second.refused(wire.Answer(form="~play/again"))).text


# ---- the code ---------------------------------------------------------------------------------------------
async def test_the_code_stands_on_the_tables_screen_and_on_no_phone(table: Table, here: Client) -> None:
    code = table.core.phones.code.text
    shown = wire.encode(await here.go("phones")).decode()
    assert f"{code[:3]} {code[3:]}" in shown
    watching, sitting = await client(table, token=""), await phone(table, "Bo")
    for each in (watching, sitting):
        for page in ("join", "sit", "menu", "play"):
            told = wire.encode(await each.go(page)).decode()
            assert code not in told  # half of it may well occur, as a place on the drawing
            assert f"{code[:3]} {code[3:]}" not in told


async def test_after_many_wrong_codes_from_everywhere_another_one_stands_on_the_tables_screen(
    table: Table, here: Client, clock: Clock
) -> None:
    await here.go("phones")
    old, heard = table.core.phones.code.text, list[str]()
    table.hardware.new_code = heard.append
    clock.ms += VALID_MS
    for i in range(MOST_IN_ALL):
        thief = await client(table, token="", address=f"192.168.1.{i}")
        await thief.refused(wire.Answer(form="~sit/code/0", values={"code": ""}))
    (new,) = heard
    assert f"{new[:3]} {new[3:]}" in texts(await here.receive())
    honest = await client(table, token="", address="192.168.1.77")
    await honest.answer("~sit/code/0", code=old)
    assert honest.role == "seat"


async def test_a_crowd_that_asks_is_off_the_tables_screen_at_once_and_a_guest_sits_down_with_the_code(
    table: Table, here: Client
) -> None:
    for i in range(MOST_REQUESTS + 1):
        stranger = await client(table, token="", address=f"10.0.0.{i}")
        await stranger.tried(wire.Set(form="~sit", name="person", value="Ana"))
    assert (await here.receive()).knocks == ()
    guest = await client(table, token="")
    asked = await guest.set("~sit", "person", "Bo")
    assert (asked.page, texts(asked)) == ("sit/code/1", [CLOSED])
    (form,) = asked.asks[0].forms
    assert [field.digits for field in form.fields if isinstance(field, wire.TextView)] == [True]
    await guest.answer(form.id, code=table.core.phones.code.text)
    assert guest.role == "seat"


# ---- removing -------------------------------------------------------------------------------------------
async def test_a_phone_that_is_sent_away_only_watches_at_once_and_its_token_opens_nothing(table: Table) -> None:
    here = await hiding(table)
    bo = await phone(table, "Bo")
    await here.answer(f"~phone/{bo.visit.number}/away")
    shown = await bo.receive()
    assert (bo.role, shown.own, shown.seat, shown.asks) == ("watch", (), TABLE, ())
    assert bo.token == ""
    assert any(isinstance(r, wire.Refused) and "seat was removed" in r.text for r in bo.heard)
    sent = next(r.token for r in bo.heard if isinstance(r, wire.Admitted))
    again = await client(table, token=sent)
    assert again.role == "watch"
    assert any(isinstance(r, wire.Refused) and "no longer has a seat" in r.text for r in again.heard)


async def test_a_seat_is_handed_over_from_one_person_to_another(table: Table, here: Client) -> None:
    bo = await phone(table, "Bo")
    assert (await here.go("phones")).links[0].note == "connected"
    one = await here.go(f"phone/{bo.visit.number}")
    assert [f.label for f in one.asks[0].forms] == ["Seats", "Table screen", "Remove"]
    await here.answer(one.asks[0].forms[0].id, people=["Ana", "Cem"])
    assert (await bo.receive()).own == (0, 2)
    table.hub.leave(bo.visit)
    assert (await here.go("phones")).links[0].note == "not connected"


async def test_a_phone_gives_its_seat_back_by_itself(table: Table) -> None:
    await seated(table, "Ana", "Bo", "Cem")
    bo = await phone(table, "Bo")
    await bo.set("~sit", "leave", "yes")
    assert bo.role == "watch"
    assert table.core.phones.grants == ()


async def test_a_phone_stays_its_persons_in_the_next_game_and_after_a_restart(
    table: Table, here: Client, clock: Clock, tmp_path: Path
) -> None:
    cem = await phone(table, "Cem")
    await here.answer("~leave")
    assert ((await cem.receive()).page, cem.role, cem.shown.own) == ("home", "seat", ())
    await seated(table, "Cem", "Dee", "Ana")
    assert (await cem.receive()).own == (0,)
    await table.core.store.close()
    after = await table_in(tmp_path, clock)
    assert (await client(after, token=cem.token)).shown.own == (0,)
    await after.core.store.close()
    table.core.store = await Store.open(tmp_path)  # for the fixture to close


async def test_a_link_that_was_opened_on_another_phone_never_shows_what_that_phone_is_let_in_for(table: Table) -> None:
    here = await hiding(table)
    cem = await phone(table, "Cem")
    ana = await client(table, token=cem.token)
    await ana.set("~sit", "person", "Ana")
    knock = (await here.receive()).knocks[0]
    assert knock.text == f"Phone {knock.number} plays as Cem and wants to play as Ana too. Allow?"
    await here.ask(said(knock, yes=True))
    assert (await ana.receive()).own == (0, 2)
    assert (await cem.receive()).own == (2,)
    assert (await client(table, token=cem.token)).shown.own == (2,)


async def test_who_asks_for_a_seat_that_is_on_the_phone_already_is_led_to_it(table: Table, here: Client) -> None:
    both = await phone(table, "Ana", "Bo")
    assert (await both.set("~sit", "person", "Bo")).page == "play"
    assert (await here.receive()).knocks == ()


async def test_no_byte_of_a_session_holds_a_token_but_the_one_message_to_its_holder(
    table: Table, here: Client, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    phones = [await phone(table, name) for name in ("Ana", "Bo")]
    for page in ("phones", "log", "join", "menu", "play"):
        await here.go(page)
    await phones[0].told(wire.Undo(n=1, id=phones[0].token[:3]))
    clients = (here, *phones, await client(table, token=phones[1].token), await client(table, token=""))
    sent = [reply for each in clients for reply in each.heard if not isinstance(reply, wire.Admitted)]
    kept = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    everything = b"".join((*map(wire.encode, sent), kept, caplog.text.encode()))
    assert all(phone.visit.hash.encode() in kept for phone in phones)
    assert not [token for token in (TOKEN, *(phone.token for phone in phones)) if token.encode() in everything]


# ---- the table of roles ---------------------------------------------------------------------------------
def test_every_page_says_who_may_look_and_who_may_enter_something() -> None:
    assert ROLES.keys() == PAGES.keys()
    assert all(is_allowed(does, sees) for sees, does in ROLES.values())


# pages that are empty during a game, or need a choice first
NOT_NOW = ("new", "name", "house-rules", "lots", "packages", "package-add", "package-remove", "kept-rules", "record",
           "simulator", "flip", "club", "club-join", "dice", "die", "die-sides", "die-name", "dice-meet")  # fmt: skip


@pytest.mark.parametrize("role", ["watch", "seat", "table", "operator"])
async def test_a_client_goes_to_the_pages_of_its_role_and_to_no_other(
    table: Table, here: Client, role: wire.Role
) -> None:
    who = here if role == "operator" else await (client(table, token="") if role == "watch" else phone(table, "Bo"))
    if role == "table":
        await here.answer(f"~phone/{who.visit.number}/table")
        await who.receive()
    assert who.role == role
    for name, (sees, does) in ROLES.items():
        if not is_allowed(role, sees):
            await who.refused(wire.Go(page=name))
        elif name not in NOT_NOW:
            assert (await who.go(name)).page.split("/")[0] in (name, "phones", "people")
        if not is_allowed(role, does):
            await who.refused(wire.Answer(form=f"~{name}"))
            await who.refused(wire.Set(form=f"~{name}", name="lang", value="nl"))


# ---- joining ------------------------------------------------------------------------------------------------
async def test_the_card_names_each_address_and_what_is_behind_it(table: Table, here: Client) -> None:
    table.hardware.find_links = lambda: Links(
        watch=("https://192.168.1.7:8642/", "https://table.local:8642/"), ways=("wlan0", ""), fingerprint="AB:CD"
    )
    card = await here.go("join")
    said = [(fact.text, fact.value) for fact in card.facts]
    assert ("https://192.168.1.7:8642/", "Wi-Fi") in said
    assert ("https://table.local:8642/", "") in said
    assert ("AB:CD", "") in said


async def test_the_wifi_is_typed_once_and_shown_as_a_code_on_the_box_alone(table: Table, here: Client) -> None:
    assert (await here.go("wifi")).drawing is None
    assert (await here.answer("~wifi", name="Home; 5G", password="se:cret")).drawing
    assert wifi("Home; 5G", "se:cret") == "WIFI:T:WPA;S:Home\\; 5G;P:se\\:cret;;"
    assert wifi("Open", "") == "WIFI:T:nopass;S:Open;P:;;"
    bo = await phone(table, "Bo")
    await bo.refused(wire.Go(page="wifi"))


# ---- costs --------------------------------------------------------------------------------------------------
async def test_a_move_is_drawn_and_encoded_once_for_each_kind_of_viewer(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await hiding(table)
    watching = [await client(table, token="") for _ in range(20)]
    dutch = [await client(table, token="", lang="nl") for _ in range(5)]
    bo = [await phone(table, "Bo") for _ in range(3)]
    cem = await phone(table, "Cem")
    for each in (*bo, cem):
        await each.go("play")
    drawn: list[Audience] = []
    show = table.hub.show

    def counted(audience: Audience, look: Snapshot | None) -> wire.Show:
        drawn.append(audience)
        return show(audience, look)

    monkeypatch.setattr(table.hub, "show", counted)
    await here.answer((await here.go("play")).asks[0].forms[0].id)
    drawn = drawn[1:]  # the first was for the table's own way to the page
    # The table, watching in two languages, Cem; and of Bo's three phones each, as each undoes its own answers.
    assert len(drawn) == len(set(drawn)) == 7
    assert len({(await each.receive()).seq for each in (*watching, *dutch, *bo, cem)}) == 1


async def test_of_a_phone_that_has_gone_for_good_nothing_stays(table: Table, here: Client) -> None:
    for _ in range(4):
        bo = await phone(table, "Bo")
        await bo.told(wire.Pause(on=True, id="one"))
        table.hub.leave(bo.visit)
        await here.answer(f"~phone/{table.core.phones.grants[0].number}/away")
    table.hub.leave((await client(table, token="")).visit)
    assert (set(table.hub._replies), table.core.phones.grants) == ({here.visit.hash}, ())  # the table's own
