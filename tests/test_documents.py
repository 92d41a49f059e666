"""What CONTRIBUTING and the documents beside their subjects say of the code is true."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from pydantic import TypeAdapter

from tests.cases import of_all
from tests.houses import KNOWN
from tests.own_content import lesson_wishes, section_wishes
from tutor.catalogue.exercises import Lesson, Puzzle
from tutor.catalogue.library import prove_file
from tutor.catalogue.records import Record
from tutor.catalogue.rulebook import Section
from tutor.coach.zwickern.puzzle.difficulty import WEIGHTS
from tutor.content.files.models import RecordEntry
from tutor.content.files.paths import CourseStepEntry, OwnStepEntry, PathEntry
from tutor.content.zwickern.questions import QUESTION_KINDS, Goal
from tutor.engine.zwickern import VARIANTS, Rules

ROOT = Path(__file__).parent.parent
TOPS = ("tutor", "tests", "lessons", "puzzles")
# The files written by `zwickern serve --example` and `zwickern new` are for others, and the README has its own tests.
DOCUMENTS = {
    file.relative_to(ROOT).as_posix(): file.read_text("utf-8")
    for file in (ROOT / "CONTRIBUTING.md", *(one for top in TOPS for one in sorted((ROOT / top).rglob("README.md"))))
    if not {"example", "beginning"} & {*file.parts}
}
MOST_BYTES = {"CONTRIBUTING.md": 10_000, "README.md": 7_000}
TEXT = "\n".join(DOCUMENTS.values())
BLOCKS = re.findall(r"```yaml\n(.*?)```", TEXT, re.DOTALL)
(PATH,) = (block for block in BLOCKS if "\npath:" in block)
(RECORD,) = (block for block in BLOCKS if "\ndeals:" in block)
GOALS = re.findall(r"`(\{kind: [^`]*\})`", TEXT)
LAYERS = sorted(file.parent.name for file in (ROOT / "tutor").glob("*/__init__.py"))
# A name, a call, a file, or a path; ids with hyphens, options and commands are none of these.
CODE = re.compile(r"\w+(?:\(.*\))?|[\w/-]+\.[a-z]+|[\w-]+(?:/[\w-]+)+")
# What comes into being only by a command or by an author, and a variable of another program.
MADE_LATER = {
    "FORWARDED_ALLOW_IPS",
    "content.yaml",
    "puzzles/jensen/twelve-twice.yaml",
    "test-results/pictures",
    "zwick-0-5-ah.yaml",
    "zwick-2p-0-5.yaml",
}


def file_of(name: str) -> Path:
    """A file that the page names from the top, or from below `tutor` on."""
    return ROOT / name if (ROOT / name).exists() else ROOT / "tutor" / name


@pytest.mark.parametrize("text", GOALS)
def test_every_goal_that_it_shows_can_be_written_so(text: str) -> None:
    """Scalars stay as they are written, as in the files."""
    TypeAdapter[object](Goal).validate_python(yaml.load(text, yaml.BaseLoader))


def test_it_shows_every_kind_of_goal() -> None:
    """An author finds each of them in a table."""
    assert {yaml.safe_load(text)["kind"] for text in GOALS} == set(QUESTION_KINDS)


def test_its_files_are_proven() -> None:
    """The examples can be copied: a lesson that is too short as yet, a path, a record, a section, house rules."""
    path = yaml.load(PATH, yaml.BaseLoader)
    assert {type(step) for step in PathEntry.model_validate(path).path} == {CourseStepEntry, OwnStepEntry}
    lesson, game, section, house, puzzle = [
        prove_file(f"lessons/{number}", block.encode(), VARIANTS)
        for number, block in enumerate((block for block in BLOCKS if block != PATH), 1)
    ]
    assert isinstance(lesson, Lesson)
    assert list(lesson_wishes(lesson)) == ["lessons/1.yaml: make 6 to 20 steps of it; there are 1"]
    assert isinstance(game, Record)
    assert isinstance(section, Section)
    assert list(section_wishes(section)) == []
    assert isinstance(house, Rules)
    assert house.name not in KNOWN
    assert isinstance(puzzle, Puzzle)


def test_its_record_shows_every_shape_of_a_claim() -> None:
    """They are read as the table writes them."""
    claims = re.findall(r"(?m)^\| `([^`]+)` \| .*(?:legal|neither is|these cards) \|$", TEXT)
    record = yaml.load(RECORD, yaml.BaseLoader)
    record["deals"][0]["plays"][0]["claims"] = [yaml.load(claim, yaml.BaseLoader) for claim in claims]
    found = RecordEntry.model_validate(record).deals[0].plays[0].claims
    keys = {claim if isinstance(claim, str) else next(iter(type(claim).model_fields)) for claim in found}
    assert keys == {"no_capture", "no_build", "only_lay_down", "could", "could_not", "holds_only"}


def test_a_message_is_shown_with_its_broken_file() -> None:
    """The lines are the first ones of that file."""
    ((lines, name),) = re.findall(r"```\n((# expect: \S+ \S+)\n.*?)```", TEXT, re.DOTALL)
    file = ROOT / "tests" / "broken" / f"{name.split()[-1]}.yaml"
    assert file.read_text("utf-8").startswith(lines)


def headings(name: str) -> set[str]:
    """Return the anchors of a document's headings."""
    return {line.lower().replace(" ", "-") for line in re.findall(r"(?m)^#+ (.*)$", DOCUMENTS[name])}


@of_all(lambda: list(DOCUMENTS.items()))
def test_links_lead_to_files_and_to_their_headings(document: tuple[str, str]) -> None:
    """A link inside a document, or from one to another, leads to one of its parts."""
    name, text = document
    for target, anchor in re.findall(r"\]\(([^)#]*)(?:#([^)]*))?\)", text):
        file = (ROOT / name).parent / target if target else ROOT / name
        assert file.exists(), target
        if anchor:
            assert anchor in headings(file.resolve().relative_to(ROOT.resolve()).as_posix()), (target, anchor)


@of_all(lambda: [*DOCUMENTS, "README.md"])
def test_a_document_is_short_enough_to_be_read(name: str) -> None:
    """A change of one thing needs one short document."""
    assert len((ROOT / name).read_bytes()) <= MOST_BYTES.get(name, 18_000)


def test_its_weights_are_those_of_the_code() -> None:
    """The table of features is the one that computes."""
    rows = re.findall(r"(?m)^\| `(\w+)` \|.*\| (−?[0-9.]+) \|$", TEXT)
    assert {name: float(weight.replace("−", "-")) for name, weight in rows} == WEIGHTS.per._asdict()


def test_it_draws_every_layer_and_says_what_it_does() -> None:
    """Who imports whom is drawn from the top down."""
    drawing, about = DOCUMENTS["CONTRIBUTING.md"].partition("## Layers")[2].partition("- `cli`")[::2]
    drawn = set(re.findall(r"(?m)^  (\w+)  ", drawing)) | set(re.findall(r" {4}(trainer)$", drawing, re.MULTILINE))
    assert sorted(drawn) == LAYERS
    assert sorted(set(re.findall(r"(?m)^- `(\w+)`", f"- `cli`{about.partition('What belongs')[0]}"))) == LAYERS


def test_it_names_a_package_for_every_page_and_all_that_pages_share() -> None:
    """A reader finds each folder of the app in the sentence on its packages."""
    (said,) = re.findall(r"`app` has a package for each page .*?\n\n", TEXT, re.DOTALL)
    packages = {file.parent.name for file in (ROOT / "tutor" / "app").glob("*/__init__.py")}
    assert packages | {"main.py", "views"} == set(re.findall(r"`([\w.]+)`", said)) - {"app"}


def words_of(folder: Path) -> Iterator[str]:
    """Yield every word of the code of a folder, in Python or in scripts, and the names of its files and folders."""
    for file in folder.rglob("*"):
        yield file.name
        if file.suffix in {".py", ".js", ".yaml", ".ftl"} and file != Path(__file__):
            yield from re.findall(r"\w+", file.read_text("utf-8", errors="replace"))


@pytest.fixture(scope="module")
def known() -> set[str]:
    """Every word of the code."""
    return {word for folder in TOPS for word in words_of(ROOT / folder)}


def named(*, paths: bool) -> set[str]:
    """The paths, or the other names of code and files, that the page speaks of outside its examples."""
    prose = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)
    found = {name for name in re.findall(r"`([^`\n]+)`", prose) if CODE.fullmatch(name)} - MADE_LATER
    return {name for name in found if ("/" in name) == paths}


def test_all_files_and_folders_that_it_names_are_there() -> None:
    """A reader of CONTRIBUTING finds them."""
    there = [name for name in named(paths=True) if file_of(name).exists()]
    assert sorted(there) == sorted(name for name in named(paths=True) if "NN-slug" not in name)


def test_all_names_that_it_speaks_of_are_in_the_code(known: set[str]) -> None:
    """A function that has got another name has it here too."""
    names = {name.partition("(")[0] for name in named(paths=False)}
    assert sorted(names - known) == []
