"""Himalaya's rule module: ties the parts together as `GAME`."""

from __future__ import annotations

from rules.kit.flow import by_move
from rules.kit.types import SEAT_TINTS

from . import (
    actions,
    catalogue,
    components,
    corrections,
    delivery,
    events,
    inventory,
    numbers,
    opening,
    programme,
    scene,
    score,
    supply,
)
from .flow import him

GAME = him.game(
    opening, supply, events, programme, actions, delivery, inventory, score,
    do=by_move(
        numbers.do_set_number,
        corrections.do_correct_site, corrections.do_correct_stupa, corrections.do_forget_order,
        corrections.do_correct_level, corrections.do_correct_road, corrections.do_correct_regions,
        corrections.do_correct_stock, corrections.do_correct_herd, corrections.do_correct_first,
        corrections.do_add_event, corrections.do_correct_events, corrections.do_drop_event,
    ),
    setup=opening.setup,
    tints=("blue", *(tint for tint in SEAT_TINTS if tint != "blue")),
    layouts=(components.MAP, components.VILLAGES_ONLY),
    glyphs=components.GLYPHS,
    numbers=numbers.NUMBERS,
    prompts=events.prompts,
    corrections=corrections.corrections,
    retold=corrections.RETOLD,
    scene=scene.scene,
    sheet=score.sheet,
    learned=catalogue.learned,
    check=catalogue.check,
    sections=catalogue.sections,
    tell=catalogue.tell,
    forget=catalogue.forget,
)  # fmt: skip
