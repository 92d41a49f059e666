"""Puzzles by their ids: those of the library, and fresh ones, which are the same wherever their id is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.app.playing import puzzles
from tests.houses import HOUSES, KNOWN
from tutor.app.puzzles import source
from tutor.app.puzzles.source import can_be_fresh, fresh_kinds, is_barren, puzzle_of
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import VARIANTS
from tutor.engine.zwickern.variants import JENSEN
from tutor.lab.fresh import Seeded, fresh, goals_offered, seeded

HOSTILE = [
    "",
    "fresh",
    "fresh/",
    "fresh/jensen/zwick",
    "fresh/jensen/zwick/",
    "fresh/jensen/zwick/7/8",
    "fresh/jensen/zwick/-7",
    "fresh/jensen/zwick/+7",
    "fresh/jensen/zwick/7 ",
    "fresh/jensen/zwick/7\n",
    " fresh/jensen/zwick/7",
    "fresh/jensen/zwick/007",
    "fresh/jensen/zwick/7.0",
    "fresh/jensen/zwick/1e3",
    "fresh/jensen/zwick/²",
    "fresh/jensen/zwick/٧",
    "fresh/jensen/zwick/1000000000",
    "fresh/jensen/zwick/" + "9" * 5000,
    "fresh/Jensen/zwick/7",
    "fresh/nowhere/zwick/7",
    "fresh/__class__/zwick/7",
    "fresh/jensen/nothing/7",
    "fresh/jensen/--/7",
    "fresh/dietze/joker-down/7",
    "fresh/jensen/find-all/7",
    "fresh/" + "a" * 40 + "/" + "b" * 40 + "/7",
    "fresh/../../etc/passwd/7",
    "fresh/jensen/zwick/<b>",
    "puzzles/../puzzles/jensen/small-change",
    "x" * 100_000,
]


@pytest.mark.parametrize("item_id", HOSTILE, ids=lambda item_id: ascii(item_id)[:40])
def test_what_is_not_an_id_names_no_puzzle(item_id: str) -> None:
    assert seeded(item_id, VARIANTS) is None
    assert puzzle_of(item_id) is None


@given(st.text() | st.from_regex(r"fresh/[a-z]*/[a-z-]*/[0-9]*(/-?[0-9])?(/[a-z]*)?", fullmatch=True))
def test_any_text_is_an_id_or_none(text: str) -> None:
    found = seeded(text, VARIANTS)
    assert found is None or found.id == text, "a fresh puzzle has one id only"


def test_the_puzzles_of_the_library_are_found_by_their_ids() -> None:
    for puzzle in puzzles():
        assert puzzle_of(puzzle.id) is puzzle
        assert seeded(puzzle.id, VARIANTS) is None


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_fresh_puzzle_is_what_its_id_says_and_the_same_every_time(variant: str) -> None:
    for goal in goals_offered(VARIANTS[variant]):
        item_id = Seeded(variant, goal, 3).id
        puzzle = puzzle_of(item_id)
        assert puzzle is not None
        assert (puzzle.id, puzzle.position.rules.name, puzzle.goal.kind) == (item_id, variant, goal)
    first = puzzle_of(Seeded(variant, "zwick", 3).id)
    source._made.cache_clear()
    assert puzzle_of(Seeded(variant, "zwick", 3).id) == first
    assert puzzle_of(Seeded(variant, "zwick", 4).id) != first


def test_the_seeds_go_from_0_to_nine_digits() -> None:
    assert seeded("fresh/jensen/zwick/0", VARIANTS) == Seeded("jensen", "zwick", 0)
    assert seeded("fresh/jensen/zwick/0/-1", VARIANTS) == Seeded("jensen", "zwick", 0, -1)
    assert seeded("fresh/jensen/zwick/0/8", VARIANTS) is None
    assert puzzle_of("fresh/jensen/capture/0/0") == fresh(JENSEN, "capture", 0, 0)
    assert seeded("fresh/jensen/zwick/999999999", VARIANTS) == Seeded("jensen", "zwick", 999_999_999)
    assert puzzle_of("fresh/jensen/zwick/999999999") is not None


def test_not_every_kind_can_be_fresh_and_none_in_a_variant_that_there_is_not() -> None:
    assert can_be_fresh("zwick", "grupp", VARIANTS)
    assert not can_be_fresh("joker-down", "grupp", VARIANTS), "jokers there are wild"
    assert not can_be_fresh("legal", "jensen", VARIANTS)
    assert not can_be_fresh("zwick", "nowhere", VARIANTS)


def test_where_a_seed_leads_to_nothing_there_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> str:
        raise LookupError("no puzzle")

    monkeypatch.setattr(source, "fresh_text", nothing)
    assert puzzle_of("fresh/jensen/zwick/123123123") is None
    source._made.cache_clear()


def test_house_rules_under_which_a_kind_does_not_arise_are_offered_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> str:
        raise LookupError("no puzzle")

    monkeypatch.setattr(source, "fresh_text", nothing)
    monkeypatch.setattr(source, "_barren", {})
    monkeypatch.setattr(source, "variants", lambda: KNOWN)
    for seed in (123123, 123124, 123125):
        assert "most-points" in fresh_kinds(HOUSES["kitchen-table"])
        assert puzzle_of(f"fresh/kitchen-table/most-points/{seed}") is None
    assert "most-points" not in fresh_kinds(HOUSES["kitchen-table"])
    assert "zwick" in fresh_kinds(HOUSES["kitchen-table"])
    assert not can_be_fresh("most-points", "kitchen-table", KNOWN)
    assert seeded("fresh/kitchen-table/most-points/5", KNOWN), "an address does not depend on what others do"
    assert is_barren("fresh/kitchen-table/most-points/5")
    assert not is_barren("fresh/kitchen-table/zwick/5")
    assert not is_barren("fresh/jensen/most-points/5")
    monkeypatch.undo()
    monkeypatch.setattr(source, "variants", lambda: KNOWN)
    assert puzzle_of("fresh/kitchen-table/most-points/5") is not None
    assert not is_barren("fresh/kitchen-table/most-points/5"), "one that comes after all says that others may"
    source._made.cache_clear()


def test_no_more_kinds_are_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "_barren", {})
    monkeypatch.setattr(source, "_KEPT", 3)
    for goal in ("zwick", "capture", "safe-lay", "most-cards"):
        source._note_barren(HOUSES["kitchen-table"], goal)
    assert [goal for _, goal in source._barren] == ["capture", "safe-lay", "most-cards"]


def test_what_is_made_elsewhere_is_proven_like_any_file(monkeypatch: pytest.MonkeyPatch) -> None:
    text = source.fresh_text(JENSEN, "zwick", 7).replace("kind: zwick", "kind: only-play")
    monkeypatch.setattr(source, "fresh_text", lambda *_: text)
    with pytest.raises(ContentError):
        puzzle_of("fresh/jensen/zwick/321321321")
