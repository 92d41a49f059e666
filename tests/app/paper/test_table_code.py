"""The QR code of a family's table, below its crib sheet: its address as text beside it, and none that is no address."""

from dataclasses import replace
from html import escape
from urllib.parse import quote

import pytest
from streamlit.runtime.context import ContextProxy

from tests.app.hostile import OWN_IMAGE
from tests.app.playing import WORDS, open_app
from tests.houses import FILES, HOUSES
from tutor.app.paper import table_code
from tutor.app.paper.crib_sheet import crib_sheet, sheet_html
from tutor.app.paper.table_code import code_image, table_address
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import LOCAL
from tutor.catalogue.house_rules import read_variant
from tutor.content.files.table_address import table_text
from tutor.engine.zwickern import VARIANTS

OURS = HOUSES["kitchen-table"]
SITE = "https://zwickern.example"


def test_the_address_holds_the_table_whichever_page_it_is_made_on() -> None:
    found = table_address(OURS, f"{SITE}/club/rules")
    assert found == table_address(OURS, f"{SITE}/club/")
    assert found is not None
    page, _, code = found.partition("?view=house&table=")
    assert page == f"{SITE}/club/rules"
    assert replace(read_variant("address", table_text(code)), title=OURS.title) == OURS


@pytest.mark.parametrize("page", [None, "", "?x", "javascript:alert(1)", f"{SITE}/<b>", f"{SITE}/{'a' * 300}"])
def test_a_page_without_a_plain_address_has_no_code(page: str | None) -> None:
    assert table_address(OURS, page) is None


def test_neither_a_variant_nor_a_table_that_is_too_long_has_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    assert table_address(VARIANTS["jensen"], SITE) is None
    monkeypatch.setattr(table_code, "MOST_ADDRESS", 20)
    assert table_address(OURS, SITE) is None


def test_the_code_is_black_on_white_and_an_image_that_browsers_show() -> None:
    image = code_image(WORDS, f"{SITE}/rules?view=house&table=1abc")
    assert OWN_IMAGE.fullmatch(image)
    assert image.count(quote('stroke="#000"')) == 1
    assert image.count(quote('fill="#fff"')) == 1


def test_a_sheet_has_the_code_with_its_address_as_text_if_there_is_one() -> None:
    address = f"{SITE}/rules?view=house&table=1abc"
    for made in (sheet_html, crib_sheet):
        sheet = made(WORDS, OURS, "Ours", address)
        assert f"<footer>{code_image(WORDS, address)}<p>{escape(address)}</p></footer>" in sheet
        assert "<footer>" not in made(WORDS, OURS, "Ours")


def test_the_page_with_the_sheet_of_house_rules_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    log().set_setting(LOCAL, "house/kitchen-table", FILES["kitchen-table"])
    monkeypatch.setattr(ContextProxy, "url", f"{SITE}/rules")
    for variant, number in (("kitchen-table", 1), ("jensen", 0)):
        at = open_app("rules", view="sheet", variant=variant)
        assert sum('class="qr"' in one.proto.body for one in at.get("html")) == number
