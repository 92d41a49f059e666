"""The message ids: each is used, each that is used is there, and each formats with its parameters."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import FunctionReference, Identifier, Junk, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

import tutor
from tests.sources import tree_of
from tutor.app.puzzles.trick_puzzles import TRICK_KINDS
from tutor.coach.zwickern.rules.family_questions import FAMILY_QUESTIONS, rules_of_question
from tutor.content.files.kinds import FILE_KINDS
from tutor.content.translation.messages import SEEN
from tutor.content.zwickern.questions import QUESTION_KINDS
from tutor.text import LANGUAGES, Family, language
from tutor.text.forms import PREFIX
from tutor.text.language import ENGLISH, ENGLISH_ONLY, READERS, RELEASED
from tutor.trainer.attempts import Outcome

TUTOR = Path(__file__).parents[2] / "tutor"

# Importing these would run them.
SCRIPTS = ("tutor.app.main", "tutor.trainer.database.migrations.env")
# Texts that are put together like ids but are no ids: a name of house rules, the reading of what a variant scores, and
# the drawing of a card.
NO_IDS = {"house-{}", "{}-points", "card-{}"}


@cache
def files(code: str) -> dict[str, dict[str, Message]]:
    """Return the messages of each file of a language."""
    found = {}
    for path in sorted((TUTOR / "text" / code).glob("*.ftl")):
        found[path.stem], faults = parsed(f"{code}/{path.name}", path.read_text("utf-8"))
        assert faults == []
    return found


@cache
def messages(code: str) -> dict[str, Message]:
    """Return all messages of a language."""
    return {name: message for one in files(code).values() for name, message in one.items()}


def parsed(file: str, text: str) -> tuple[dict[str, Message], list[str]]:
    """Return the messages of a text, and what is wrong with it, each with its line."""
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
    """A visitor that gathers the parameters of a message, those that choose a plural form, and those in NUMBER()."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.plural: set[str] = set()
        self.grouped: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            self.plural.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        if node.id.name == "NUMBER":
            self.grouped |= {one.id.name for one in node.arguments.positional if isinstance(one, VariableReference)}
        self.generic_visit(node)


def parameters(code: str, name: str) -> _Parameters:
    """Return the parameters of one message."""
    found = _Parameters()
    found.visit(messages(code)[name])
    return found


def texts(tree: ast.AST) -> Iterator[str]:
    """Yield every text of a module but docstrings and texts with something filled in."""
    # No text of its own is a docstring, or a part of a text; a call inside of that may well name another message.
    parts: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts |= {id(part) for part in node.values}
        elif isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            parts |= {id(one.value) for one in node.body[:1] if isinstance(one, ast.Expr)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
            yield node.value


def forms(tree: ast.AST) -> Iterator[str]:
    """Yield every text of a module with something filled in, with {} in its place, but for the keys of widgets."""
    keys = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "key"}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and id(node) not in keys:
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


@cache
def trees() -> tuple[ast.Module, ...]:
    """Return the trees of all sources but the engine's, which has no words."""
    return tuple(tree_of(file) for file in TUTOR.rglob("*.py") if "engine" not in file.parts)


@cache
def written() -> frozenset[str]:
    """Return every text in the sources that could be a message id."""
    return frozenset(text for tree in trees() for text in texts(tree))


@cache
def families() -> dict[str, Family[Any]]:
    """Return every family of messages by its place in the code."""
    names = [one.name for one in walk_packages(tutor.__path__, "tutor.") if not one.name.startswith(SCRIPTS)]
    modules = [import_module(name) for name in names]
    return {
        f"{module.__name__}.{name}": value
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, Family)
    }


def composed() -> set[str]:
    """Return every id that the code puts together."""
    return {message for family in families().values() for message in family.values()}


def test_what_is_not_a_message_is_reported_with_its_line() -> None:
    text = "one = One\n\ntwo = { $number ->\n    [one] 1\n}\n# more\none = Again\n"
    found, faults = parsed("xx.ftl", text)
    assert list(found) == ["one"]
    assert faults == [
        "xx.ftl:5: Expected one of the variants to be marked as default (*)",
        "xx.ftl:7: one stands already above",
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_has_a_file_for_each_kind_of_reader_and_no_other(code: str) -> None:
    names = {path.name for path in (TUTOR / "text" / code).iterdir()} - {SEEN}
    readers = READERS if code == ENGLISH else [one for one in READERS if one not in ENGLISH_ONLY]
    expected = {f"{one}.ftl" for one in readers}
    assert names == expected if code in RELEASED else names <= expected


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_in_two_files(code: str) -> None:
    places = Counter(name for one in files(code).values() for name in one)
    assert [name for name, number in places.items() if number > 1] == []


def test_no_message_is_unused() -> None:
    grammar = {name for name in messages("en") if name.startswith(PREFIX)}
    unused = sorted(set(messages("en")) - grammar - written() - composed())
    assert unused == [], "no code names these: take them out"


def test_no_message_is_missing() -> None:
    assert sorted(composed() - set(messages("en"))) == [], "write these in tutor/text/en"
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
    assert sorted(asked - set(messages("en"))) == [], "write these in tutor/text/en"


# What says a message with the values that it is given, as the code writes it.
SAYING = re.compile(
    r"Line|words|words\(\)|say|language\(.*\)|QuestionError|Fault|loaded\.fault|self\.fault|ArchiveError|LogError|NoWorkersError"
)


def said_with(tree: ast.AST) -> Iterator[tuple[int, str, set[str]]]:
    """Yield the line, the id and the names of the values of each message that a module says with values in sight."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not SAYING.fullmatch(ast.unparse(node.func)):
            continue
        texts = [place for place, one in enumerate(node.args) if isinstance(one, ast.Constant)]
        place = next((one for one in texts if _id(node.args[one]) in messages(ENGLISH)), None)
        keys: list[Any] = [ast.Constant(one.arg) for one in node.keywords]
        for one in [] if place is None else node.args[place + 1 :]:
            keys += one.keys if isinstance(one, ast.Dict) else [None]
        if place is not None and all(isinstance(key, ast.Constant) and key.value is not None for key in keys):
            yield node.lineno, _id(node.args[place]), {str(key.value) for key in keys}


def _id(node: ast.expr) -> str:
    return str(getattr(node, "value", ""))


def test_what_is_said_has_exactly_the_parameters_of_its_message() -> None:
    found = {file: list(said_with(tree_of(file))) for file in TUTOR.rglob("*.py") if "engine" not in file.parts}
    assert sum(map(len, found.values())) > 1800
    wrong = [
        f"{file.relative_to(TUTOR)}:{line}: {name} has {sorted(parameters(ENGLISH, name).names)}, not {sorted(given)}"
        for file, said in found.items()
        for line, name, given in said
        if given != parameters(ENGLISH, name).names
    ]
    assert wrong == []


def test_every_text_that_begins_like_a_message_is_one() -> None:
    prefixes = {name.split("-")[0] for name in messages("en")} - {"app", "seat", "list", "group", "build", "card"}
    likely = {text for text in written() if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text)}
    likely = {text for text in likely if text.split("-")[0] in prefixes}
    keys_of_widgets = set(re.findall(r'key="([a-z0-9-]+)"', _app_source()))
    assert (
        sorted(
            likely
            - set(messages("en"))
            - keys_of_widgets
            - {*QUESTION_KINDS, *TRICK_KINDS, *FILE_KINDS, "trick-points", "content-type"}
            - {str(one) for one in Outcome}
            - {slug for name in FAMILY_QUESTIONS for slug in rules_of_question(name)}
        )
        == []
    )


@cache
def _app_source() -> str:
    return "\n".join(file.read_text("utf-8") for file in (TUTOR / "app").rglob("*.py"))


def test_families_put_ids_together_and_nothing_else_does() -> None:
    assert len(families()) > 40
    begun = {name[:place] for name in messages("en") for place, sign in enumerate(name, 1) if sign == "-"}
    ended = {name[place:] for name in messages("en") for place, sign in enumerate(name) if sign == "-"}
    found = {form for tree in trees() for form in forms(tree) if re.fullmatch(r"[a-z0-9{}-]+", form)}
    ids = {form for form in found if form.split("{}")[0] in begun or (form[0] == "{" and form.split("{}")[-1] in ended)}
    assert sorted(ids - NO_IDS) == []


def test_no_script_has_a_family() -> None:
    scripts = [TUTOR.parent / f"{name.replace('.', '/')}.py" for name in SCRIPTS]
    for file in [*scripts, *(TUTOR / "app" / "views").glob("*.py")]:
        assert "Family(" not in file.read_text("utf-8"), file


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_formats_with_its_parameters_in_all_forms(code: str) -> None:
    for name in messages(code):
        found = parameters(code, name)
        # A message without plural forms says the same of every number.
        for number in (0, 1, 2, 5000) if found.plural else (2,):
            numbers = found.plural | found.grouped
            values: dict[str, str | int] = {one: number if one in numbers else f"<{one}>" for one in found.names}
            text = language(code).given(name, values)
            assert text.strip() == text, name
            assert text, name
            assert all(f"<{one}>" in text for one in found.names - numbers), name


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_has_no_message_or_parameter_that_english_has_not(code: str) -> None:
    for file, found in files(code).items():
        own = {name for name in found if name == "gender" or name.startswith(PREFIX)}
        assert sorted(set(found) - set(files("en")[file]) - own) == [], f"take these out of {code}/{file}.ftl"
        for name in set(found) - own:
            assert parameters(code, name).names <= parameters("en", name).names, name


@pytest.mark.parametrize("code", RELEASED)
def test_a_released_language_has_every_message_that_a_learner_sees(code: str) -> None:
    english = {name for file, found in files(ENGLISH).items() if file not in ENGLISH_ONLY for name in found}
    english = {name for name in english if not name.startswith(PREFIX)}
    assert sorted(english - set(messages(code))) == [], f"translate these in tutor/text/{code}"


def test_the_french_one_holds_its_number_as_it_is_said_of_none_too() -> None:
    slips = []
    for name, message in messages("fr").items():
        found = _Ones()
        found.visit(message)
        slips += [name] if found.slips else []
    assert slips == [], "write the number, or [0] or [1] in place of [one]"


class _Ones(Visitor):
    """A visitor that finds the forms for one that do not hold the number."""

    def __init__(self) -> None:
        self.slips = 0

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        for variant in node.variants:
            if isinstance(variant.key, Identifier) and variant.key.name == "one":
                inside = _Parameters()
                inside.visit(variant.value)
                number = node.selector.id.name if isinstance(node.selector, VariableReference) else ""
                self.slips += number not in inside.names


def test_sentences_for_learners_end_like_sentences() -> None:
    for name in messages("en"):
        if name.startswith(("reason-", "verdict-")):
            values = dict.fromkeys(parameters("en", name).names, 1)
            assert language("en").given(name, values)[-1] in ".!?", name
