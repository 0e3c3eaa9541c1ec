"""The code of a language, as a settings file writes it. Apart from the languages, which a start asks before msgspec."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from companion.view.languages import LANGS

LanguageCode = Annotated[str, Meta(pattern=rf"^({'|'.join(LANGS)})\Z")]
