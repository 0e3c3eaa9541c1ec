"""The code of a language in a settings file. Separate from `languages`, which a start reads before msgspec."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from companion.view.languages import LANGS

LanguageCode = Annotated[str, Meta(pattern=rf"^({'|'.join(LANGS)})\Z")]
