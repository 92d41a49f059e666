"""The message ids: each is used, each that is used is there, and each formats with its parameters."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from tutor.app.server.site import PAGES
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.coach.zwickern.records.guesses import Likeness
from tutor.coach.zwickern.records.marks import Mark
from tutor.coach.zwickern.rules.facts import FACTS, GAMES, fact
from tutor.coach.zwickern.rules.readings import READINGS, SOURCES
from tutor.content.zwickern.house_rules import FLAGS, NUMBERS
from tutor.content.zwickern.questions import AnyGoal, WhoGoal
from tutor.engine.cards import RANKS, Suit
from tutor.engine.zwickern.hand.events import events
from tutor.engine.zwickern.rules import VARIANTS
from tutor.engine.zwickern.setup import Fault
from tutor.engine.zwickern.violation import Ban, Reason
from tutor.text import LANGUAGES, language
from tutor.trainer.attempts import Outcome

TUTOR = Path(__file__).parents[2] / "tutor"

SHAPES = get_args(AnyGoal)
WHO = get_args(WhoGoal.model_fields["of"].annotation)
KINDS = {kind for shape in SHAPES for kind in get_args(shape.model_fields["kind"].annotation)}
PLANS = [plan for rules in VARIANTS.values() for plan in rules.plans]


def _values() -> set[str]:
    """Everything that a game says by a name, whatever the number of players."""
    said = {fact(game, name, VARIANTS, players) for game in GAMES for name in FACTS for players in range(2, 26)}
    of_houses = {f"add-{form}" for form in ("same", "subtract-only", "subtract-round", "subtract-round-only")}
    return {value for value in said if isinstance(value, str)} | of_houses


# Ids that the code puts together: how it writes them, and every end that they can have. What stands in braces in the
# code is written {} here. An end that no page or command can ask for does not belong here.
COMPOSED: dict[str, list[str]] = {
    "rank-{}": [rank.lower() for rank in RANKS],
    "suit-{}": [suit.name.lower() for suit in Suit],
    "variant-{}": list(VARIANTS),
    "nav-{}": list(PAGES),
    "position-{}": [str(fault) for fault in Fault],
    "cli-kind-{}": ["lay", "capture", "build"],
    "goal-{}": [
        "zwick",
        "most-cards",
        "lay",
        "most-points",
        "two-builds",
        "joker-build",
        "joker-down",
        "only-play",
        "win-most",
    ],
    "verdict-goal-missed-{}": ["most-cards", "lay", "build"],
    "concept-{}": [shape.model_fields["kind"].annotation.__args__[0] for shape in SHAPES],
    "pick-{}": ["next", "due", "weak", "fresh", "variant", "goal", "theme", "difficulty"],
    "level-{}": ["weak", "new", "learnt", "settled", "sure"],
    "progress-axis-{}": ["day", "level", "number"],
    "progress-{}": ["steps", "puzzles", "exercises", "streak", "most-days", "most-a-day"],
    "reason-joker-rule-{}": ["capture", "build", "group"],
    "reason-variant-forbids-{}": [str(ban) for ban in Ban],
    "reason-out-of-reach-build{}": ["", "-adding"],
    "reason-build-from-card{}": ["", "-adding"],
    "reason-out-of-reach{}": ["", "-as", "-one", "-one-as"],
    # The reasons that have no wording of their own in coach/reasons.py.
    "reason-{}": [
        str(reason)
        for reason in (
            Reason.CARD_NOT_HELD,
            Reason.NOTHING_SELECTED,
            Reason.NO_CARD_FOR_VALUE,
            Reason.NOT_ANNOUNCED,
        )
    ],
    "mine-not-{}": ["players", "players-of-goal", "jokers", "partners", "points"],
    "replay-{}": [
        *("seat", "cards", "zwicks", "points", "first", "back", "forward", "last", "round-back", "round-forward"),
    ],
    "replay-next-{}": [str(mark) for mark in (Mark.NOTE, Mark.MISSED, Mark.ZWICK)],
    "line-{}": [str(mark) for mark in Mark],
    "way-{}": ["follow", "guess", "try"],
    "proof-{}": ["proven", "open", "view"],
    "claim-{}": ["no-capture", "no-build", "only-lay-down"],
    "guess-{}": [str(like) for like in Likeness],
    "open-none-better-{}": ["margin", "own"],
    "open-best-{}": ["margin", "own"],
    "{}-for": ["board-announce", "board-make"],
    "play-{}": ["build", "announce"],
    "play-{}-for": ["build", "announce"],
    "ask-announce{}": ["", "-onto", "-for", "-onto-for"],
    "ask-pile{}": ["", "-most"],
    "look-pile{}": ["", "-most", "-zwicks", "-most-zwicks"],
    "look-announce{}": [f"{form}{whose}" for form in ("", "-adding", "-single") for whose in ("", "-for")],
    "ask-who-{}": list(WHO),
    "look-who-{}": list(WHO),
    "who-{}": list(WHO),
    "{}-nobody": ["side-has-cards", "side-has-points"],
    # What cannot be read as a play cannot be asked about.
    "legal-option-{}": [str(reason) for reason in Reason if reason not in (Reason.UNREADABLE, Reason.NOTHING_SELECTED)],
    "event-{}": sorted({name.rstrip("0123456789").rstrip("-") for plan in PLANS for name in events(plan)}),
    "game-{}": list(GAMES),
    "ask-fact-{}": list(FACTS),
    "fact-{}": list(FACTS),
    "value-{}": sorted({value.lower() for value in _values() if " to " not in value}),
    "reading-{}": list(READINGS),
    "source-{}": list(SOURCES),
    "source-{}-about": list(SOURCES),
    "compare-{}": [
        *("players", "seating", "pack", "jokers", "courts", "subtract", "same-value", "subtract-from-card"),
        *("build-limit", "build-on-empty", "majority", "tie", "zwick", "joker-zwick", "total"),
    ],
    "rules-view-{}": ["rules", "compare", "position", "tables", "words", "cousins", "sheet", "house"],
    "tables-column-{}": ["players", "cards", "picture", "each", "what", "points"],
    "words-{}": ["word", "german", "french"],
    "under-kind-{}": ["rules", "lessons", "puzzles", "games", "own"],
    "under-column-{}": ["variant", "legal", "why", "number", "only", "refused"],
    "cousins-{}": [
        *("family", "home", "players", "pack-cards", "hand-cards", "trumps", "permanent-trump", "stakes"),
        *("wins-at-once", "trick"),
    ],
    "theme-{}": list(THEMES),
    "theme-about-{}": list(THEMES),
    "house-{}": [*(flag.replace("_", "-") for flag in FLAGS), *NUMBERS],
    "house-{}-about": [flag.replace("_", "-") for flag in FLAGS],
    # Of three readings every variant has the same one, so that they can be turned round in one way only.
    "house-on-{}": [flag.replace("_", "-") for flag in FLAGS],
    "house-off-{}": ["same-value"],
    "house-{}-scores": list(NUMBERS),
}


@cache
def messages(code: str) -> dict[str, Message]:
    """The messages of a language file."""
    file = f"{code}.ftl"
    found, faults = parsed(file, (TUTOR / "text" / file).read_text("utf-8"))
    assert faults == []
    return found


def parsed(file: str, text: str) -> tuple[dict[str, Message], list[str]]:
    """The messages of a text, and what is wrong with it, each with its line."""
    found: dict[str, Message] = {}
    faults = []

    def fault(place: int, why: str) -> None:
        faults.append(f"{file}:{text.count(chr(10), 0, place) + 1}: {why}")

    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            for note in entry.annotations:
                fault(note.span.start, note.message)
        elif isinstance(entry, Message):
            if entry.id.name in found:
                fault(entry.id.span.start, f"{entry.id.name} stands already above")
            found[entry.id.name] = entry
    return found, faults


class _Parameters(Visitor):
    """Gathers the parameters of a message, and those that choose a plural form."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.plural: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            self.plural.add(node.selector.id.name)
        self.generic_visit(node)


def parameters(code: str, name: str) -> _Parameters:
    """The parameters of one message."""
    found = _Parameters()
    found.visit(messages(code)[name])
    return found


def texts(tree: ast.AST) -> Iterator[str]:
    """Every text of a module but docstrings, with {} for what is filled in."""
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    inside: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            # Only its own parts make up the text; a call inside it may well name another message.
            inside |= {id(part) for part in node.values}
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings | inside:
            yield node.value


@cache
def written() -> frozenset[str]:
    """Every text in the sources that could be a message id; the engine has no words."""
    files = [file for file in TUTOR.rglob("*.py") if "engine" not in file.parts]
    return frozenset(text for file in files for text in texts(ast.parse(file.read_text("utf-8"))))


def composed() -> set[str]:
    """Every id that the code puts together."""
    return {form.replace("{}", end) for form, ends in COMPOSED.items() for end in ends}


def test_what_is_no_message_is_told_with_its_line() -> None:
    text = "one = One\n\ntwo = { $number ->\n    [one] 1\n}\n# more\none = Again\n"
    found, faults = parsed("xx.ftl", text)
    assert list(found) == ["one"]
    assert faults == [
        "xx.ftl:5: Expected one of the variants to be marked as default (*)",
        "xx.ftl:7: one stands already above",
    ]


def test_no_message_is_unused() -> None:
    unused = sorted(set(messages("en")) - written() - composed())
    assert unused == [], "no code names these: take them out of en.ftl, or say in COMPOSED how the code makes the id"


def test_no_message_is_missing() -> None:
    assert sorted(composed() - set(messages("en"))) == [], "write these in en.ftl"
    calls = re.compile(
        r'(?:\bLine|\bwords(?:\(\))?|\bfault|\bgiven|\bhas)\(\s*(?:[^()"]*?,\s*)?"([a-z]+(?:-[a-z0-9]+)+)"'
    )
    asked = {
        found[1]
        for file in TUTOR.rglob("*.py")
        if "engine" not in file.parts
        for found in calls.finditer(file.read_text("utf-8"))
    }
    assert len(asked) > 100
    assert sorted(asked - set(messages("en"))) == [], "write these in en.ftl"


def test_no_text_that_begins_like_a_message_is_none() -> None:
    prefixes = {name.split("-")[0] for name in messages("en")} - {"app", "seat", "list", "group", "build", "card"}
    likely = {text for text in written() if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text)}
    likely = {text for text in likely if text.split("-")[0] in prefixes}
    keys_of_widgets = {text for text in likely if re.search(rf'key="{text}"', _app_source())}
    assert sorted(likely - set(messages("en")) - keys_of_widgets - KINDS - {str(one) for one in Outcome}) == []


@cache
def _app_source() -> str:
    return "\n".join(file.read_text("utf-8") for file in (TUTOR / "app").rglob("*.py"))


def test_every_form_of_the_table_is_really_written_in_the_code() -> None:
    assert sorted(set(COMPOSED) - written()) == []


def test_every_form_that_the_code_writes_is_in_the_table() -> None:
    prefixes = tuple(sorted({name.split("-")[0] + "-" for name in messages("en")}))
    forms = {text for text in written() if "{}" in text and re.fullmatch(r"[a-z0-9{}-]+", text)}
    forms = {form for form in forms if form.startswith(prefixes) and re.search(rf"\w-{re.escape('{}')}|h{{}}", form)}
    shapes = {form for form in forms if any(name.startswith(form.split("{}")[0]) for name in messages("en"))}
    assert sorted(shapes - set(COMPOSED)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_formats_with_its_parameters_in_all_forms(code: str) -> None:
    for name in messages(code):
        found = parameters(code, name)
        for number in (0, 1, 2, 5000):
            values: dict[str, str | int] = {one: number if one in found.plural else f"<{one}>" for one in found.names}
            text = language(code).given(name, values)
            assert text.strip() == text, name
            assert text, name
            assert all(f"<{one}>" in text for one in found.names - found.plural), name


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_messages_and_parameters_of_english(code: str) -> None:
    assert sorted(set(messages("en")) - set(messages(code))) == [], f"translate these in {code}.ftl"
    assert sorted(set(messages(code)) - set(messages("en"))) == [], f"take these out of {code}.ftl"
    for name in messages(code):
        assert parameters(code, name).names == parameters("en", name).names, name


def test_sentences_for_learners_end_like_sentences() -> None:
    for name in messages("en"):
        if name.startswith(("reason-", "verdict-")):
            values = dict.fromkeys(parameters("en", name).names, 1)
            assert language("en").given(name, values)[-1] in ".!?", name
