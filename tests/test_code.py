"""Rules for all code of the tutor that no linter knows."""

import ast
from pathlib import Path

import pytest

import tutor
from tests.cases import of_all
from tests.sources import tree_of
from tutor.engine.games import GAMES

ROOT = Path(tutor.__file__).parent
ABOVE_THE_ENGINE = ("content", "coach", "catalogue", "bots", "lab", "matches", "app", "cli")


def modules(*layers: str) -> list[Path]:
    """Yield the modules of some top-level packages of the tutor."""
    return [file for layer in layers for file in sorted((ROOT / layer).rglob("*.py"))]


def forgetful(code: str) -> list[str]:
    """List the functions and fields of classes whose default is the five variants."""
    found: list[str] = []
    # Most modules do not have the word, and need not be read.
    for node in ast.walk(ast.parse(code)) if "VARIANTS" in code else ():
        if isinstance(node, ast.FunctionDef):
            defaults = [*node.args.defaults, *(one for one in node.args.kw_defaults if one is not None)]
            found += [node.name for one in defaults if "VARIANTS" in ast.unparse(one)]
        if isinstance(node, ast.AnnAssign) and node.value is not None and "lambda: VARIANTS" in ast.unparse(node.value):
            found.append(ast.unparse(node.target))
    return found


@of_all(lambda: modules(*ABOVE_THE_ENGINE))
def test_no_one_forgets_house_rules(file: Path) -> None:
    """A default would make them forget; code that knows only the five variants must say so."""
    assert forgetful(file.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "code",
    [
        "def f(x, variants: Variants = VARIANTS): ...",
        "def f(*, known=VARIANTS): ...",
        "class A:\n    f: Variants = field(default_factory=lambda: VARIANTS)",
    ],
)
def test_a_default_is_found(code: str) -> None:
    assert forgetful(code) == ["f"]


def session_users(code: str) -> list[int]:
    """List the lines that read or write Streamlit's session state."""
    found: list[int] = []
    for node in ast.walk(ast.parse(code)) if "session_state" in code else ():
        if isinstance(node, ast.Attribute) and node.attr == "session_state":
            found.append(node.lineno)
        if isinstance(node, ast.ImportFrom) and any(one.name == "session_state" for one in node.names):
            found.append(node.lineno)
    return found


@of_all(lambda: modules("app"))
def test_one_module_alone_knows_the_state_of_a_session(file: Path) -> None:
    found = session_users(file.read_text("utf-8"))
    assert bool(found) == (file == ROOT / "app" / "base" / "session.py")


@pytest.mark.parametrize(
    "code",
    [
        "import streamlit as st\nst.session_state['a'] = 1",
        "import streamlit\nkept = streamlit.session_state.get('a')",
        "import streamlit as st\nfrom streamlit import session_state",
    ],
)
def test_a_user_of_the_state_of_a_session_is_found(code: str) -> None:
    assert session_users(code) == [2]


@of_all(lambda: modules("app"))
def test_links_to_pages_are_drawn_without_looking_for_their_scripts(file: Path) -> None:
    drawn = "st.page_link(" in file.read_text("utf-8")
    assert drawn == (file in (ROOT / "app" / "base" / "page_link.py", ROOT / "app" / "main.py"))


def forbidden_waits(code: str) -> list[int]:
    """List the lines that call Playwright's own wait for a script."""
    nodes = ast.walk(ast.parse(code)) if "wait_for_function" in code else ()
    return [node.lineno for node in nodes if isinstance(node, ast.Attribute) and node.attr == "wait_for_function"]


@pytest.mark.parametrize("folder", ["e2e", "bench", "load"])
def test_no_browser_test_waits_inside_the_page(folder: str) -> None:
    """It evaluates a text there, which the policy of the pages forbids; `becomes_true` of driving.py waits outside."""
    files = sorted((Path(__file__).parent / folder).rglob("*.py"))
    assert [(file.name, forbidden_waits(file.read_text("utf-8"))) for file in files] == [
        (file.name, []) for file in files
    ]


def test_a_wait_inside_the_page_is_found() -> None:
    assert forbidden_waits("page.click()\npage.wait_for_function('() => true')") == [2]


# One name for one thing in several modules: a command and what it runs, the score that every game has by its Protocol,
# and the words of the reader's language.
SAID_TWICE = frozenset({"Score", "calibrate", "serve", "words"})


def public_names(file: Path) -> set[str]:
    """The functions, classes and constants of a module; type variables are told apart by their modules alone."""
    found = set()
    for node in tree_of(file).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and "TypeVar(" not in ast.unparse(node):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = (name for one in targets for name in (one.elts if isinstance(one, ast.Tuple) else [one]))
            found |= {name.id for name in names if isinstance(name, ast.Name)}
    return {name for name in found if not name.startswith("_")}


def test_no_public_name_means_two_things() -> None:
    """Who searches for a name finds one thing."""
    homes: dict[str, list[str]] = {}
    for file in ROOT.rglob("*.py"):
        place = file.relative_to(ROOT).as_posix()
        if "migrations" not in place and "/views/" not in place:
            for name in public_names(file):
                homes.setdefault(name, []).append(place)
    twice = {name: places for name, places in homes.items() if len(places) > 1 and name not in SAID_TWICE}
    assert {name: places for name, places in twice.items() if not in_each_game(places)} == {}


def in_each_game(places: list[str]) -> bool:
    """Tell whether each place is in a package of another game: all games call the same things by the same names.

    >>> in_each_game(["engine/zwicken/rules.py", "engine/zwikken/rules.py"])
    True
    >>> in_each_game(["engine/zwicken/rules.py", "engine/zwicken/setup.py"])
    False
    """
    packages = [tuple(place.split("/")[:2]) for place in places]
    layers = {layer for layer, _ in packages}
    return len(set(packages)) == len(packages) and len(layers) == 1 and all(game in GAMES for _, game in packages)


def test_public_names_are_found_however_they_are_given(tmp_path: Path) -> None:
    (tmp_path / "room.py").write_text("A = 1\nB, _C = 2, 3\nD: int = 4\ndef e(): ...\nclass F: ...\na.g = 5\n")
    assert public_names(tmp_path / "room.py") == {"A", "B", "D", "e", "F"}
