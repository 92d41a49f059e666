"""Tables in addresses: what is sent is read again, in at most two kilobytes, and anything else is refused."""

import base64
import random
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables import random_table
from tutor.catalogue.house_rules import read_variant
from tutor.content.files.table_address import MOST_ADDRESS, table_code, table_text
from tutor.content.files.writing import variant_text
from tutor.content.yaml.source import ContentError
from tutor.content.zwickern.house_rules import house_rules_of, variant_entry

FIRST = "1w2oJVA7qDqfUTIXSvGKY-4y4AA"


def code_of(data: bytes) -> str:
    """Return some bytes as an address has them."""
    packing = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return "1" + base64.urlsafe_b64encode(packing.compress(data) + packing.flush()).decode().rstrip("=")


def test_a_table_that_is_sent_is_read_again_and_is_short() -> None:
    lengths = []
    for seed in range(200):
        rules = house_rules_of(random_table(random.Random(seed), f"table-{seed}"))
        code = table_code(variant_entry(rules))
        assert read_variant("address", table_text(code)) == rules
        lengths.append(len(code))
    assert max(lengths) <= MOST_ADDRESS // 2


def test_an_address_of_the_first_version_is_read_for_ever() -> None:
    """It was made when addresses came up; another dictionary or version would not read it."""
    assert table_text(FIRST) == "name: ours\nbased_on: jensen\ntitle: Bei uns\nzwick: 2\n"


@pytest.mark.parametrize(
    "code",
    [
        "",
        "1",
        "2" + code_of(b"name: ours")[1:],
        code_of(b"name: ours") + "A",
        code_of(b"name: ours")[:-3],
        code_of(b"\xff\xfe"),
        code_of(b"a" * 30_000),
        "1" + "A" * MOST_ADDRESS,
        "1é",
        "1=",
        "1<script>",
    ],
)
def test_anything_else_is_refused(code: str) -> None:
    with pytest.raises(ContentError, match="address"):
        read_variant("address", table_text(code))


@given(st.text(max_size=60) | st.from_regex(r"1[A-Za-z0-9_-]{0,60}", fullmatch=True))
def test_no_text_does_harm(code: str) -> None:
    try:
        read_variant("address", table_text(code))
    except ContentError:
        return
    assert variant_text(variant_entry(read_variant("address", table_text(code))))
