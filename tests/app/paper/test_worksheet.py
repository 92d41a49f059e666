"""Worksheets: what is chosen, what stands on the paper in each language, and that it needs nothing from elsewhere."""

import re
from dataclasses import replace
from html import escape, unescape

import pytest

from tutor.app.base.live_reload import proven_library
from tutor.app.paper.printed_page import MOST_BOARDS
from tutor.app.paper.worksheet import Wanted, chosen, worksheet
from tutor.catalogue.exercises import Puzzle
from tutor.catalogue.translated import in_language
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.files.folders import content_root
from tutor.content.zwickern.goals import FindAllGoal
from tutor.engine.zwickern import VARIANTS
from tutor.text import card_sign, language, render
from tutor.text.language import RELEASED

PUZZLES = proven_library().puzzles
WORDS = language("en")


def sections(html: str) -> list[str]:
    """Return the HTML of each puzzle."""
    return re.findall(r'<section class="puzzle">(.*?)</section>', html, re.DOTALL)


def answers(html: str) -> list[str]:
    """Return the HTML of each solution."""
    (solved,) = re.findall(r'<section class="solutions">.*?<ol>(.*?)</ol></section>', html, re.DOTALL)
    return re.findall(r"<li>(.*?)</li>", solved, re.DOTALL)


def of_every_kind() -> list[Puzzle]:
    """Return the first puzzle of each kind of goal."""
    return list({one.goal.kind: one for one in reversed(PUZZLES)}.values())


@pytest.mark.parametrize("code", RELEASED)
def test_every_puzzle_has_its_board_and_its_solutions_in_each_language(code: str) -> None:
    words = language(code)
    puzzles = [one for one in in_language(proven_library(), content_root(), code).puzzles if one in of_every_kind()]
    puzzles = puzzles or of_every_kind()
    html = worksheet(words, puzzles, VARIANTS)
    assert f'<html lang="{code}">' in html
    for one, told, solved in zip(puzzles, sections(html), answers(html), strict=True):
        for card in [card for item in one.position.table for card in item.cards] + list(one.position.hand):
            assert f">{card_sign(words, card)}</span>" in told
        for play in solutions(one.position, one.goal)[:30]:
            assert render(words.among_neighbours(), play_line(one.position, play)) in unescape(solved)


def test_equal_seeds_give_equal_sheets_and_others_other_ones() -> None:
    one, same, other = (chosen(PUZZLES, Wanted(12, seed)) for seed in (7, 7, 8))
    assert worksheet(WORDS, one, VARIANTS) == worksheet(WORDS, same, VARIANTS)
    assert {puzzle.id for puzzle in one} != {puzzle.id for puzzle in other}


def test_what_is_wanted_is_chosen_the_easiest_first() -> None:
    found = chosen(PUZZLES, Wanted(6, 1, theme="zwick", variant="jensen", difficulty=3))
    assert len(found) == 6
    assert {(one.goal.kind, one.position.rules.name, one.difficulty) for one in found} == {("zwick", "jensen", 3)}
    themed = chosen(PUZZLES, Wanted(5, 1, theme="court-low"))
    assert all("court-low" in one.themes for one in themed)
    assert [one.difficulty for one in themed] == sorted(one.difficulty for one in themed)
    few = [one for one in PUZZLES if one.goal.kind == "only-play"]
    assert len(chosen(PUZZLES, Wanted(MOST_BOARDS, theme="only-play"))) == min(MOST_BOARDS, len(few))


def test_a_sheet_needs_nothing_from_elsewhere() -> None:
    html = worksheet(WORDS, chosen(PUZZLES, Wanted(MOST_BOARDS)), VARIANTS)
    assert not re.search(r"<script|<img|<link|<iframe|src=|href=.(?!#c-)|url\(|@import|https?:|//", html)
    assert not re.search(r"\son[a-z]+=", html)


def test_titles_and_remarks_are_not_markup() -> None:
    bad = "<script>alert('x')</script> & \"more\""
    one = of_every_kind()[0]
    marked = replace(one, entry=one.entry.model_copy(update={"title": bad, "remark": bad}))
    html = worksheet(WORDS, [marked], VARIANTS)
    assert "<script" not in html
    assert html.count(escape(bad)) == 2


def test_names_of_seats_are_not_markup() -> None:
    one = of_every_kind()[0]
    seats = ("<b>North</b>", *one.position.seats[1:])
    html = worksheet(WORDS, [replace(one, position=replace(one.position, seats=seats))], VARIANTS)
    assert "<b>North" not in html


def test_what_is_to_be_found_is_counted_and_not_what_was_found() -> None:
    puzzles = [one for one in PUZZLES if isinstance(one.goal, FindAllGoal)]
    for one, told in zip(puzzles, sections(worksheet(WORDS, puzzles, VARIANTS)), strict=True):
        assert f"there are {len(solutions(one.position, one.goal))}." in told
        assert "You have" not in told


def test_the_solutions_begin_a_page_at_the_end() -> None:
    html = worksheet(WORDS, chosen(PUZZLES, Wanted(3)), VARIANTS)
    assert html.index('class="solutions"') > html.rindex('class="puzzle"')
    assert ".solutions { break-before: page; }" in html
    assert WORDS("worksheet-about") in html


def test_a_sheet_can_have_the_puzzles_of_one_folder_only() -> None:
    ours = replace(PUZZLES[0], id=f"club:{PUZZLES[0].id}")
    assert chosen([*PUZZLES, ours], Wanted(12, folder="club")) == (ours,)
