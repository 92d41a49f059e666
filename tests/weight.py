"""The weight of the code: how much there is, how it hangs together, and how far a click goes through it.

`python -m tests.weight` prints the figures. With `--tests` it prints what the default tests take of the processor
instead, which needs a quiet machine and some minutes.
"""

import ast
import os
import resource
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import FrameType
from typing import Any

from tests.test_code import public_names

ROOT = Path(__file__).parents[1]
Graph = Mapping[str, set[str]]


def size(folder: str) -> str:
    """Return the lines and files of Python below a folder."""
    files = list((ROOT / folder).rglob("*.py"))
    return f"{sum(len(file.read_text().splitlines()) for file in files):,} lines, {len(files)} files"


def imports(folder: Path) -> dict[str, set[str]]:
    """Return the modules of a package that each of its modules imports, for types only and in functions too."""
    places = {file: file.relative_to(folder.parent).with_suffix("").parts for file in modules(folder)}
    known = {".".join(place).removesuffix(".__init__"): file for file, place in places.items()}
    return {name: set(imported(file, known)) - {name} for name, file in known.items()}


def modules(folder: Path) -> list[Path]:
    """List the modules below a folder, in order."""
    return sorted(folder.rglob("*.py"))


def imported(file: Path, known: Iterable[str]) -> Iterator[str]:
    """Yield the known modules that a module imports."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names if one.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            inner = {f"{node.module}.{one.name}" for one in node.names}
            yield from inner.intersection(known)
            if node.module in known and not inner.issubset(known):
                yield node.module


def circles(graph: Graph) -> list[set[str]]:
    """List the greatest groups of modules in which each reaches each of the others.

    >>> [sorted(one) for one in circles({"a": {"b"}, "b": {"a", "c"}, "c": set()})]
    [['a', 'b']]
    """
    reach = {name: reached(graph, name) for name in graph}
    found = {frozenset(other for other in reach[name] if name in reach[other]) for name in graph if name in reach[name]}
    return [set(one) for one in found]


def reached(graph: Graph, start: str) -> set[str]:
    """Return all that can be reached from a module by one import or more."""
    found, todo = set[str](), [*graph[start]]
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += graph.get(name, ())
    return found


def mutual_folders(graph: Graph, package: str) -> list[tuple[str, str]]:
    """List the pairs of folders of a package that import each other.

    >>> mutual_folders({"a.x.b": {"a.y.c"}, "a.y.d": {"a.x.e"}}, "a")
    [('x', 'y')]
    """
    pairs = {(folder_of(one, package), folder_of(other, package)) for one, others in graph.items() for other in others}
    return sorted((one, other) for one, other in pairs if one < other and (other, one) in pairs and one)


def folder_of(name: str, package: str) -> str:
    """Return the folder of a package that a module is in, "" if it is in none."""
    parts = name.removeprefix(f"{package}.").split(".")
    return parts[0] if name.startswith(f"{package}.") and len(parts) > 1 else ""


def entered(act: Callable[[], object]) -> int:
    """Count the files of the tutor of which something runs."""
    files, below = set[str](), str(ROOT / "tutor") + os.sep

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            files.add(frame.f_code.co_filename)

    threading.setprofile(note)  # A page runs in a thread of its own.
    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return sum(file.startswith(below) for file in files)


def clicks() -> Iterator[tuple[str, int]]:
    """Yield what is done on a page, and how many files of the tutor this enters."""
    # The pages import Streamlit, for which the figures above need not wait.
    os.environ["ZWICKERN_DATABASE_URL"] = "sqlite://"
    from tests.app import playing  # noqa: PLC0415
    from tests.app.play import test_page  # noqa: PLC0415

    puzzle = playing.puzzles()[0]
    at = playing.open_app("puzzles", puzzle=puzzle.id)
    yield "a puzzle answered", entered(lambda: playing.solve_puzzle(at, puzzle))
    table = test_page.begun(variant="jensen", players=4)
    yield "a play in Play", entered(lambda: test_page.play_one(table))
    first, second, *_ = playing.lesson_places()
    lesson = playing.open_step(first)
    yield "a step of a lesson drawn", entered(lambda: playing.go_to_step(lesson, second))


def defined_twice() -> int:
    """Count the public names that more than one module defines."""
    files = [file for file in modules(ROOT / "tutor") if not {"views", "migrations"}.intersection(file.parts)]
    return sum(number > 1 for number in Counter(name for file in files for name in public_names(file)).values())


def figures() -> Iterator[tuple[str, object]]:
    """Yield the figures with their names."""
    for folder in ("tutor", "tutor/app", "tests"):
        yield folder, size(folder)
    graph = imports(ROOT / "tutor")
    found = circles(graph)
    yield "circles of imports", ", ".join(f"{len(one)} modules" for one in found) or 0
    pairs = mutual_folders(graph, "tutor.app")
    yield "folders of app that import each other", f"{len(pairs)} pairs: {', '.join(map('-'.join, pairs))}"
    yield "public names defined twice", defined_twice()
    for name in ("CONTRIBUTING.md", "README.md"):
        yield name, f"{len((ROOT / name).read_bytes()) / 1000:.1f} kB"
    for name, number in clicks():
        yield f"files entered by {name}", number


def seconds_of_tests() -> float:
    """Return the processor seconds that the default tests take, with those of all their processes."""
    subprocess.run([sys.executable, "-m", "pytest", "-q"], cwd=ROOT, check=False)
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


if __name__ == "__main__":
    if "--tests" in sys.argv:
        print(f"default tests: {seconds_of_tests():.0f} s of the processor")  # noqa: T201
    else:
        for label, figure in figures():
            print(f"{label}: {figure}", flush=True)  # noqa: T201
