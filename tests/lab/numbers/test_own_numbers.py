"""Our own files of the book of numbers are what the games of their seeds give."""

import json
from hashlib import sha256

import pytest

from tutor.coach.kits import TRICK_VARIANTS, rules_named
from tutor.content.files.folders import content_root
from tutor.content.files.kinds import FILE_KINDS
from tutor.content.files.numbers import NUMBERS_QUESTIONS, CountedEntry, NumbersQuestion
from tutor.content.tricks.figures import TRICK_QUESTIONS
from tutor.content.zwickern.figures import ZWICKERN_BOOK, ZWICKERN_QUESTIONS
from tutor.engine.zwickern import VARIANTS
from tutor.lab.numbers.book import check_entries, is_of_edition, read_numbers
from tutor.lab.numbers.counted import NUMBERS_EDITION, NumbersJob, count_range
from tutor.lab.numbers.trick_counts import TRICK_NUMBERS_EDITION
from tutor.lab.workers import HERE

# Games of careful players at two tables, and one of strong players.
PLAYED = {
    "jensen/4/careful": "541e2c41b6a7",
    "grupp/3/careful": "e81fae6812c8",
    "dietze/2/strong": "eaa3b5fbf179",
}


def own_entries() -> list[tuple[NumbersQuestion, CountedEntry]]:
    """Return all entries of our files."""
    folder = content_root() / str(FILE_KINDS["numbers"].folder)
    books = [(question, read_numbers(folder, question, VARIANTS)) for question in NUMBERS_QUESTIONS]
    return [(question, entry) for question, book in books if book is not None for entry in book.entries]


TRICKS_PLAYED = {
    "zwicken/4/careful": "fff36c6e857e",
    "zwikken-1850/4/greedy": "a36c07be4c78",
    "zwikken-2000/3/careful": "3b2b4d7cb0d0",
}


@pytest.mark.parametrize("players", PLAYED)
def test_seeds_give_what_they_gave_in_this_edition(players: str) -> None:
    name, seats, level = players.split("/")
    games = 1 if level == "strong" else 3
    job = NumbersJob(VARIANTS[name], int(seats), "strong" if level == "strong" else "careful")
    told = json.dumps(count_range(job, 0, games).sums, sort_keys=True)
    assert (NUMBERS_EDITION, sha256(told.encode()).hexdigest()[:12]) == (1, PLAYED[players]), (
        "if bots choose otherwise now, or a key means something else, raise NUMBERS_EDITION and count again"
    )


@pytest.mark.parametrize("players", TRICKS_PLAYED)
def test_seeds_give_what_they_gave_of_tricks_in_this_edition(players: str) -> None:
    name, seats, level = players.split("/")
    job = NumbersJob(rules_named(name, {}), int(seats), "greedy" if level == "greedy" else "careful")
    told = json.dumps(count_range(job, 0, 2).sums, sort_keys=True)
    assert (TRICK_NUMBERS_EDITION, sha256(told.encode()).hexdigest()[:12]) == (1, TRICKS_PLAYED[players]), (
        "if bots choose otherwise now, or a key means something else, raise TRICK_NUMBERS_EDITION and count anew"
    )


def test_every_question_on_tricks_is_answered_for_every_variant() -> None:
    there = {(question, entry.variant, entry.players) for question, entry in own_entries()}
    asked = {
        (question, way, level)
        for question in TRICK_QUESTIONS
        for way, kit in TRICK_VARIANTS.items()
        for level in kit.figures.players
    }
    assert there >= asked


def test_every_question_is_answered_for_every_variant_by_careful_players() -> None:
    there = {(question, entry.variant) for question, entry in own_entries() if entry.players == "careful"}
    asked = {
        (question, name)
        for question in ZWICKERN_QUESTIONS
        for name, rules in VARIANTS.items()
        if ZWICKERN_BOOK.asked(question, rules, "careful")
    }
    missing = sorted({name for _, name in asked - there})
    assert asked <= there, f"count these variants with `zwickern numbers` (lessons/numbers/README.md): {missing}"


@pytest.mark.long
def test_games_played_again_bear_them_out() -> None:
    current = [(question, entry) for question, entry in own_entries() if is_of_edition(entry)]
    assert check_entries(current, VARIANTS, HERE) == []
