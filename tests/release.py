"""What is given away, built from a clean clone by `python -m tests.release DIR`. It needs the packages build, twine
and cyclonedx-bom.

The wheel and the source distribution are built twice and must be equal byte for byte. Beside them comes a bill of
materials of an environment with the wheel, in which each licence must go with the MIT licence.
"""

import json
import os
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
BUILT = ("wheel", "source distribution")
FITTING = (
    *("0BSD", "Apache", "BSD", "CC0", "HPND", "ISC", "MIT", "MPL", "PSF", "Python-2.0", "Unlicense", "Zlib"),
    *("LGPL", "CNRI"),
)
"""How the names of licences begin that may be combined with the MIT licence without changing it."""


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


def unfitting(components: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return the packages that name no licence that fits.

    >>> unfitting([{"name": "a", "licenses": [{"license": {"name": "Any"}}]}, {"name": "b"}])
    ['a: Any', 'b: no licence']
    """

    def fits(name: str) -> bool:
        return any(start.lower() in name.lower() for start in FITTING)

    return [
        f"{one['name']}: {', '.join(found) or 'no licence'}"
        for one in components
        if not any(map(fits, found := list(licences(one))))
    ]


def bill_of_materials(wheel: Path, file: Path) -> None:
    """Write as CycloneDX what an environment with the wheel has; raises SystemExit for a licence not in `FITTING`."""
    with TemporaryDirectory() as work:
        create(work, with_pip=True)
        python = Path(work) / "bin" / "python"
        ran(python, "-m", "pip", "install", "--quiet", f"{wheel}[login,postgresql]")
        ran("cyclonedx-py", "environment", "--output-reproducible", "--of", "JSON", "-o", file, python)
    if wrong := unfitting(json.loads(file.read_text("utf-8"))["components"]):
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
