"""What people do to a screen, and what happens to it: odd names, too many fingers, a core that goes away, long evenings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.ui.touched import Touched, sit_down, touched

pytestmark = pytest.mark.screen
LONG = "Wilhelmina Johanna Antoinette van der Straaten-Hoogenboezem!"


async def test_look(window: Any, tmp_path: Path) -> None:
    table = await touched(window, tmp_path)
    c = table.client
    await table.put("game", "akkon")
    names=[LONG,"محمد علي","משה כהן","Ana 🎲🎯"]
    while len(c.desk.table.draft.chairs) < 4:
        await c.set("~new", "chair-0", "more")
    for seat, name in enumerate(names):
        await c.answer(f"~name/{seat}", name=name)
    await table.listen()
    snap(window, "new")
    await c.answer("~new")
    await table.listen()
    snap(window, "play")
    await table.go("seat/0") if any(getattr(t.act,"page","")=="seat/0" for _,t in table.spots()) else None
    snap(window, "seat")

def snap(window, name):
    from kivy.base import EventLoop
    from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
    from ui.png import png
    EventLoop.idle()
    w,h=window.size
    d=bytes(glReadPixels(0,0,int(w),int(h),GL_RGB,GL_UNSIGNED_BYTE)); r=int(w)*3
    rows=[d[i*r:(i+1)*r] for i in range(int(h))][::-1]
    Path(f"/tmp/q_{name}.png").write_bytes(png(int(w),int(h),b"".join(rows)))
