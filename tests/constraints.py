"""The versions of all packages that a served tutor needs, as installed in the environment of the tests.

`python -m tests.constraints` writes them into the constraints file of the example, from which people who serve the
tutor install the same versions. Run it in an environment in which all tests have passed.
"""

import re
from collections.abc import Iterable, Iterator
from importlib.metadata import requires, version
from pathlib import Path

from packaging.requirements import Requirement

import tutor.app.server.deploy

FILE = Path(tutor.app.server.deploy.__file__).parent / "example" / "constraints.txt"
PROJECT = "zwickern-tutor"
EXTRAS = ("login", "postgresql")
HEAD = """\
# The versions that the tests have passed with: pip install --constraint constraints.txt 'zwickern-tutor[postgresql]'
"""


def name_of(requirement: str) -> str:
    """Return the name of a package in the form in which its spellings are compared."""
    return re.sub(r"[-_.]+", "-", requirement).lower()


def needed(package: str, extras: Iterable[str]) -> Iterator[Requirement]:
    """Yield what an installed package, with some of its extras, requires in this environment."""
    for text in requires(package) or []:
        one = Requirement(text)
        if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            yield one


def direct() -> dict[str, Requirement]:
    """Return what the project itself and the extras for serving it require, by name."""
    return {name_of(one.name): one for one in needed(PROJECT, EXTRAS)}


def installed() -> dict[str, str]:
    """Return the installed version of every package that the project needs, directly or not, by name."""
    found: dict[str, str] = {}
    seen: set[tuple[str, frozenset[str]]] = set()
    waiting = list(direct().values())
    while waiting:
        one = waiting.pop()
        asked = name_of(one.name), frozenset(one.extras)
        if asked not in seen:
            seen.add(asked)
            found[asked[0]] = version(one.name)
            waiting += needed(one.name, one.extras)
    return found


def written() -> dict[str, str]:
    """Return the versions that the file states, by name."""
    lines = [line.strip() for line in FILE.read_text().splitlines() if line.strip() and not line.startswith("#")]
    return dict(line.split("==") for line in lines)


def main() -> None:
    """Write the installed versions into the file."""
    FILE.write_text(HEAD + "".join(f"{name}=={number}\n" for name, number in sorted(installed().items())))


if __name__ == "__main__":
    main()
