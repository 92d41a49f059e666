"""The address that holds a table, and its QR code, for the screen and for paper."""

import re
from html import escape
from io import BytesIO
from typing import Final
from urllib.parse import quote

import segno

from tutor.content.files.table_address import MOST_ADDRESS, table_code
from tutor.content.zwickern.house_rules import variant_entry
from tutor.engine.zwickern import Rules
from tutor.text import Words

_PAGE: Final = "/rules"
# What a browser reports as its address may be anything; without a query it is short.
_SITE = re.compile(r"https?://[A-Za-z0-9.:\[\]_~%/-]{1,200}")


def table_address(rules: Rules, page: str | None) -> str | None:
    """Return the address that holds a table, given that of the first page or of the rules; None if that is not one.

    Return None too for a variant, which needs no address of its own, and for a table too long for one.

    >>> from tutor.content.zwickern.house_rules import VariantEntry, house_rules_of
    >>> ours = house_rules_of(VariantEntry(name="ours", based_on="jensen", zwick=2))
    >>> table_address(ours, "https://zwickern.example/")[:49]
    'https://zwickern.example/rules?view=house&table=1'
    """
    if rules.base is None or page is None or not _SITE.fullmatch(page):
        return None
    code = table_code(variant_entry(rules))
    site = page.rstrip("/").removesuffix(_PAGE)
    return None if len(code) > MOST_ADDRESS else f"{site}{_PAGE}?view=house&table={code}"


def code_image(say: Words, address: str) -> str:
    """Return the QR code of an address as HTML, black on white."""
    drawn = BytesIO()
    segno.make(address, micro=False).save(drawn, "svg", xmldecl=False, border=2, dark="#000", light="#fff")
    alt = escape(say("house-share-code"))
    return f'<img class="qr" alt="{alt}" src="data:image/svg+xml,{quote(drawn.getvalue())}">'
