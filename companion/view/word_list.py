"""Lists of words beside the texts of a language: "word: other" a line, `#` begins a comment, and what follows a line
`[akkon]` is for that game alone."""

from __future__ import annotations

from functools import lru_cache

from companion.view.languages import TEXT


@lru_cache
def pairs(lang: str, file: str, game: str = "") -> tuple[tuple[str, str], ...]:
    """The lines for all games and for that one; none where the language has no such list."""
    path, found, of = TEXT / lang / file, [], ""
    for row in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        word, _, other = (part.strip() for part in row.partition("#")[0].partition(":"))
        of = word[1:-1] if word.startswith("[") else of
        if word and not word.startswith("[") and of in ("", game):
            found.append((word, other))
    return tuple(found)
