"""The JSON Schemas: every file of the project fits its own, and a file of a wrong shape does not."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from tests.schemas import texts
from tutor.content.files.folders import content_root, files_of
from tutor.content.files.kinds import FILE_KINDS, KindName, file_kind
from tutor.content.files.own_folder import OWN_KINDS
from tutor.content.files.saving import schema_line
from tutor.content.files.schemas import SCHEMAS, json_schema

BROKEN = Path(__file__).parents[2] / "broken"
FILES = [(kind, file) for kind in FILE_KINDS for file in files_of(kind, content_root())]


def validator(kind: KindName) -> Draft202012Validator:
    """Return what an editor checks a kind of file with."""
    return Draft202012Validator(json_schema(kind))


def faults(kind: KindName, data: Any) -> list[str]:
    """Return what an editor marks in a file."""
    return [error.message for error in validator(kind).iter_errors(data)]


@pytest.mark.parametrize("kind", FILE_KINDS)
def test_each_is_a_json_schema(kind: KindName) -> None:
    Draft202012Validator.check_schema(json_schema(kind))
    assert not {"ge", "le"} & set(_keys(json_schema(kind)))


def test_the_package_has_those_of_the_models() -> None:
    """`python -m tests.schemas` writes them anew."""
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
