"""What the steps of the course say of a learner's own table: the rules of it that give a step another answer, only."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from tests.cases import of_all
from tests.houses import HOUSES
from tutor.app.base.library import library
from tutor.catalogue.house_rules import read_variant
from tutor.coach.zwickern.labels.at_own_table import rules_that_differ
from tutor.coach.zwickern.labels.subject import subject
from tutor.engine.zwickern import VARIANTS, Rules
from tutor.text import language, render

WORDS = language("en")


def table(text: str) -> Rules:
    """Return a table that changes these keys in Jensen's."""
    return read_variant("ours.yaml", f"name: ours\nbased_on: jensen\n{text}\n")


TABLES: Mapping[str, Rules] = MappingProxyType(
    {
        **VARIANTS,
        "jokers": table("jokers: [X15, X20, X35]"),
        "aces": table("values: {A: high}"),
        "zwick": table("zwick: 2"),
        "values": table("same_value: false"),
        "alone": table("seats: [{players: 4, deals: [4, 4, 5], table: [3]}]"),
        "for two": table("seats: [{players: 2, deals: [4, 4, 4, 4, 5, 5], table: [3]}]"),
        "strict": HOUSES["strict-aunt"],
    }
)

SAID: Mapping[str, Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "01-the-game-and-the-cards/a-first-catch": dict.fromkeys(TABLES, ()),
        "01-the-game-and-the-cards/the-jokers": {
            "jensen": (),
            "christiansen": (),
            "jokers": ("The jokers count as 15, 20 and 35.",),
            "dietze": ("There are no jokers.", "King counts as 14."),
        },
        "01-the-game-and-the-cards/the-pack": {
            "jokers": (),
            "grupp": ("There are 6 wild jokers.", "A wild joker can be any value you like from 2 to 14."),
        },
        "01-the-game-and-the-cards/what-cards-score": {
            "zwick": (),
            "dietze": ("There are no jokers.", "Each ace scores 2."),
        },
        "03-the-zwick/ask-every-card": {
            "aces": ("Ace counts as 11.",),
            "dietze": ("Ace counts as 11.", "Queen counts as 13."),
            "zwick": (),
        },
        "03-the-zwick/everything-at-once": {
            "zwick": ("A Zwick scores 2.",),
            "dietze": ("A Zwick scores 3.",),
            "french": (),
            "aces": (),
        },
        "05-building/keeping-the-value": {
            "values": ("An equal card can’t leave a build’s value as it is.",),
            "aces": (),
            "zwick": (),
        },
        "05-building/adding": {"dietze": (), "values": ()},
        "05-building/subtracting": {"dietze": ("You only add when you build.",), "values": ()},
        "06-what-a-builder-owes/no-hurry": {
            "strict": ("You have to take your build on your next turn.",),
            "alone": (),
        },
        "07-for-partner/the-word-outlives-the-build": {
            "alone": ("With 4 players, everyone plays alone.",),
            "for two": (),
        },
        "08-deals-and-the-end/the-picture": {
            "french": ("With 4 players: 2\u00a0×\u00a04, then 5 cards each, and 2 on the table at the start.",),
            "for two": (),
            "zwick": (),
        },
        "15-not-to-be-confused/fishing-or-tricks": dict.fromkeys(TABLES, ()),
    }
)


def _cases() -> Iterator[tuple[str, str]]:
    return ((step, name) for step, tables in SAID.items() for name in tables)


@of_all(_cases)
def test_a_step_says_what_is_different_at_a_table(case: tuple[str, str]) -> None:
    name, where = case
    step = library().steps[f"lessons/{name}"]
    about = subject(step.goal, step.position, step.question, VARIANTS, tuple(one.play for one in step.entry.wrong))
    found = rules_that_differ(about, TABLES[where])
    assert tuple(render(WORDS, line) for line in found) == SAID[name][where]


def _steps() -> Iterator[str]:
    return (name for name, step in library().steps.items() if step.position is not None)


@of_all(_steps)
def test_the_table_of_a_step_has_nothing_to_say_there(name: str) -> None:
    step = library().steps[name]
    assert step.position is not None
    about = subject(step.goal, step.position, step.question, VARIANTS, tuple(one.play for one in step.entry.wrong))
    assert rules_that_differ(about, step.position.rules) == ()
