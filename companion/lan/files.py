"""The page's own files."""

from __future__ import annotations

from pathlib import Path

from companion.lan.http import Response

PAGE = Path(__file__).parent / "page"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}  # not asked of the system: its table differs from one machine to the next


def file(name: str, known: str, folder: Path = PAGE) -> Response | None:
    """That file, or that it has not changed since the browser got it as `known`; None where there is none."""
    path = folder / name
    if name not in {each.name for each in folder.iterdir()}:  # so it is no way out of the folder either
        return None
    found = path.stat()
    tag = f'"{found.st_mtime_ns:x}-{found.st_size:x}"'
    if known == tag:
        return Response(304, headers={"etag": tag})
    return Response(200, path.read_bytes(), {"content-type": KINDS[path.suffix], "etag": tag})
