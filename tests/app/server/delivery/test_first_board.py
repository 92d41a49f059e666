"""What makes the first board come sooner: small fonts that lack no sign, links to what is needed, and nothing lost."""

import io
import re
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import brotli
import pytest
import streamlit
from fontTools.ttLib import TTFont

import tutor
from tutor.app.base.byte_cache import ByteCache
from tutor.app.board.drawings import BOARD_ASSETS
from tutor.app.server.delivery import assets, first_board, frontend
from tutor.app.server.delivery.assets import ICONS, SMALL_FONTS, Asset
from tutor.app.server.delivery.compression import digest_of, smallest_name
from tutor.app.server.delivery.first_board import FirstBoard
from tutor.app.server.delivery.font_subset import NoSmallFontError, ligatures, with_icons
from tutor.app.server.delivery.icons import icons_in
from tutor.app.server.middleware.compressed import MadeFile

STREAMLIT, OURS = Path(streamlit.__file__).parent, Path(tutor.__file__).parent
PAGE = (frontend.static_folder().parent / "index.html").read_bytes()


@pytest.fixture(scope="module", autouse=True)
def _few_scripts() -> Iterator[None]:
    """To pack all of them takes longer than these tests."""
    protobuf = [path for path in frontend.first_scripts() if "protobuf" in path]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(assets, "_OTHER_ELEMENTS", ())
        patch.setattr(frontend, "first_scripts", lambda: protobuf)
        yield


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cache of a user whose tutor has run before."""
    folder = tmp_path_factory.mktemp("cache")
    FirstBoard("", ByteCache(folder)).make_small(lambda asset: asset.make())
    return folder


@pytest.fixture
def kept(folder: Path) -> ByteCache:
    return ByteCache(folder)


@pytest.fixture
def ready(kept: ByteCache) -> FirstBoard:
    """One that finds all made."""
    first = FirstBoard("/club", kept)
    first.make_small(lambda asset: pytest.fail(f"{asset} was not there"))
    return first


def missing(kept: ByteCache) -> list[str]:
    """The names of all that would have to be made."""
    asked: list[str] = []
    FirstBoard("", kept).make_small(lambda asset: asked.append(asset.name))
    return asked


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
    font = frontend.font(ICONS)
    assert font is not None
    whole, small = TTFont(font.file), TTFont(io.BytesIO(made(ready, "MaterialSymbols").data))
    known = dict(ligatures(whole))
    names = (icons_in(STREAMLIT) | icons_in(OURS)) & known.keys()
    assert len(names) > 100
    assert {"expand_more", "keyboard_arrow_down", "close", "upload", "more_vert", "check", "error"} <= names
    assert names <= dict(ligatures(small)).keys()
    assert drawn(small, names) == drawn(whole, names)
    assert len(made(ready, "MaterialSymbols").data) < 40_000


def test_the_names_of_signs_are_written_out_in_our_code() -> None:
    """One that is put together from parts would not be found, and be shown as a word."""
    mentions = [
        (file.name, line)
        for file in OURS.rglob("*.py")
        for line in file.read_text().splitlines()
        if ":material/" in line and re.search(r":material/(?![a-z0-9_]+:)", line)
    ]
    assert [name for name, line in mentions if "re.compile" not in line] == []


def test_an_icon_of_ours_that_streamlit_does_not_use_is_kept_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "page.py").write_text('st.button("x", icon=":material/playing_cards:")')
    monkeypatch.setattr(assets, "_TUTOR", tmp_path)
    font = frontend.font(ICONS)
    assert font is not None
    found = set(dict(ligatures(TTFont(io.BytesIO(assets.small_font(font).make())))))
    assert {"playing_cards", "expand_more"} <= found
    assert "playing_cards" not in icons_in(STREAMLIT)


def test_a_font_that_knows_none_of_the_signs_is_not_made() -> None:
    font = frontend.font(ICONS)
    assert font is not None
    with pytest.raises(NoSmallFontError):
        with_icons(font.file, ["no_such_sign"])


def test_the_small_font_of_the_text_has_what_is_said_of_it(ready: FirstBoard) -> None:
    whole = frontend.font("Source Sans")
    assert whole is not None
    small = TTFont(io.BytesIO(made(ready, "SourceSans").data)).getBestCmap().keys()
    promised = {one for some in SMALL_FONTS["Source Sans"] for one in some}
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
    for family in (ICONS, "Source Sans"):
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
    packed = ready.packer.packed(file.data, file.digest, "br")
    assert len(packed) < len(brotli.compress(file.data, quality=5)) < len(file.data) / 5
    assert brotli.decompress(packed) == file.data


@pytest.mark.parametrize("listed", ["", "[]", '{"index.html": {}}', '{"x": {"file": "y", "imports": ["gone"]}}'])
def test_a_streamlit_that_is_made_differently_is_served_as_it_is(
    listed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "manifest.json").write_text(listed)
    monkeypatch.setattr(frontend, "static_folder", lambda: tmp_path / "static")
    monkeypatch.setattr(frontend, "_manifest", frontend._manifest.__wrapped__)
    first = FirstBoard("", ByteCache(None))
    first.make_small(lambda asset: asset.make())
    assert b"static/js" not in first.hasten(b"<head></head>")
    assert b"board.js" in first.hasten(b"<head></head>")
    assert first._made == {}


# -- what is made aside, once -------------------------------------------------


def test_what_one_start_has_made_the_next_finds(folder: Path, kept: ByteCache) -> None:
    assert missing(kept) == []
    names = [file.name for file in folder.iterdir()]
    assert {Path(name).suffix for name in names} == {".br", ".woff2"}
    assert sorted(names) == sorted(missing(ByteCache(None)))
    assert len(names) > 25


def test_the_fonts_are_made_first_since_they_save_most() -> None:
    assert [Path(name).suffix for name in missing(ByteCache(None))][:3] == [".woff2", ".woff2", ".br"]


def test_the_fonts_that_were_made_for_another_streamlit_are_not_taken(
    kept: ByteCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its icons may be others, even in the same font."""
    monkeypatch.setattr(streamlit, "__version__", "1.999.0")
    assert [Path(name).suffix for name in missing(kept)] == [".woff2", ".woff2"]


def test_what_was_made_from_another_file_is_not_taken(kept: ByteCache, tmp_path: Path) -> None:
    font = frontend.font(ICONS)
    assert font is not None
    script, other = tmp_path / "board.js", tmp_path / "font.woff2"

    def found() -> list[bool]:
        small = [
            assets.packed_file(script, digest_of(script.read_bytes())),
            assets.small_font(font._replace(file=other)),
        ]
        return [kept.get(asset.name) is not None for asset in small]

    for more in (b"", b"\n"):
        script.write_bytes((BOARD_ASSETS / script.name).read_bytes() + more)
        other.write_bytes(font.file.read_bytes() + more)
        assert found() == [not more, not more]


def test_what_cannot_be_made_is_left_out_and_the_rest_is_made() -> None:
    kept, failed = ByteCache(None), []

    def make(asset: Asset) -> bytes:
        if asset.name.endswith(".woff2"):
            failed.append(asset.name)
            raise NoSmallFontError
        return b"packed"

    FirstBoard("", kept).make_small(make)
    assert missing(kept) == failed
    assert len(failed) == 2


def test_what_is_not_there_is_made_in_a_process_that_takes_no_library_from_where_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "brotli.py").write_text("import pathlib\npathlib.Path('taken').touch()\n")
    monkeypatch.chdir(tmp_path)
    script, kept = BOARD_ASSETS / "board.js", ByteCache(None)
    monkeypatch.setattr(first_board, "SMALL_FONTS", {})
    monkeypatch.setattr(first_board, "files_to_pack", lambda: [script])
    # Beside other tests a process of the lowest priority takes minutes.
    monkeypatch.setattr(first_board, "WHEN_IDLE", 0)
    name = smallest_name(digest_of(script.read_bytes()))
    with FirstBoard("", kept).made_small():
        while kept.get(name) is None:
            time.sleep(0.05)
    assert brotli.decompress(kept.get(name) or b"") == script.read_bytes()
    assert not (tmp_path / "taken").exists()


def test_scripts_that_are_loaded_when_they_are_needed_are_not_loaded_before(ready: FirstBoard) -> None:
    page = ready.hasten(b"<head></head>").decode()
    code = "".join(file.read_text() for file in BOARD_ASSETS.glob("*.js"))
    later = [f"/{name}" for name in re.findall(r'import\("\./([\w.]+)"\)', code)]
    assert set(later) == {"/drag.js", "/result.js", "/sound.js"}
    assert "/board.js" in page
    assert not [name for name in later if name in page]
