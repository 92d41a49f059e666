"""What is built and given away: the metadata, and the files of the wheel and of the source distribution."""

import re
import sys
from functools import cache
from pathlib import Path
from runpy import run_path
from zipfile import ZipFile

import pytest
import yaml
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from packaging.requirements import Requirement

from tutor import __version__

ROOT = Path(__file__).parents[1]
MOST_BYTES = 3_000_000
REPOSITORY = "https://forge.example/us/zwickern-tutor"
# A step of building, which is not in the wheel.
HATCH = run_path(str(ROOT / "tutor" / "app" / "server" / "delivery" / "hatch_metadata.py"))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    return Path(next(WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])))


@cache
def sdist() -> frozenset[str]:
    builder = SdistBuilder(str(ROOT))
    return frozenset(Path(one.relative_path).as_posix() for one in builder.recurse_included_files())


@cache
def metadata() -> ProjectMetadata[PluginManager]:
    return ProjectMetadata(str(ROOT), PluginManager())


def test_the_changelog_begins_with_the_version() -> None:
    found = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    assert found[1] == __version__ == metadata().version


def test_the_wheel_has_all_that_runs_and_nothing_for_developers(built: Path) -> None:
    names = ZipFile(built).namelist()
    about = f"zwickern_tutor-{__version__}.dist-info"
    assert {name.split("/")[0] for name in names} == {"tutor", about}
    needed = {
        "tutor/data/lessons/03-the-zwick.yaml",
        "tutor/data/puzzles/jensen/at-court.yaml",
        "tutor/text/po/de/lessons/03-the-zwick.po",
        "tutor/text/fr/table.ftl",
        "tutor/app/main.py",
        f"{about}/licenses/LICENSE",
    }
    assert needed <= set(names)
    assert not [name for name in names if "/hatch_" in name or "__pycache__" in name or name.endswith(".counted")]
    written = {name for name in names if name.endswith(".md")}
    assert written == {"tutor/app/server/deploy/example/README.md", "tutor/content/beginning/README.md"}
    # Whatever is shipped is our own: fonts and scripts of others would bring their licences along.
    assert not [name for name in names if name.endswith((".woff2", ".ttf", ".br", ".min.js"))]


def test_the_wheel_is_small(built: Path) -> None:
    assert built.stat().st_size < MOST_BYTES


def test_the_source_distribution_has_all_that_the_tests_need() -> None:
    tracked = {"README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", ".readme/puzzle.jpg"}
    assert tracked <= sdist()
    for folder in ("tutor", "tests", "lessons", "puzzles"):
        kept = {file.relative_to(ROOT).as_posix() for file in (ROOT / folder).rglob("*.*") if file.is_file()}
        kept = {
            name for name in kept if "__pycache__" not in name and not name.endswith((".counted", ".mined", ".pyc"))
        }
        assert kept - sdist() == set()


def test_no_dependency_hides_that_python_is_too_old() -> None:
    """Pip says that Python is too old only if it could install the rest: Streamlit has no version for Python 3.10."""
    (asked,) = [one for one in map(Requirement, metadata().core.dependencies) if one.name == "streamlit"]
    assert asked.marker is not None
    assert not asked.marker.evaluate({"python_version": "3.10"})
    assert asked.marker.evaluate()
    # Nor may building need what an older Python lacks.
    assert [Requirement(one).name for one in metadata().config["build-system"]["requires"]] == ["hatchling"]


def test_the_classifiers_name_this_python() -> None:
    assert f"Programming Language :: Python :: 3.{sys.version_info.minor}" in metadata().core.classifiers


def test_links_of_the_readme_lead_to_files_and_become_absolute_with_one_setting() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    links = re.findall(r"\]\((?!https?:|#)([^)\s]+)\)", text)
    assert len(links) > 10
    assert [link for link in links if not (ROOT / link).exists()] == []
    published = HATCH["with_addresses"](text, REPOSITORY)
    assert re.findall(r"\]\((?!https?:|#)[^)]+\)", published) == []
    assert f"![A puzzle solved on the card table]({REPOSITORY}/raw/main/.readme/puzzle.jpg)" in published


@pytest.mark.parametrize("repository", ["", REPOSITORY + "/"])
def test_the_project_has_addresses_where_the_setting_names_its_place(
    repository: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = ProjectMetadata(str(ROOT), PluginManager())
    monkeypatch.setitem(found.config["tool"]["hatch"]["metadata"]["hooks"]["custom"], "repository", repository)
    assert found.core.urls == ({} if not repository else {**found.core.urls, "Issues": f"{REPOSITORY}/issues"})
    assert (REPOSITORY in found.core.readme) == bool(repository)


def test_forms_and_workflows_for_a_forge_can_be_read_and_run_what_is_here() -> None:
    files = sorted((ROOT / ".github").rglob("*.yml"))
    read = {file.name: yaml.safe_load(file.read_text("utf-8")) for file in files}
    assert {"check.yml", "release.yml", "verdict.yml", "text.yml", "wish.yml"} <= read.keys()
    jobs = [job for name in ("check.yml", "release.yml") for job in read[name]["jobs"].values()]
    commands = " ".join(step.get("run", "") for job in jobs for step in job["steps"])
    assert "bash .ci/run" in commands
    for module in re.findall(r"python -m (tests[\w.]+)", commands):
        assert (ROOT / module.replace(".", "/")).with_suffix(".py").exists()


def test_each_third_of_the_browser_tests_has_a_job() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8"))["jobs"]
    tried = jobs["check"]["strategy"]["matrix"]["include"]
    assert sorted(one["part"] for one in tried) == [0, 1, 2]
    assert {f"Programming Language :: Python :: {one['python']}" for one in tried} <= set(metadata().core.classifiers)
