"""Singular and plural: every message is said with none, one, two and twenty-one of whatever it counts."""

import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

import tutor.text
from tests.text.test_ids import messages, parameters
from tutor.text import LANGUAGES, language
from tutor.text.language import RELEASED

NOUNS = (
    *("attempt", "board", "build", "byte", "capture", "card", "character", "claim", "concept", "day", "deal", "entry"),
    *("exercise", "file", "game", "group", "hand", "item", "joker", "lesson", "level", "option", "pack", "play"),
    *("player", "point", "position", "process", "puzzle", "reading", "record", "rule", "seat", "second", "setting"),
    *("side", "solution", "step", "time", "trick", "value", "Zwick", "zwick"),
)
ONE = "|".join(NOUNS)
MANY = "|".join("entries" if noun == "entry" else f"{noun}s" for noun in NOUNS)
BETWEEN = r"(?:(?!and |a |of |only )[a-z]+ ){0,2}?"
OF_ONE = re.compile(
    rf"\b(?:1|[Oo]ne) {BETWEEN}(?:{MANY})\b(?! of)|\bthere (?:are|were) (?:1|one)\b"
    rf"|\b(?:1|one) {BETWEEN}(?:are|were|have)\b"
)
OF_MANY = re.compile(
    rf"\b(?:0|2|21) {BETWEEN}(?:{ONE})\b(?! of)|\bthere (?:is|was) (?:0|2|21)\b"
    rf"|\b(?:0|2|21) (?:(?:{MANY}) )?(?:is|was|has|does|lies)\b"
)
COUNTING = frozenset(
    {"number", "points", "cards", "zwicks", "players", "packs", "stated", "found", "hands", "times", "size", "seconds"}
    | {"total", "solved", "attempts", "count", "stock", "unseen", "target", "limit", "least", "most", "shown", "houses"}
    | {"records", "readings", "plays", "steps", "written", "folded", "more", "less", "level", "all", "same", "values"}
)
"""The names of parameters that are numbers of something; those that choose a plural form count too."""

NEVER_ONE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # What the tutor itself sets as its bounds.
        "limit": (
            "yaml-too-large",
            "yaml-too-many",
            "yaml-too-deep",
            "records-too-long",
            "house-too-long",
            # A table is for more than one, and a pack may have six jokers.
            *("check-table-too-many-jokers", "check-table-players", "check-table-packs", "check-table-bounds"),
            "cli-too-many",
            "under-too-many",
            "content-too-many-files",
            "content-folder-too-large",
        ),
        "attempts": ("archive-too-large", "archive-no-room"),
        "least": ("login-secret-short", "progress-most-days", "progress-most-a-day", "cli-calibrate-few"),
        "most": (
            "progress-most-days",
            "house-scoring",
            "crib-more-players",
            "content-too-long",
            "content-too-many",
            "progress-import-favourites",
        ),
        "houses": ("progress-import-left",),
        "records": ("progress-import-left",),
        "drafts": ("progress-import-left",),
        "readings": ("cli-coverage-summary",),
        # A list that is cut has more than two hundred.
        "shown": ("verdict-missed-cut",),
        # No numbers of something: the value of a joker, a place in a file, a number that is wrong.
        "number": (
            # No list of a file is bounded by one entry.
            *("content-too-long", "content-too-many"),
            *(
                "verdict-missed-cut",
                "card-joker",
                "sign-joker",
                "sign-wild-joker",
                "archive-entry-broken",
                "position-negative-number",
                "event-play",
            ),
            *("position-number-too-large", "house-too-many", "workshop-too-many"),
            *("goal-find-all-on-paper", "goal-find-all-card-on-paper"),
            # Of a set nothing is named that is one of it.
            *("sets-again-last", "sets-again-go-on", "sets-again-line", "sets-again-result", "sets-again-before"),
            *("pick-nothing-again", "favourite-full", "sets-option"),
            # It is said of many cards only.
            "saying-many-1",
            # What is wrong with a table is one of its numbers.
            *("check-table-too-many-jokers", "check-table-players", "check-table-players-twice", "check-table-packs"),
            *("check-table-partners", "check-table-table", "check-table-deal-players"),
            *("check-table-cards-over", "check-table-cards-missing"),
        ),
        # A deal gives each player some.
        "cards": (
            "board-coming",
            "house-deals-over",
            "house-deals-missing",
            "check-table-cards-over",
            "check-table-cards-missing",
        ),
        # The words of the board, which fill in the number themselves, also have "1 card".
        "count": ("board-count",),
        # No one plays alone, and several packs are two or more.
        "players": (
            *("ask-fact-picture", "fact-picture", "ask-fact-first-deal", "fact-first-deal", "ask-fact-deals"),
            *("fact-deals", "ask-fact-partners", "fact-partners", "compare-packs", "compare-packs-most"),
            *("compare-deals", "tables-total-packs", "crib-for-partner", "compare-partners", "compare-alone-for"),
            *("check-dealt-hand", "check-dealt-table", "check-dealt-deals", "check-dealt-as-planned"),
            *("fact-sum-picture", "fact-sum-first-deal"),
            *("check-table-deal-players", "check-table-cards-over", "check-table-cards-missing", "house-deals-to"),
            *("family-deal-answer", "family-deal-sizes", "family-players-answer"),
            *("compare-packs-for", "compare-pairs", "house-plays-alone", "house-plays-in-pairs"),
        ),
        "packs": (
            *("compare-packs", "compare-packs-most", "compare-packs-for", "compare-total-packs", "tables-total-packs"),
            "family-points-packs",
        ),
        # How much of the whole, and what is a word or list.
        "total": ("learn-overview-progress",),
        "sizes": ("compare-each", "house-deals-to", "family-deal-sizes"),
    }
)
EXEMPT = {(name, parameter) for parameter, names in NEVER_ONE.items() for name in names}


def counting(code: str, name: str) -> set[str]:
    """Return the parameters of a message that are numbers of something."""
    found = parameters(code, name)
    return {one for one in found.names if one in COUNTING or one in found.plural} - {"what", "kind", "sure", "wanted"}


def said(code: str, name: str, counted: str, number: int) -> str:
    """Return a message with one number; all else is a word, or a number where it counts something."""
    numbers = counting(code, name) | {"games"}
    values: dict[str, str | int] = {one: 7 if one in numbers else "…" for one in parameters(code, name).names}
    return language(code).given(name, {**values, counted: number})


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_says_one_of_many_or_many_of_one(code: str) -> None:
    if code != "en":
        # The nouns of other languages are theirs; their forms are tried in tests/text/test_ids.py.
        return
    slips = []
    for name in messages(code):
        for counted in sorted(counting(code, name)):
            if (name, counted) in EXEMPT:
                continue
            slips += [text for number in (0, 2, 21) if OF_MANY.search(text := said(code, name, counted, number))]
            slips += [text for text in [said(code, name, counted, 1)] if OF_ONE.search(text)]
    assert slips == []


def test_the_slips_that_were_found_are_found_again() -> None:
    for text in ("states 1 zwicks for", "We: 1 points in all", "there are 1 captures", "1 other captures", "1 cards"):
        assert OF_ONE.search(text), text
    for text in ("2 card", "21 is left", "0 other capture", "there is 2 captures"):
        assert OF_MANY.search(text), text
    for text in ("one card", "the first 2 cards", "There was one other capture", "21 cards are", "play 1 of a deal"):
        assert not OF_ONE.search(text), text
        assert not OF_MANY.search(text), text


def test_every_exemption_is_of_a_message_that_counts() -> None:
    assert {name for name, _ in EXEMPT} <= set(messages("en"))
    assert all(parameter in parameters("en", name).names for name, parameter in EXEMPT)


@pytest.mark.parametrize(
    ("name", "values", "text"),
    [
        (
            "check-result-wrong",
            {"what": "zwicks", "stated": 1, "side": "Ida", "found": 0},
            "this states 1 Zwick for Ida; the plays give 0",
        ),
        (
            "check-result-wrong",
            {"what": "zwicks", "stated": 2, "side": "Ida", "found": 0},
            "this states 2 Zwicks for Ida; the plays give 0",
        ),
        (
            "check-result-wrong",
            {"what": "points", "stated": 1, "side": "Ida", "found": 3},
            "this states 1 point for Ida; the plays give 3",
        ),
        (
            "check-result-wrong",
            {"what": "cards", "stated": 0, "side": "Ida", "found": 3},
            "this states 0 cards for Ida; the plays give 3",
        ),
        ("side-has-points", {"side": "We", "number": 1}, "We: one point in all."),
        ("side-has-cards", {"side": "We", "number": 21}, "We: 21 cards."),
        (
            "who-leftovers",
            {"seat": "East & West", "number": 2, "you": "no"},
            "East & West were the last to take and get them. That’s not a Zwick.",
        ),
        (
            "who-leftovers",
            {"seat": "East", "number": 1, "you": "no"},
            "East was the last to take and gets them. That’s not a Zwick.",
        ),
        ("learn-lesson-state", {"solved": 0, "total": 1}, "one step"),
    ],
)
def test_a_number_has_its_form(name: str, values: dict[str, str | int], text: str) -> None:
    assert language("en").given(name, values) == text


@pytest.mark.parametrize(
    ("code", "thousands"), [("en", "10,000"), ("de", "10.000"), ("fr", "10\N{NARROW NO-BREAK SPACE}000")]
)
def test_thousands_of_games_are_grouped_as_the_language_groups_them(code: str, thousands: str) -> None:
    """In numbers is the page that counts so many."""
    for name in ("tested-conditions", "tested-conditions-greedy", "tested-conditions-strong", "tested-games-to-tell"):
        counted = parameters(code, name).names & {"games", "least", "most"}
        said = language(code).given(name, {"seats": 4} | dict.fromkeys(counted, 10_000))
        assert said.count(thousands) == len(counted), name


@pytest.mark.parametrize("code", RELEASED)
def test_a_margin_of_error_keeps_the_line_of_its_number(code: str) -> None:
    with_space = re.compile("(?:^.* ±|± ).*$", re.M)
    texts = {
        file: (Path(tutor.text.__file__).parent / code / file).read_text("utf-8") for file in ("pages.ftl", "coach.ftl")
    }
    assert {file: found for file, text in texts.items() if (found := with_space.findall(text))} == {}
