"""The versions of all that a served tutor needs, as they are installed where the tests are run.

`python -m tests.constraints`, in an environment in which all tests have passed, writes them among the files of the
example, from where whoever serves the tutor installs the very same.
"""

import re
from collections.abc import Iterable, Iterator
from importlib.metadata import requires, version
from pathlib import Path

from packaging.requirements import Requirement

import tutor.app.deploy

FILE = Path(tutor.app.deploy.__file__).parent / "example" / "constraints.txt"
PROJECT = "zwickern-tutor"
EXTRAS = ("login", "postgresql")
HEAD = """\
# The versions that the tests have passed with: pip install --constraint constraints.txt 'zwickern-tutor[postgresql]'
"""


def name_of(requirement: str) -> str:
    """A name of a package as all of its spellings are compared."""
    return re.sub(r"[-_.]+", "-", requirement).lower()


def needed(package: str, extras: Iterable[str]) -> Iterator[Requirement]:
    """What a package that is installed asks for here, with some of its extras."""
    for text in requires(package) or []:
        one = Requirement(text)
        if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            yield one


def direct() -> dict[str, Requirement]:
    """What the project itself asks for, with what it is served with, by name."""
    return {name_of(one.name): one for one in needed(PROJECT, EXTRAS)}


def installed() -> dict[str, str]:
    """The version of everything that is needed for it here, by name."""
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
    """The versions that the file names."""
    lines = [line.strip() for line in FILE.read_text().splitlines() if line.strip() and not line.startswith("#")]
    return dict(line.split("==") for line in lines)


def main() -> None:
    """Write the file."""
    FILE.write_text(HEAD + "".join(f"{name}=={number}\n" for name, number in sorted(installed().items())))


if __name__ == "__main__":
    main()
