"""The lowest versions that the project says it runs with, read from `pyproject.toml`.

`python -m tests.lowest` prints them as constraints for pip, which by itself takes the highest versions there are.
"""

import tomllib
from pathlib import Path

from packaging.requirements import Requirement

from tests.constraints import name_of

FILE = Path(__file__).parent.parent / "pyproject.toml"


def by_extra() -> dict[str, list[Requirement]]:
    """Return what the project requires, by the name of the extra; under "" what it always does."""
    project = tomllib.loads(FILE.read_text("utf-8"))["project"]
    listed = {"": project["dependencies"], **project["optional-dependencies"]}
    return {extra: [Requirement(text) for text in some] for extra, some in listed.items()}


def requirements() -> list[Requirement]:
    """Return all that the project and its extras require."""
    return [one for some in by_extra().values() for one in some]


def bound(asked: Requirement) -> str:
    """Return the lowest version that a requirement allows; raises ValueError if it names none, or several.

    >>> bound(Requirement("pydantic>=2.8,<3"))
    '2.8'
    """
    (found,) = (one.version for one in asked.specifier if one.operator == ">=")
    return found


def lowest() -> dict[str, str]:
    """Return the lowest version of everything that is required, by name; raises ValueError if two bounds differ."""
    found: dict[str, str] = {}
    for asked in requirements():
        name = name_of(asked.name)
        if found.setdefault(name, bound(asked)) != bound(asked):
            raise ValueError(f"{name} has the bounds {found[name]} and {bound(asked)}; write the higher one in both")
    return found


if __name__ == "__main__":
    print("\n".join(f"{name}=={version}" for name, version in lowest().items()))  # noqa: T201
