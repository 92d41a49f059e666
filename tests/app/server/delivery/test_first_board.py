"""What makes the first board come sooner: small fonts that lack no sign, links to what is needed, and nothing lost."""

import io
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import brotli
import pytest
import streamlit
from fontTools.ttLib import TTFont

import tutor
from tutor.app.base.byte_cache import ByteCache
from tutor.app.board.component import BOARD_ASSETS
from tutor.app.server.delivery import first_board, frontend
from tutor.app.server.delivery.first_board import FirstBoard
from tutor.app.server.delivery.shrinking import Order, Shrinker, carry_out
from tutor.app.server.delivery.signs import signs_in
from tutor.app.server.delivery.small_font import NoSmallFontError, ligatures, with_signs
from tutor.app.server.middleware.compressed import MadeFile

STREAMLIT, OURS = Path(streamlit.__file__).parent, Path(tutor.__file__).parent
PAGE = (frontend.static_folder().parent / "index.html").read_bytes()
SIGNS = "Material Symbols Rounded"


@pytest.fixture(scope="module", autouse=True)
def _few_scripts() -> Iterator[None]:
    """To pack all of them takes longer than these tests."""
    protobuf = [path for path in frontend.first_scripts() if "protobuf" in path]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(first_board, "_OTHERS", ())
        patch.setattr(frontend, "first_scripts", lambda: protobuf)
        yield


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> ByteCache:
    """Where all has been made that is made aside."""
    kept = ByteCache(tmp_path_factory.mktemp("kept"))
    with pytest.MonkeyPatch.context() as patch:
        # Beside other tests a process of the lowest priority takes minutes for what takes seconds here.
        patch.setattr(Shrinker, "made", lambda _, orders: [carry_out(order) for order in orders])
        FirstBoard("", kept)._make_small()
    return kept


@pytest.fixture
def ready(kept: ByteCache) -> FirstBoard:
    """One that finds all made."""
    first = FirstBoard("/club", kept)
    first._make_small()
    return first


def made(first: FirstBoard, stem: str) -> MadeFile:
    """What was made and is served under a name that begins so."""
    (found,) = [one for path, one in first._made.items() if Path(path).name.startswith(stem)]
    return found


def drawn(font: Any, names: Iterable[str]) -> dict[str, object]:
    """What a font draws for each of some words that it takes for signs."""
    known, glyphs = dict(ligatures(font)), font["glyf"]
    return {name: [list(part) for part in glyphs[known[name]].getCoordinates(glyphs)[:2]] for name in names}


# -- signs --------------------------------------------------------------------


def test_every_sign_that_streamlit_or_we_may_show_is_in_the_small_font_as_it_was(ready: FirstBoard) -> None:
    font = frontend.font(SIGNS)
    assert font is not None
    whole, small = TTFont(font.file), TTFont(io.BytesIO(made(ready, "MaterialSymbols").data))
    known = dict(ligatures(whole))
    names = (signs_in(STREAMLIT) | signs_in(OURS)) & known.keys()
    assert len(names) > 100
    assert {"expand_more", "keyboard_arrow_down", "close", "upload", "more_vert", "check", "error"} <= names
    assert names <= dict(ligatures(small)).keys()
    assert drawn(small, names) == drawn(whole, names)
    assert len(made(ready, "MaterialSymbols").data) < 40_000


def test_the_names_of_signs_are_written_out_in_our_code() -> None:
    """One that is put together from parts would not be found, and stand there as a word."""
    mentions = [
        (file.name, line)
        for file in OURS.rglob("*.py")
        for line in file.read_text().splitlines()
        if ":material/" in line and re.search(r":material/(?![a-z0-9_]+:)", line)
    ]
    assert [name for name, line in mentions if "re.compile" not in line] == []


def test_a_sign_of_ours_that_streamlit_does_not_use_is_kept_too(tmp_path: Path) -> None:
    (tmp_path / "page.py").write_text('st.button("x", icon=":material/playing_cards:")')
    font = frontend.font(SIGNS)
    assert font is not None
    data = carry_out({"font": str(font.file), "signs": ["swords"], "sources": [str(tmp_path)]})
    assert set(dict(ligatures(TTFont(io.BytesIO(data))))) == {"playing_cards", "swords"}


def test_a_font_that_knows_none_of_the_signs_is_not_made() -> None:
    font = frontend.font(SIGNS)
    assert font is not None
    with pytest.raises(NoSmallFontError):
        with_signs(font.file, ["no_such_sign"])


def test_the_small_font_of_the_text_has_what_is_said_of_it(ready: FirstBoard) -> None:
    whole = frontend.font("Source Sans")
    assert whole is not None
    small = TTFont(io.BytesIO(made(ready, "SourceSans").data)).getBestCmap().keys()
    promised = {one for some in first_board._CHARACTERS for one in some}
    assert small == TTFont(whole.file).getBestCmap().keys() & promised
    assert set(map(ord, "äöüßéœ’„“…–♠♥♦♣×→")) <= small


# -- the page -----------------------------------------------------------------


def test_the_page_names_everything_where_it_is_served(ready: FirstBoard) -> None:
    page = ready.hasten(PAGE).decode()
    named = re.findall(r'<link[^>]*href="(/club/[^"]+)"', page)
    assert len(named) == len(set(named)) > 30
    assert [path for path in named if ready.file(path) is None] == []
    assert "/club/_stcore/bidi-components/zwickern-tutor.board/board.js" in named
    assert any("BidiComponent" in path for path in named)
    # What the page names already is not named twice.
    old = {path.removeprefix(".") for path in re.findall(r'href="(\./static/[^"]+)"', PAGE.decode())}
    assert not {path.removeprefix("/club") for path in named} & old


def test_the_page_takes_the_small_fonts_and_has_the_whole_ones_behind_them(ready: FirstBoard) -> None:
    page = ready.hasten(PAGE).decode()
    (sheet,) = re.findall(r'<link rel="stylesheet" crossorigin href="([^"]+)"', page)
    found = ready.file(sheet)
    assert isinstance(found, MadeFile)
    style = found.data.decode()
    for family in (SIGNS, "Source Sans"):
        font = frontend.font(family)
        assert font is not None
        (rule,) = [
            one for one in re.findall(r"@font-face\{[^}]*\}", style) if f"{family};" in one and one.count("url(") > 1
        ]
        small, whole = re.findall(r"url\(\.\./media/([^)]+)\)", rule)
        assert whole == font.file.name
        assert isinstance(ready.file(f"/club/static/media/{small}"), MadeFile)
        # Named in the page too, so that it does not wait for the style sheet; and the whole one is not.
        assert f'href="/club/static/media/{small}"' in page
        assert whole not in page
    original = (frontend.static_folder().parent / frontend.style_sheets()[0]).read_text()
    assert style.count("@font-face") == original.count("@font-face") + 1
    assert len(style) - len(original) < 1000


def test_until_all_is_made_the_page_is_larger_but_lacks_nothing() -> None:
    first = FirstBoard("", ByteCache(None))
    page = first.hasten(PAGE).decode()
    assert page.replace("\n", "").startswith(PAGE.decode().replace("\n", "").partition("</head>")[0])
    assert "woff2" not in page.partition("modulepreload")[2].partition("</head>")[0].replace("SourceSans", "")
    assert first.file("/static/js/nothing.js") is None


def test_what_another_process_has_made_is_served_whole_here() -> None:
    """Behind a proxy the page may come from one process and its files from another."""
    first = FirstBoard("/club", ByteCache(None))
    digest = "0123456789abcdef" * 2
    for stem, path in (("media/MaterialSymbols-Rounded", ".woff2"), ("css/index", ".css")):
        found = first.file(f"/club/static/{stem}.{digest}{path}")
        assert found is not None
        assert (found.cache, len(found.data) > 20_000) == ("no-cache", True)
    assert first.file(f"/club/static/css/nothing.{digest}.css") is None
    assert first.file(f"/static/css/index.{digest}.css") is None


def test_the_assets_of_the_components_are_served_before_they_are_known_to_streamlit(ready: FirstBoard) -> None:
    found = ready.file("/club/_stcore/bidi-components/zwickern-tutor.board/board.js")
    assert found is not None
    assert found.data == (BOARD_ASSETS / "board.js").read_bytes()


def test_the_scripts_of_the_first_board_are_packed_as_small_as_can_be(ready: FirstBoard) -> None:
    protobuf = next(path for path in frontend.first_scripts() if "protobuf" in path)
    file = ready.file(f"/club/{protobuf}")
    assert file is not None
    assert ready.packer.has_best(file.digest)
    packed = ready.packer.packed(file.data, file.digest, "br")
    assert len(packed) < len(brotli.compress(file.data, quality=5)) < len(file.data) / 5
    assert brotli.decompress(packed) == file.data


@pytest.mark.parametrize("listed", ["", "[]", '{"index.html": {}}', '{"x": {"file": "y", "imports": ["gone"]}}'])
def test_a_streamlit_that_is_made_otherwise_is_served_as_it_is(
    listed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "manifest.json").write_text(listed)
    monkeypatch.setattr(frontend, "static_folder", lambda: tmp_path / "static")
    monkeypatch.setattr(frontend, "_manifest", frontend._manifest.__wrapped__)
    first = FirstBoard("", ByteCache(None))
    first._make_small()
    assert b"static/js" not in first.hasten(b"<head></head>")
    assert b"board.js" in first.hasten(b"<head></head>")
    assert first._made == {}


# -- what is made aside -------------------------------------------------------


def orders(tmp_path: Path) -> Sequence[Order]:
    """One that can be filled, one that cannot, and another."""
    file = tmp_path / "file.js"
    file.write_bytes(b"text " * 100)
    return [{"pack": str(file)}, {"font": str(file), "characters": [65]}, {"pack": str(file)}]


def test_what_cannot_be_made_is_left_out_and_the_rest_is_made(tmp_path: Path) -> None:
    first, second, third = Shrinker().made(orders(tmp_path))
    assert second is None
    assert first == third is not None
    assert brotli.decompress(first) == b"text " * 100


def test_no_file_of_the_folder_where_it_runs_is_taken_for_a_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "brotli.py").write_text("import pathlib\npathlib.Path('taken').touch()\n")
    monkeypatch.chdir(tmp_path)
    assert len(list(Shrinker().made(orders(tmp_path)))) == 3
    assert not (tmp_path / "taken").exists()


def test_a_shrinker_that_is_stopped_makes_no_more(tmp_path: Path) -> None:
    shrinker = Shrinker()
    shrinker.stop()
    assert list(shrinker.made(orders(tmp_path))) == []


def test_all_is_made_once_and_found_again(kept: ByteCache, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Sequence[Order]] = []

    def note(_: Shrinker, orders: Sequence[Order]) -> list[bytes]:
        asked.append(orders)
        return []

    monkeypatch.setattr(Shrinker, "made", note)
    FirstBoard("", kept)._make_small()
    FirstBoard("", ByteCache(None))._make_small()
    assert asked[0] == []
    assert len(asked[1]) > 25


def test_scripts_that_are_loaded_when_they_are_needed_are_not_loaded_before(ready: FirstBoard) -> None:
    page = ready.hasten(b"<head></head>").decode()
    code = "".join(file.read_text() for file in BOARD_ASSETS.glob("*.js"))
    later = [f"/{name}" for name in re.findall(r'import\("\./([\w.]+)"\)', code)]
    assert later == ["/drag.js"]
    assert "/board.js" in page
    assert not [name for name in later if name in page]
