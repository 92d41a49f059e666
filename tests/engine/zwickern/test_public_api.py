"""The public API of the engine: the names it has, and that the rest of the tutor imports them from there."""

import ast
import doctest
import pkgutil
from functools import cache
from pathlib import Path

import pytest

from tutor.engine import zwickern

ROOT = Path(__file__).parents[3]
API = zwickern.__name__
ENGINE = ROOT / "tutor" / "engine"


@cache
def outside() -> dict[str, str]:
    """Return the text of every module outside the engine that names a module behind the API, by its path."""
    files = [file for folder in ("tutor", "tests") for file in sorted((ROOT / folder).rglob("*.py"))]
    texts = {str(file.relative_to(ROOT)): file.read_text("utf-8") for file in files if ENGINE not in file.parents}
    return {name: text for name, text in texts.items() if API in text}


@cache
def imports(text: str) -> tuple[ast.AST, ...]:
    """Return all imports of a module."""
    return tuple(node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom))


def past_the_api(text: str) -> list[str]:
    """Return the names that a module imports from behind the API although the API has them.

    >>> past_the_api("from tutor.engine.zwickern.plays import Lay, touched")
    ['tutor.engine.zwickern.plays.Lay']
    """
    return [
        f"{node.module}.{name.name}"
        for node in imports(text)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{API}.")
        for name in node.names
        if name.name in zwickern.__all__
    ]


def test_nothing_outside_imports_past_the_api() -> None:
    """A name of the API is imported from it."""
    assert outside()
    assert {name: found for name, text in outside().items() if (found := past_the_api(text))} == {}


def test_whole_modules_behind_the_api_are_not_imported_for_what_it_has() -> None:
    """`from tutor.engine.zwickern import plays` would lead round it as well."""
    homes = {getattr(getattr(zwickern, name), "__module__", "") for name in zwickern.__all__}
    behind = {home for home in homes if home.startswith(f"{API}.")}
    for file, text in outside().items():
        for node in imports(text):
            if isinstance(node, ast.Import):
                assert behind.isdisjoint(name.name for name in node.names), file
            elif isinstance(node, ast.ImportFrom):
                assert behind.isdisjoint(f"{node.module}.{name.name}" for name in node.names), file


def test_no_name_of_the_api_hides_a_module() -> None:
    """A function with the name of a module of the folder would hide that module."""
    modules = {module.name for module in pkgutil.iter_modules(zwickern.__path__)}
    assert modules
    assert modules.isdisjoint(zwickern.__all__)


def test_it_can_be_overlooked() -> None:
    """The names are few, sorted as the linter wants them, and all that is public in the module but its submodules."""
    public = {
        name for name, value in vars(zwickern).items() if not name.startswith("_") and not hasattr(value, "__path__")
    }
    modules = {module.name for module in pkgutil.iter_modules(zwickern.__path__)}
    assert set(zwickern.__all__) == public - modules
    assert len(zwickern.__all__) <= 42


@pytest.mark.parametrize("name", [name for name in zwickern.__all__ if callable(getattr(zwickern, name))])
def test_every_name_is_explained(name: str) -> None:
    """`help(zwickern.legal_plays)` says something."""
    assert getattr(zwickern, name).__doc__, name


def test_its_example_runs() -> None:
    """The docstring shows what Python prints."""
    result = doctest.testmod(zwickern)
    assert result.attempted >= 8
    assert result.failed == 0
