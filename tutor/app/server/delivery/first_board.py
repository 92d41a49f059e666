"""A fast first board: the page names all files that the board needs, and they are made as small as possible.

By itself Streamlit asks for half of them only once it has drawn the rest, and its fonts have every sign and script.
"""

import re
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import streamlit

from tutor.app.base import focus
from tutor.app.base.byte_cache import ByteCache
from tutor.app.board import component as board
from tutor.app.replay import play_line
from tutor.app.server.delivery import frontend
from tutor.app.server.delivery.frontend import Font
from tutor.app.server.delivery.packing import Packer, digest_of
from tutor.app.server.delivery.shrinking import SHRINKING_EDITION, Order, Shrinker
from tutor.app.server.delivery.signs import signs_in
from tutor.app.server.middleware.compressed import A_MINUTE, FOREVER, NOT_KEPT, File, MadeFile, served_files

# The elements on pages with a board, as Streamlit's frontend names them.
_ELEMENTS: Final = ("PageLink", "BidiComponent", "Button", "Progress", "Selectbox")
# The elements that only other pages draw: their scripts are packed too, but no page names them.
_OTHERS: Final = (
    "ArrowVegaLiteChart",
    "ButtonGroup",
    "Checkbox",
    "DownloadButton",
    "FileUploader",
    "Html",
    "LinkButton",
    "Metric",
    "Multiselect",
    "NumberInput",
    "Radio",
    "Table",
    "TextArea",
    "TextInput",
    "Toast",
)
_COMPONENTS: Final = (
    (board.BOARD_NAME, board.BOARD_ASSETS),
    (focus.FOCUS_NAME, focus.FOCUS_ASSETS),
    (play_line.PLAY_LINE_NAME, play_line.PLAY_LINE_ASSETS),
)
_SIGNS: Final = "Material Symbols Rounded"
_TEXT: Final = "Source Sans"
_HERE: Final = Path(__file__).parents[3]
# European Latin letters, punctuation, arrows and the suits of cards. For any other character the browser loads the
# whole font.
_CHARACTERS: Final = (
    range(0x20, 0x180),
    range(0x2C6, 0x2DE),
    range(0x2000, 0x2070),
    range(0x20A0, 0x20C0),
    range(0x2100, 0x2270),
    range(0x2500, 0x2700),
)
_SERVED = (".js", ".css", ".svg", ".woff2")
ON_DEMAND: Final = ("drag.js", "prerendered.js")
"""The scripts of the board that are loaded only where they are needed."""

_MADE = re.compile(r"(.*/[^/.]+\.)[0-9a-f]{32}(\.css|\.woff2)")

# An order for the shrinker, and the function that takes its result.
Work = tuple[Order, Callable[[bytes], None]]


class FirstBoard:
    """The files served under the path `base` for a fast first board, and the links to them in each page.

    Small versions take time, so another process makes them once and `kept` keeps them; until then the larger files
    are served.
    """

    def __init__(self, base: str, kept: ByteCache) -> None:
        self.packer = Packer(kept)
        self._base = base
        self._kept = kept
        self._files: dict[str, File] = served_files(frontend.static_folder(), f"{base}/static", FOREVER, only=_SERVED)
        for name, assets in _COMPONENTS:
            self._files |= served_files(assets, f"{base}/_stcore/bidi-components/{name}", A_MINUTE)
        self._late = [*frontend.late_scripts(_ELEMENTS), *self._own_scripts()]
        self._made: dict[str, MadeFile] = {}
        # Paths inside the folder of the frontend: the replacement of each file, and the small font of signs.
        self._instead: dict[str, str] = {}
        self._signs = ""
        self._rules: dict[str, str] = {}
        self._shrinker = Shrinker()

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
        threading.Thread(target=self._make_small, daemon=True).start()
        try:
            yield
        finally:
            self._shrinker.stop()

    def _links(self) -> str:
        lines = [f'<link rel="modulepreload" href="{self._base}/{path}" fetchpriority="low">' for path in self._late]
        # A style sheet for no medium is loaded without effect; the board finds it loaded when it asks for it.
        sheet = f"{self._base}/_stcore/bidi-components/{board.BOARD_NAME}/board.css"
        lines.append(f'<link rel="stylesheet" href="{sheet}" media="not all">')
        signs = f"{self._base}/static/{self._signs}"
        if self._signs:
            lines.append(f'<link rel="preload" href="{signs}" as="font" type="font/woff2" crossorigin>')
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

    def _make_small(self) -> None:
        fonts = [(_SIGNS, _signs_order(), ()), (_TEXT, _text_order(), _CHARACTERS)]
        waiting: list[Work] = []
        for family, order, characters in fonts:
            whole = frontend.font(family)
            if whole is not None:
                waiting += self._font(whole, {"font": str(whole.file), **order}, characters)
        scripts = (*frontend.first_scripts(), *self._late, *frontend.late_scripts(_OTHERS))
        for path in dict.fromkeys((*frontend.style_sheets(), *scripts)):
            file = self._files.get(f"{self._base}/{path}")
            if file is not None and file.packable and not self.packer.has_best(file.digest):
                waiting.append(({"pack": str(file.source)}, partial(self.packer.keep_best, file.digest)))
        made = self._shrinker.made([order for order, _ in waiting])
        for (_, use), data in zip(waiting, made, strict=False):
            if data is not None:
                use(data)

    def _font(self, whole: Font, order: Order, characters: Sequence[range]) -> list[Work]:
        """Serve the small font if it is kept, otherwise return the work that makes it."""
        depends = repr((SHRINKING_EDITION, streamlit.__version__, sorted(order.items()))).encode()
        name = f"{digest_of(whole.file.read_bytes() + depends)}.woff2"

        def use(data: bytes) -> None:
            self._kept.put(name, data)
            self._serve(whole, data, characters)

        found = self._kept.get(name)
        if found is None:
            return [(order, use)]
        self._serve(whole, found, characters)
        return []

    def _serve(self, whole: Font, data: bytes, characters: Sequence[range]) -> None:
        name = self._add(f"media/{whole.file.name}", data, "font/woff2")
        self._rules[whole.rule] = frontend.with_small(whole, name.removeprefix("media/"), characters)
        sheet = (frontend.static_folder().parent / whole.sheet).read_text(encoding="utf-8")
        for rule, other in self._rules.items():
            sheet = sheet.replace(rule, other)
        self._add(whole.sheet.removeprefix("static/"), sheet.encode(), "text/css", packable=True)
        if whole.family == _SIGNS:
            self._signs = name

    def _add(self, old: str, data: bytes, kind: str, *, packable: bool = False) -> str:
        """Serve data beside a file and in its place; return the path, inside the folder of the frontend."""
        digest = digest_of(data)
        stem, _, _ = old.partition(".")
        name = f"{stem}.{digest}{Path(old).suffix}"
        self._made[f"{self._base}/static/{name}"] = MadeFile(data, digest, kind, packable=packable)
        # A new dict, not a change of the old one: other threads go through it while they make pages.
        self._instead = {**self._instead, old: name}
        return name


def _signs_order() -> Order:
    return {"signs": sorted(signs_in(_HERE)), "sources": [str(Path(streamlit.__file__).parent)]}


def _text_order() -> Order:
    return {"characters": [one for some in _CHARACTERS for one in some]}
