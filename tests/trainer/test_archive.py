"""Progress as a text: it comes back complete, doubles nothing, and no other text does any harm."""

import json
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any
from uuid import uuid4

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import URL

from tests.examples import examples
from tests.trainer.samples import ATTEMPTS, NOON, SETTINGS, attempt
from tutor.text import Line, language, render
from tutor.trainer import archive as archives
from tutor.trainer.archive import MOST_ARCHIVE_BYTES, ArchiveError, Merged, merge, read_archive, write_archive
from tutor.trainer.attempts import Attempt
from tutor.trainer.log import Log, memory_log, open_log
from tutor.trainer.settings import LONGEST_VALUE

OFTEN = examples(50)


def refused(text: str | bytes) -> ArchiveError:
    """Return why a text is refused, after checking that it can be said in words."""
    with pytest.raises(ArchiveError) as error:
        read_archive(text, "local")
    told = render(language("en"), Line(error.value.message, error.value.values))
    assert told.isprintable()
    assert len(told) < 300
    return error.value


def whole() -> dict[str, Any]:
    """Return a correct archive of two attempts, for a test to break in one place."""
    attempts = [attempt("a"), attempt("b", themes="decoy quiet", mixed=True, hints=2)]
    found: dict[str, Any] = json.loads(write_archive(attempts, {"most_days": "30"}, NOON))
    return found


def broken(change: Callable[[dict[str, Any]], object]) -> ArchiveError:
    """Return why an archive is refused after a change."""
    parts = whole()
    change(parts)
    return refused(json.dumps(parts))


@pytest.fixture(params=["database", "memory"])
def log(request: pytest.FixtureRequest, url: URL) -> Iterator[Log]:
    """A log in a database, and one in memory."""
    with closing(open_log(url) if request.param == "database" else memory_log()) as opened:
        yield opened


# -- there and back -----------------------------------------------------------


def test_an_archive_names_its_format_its_version_and_when_it_was_written() -> None:
    found = whole()
    assert list(found) == ["format", "version", "exported", "settings", "attempts", "matches"]
    assert (found["format"], found["version"]) == ("zwickern-progress", 3)
    assert found["exported"] == "2024-06-01T12:00:00+00:00"


def test_an_archive_names_no_profile() -> None:
    assert "sesame" not in write_archive([attempt(profile="sesame")], {}, NOON)


@given(st.lists(ATTEMPTS, max_size=6), SETTINGS, st.booleans())
def test_what_is_exported_is_read_back_the_same(attempts: list[Attempt], chosen: dict[str, str], raw: bool) -> None:
    text = write_archive(attempts, chosen, NOON)
    found = read_archive(text.encode() if raw else text, "local")
    assert found.attempts == tuple(replace(one, profile="local") for one in attempts)
    assert {one.name: one.value for one in found.settings} == chosen
    assert {one.profile for one in (*found.attempts, *found.settings)} <= {"local"}
    assert found.exported == NOON


@pytest.mark.parametrize("version", [1, 2])
def test_attempts_of_older_archives_have_their_day_in_utc(version: int) -> None:
    parts = whole() | {"version": version}
    if version == 1:
        del parts["matches"]
    assert {one.ahead for one in read_archive(json.dumps(parts), "local").attempts} == {0}


def test_an_archive_of_nothing_can_be_read() -> None:
    assert read_archive(write_archive([], {}, NOON), "local") == (NOON, (), (), ())


def test_a_mark_that_editors_put_before_a_text_does_no_harm() -> None:
    assert read_archive(b"\xef\xbb\xbf" + write_archive([attempt()], {}, NOON).encode(), "local").attempts


def test_an_import_adds_what_is_new_and_doubles_nothing(log: Log) -> None:
    there, new = attempt("there"), attempt("new", seconds=5)
    log.add(there)
    found = read_archive(write_archive([there, new], {}, NOON), "local")
    assert merge(log, found) == Merged(new=1, known=1)
    assert merge(log, found) == Merged(new=0, known=2)
    assert log.attempts("local") == (there, new)


def test_no_more_is_kept_of_a_profile_than_can_be_taken_along(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    there, new = attempt("there"), [attempt("new", seconds=5), attempt("newer", seconds=6)]
    log.add(there)
    monkeypatch.setattr(archives, "MOST_ATTEMPTS", 2)
    with pytest.raises(ArchiveError, match="archive-no-room"):
        merge(log, read_archive(write_archive(new, {}, NOON), "local"))
    assert log.attempts("local") == (there,)
    assert merge(log, read_archive(write_archive([there, new[0]], {}, NOON), "local")) == Merged(new=1, known=1)


def test_an_attempt_that_occurs_twice_in_an_archive_is_kept_once(log: Log) -> None:
    one = attempt()
    assert merge(log, read_archive(write_archive([one, one], {}, NOON), "local")) == Merged(new=1, known=1)
    assert log.attempts("local") == (one,)


def test_another_profile_of_the_same_server_can_take_everything_over(log: Log) -> None:
    attempts = [attempt(f"{number}", seconds=number) for number in range(5)]
    log.add_all(attempts)
    found = read_archive(write_archive(log.attempts("local"), {}, NOON), "elsewhere")
    assert merge(log, found) == Merged(new=5, known=0)
    assert log.attempts("elsewhere") == tuple(replace(one, profile="elsewhere") for one in attempts)
    assert log.attempts("local") == tuple(attempts)


def test_an_import_sets_only_what_is_not_set_yet(log: Log) -> None:
    log.set_setting("local", "most_days", "60")
    merge(log, read_archive(write_archive([], {"most_days": "30", "most_a_day": "5"}, NOON), "local"))
    assert log.settings("local") == {"most_days": "60", "most_a_day": "5"}


@examples(15)
@given(
    st.lists(ATTEMPTS, max_size=8, unique_by=lambda one: one.id),
    st.integers(0, 8),
    st.integers(0, 8),
    SETTINGS,
    SETTINGS,
)
def test_whatever_two_machines_have_both_have_it_after_an_exchange(
    attempts: list[Attempt], first: int, second: int, some: dict[str, str], others: dict[str, str]
) -> None:
    attempts = [replace(one, profile="local") for one in attempts]
    here, there = memory_log(), memory_log()
    for log, known, chosen in ((here, attempts[:first], some), (there, attempts[second:], others)):
        log.add_all(known)
        for name, value in chosen.items():
            log.set_setting("local", name, value)
    for one, other in ((here, there), (there, here)):
        merge(one, read_archive(write_archive(other.attempts("local"), other.settings("local"), NOON), "local"))
    expected = {one.id for one in [*attempts[:first], *attempts[second:]]}
    for log in (here, there):
        assert {one.id for one in log.attempts("local")} == expected
        assert len(log.attempts("local")) == len(expected)
    assert here.settings("local") == others | some
    assert there.settings("local") == some | others


def test_all_that_was_deleted_can_be_imported_again(log: Log) -> None:
    log.add(attempt())
    log.set_setting("local", "most_days", "30")
    text = write_archive(log.attempts("local"), log.settings("local"), NOON)
    before = log.attempts("local"), log.settings("local")
    log.delete("local")
    merge(log, read_archive(text, "local"))
    assert (log.attempts("local"), log.settings("local")) == before


# -- what is refused ----------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "progress",
        "{",
        b"\xff\xfe{",
        b"\x80",
        "[NaN]",
        '{"format": "zwickern-progress", "version": Infinity}',
        "-" + "9" * 5000,
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"format": "zwickern-progress"}}',
        "\ufeff{}",
    ],
    ids=lambda text: ascii(text)[:30],
)
def test_what_is_not_json_is_told_apart(text: str | bytes) -> None:
    assert refused(text).message == "archive-not-json"


@pytest.mark.parametrize(
    "text", ["[]", "1", "null", '"zwickern-progress"', "{}", '{"format": "other", "version": 1}', '{"format": ["x"]}']
)
def test_what_is_json_but_something_else_is_told_apart(text: str) -> None:
    assert refused(text).message == "archive-foreign"


@pytest.mark.parametrize("version", [4, 10**30])
def test_what_a_newer_version_has_written_is_told_apart_whatever_else_is_in_it(version: int) -> None:
    fault = refused(json.dumps({"format": "zwickern-progress", "version": version, "attempts": "packed"}))
    assert fault.message == "archive-newer"
    assert str(fault.values["version"]) == str(version)


def test_what_is_too_large_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused(b" " * (MOST_ARCHIVE_BYTES + 1)).message == "archive-too-large"
    assert refused(" " * (MOST_ARCHIVE_BYTES + 1)).message == "archive-too-large"
    assert refused(b" " * MOST_ARCHIVE_BYTES).message == "archive-not-json"
    monkeypatch.setattr(archives, "MOST_ATTEMPTS", 2)
    assert len(read_archive(json.dumps(whole()), "local").attempts) == 2
    fault = broken(lambda parts: parts["attempts"].append(parts["attempts"][0]))
    assert fault.message == "archive-too-large"


def test_a_text_that_would_take_far_more_room_than_it_has_is_not_unpacked() -> None:
    text = b"[" + b"[]," * (MOST_ARCHIVE_BYTES // 3 - 1) + b"[]"
    tracemalloc.start()
    assert refused(text).message == "archive-too-large"
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 2 * MOST_ARCHIVE_BYTES


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("version", 0),
        ("version", -1),
        ("version", 1.0),
        ("version", True),
        ("version", "1"),
        ("version", None),
        ("attempts", {}),
        ("attempts", None),
        ("settings", []),
        ("settings", {f"{number}": "" for number in range(1001)}),
        ("exported", 5),
        ("exported", "yesterday"),
        ("exported", "2024-06-01T12:00:00"),
        ("exported", "9999-12-31T23:59:59-12:00"),
        ("more", 1),
    ],
)
def test_the_part_that_is_broken_is_named(part: str, value: object) -> None:
    fault = broken(lambda parts: parts.__setitem__(part, value))
    assert (fault.message, fault.values) == ("archive-part-broken", {"part": part})


@pytest.mark.parametrize("part", ["version", "exported", "settings", "attempts"])
def test_the_part_that_is_missing_is_named(part: str) -> None:
    fault = broken(lambda parts: parts.pop(part))
    assert (fault.message, fault.values) == ("archive-part-broken", {"part": part})


@pytest.mark.parametrize("entry", [None, 1, "a", []])
def test_an_entry_that_is_not_an_attempt_is_named_by_its_number(entry: object) -> None:
    fault = broken(lambda parts: parts["attempts"].append(entry))
    assert (fault.message, fault.values) == ("archive-entry-broken", {"number": 3})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", "no uuid"),
        ("id", 5),
        ("id", ""),
        ("id", "\ud800" * 32),
        ("moment", "yesterday"),
        ("moment", "2024-06-01"),
        ("moment", "2024-06-01T12:00:00"),
        ("moment", "0001-01-01T00:00:00+12:00"),
        ("moment", "9999-12-31T23:59:59-12:00"),
        ("moment", 1717243200),
        ("item_id", ""),
        ("item_id", "x" * 401),
        ("item_id", "\ud800"),
        ("item_id", "a\0b"),
        ("item_id", None),
        ("item_id", ["a"]),
        ("concept", "a\nb"),
        ("concept", {}),
        ("outcome", "nearly"),
        ("outcome", 1),
        ("hints", -1),
        ("hints", 5),
        ("hints", 1.0),
        ("hints", True),
        ("hints", "1"),
        ("hints", None),
        ("hints", 10**100),
        ("milliseconds", -1),
        ("milliseconds", 2**63),
        ("milliseconds", 1e400),
        ("variant", ""),
        ("variant", 1),
        ("variant", "x" * 65),
        ("themes", None),
        ("themes", "x" * 401),
        ("themes", "a\tb"),
        ("ahead", 1440),
        ("ahead", 60.0),
        ("ahead", True),
        ("ahead", None),
        ("mixed", 1),
        ("mixed", None),
        ("mixed", "no"),
        ("profile", "local"),
        ("number", 1),
    ],
    ids=lambda value: ascii(value)[:20],
)
def test_the_field_that_is_broken_is_named_with_the_number_of_the_attempt(field: str, value: object) -> None:
    parts = whole()
    parts["attempts"][1][field] = value
    # Infinity is not JSON at all; 1e400 is, and Python reads it as infinity.
    fault = refused(json.dumps(parts).replace("Infinity", "1e400"))
    assert (fault.message, fault.values) == ("archive-field-broken", {"number": 2, "field": field})


@pytest.mark.parametrize("field", ["id", "moment", "item_id", "concept", "outcome"])
def test_the_field_that_is_missing_is_named(field: str) -> None:
    fault = broken(lambda parts: parts["attempts"][0].pop(field))
    assert (fault.message, fault.values) == ("archive-field-broken", {"number": 1, "field": field})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("", "1"),
        ("x" * 65, "1"),
        ("a\nb", "1"),
        ("a", 1),
        ("a", None),
        ("a", "x" * (LONGEST_VALUE + 1)),
        ("a", "\ud800"),
    ],
)
def test_a_setting_that_is_broken_is_named(name: str, value: object) -> None:
    fault = broken(lambda parts: parts["settings"].__setitem__(name, value))
    assert fault.message == "archive-setting-broken"


def test_two_attempts_of_one_name_that_say_different_things_are_refused() -> None:
    """One of them is false, and no one can know which."""
    entries = whole()
    entries["attempts"].append({**entries["attempts"][0], "hints": 3})
    fault = refused(json.dumps(entries))
    assert (fault.message, fault.values) == ("archive-field-broken", {"number": 3, "field": "id"})


def test_what_occurs_twice_is_refused() -> None:
    text = json.dumps(whole()).replace('"concept"', '"item_id": "another", "concept"', 1)
    fault = refused(text)
    assert (fault.message, fault.values) == ("archive-twice", {"name": "item_id"})


@pytest.mark.parametrize("name", ["x" * 10_000, "\ud800", "a\nb\u202e", "**bold**"])
def test_a_name_that_a_stranger_has_given_is_repeated_only_short_and_printable(name: str) -> None:
    for fault in (
        broken(lambda parts: parts.__setitem__(name, 1)),
        broken(lambda parts: parts["attempts"][0].__setitem__(name, 1)),
        broken(lambda parts: parts["settings"].__setitem__(name, 1)),
    ):
        assert all(len(str(value)) <= 250 and str(value).isprintable() for value in fault.values.values())


def test_a_broken_archive_changes_nothing(log: Log) -> None:
    parts = whole()
    parts["attempts"][1]["hints"] = 9
    with pytest.raises(ArchiveError):
        merge(log, read_archive(json.dumps(parts), "local"))
    assert log.attempts("local") == ()
    assert log.settings("local") == {}


# -- whatever it may be -------------------------------------------------------

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5)
    | st.just("\ud800"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@OFTEN
@given(st.binary(max_size=60) | st.text(max_size=60))
def test_no_text_does_any_harm(text: str | bytes) -> None:
    with pytest.raises(ArchiveError):
        read_archive(text, "local")


def fault_in(text: bytes) -> ArchiveError | None:
    """Return why a text is refused, or None if it can be read and imported."""
    try:
        merge(memory_log(), read_archive(text, "local"))
    except ArchiveError as error:
        return error
    return None


@OFTEN
@given(st.sampled_from(["format", "version", "exported", "settings", "attempts", "more"]), VALUES)
def test_no_part_does_any_harm(part: str, value: object) -> None:
    fault = fault_in(json.dumps({**whole(), part: value}).encode())
    assert fault is None or fault.message.startswith("archive-")


@OFTEN
@given(st.sampled_from([*Attempt.__dataclass_fields__, "more"]), VALUES)
def test_no_field_does_any_harm(field: str, value: object) -> None:
    parts = whole()
    parts["attempts"][0][field] = value
    fault = fault_in(json.dumps(parts).encode())
    assert fault is None or fault.values == {"number": 1, "field": field}


@OFTEN
@given(st.data())
def test_no_damage_to_a_text_does_any_harm(data: st.DataObject) -> None:
    text = bytearray(json.dumps(whole()).encode())
    place = data.draw(st.integers(0, len(text) - 1))
    text[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    fault = fault_in(bytes(text))
    assert fault is None or fault.message.startswith("archive-")


def test_the_same_attempt_written_in_another_way_is_the_same(log: Log) -> None:
    one = attempt(id=uuid4())
    log.add(one)
    parts = json.loads(write_archive([one], {}, NOON))
    parts["attempts"][0] |= {"id": f"{{{str(one.id).upper()}}}", "moment": "2024-06-01T14:00:00+02:00", "hints": 0}
    assert merge(log, read_archive(json.dumps(parts), "local")) == Merged(new=0, known=1)
