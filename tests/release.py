"""What is given away, built from a clean clone by `python -m tests.release DIR`. It needs the packages build, twine
and cyclonedx-bom.

The wheel and the source distribution are built twice and must be equal byte for byte. Beside them comes a bill of
materials: the wheel and all that it needs, in the versions that the tests have passed with. Each licence must go with
the MIT licence.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from filecmp import cmpfiles
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any
from venv import create

ROOT = Path(__file__).parents[1]
CONSTRAINTS = ROOT / "tutor" / "app" / "server" / "deploy" / "example" / "constraints.txt"
BUILT = ("wheel", "source distribution")
FITTING = (
    *("0BSD", "Apache", "BSD", "CC0", "HPND", "ISC", "MIT", "MPL", "PSF", "Python-2.0", "Unlicense", "Zlib"),
    *("LGPL", "CNRI"),
)
"""How the names of licences begin that may be combined with the MIT licence without changing it."""

STATED = "import sys; from importlib.metadata import metadata; print(metadata(sys.argv[1])['License'] or '')"
"""A program that prints what a package says of its licence in the older field, which the bill leaves out."""


def ran(*command: str | Path, **settings: str) -> str:
    """Return what a command prints; raises CalledProcessError if it fails."""
    environment = os.environ | settings
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE, env=environment, cwd=ROOT).stdout


def build(folder: Path) -> None:
    """Build wheel and source distribution of the last commit into a folder."""
    with TemporaryDirectory() as work:
        ran("git", "clone", "--quiet", ROOT, work)
        moment = ran("git", "log", "-1", "--format=%ct").strip()
        ran(sys.executable, "-m", "build", "--outdir", folder, work, SOURCE_DATE_EPOCH=moment)


def licences(component: Mapping[str, Any]) -> Iterator[str]:
    """Yield the names of the licences of a component of a bill of materials.

    >>> list(licences({"licenses": [{"license": {"id": "MIT"}}, {"expression": "MIT OR Apache-2.0"}]}))
    ['MIT', 'MIT OR Apache-2.0']
    """
    for one in component.get("licenses", ()):
        said = one.get("license", one)
        yield said.get("id") or said.get("expression") or said.get("name", "")


def fits(name: str) -> bool:
    """Tell whether a licence, or an expression of several, goes with the MIT licence.

    >>> fits("3-Clause BSD License"), fits("GPL-3.0 OR MIT"), fits("GPL-3.0 AND MIT"), fits("Limited")
    (True, True, False, False)
    """

    def one_fits(choice: str) -> bool:
        return re.search(rf"\b({'|'.join(FITTING)})", choice, re.IGNORECASE) is not None

    return all(any(map(one_fits, part.split(" OR "))) for part in name.split(" AND "))


def unfitting(components: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return the packages that name no licence that fits.

    >>> unfitting([{"name": "a", "licenses": [{"license": {"name": "Any"}}]}, {"name": "b"}])
    ['a: Any', 'b: no licence']
    """
    return [
        f"{one['name']}: {', '.join(found) or 'no licence'}"
        for one in components
        if not any(map(fits, found := list(licences(one))))
    ]


def with_root(bill: dict[str, Any], wheel: Path) -> dict[str, Any]:
    """Return a bill that is about the wheel, which it names without the folder where it was built.

    >>> tutor = {"name": "zwickern-tutor", "externalReferences": [{"url": "file:///tmp/a.whl"}]}
    >>> with_root({"components": [tutor, {"name": "b"}], "metadata": {}}, Path("a.whl"))["components"]
    [{'name': 'b'}]
    """
    root = next(one for one in bill["components"] if one["name"] == "zwickern-tutor")
    others = [one for one in bill["components"] if one is not root]
    references = [
        one | {"url": wheel.name} if one["url"].startswith("file:") else one for one in root["externalReferences"]
    ]
    root |= {"type": "application", "externalReferences": references}
    return bill | {"components": others, "metadata": bill["metadata"] | {"component": root}}


def bill_of_materials(wheel: Path, file: Path) -> None:
    """Write as CycloneDX what an environment with the wheel has; raises SystemExit for a licence not in `FITTING`."""
    with TemporaryDirectory() as work:
        create(work)
        python = Path(work) / "bin" / "python"
        pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--constraint", CONSTRAINTS)
        ran(*pip, f"{wheel}[login,postgresql]")
        text = ran("cyclonedx-py", "environment", "--output-reproducible", "--of", "JSON", python)
        bill = with_root(json.loads(text), wheel)
        for one in bill["components"]:
            if not one.get("licenses") and (stated := ran(python, "-c", STATED, one["name"]).strip()):
                one["licenses"] = [{"license": {"acknowledgement": "declared", "name": stated.splitlines()[0]}}]
    file.write_text(json.dumps(bill, indent=1) + "\n", "utf-8")
    if wrong := unfitting(bill["components"]):
        raise SystemExit("licences to look at: " + "; ".join(wrong))


def main(target: str) -> None:
    """Build, compare, check, list, and print the sizes."""
    if ran("git", "status", "--porcelain"):
        raise SystemExit("commit or remove your changes first")
    folder = Path(target).resolve()
    with TemporaryDirectory() as work:
        one, other = Path(work, "one"), Path(work, "other")
        build(one)
        build(other)
        same, *differing = cmpfiles(one, other, [file.name for file in one.iterdir()], shallow=False)
        if any(differing) or len(same) != len(BUILT):
            raise SystemExit(f"not the same when built again: {differing}")
        copytree(one, folder, dirs_exist_ok=True)
    built = sorted(folder.iterdir())
    ran(sys.executable, "-m", "twine", "check", "--strict", *built)
    bill_of_materials(next(file for file in built if file.suffix == ".whl"), folder / "zwickern-tutor.cdx.json")
    for file in sorted(folder.iterdir()):
        print(f"{file.stat().st_size / 1e6:6.2f} MB  {file.name}")  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1])
