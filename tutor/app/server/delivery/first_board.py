"""A fast first board: the page names all files that the board needs, and they are made as small as possible.

By itself Streamlit asks for half of them only once it has drawn the rest, and its fonts have every icon and script.
"""

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Final

from tutor.app.base import focus
from tutor.app.base.byte_cache import ByteCache
from tutor.app.base.lane import SERVER, Call, Lane
from tutor.app.base.worker import WHEN_IDLE
from tutor.app.board import component as board
from tutor.app.board.drawings import BOARD_ASSETS
from tutor.app.replay import play_line
from tutor.app.server.delivery import frontend
from tutor.app.server.delivery.assets import (
    ELEMENTS,
    ICONS,
    SMALL_FONTS,
    TEXT_FONT,
    Asset,
    files_to_pack,
    packed_file,
    small_font,
)
from tutor.app.server.delivery.compression import digest_of
from tutor.app.server.delivery.frontend import Font
from tutor.app.server.middleware.compressed import A_MINUTE, FOREVER, NOT_KEPT, File, MadeFile, Packer, served_files
from tutor.app.server.style import LETTER_FONT, PAGE_DRAWINGS

_COMPONENTS: Final = (
    (board.BOARD_NAME, BOARD_ASSETS),
    (focus.FOCUS_NAME, focus.FOCUS_ASSETS),
    (play_line.PLAY_LINE_NAME, play_line.PLAY_LINE_ASSETS),
)
_SERVED = (".js", ".css", ".svg", ".woff2")
ON_DEMAND: Final = ("drag.js", "prerendered.js", "result.js", "sound.js")
"""The scripts of the board that are loaded only where they are needed."""

_MADE = re.compile(r"(.*/[^/.]+\.)[0-9a-f]{32}(\.css|\.woff2)")


class FirstBoard:
    """The files served under the path `base` for a fast first board, and the links to them in each page.

    The small ones that are not in `kept` are made in another process and put there; until then the larger files are
    served.
    """

    def __init__(self, base: str, kept: ByteCache) -> None:
        self.packer = Packer(kept)
        self._base = base
        self._kept = kept
        self._files: dict[str, File] = served_files(frontend.static_folder(), f"{base}/static", FOREVER, only=_SERVED)
        self._files |= served_files(PAGE_DRAWINGS, f"{base}/drawings", A_MINUTE)
        letters = frontend.font(TEXT_FONT)
        if letters is not None:
            self._files[base + LETTER_FONT] = File(letters.file, A_MINUTE)
        for name, assets in _COMPONENTS:
            self._files |= served_files(assets, f"{base}/_stcore/bidi-components/{name}", A_MINUTE)
        self._late = [*frontend.late_scripts(ELEMENTS), *self._own_scripts()]
        self._made: dict[str, MadeFile] = {}
        # Paths inside the folder of the frontend: the replacement of each file, and the small font of icons.
        self._instead: dict[str, str] = {}
        self._icons = ""
        self._rules: dict[str, str] = {}

    def file(self, path: str) -> File | MadeFile | None:
        """Return the file served at a path, None if another part of the server answers there."""
        return self._made.get(path) or self._files.get(path) or self._whole(path)

    def hasten(self, page: bytes) -> bytes:
        """Return a page with links in its head to the files that the first board needs."""
        for old, new in self._instead.items():
            page = page.replace(f"./static/{old}".encode(), f"{self._base}/static/{new}".encode())
        return page.replace(b"</head>", self._links().encode() + b"</head>", 1)

    @contextmanager
    def made_small(self) -> Iterator[None]:
        """Start a thread that has all files made small, and stop the work at the end of the context."""
        # Its process starts with the first work, if there is any; nothing is to be called there before.
        lane = Lane(object, at_once=False, niceness=WHEN_IDLE)

        def make_all() -> None:
            self.make_small(lambda asset: lane.begin(Call(SERVER, asset.make, ())).result())
            lane.close()

        threading.Thread(target=make_all, daemon=True).start()
        try:
            yield
        finally:
            lane.close()

    def make_small(self, make: Callable[[Asset], bytes | None]) -> None:
        """Serve the small files that are kept, then have the others made by `make`, which returns None where it fails.

        The larger file is served, too, where it raises an error.
        """
        missing = []
        for asset, use in self._small():
            data = self._kept.get(asset.name)
            if data is None:
                missing.append((asset, use))
            else:
                use(data)
        for asset, use in missing:
            with suppress(Exception):
                data = make(asset)
                if data is not None:
                    self._kept.put(asset.name, data)
                    use(data)

    def _links(self) -> str:
        lines = [f'<link rel="modulepreload" href="{self._base}/{path}" fetchpriority="low">' for path in self._late]
        # A style sheet for no medium is loaded without effect; the board finds it loaded when it asks for it.
        assets = f"{self._base}/_stcore/bidi-components/{board.BOARD_NAME}"
        lines.append(f'<link rel="stylesheet" href="{assets}/board.css" media="not all">')
        # This script asks for the drawings. A browser complains of a preload that a page without a board does not use.
        lines.append(f'<script type="module" async src="{assets}/drawings.js" fetchpriority="low"></script>')
        icons = f"{self._base}/static/{self._icons}"
        if self._icons:
            lines.append(f'<link rel="preload" href="{icons}" as="font" type="font/woff2" crossorigin>')
        return "".join(f"{line}\n" for line in lines)

    def _whole(self, path: str) -> File | None:
        """Return the whole file for the path of a small one, None for other paths.

        Another process of the server may have made the small one and named it in its page.
        """
        named = _MADE.fullmatch(path)
        if named is None or not path.startswith(f"{self._base}/static/"):
            return None
        found = next((one for one in self._files if one.startswith(named[1]) and one.endswith(named[2])), None)
        return None if found is None else File(self._files[found].source, NOT_KEPT)

    def _own_scripts(self) -> list[str]:
        own = (path for name, _ in _COMPONENTS[:2] for path in self._files if f"/{name}/" in path)
        scripts = [path.removeprefix(f"{self._base}/") for path in own if path.endswith(".js")]
        return [path for path in scripts if not path.endswith(ON_DEMAND)]

    def _small(self) -> Iterator[tuple[Asset, Callable[[bytes], object]]]:
        """Yield all small files, each with what is to be done once it is there."""
        for family in SMALL_FONTS:
            whole = frontend.font(family)
            if whole is not None:
                yield small_font(whole), partial(self._serve, whole)
        by_source = {file.source: file for file in self._files.values()}
        for source in files_to_pack():
            file = by_source.get(source)
            if file is not None and file.packable:
                yield packed_file(source, file.digest), lambda _: None

    def _serve(self, whole: Font, data: bytes) -> None:
        name = self._add(f"media/{whole.file.name}", data, "font/woff2")
        self._rules[whole.rule] = frontend.with_small(whole, name.removeprefix("media/"), SMALL_FONTS[whole.family])
        sheet = (frontend.static_folder().parent / whole.sheet).read_text(encoding="utf-8")
        for rule, other in self._rules.items():
            sheet = sheet.replace(rule, other)
        self._add(whole.sheet.removeprefix("static/"), sheet.encode(), "text/css", packable=True)
        if whole.family == ICONS:
            self._icons = name
        elif whole.family == TEXT_FONT:
            self._made[self._base + LETTER_FONT] = self._made[f"{self._base}/static/{name}"]._replace(cache=A_MINUTE)

    def _add(self, old: str, data: bytes, kind: str, *, packable: bool = False) -> str:
        """Serve data beside a file and in its place; return the path, inside the folder of the frontend."""
        digest = digest_of(data)
        stem, _, _ = old.partition(".")
        name = f"{stem}.{digest}{Path(old).suffix}"
        self._made[f"{self._base}/static/{name}"] = MadeFile(data, digest, kind, packable=packable)
        # A new dict, not a change of the old one: other threads go through it while they make pages.
        self._instead = {**self._instead, old: name}
        return name
