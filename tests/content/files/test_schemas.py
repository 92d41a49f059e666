"""The JSON Schemas: every file of the project fits its own, and a file of a wrong shape does not."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from tests.schemas import schema, texts
from tutor.content.files.folders import content_root, files_of
from tutor.content.files.kinds import FILE_KINDS, KindName, file_kind
from tutor.content.files.own_folder import OWN_KINDS
from tutor.content.files.saving import schema_line
from tutor.content.files.schemas import SCHEMAS

BROKEN = Path(__file__).parents[2] / "broken"
FILES = [(kind, file) for kind in FILE_KINDS for file in files_of(kind, content_root())]


def validator(kind: KindName) -> Draft202012Validator:
    """Return what an editor checks a kind of file with."""
    return Draft202012Validator(schema(kind))


def faults(kind: KindName, data: Any) -> list[str]:
    """Return what an editor marks in a file."""
    return [error.message for error in validator(kind).iter_errors(data)]


@pytest.mark.parametrize("kind", FILE_KINDS)
def test_each_is_a_json_schema(kind: KindName) -> None:
    Draft202012Validator.check_schema(schema(kind))
    assert not {"ge", "le"} & set(_keys(schema(kind)))


def test_the_package_has_those_of_the_models() -> None:
    """`python -m tests.schemas` writes them again."""
    assert {file.name: file.read_text("utf-8") for file in SCHEMAS.iterdir()} == texts(), "run: python -m tests.schemas"


@pytest.mark.parametrize("kind", OWN_KINDS)
def test_a_file_that_the_tutor_makes_finds_its_schema_in_the_folder(kind: KindName, tmp_path: Path) -> None:
    place = FILE_KINDS[kind].place
    assert place is not None
    file = tmp_path / place.replace("*", "x")
    named = schema_line(kind).removeprefix("# yaml-language-server: $schema=").strip()
    assert (file.parent / named).resolve() == tmp_path.resolve() / "schemas" / f"{kind}.json"


def _keys(schema: Any) -> list[str]:
    if isinstance(schema, dict):
        return [*schema, *(key for value in schema.values() for key in _keys(value))]
    return [key for one in schema for key in _keys(one)] if isinstance(schema, list) else []


@pytest.mark.parametrize("kind", [kind for kind in FILE_KINDS if any(kind == one for one, _ in FILES)])
def test_the_files_of_the_project_fit(kind: KindName) -> None:
    """As an editor reads them, to whom `shows: [3]` is a number."""
    check = validator(kind)
    for file in (one for other, one in FILES if other == kind):
        assert [error.message for error in check.iter_errors(yaml.safe_load(file.read_text("utf-8")))] == []


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("puzzle", "titel: A\n"),
        ("house", "name: ours\nbased_on: dietze\nzwick: many\nbonus: 3\n"),
        ("game", "variant: dietze\ndeals: 3\n"),
        ("position", "variant: dietze\nseats: [A, B]\nturn: [A]\n"),
        ("lesson", "title: A\nabout: B\nsteps: [{slug: Not A Slug}]\n"),
        ("house", "name: ours\nbased_on: dietze\nzwick: 2000000\n"),
    ],
)
def test_a_wrong_shape_is_marked(kind: KindName, text: str) -> None:
    assert faults(kind, yaml.safe_load(text))


PUZZLE = {
    "position": {
        "variant": "jensen",
        "seats": ["A", "B"],
        "turn": "A",
        "hands": {"A": ["QS"]},
        "table": ["X20", "10D"],
    },
    "goal": {"kind": "zwick"},
    "themes": ["honours"],
    "wrong": [{"play": "QS", "reason": "does-not-split"}],
    "shows": [3],
}


def changed(text: str, old: str, new: str) -> Any:
    """Return data with one word of its text changed."""
    assert old in text
    return json.loads(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"QS"', '"1H"'),
        ('"10D"', '"11S"'),
        ('"X20"', '"X41"'),
        ('"jensen"', '"jensn"'),
        ('"jensen"', '"jenesn"'),
        ('"jensen"', '"jennsen"'),
        ('"jensen"', '"jansen"'),
        ('"jensen"', '"Jensen"'),
        ('"zwick"', '"zwik"'),
        ('"honours"', '"honors"'),
        ('"wrong": [{"play": "QS", "reason": "does-not-split"', '"wrong": [{"play": "QS", "reason": "cant-reach"'),
        ("[3]", "[30]"),
        ('"shows"', '"language": "dk", "shows"'),
    ],
)
def test_a_name_that_there_is_not_is_marked(old: str, new: str) -> None:
    text = json.dumps(PUZZLE)
    assert faults("puzzle", json.loads(text)) == []
    assert faults("puzzle", changed(text, old, new)) != []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"QS"', '"q♠"'),
        ('"10D"', '"T♦️"'),
        ('"X20"', '"x1"'),
        ('"jensen"', '"kitchen-table"'),
        ('"jensen"', '"jensen2"'),
        ("[3]", '["3"]'),
        ('"shows"', '"language": "de", "shows"'),
    ],
)
def test_other_spellings_of_cards_and_names_of_house_rules_are_not(old: str, new: str) -> None:
    assert faults("puzzle", changed(json.dumps(PUZZLE), old, new)) == []


@pytest.mark.parametrize(
    ("kind", "text", "wrong"),
    [
        ("house", "name: ours\nbased_on: jensen\npoints: {10D: 5}\n", ("10D", "11D")),
        ("house", "name: ours\nbased_on: jensen\npoints: {10D: 5}\n", ("jensen", "ours")),
        ("situation", "variant: zwicken\nphase: play\nhand: [7S]\nseats: [A, B]\n", ("zwicken", "house-rules")),
        ("situation", "variant: zwicken\nphase: play\nhand: [7S]\nseats: [A, B]\n", ("7S", "1S")),
    ],
)
def test_names_of_other_kinds_of_files_are_marked_too(kind: KindName, text: str, wrong: tuple[str, str]) -> None:
    before, after = (faults(kind, yaml.safe_load(one)) for one in (text, text.replace(*wrong)))
    assert len(after) > len(before)


# What the loader says of a file whose shape is wrong.
SHAPES = ("missing-key", "misspelt-key", "unknown-key", "not-a-list", "not-a-mapping", "not-a-number", "too-few")


def test_broken_files_of_a_wrong_shape_are_marked() -> None:
    seen = 0
    for file in sorted(BROKEN.glob("*.yaml")):
        text = file.read_text("utf-8", errors="replace")
        # Beside YAML that cannot be read an editor has other things to say.
        if any(f" content-{message}\n" in text for message in SHAPES) and " yaml-" not in text:
            documents = list(yaml.safe_load_all(text))
            kinds = [file_kind(one) if isinstance(one, dict) else None for one in documents]
            if None not in kinds:
                seen += 1
                assert any(faults(kind, one) for kind, one in zip(kinds, documents, strict=True) if kind), file
    assert seen > 10
