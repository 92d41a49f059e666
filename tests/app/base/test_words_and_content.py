"""Text that a page shows is never markup, whatever it holds."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.app.base.markdown import escape_markdown, proof_chip
from tutor.matches.proof import Proof

PAYLOADS = [
    "**b** _i_ ~~s~~ `c`",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "[a](javascript:alert(1))",
    "![a](http://evil.example/i.png)",
    "# title",
    "- item",
    "1. item",
    "> quoted",
    "| a | b |",
    "$x^2$ $$y$$",
    ":red[x] :rainbow[x] :small[x]",
    "&lt;b&gt; &amp;",
    "\\*",
    "---",
    "```\ncode",
    "    code",
]


def unescaped(text: str) -> str:
    """Text as markdown reads it, without its escapes and joiners."""
    return re.sub(r"\\([^0-9A-Za-z\s])", r"\1", text).replace("\u2060", "")


@pytest.mark.parametrize("payload", PAYLOADS)
def test_markup_is_escaped_and_nothing_else_changes(payload: str) -> None:
    shown = escape_markdown(payload)
    assert unescaped(shown) == " ".join(payload.split())
    assert not re.search(r"(?<!\\)(?:\\\\)*[<>*_`\[\]$#|&~^{}()!]", shown.replace("\\\\", ""))


@pytest.mark.parametrize("payload", ["https://evil.example", "www.evil.example", "a@evil.example", ":material/home:"])
def test_addresses_and_icons_are_parted(payload: str) -> None:
    assert "\u2060" in escape_markdown(payload)
    assert unescaped(escape_markdown(payload)) == payload


def test_blank_lines_part_paragraphs_and_other_line_ends_do_not() -> None:
    assert escape_markdown("one\ntwo\n \n three") == "one two\n\nthree"


@given(st.text(max_size=200))
def test_no_text_gets_lost(text: str) -> None:
    shown = unescaped(escape_markdown(text.replace("\u2060", "")))
    assert shown.split() == text.replace("\u2060", "").split()


def test_how_sure_something_is_can_be_seen_on_the_chip_of_each_proof() -> None:
    """What is proven, what is estimated and what is someone's view are emphasized each in its own way."""
    chips = {proof: proof_chip(proof, "word") for proof in [*Proof, "view"]}
    assert chips[Proof.PROVEN] == ":green-badge[**word**]"
    assert chips[Proof.SAMPLED] == ":blue-badge[*word*]"
    assert chips["view"] == ":gray-badge[***word***]"
    assert all(chip.endswith("]") and "word" in chip for chip in chips.values())
