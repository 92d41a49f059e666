"""The fault of a text that is nearly a play names the play; that of any other says how plays are written."""

import pytest

from tutor.catalogue.library import prove_file
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import VARIANTS

PUZZLE = """\
title: A puzzle
goal: {kind: zwick}
position:
  variant: jensen
  seats: [North, East, South, West]
  turn: South
  hands: {South: [10S, 5D, JC]}
  table: [AD, 4C, 5H]
"""


def told(lines: str) -> list[str]:
    """Return the faults of the puzzle with further lines."""
    try:
        prove_file("f.yaml", f"{PUZZLE}{lines}".encode(), VARIANTS)
    except ContentError as error:
        return [f"{fault.message} {fault.details.get('like', '')}".strip() for fault in error.faults]
    return []


@pytest.mark.parametrize(
    ("written", "like"),
    [
        ("5D takes AD+4C", "5D x AD+4C"),
        ("5d TAKE ad+4c", "5d x ad+4c"),
        ("5D nimmt AD und 4C", "5D x AD+4C"),
        ("5D prend AD et 4C", "5D x AD+4C"),
        ("5D -> AD & 4C", "5D x AD+4C"),
        ("5D x AD, 4C", "5D x AD 4C"),
        ("lay down 5D", "5D"),
        ("5D auf 4C = 9", "5D on 4C = 9"),
        ("JC on AD as 12 für North", "JC on AD = 12 for North"),
        ("1OS x 5H", "10S x 5H"),
        ("5 of diamonds x 4C", "5d x 4C"),
    ],
)
def test_a_text_that_is_nearly_a_play_is_reported_with_the_play(written: str, like: str) -> None:
    assert told(f'wrong:\n  - {{play: "{written}"}}\n') == [f"check-play-like {like}"]


def test_a_text_that_is_not_a_play_is_reported_with_how_plays_are_written() -> None:
    assert told('wrong:\n  - {play: "something else"}\n') == ["check-unreadable-wrong"]
    assert told('wrong:\n  - {play: "something else", reason: out-of-reach}\n') == ["check-unreadable-wrong"]
    assert told('wrong:\n  - {play: "5D takes 4C", reason: out-of-reach}\n') == ["check-play-like 5D x 4C"]
    assert told("wrong:\n  - {play: “5D x AD”}\n") == ["check-curly-quotes"]


def test_a_text_that_is_to_be_unreadable_may_be_so() -> None:
    assert told('wrong:\n  - {play: "5D takes 4C", reason: unreadable}\n') == []
