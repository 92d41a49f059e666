"""The small files that pages are served: fonts cut down, and scripts and style sheets packed by Brotli.

The server makes them for the installed version of Streamlit and keeps them in the user's cache.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import streamlit

from tutor.app.server.delivery import frontend
from tutor.app.server.delivery.compression import digest_of, served_bytes, smallest, smallest_name
from tutor.app.server.delivery.frontend import Font
from tutor.app.server.delivery.icons import icons_in

ICONS: Final = "Material Symbols Rounded"
TEXT_FONT: Final = "Source Sans"
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
SMALL_FONTS: Final[dict[str, Sequence[range]]] = {ICONS: (), TEXT_FONT: _CHARACTERS}
"""The families that have a small font, and the characters in it; none for a font of icons."""

ELEMENTS: Final = ("PageLink", "BidiComponent", "Button", "Selectbox")
"""The elements on most pages with a board, as Streamlit's frontend names them."""

# The elements that only other pages draw: their scripts are packed too, but no page names them.
_OTHER_ELEMENTS: Final = (
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
    "Progress",
    "Radio",
    "Table",
    "TextArea",
    "TextInput",
    "Toast",
)

_TUTOR: Final = Path(__file__).parents[3]
_EDITION: Final = 2
"""A number to increase whenever the small font of the same font is made in another way."""


class Asset(NamedTuple):
    """The name of a small file, which changes with all that it depends on, and the call that makes it.

    The call can be pickled. It raises an error where nothing can be made.
    """

    name: str
    make: Callable[[], bytes]


def packed_file(file: Path, digest: str) -> Asset:
    """Return the smallest packing of a file; `digest` must be that of what is served of it."""
    return Asset(smallest_name(digest), partial(_packed, file))


def small_font(whole: Font) -> Asset:
    """Return the small font of one of the families in `SMALL_FONTS`."""
    characters = [one for some in SMALL_FONTS[whole.family] for one in some]
    icons = [] if characters else sorted(icons_in(_TUTOR))
    # The icons of Streamlit change with its version only.
    depends = repr((_EDITION, streamlit.__version__, characters, icons)).encode()
    name = f"{digest_of(whole.file.read_bytes() + depends)}.woff2"
    return Asset(name, partial(_cut_down, whole.file, characters, icons))


def files_to_pack() -> Iterator[Path]:
    """Yield the scripts and style sheets that pages load, of Streamlit and of the tutor."""
    scripts = (*frontend.first_scripts(), *frontend.late_scripts(ELEMENTS), *frontend.late_scripts(_OTHER_ELEMENTS))
    for path in dict.fromkeys((*frontend.style_sheets(), *scripts)):
        yield frontend.static_folder().parent / path
    yield from (file for file in sorted(_TUTOR.glob("app/**/assets/*")) if file.suffix in {".js", ".css", ".svg"})


def _packed(file: Path) -> bytes:
    return smallest(served_bytes(file))


def _cut_down(font: Path, characters: Sequence[int], icons: Sequence[str]) -> bytes:
    # Imported here because it takes a while, and only the making of fonts needs it.
    from tutor.app.server.delivery.font_subset import with_characters, with_icons  # noqa: PLC0415

    if characters:
        return with_characters(font, characters)
    return with_icons(font, {*icons, *icons_in(Path(streamlit.__file__).parent)})
