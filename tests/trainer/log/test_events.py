"""The events of games: each is kept once and for good, a second tab is refused, and they go wherever the rest goes."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import URL, create_engine, text
from sqlalchemy.exc import DBAPIError

from tests.trainer.samples import NOON, attempt, noon, texts
from tests.trainer.test_survival import text_of
from tutor.trainer import archive as archives
from tutor.trainer.archive import ArchiveError, Merged, merge, read_archive, write_archive
from tutor.trainer.attempts import FieldError
from tutor.trainer.events import DEALT, LONGEST_KIND, MOST_OF_ONE_MATCH, GameEvent, matches_of
from tutor.trainer.log import Log, file_url, memory_log, open_log
from tutor.trainer.sealing import seal

FIRST, SECOND = UUID(int=1), UUID(int=2)


def event(
    number: int, value: str = "", *, match: UUID = FIRST, profile: str = "local", kind: str = "played"
) -> GameEvent:
    """Return an event, as many seconds after NOON as its number says."""
    return GameEvent(profile, match, number, NOON + timedelta(seconds=number), kind, value)


def played(number: int, match: UUID = FIRST, profile: str = "local") -> list[GameEvent]:
    """List the first events of a match."""
    return [event(one, f"play {one}", match=match, profile=profile) for one in range(number)]


@pytest.fixture(params=["database", "memory"])
def log(request: pytest.FixtureRequest, url: URL) -> Iterator[Log]:
    """A log in a database, and one in memory."""
    with closing(open_log(url) if request.param == "database" else memory_log()) as opened:
        yield opened


def test_events_are_there_in_order_after_the_log_is_opened_again(url: URL) -> None:
    with closing(open_log(url)) as log:
        assert log.append(played(3))
        assert log.append([event(3, "♥ and\nanother line")])
    with closing(open_log(url)) as log:
        assert log.events("local", FIRST) == (*played(3), event(3, "♥ and\nanother line"))
        assert log.events("local", SECOND) == log.events("somebody else", FIRST) == ()


def test_a_tab_that_comes_second_is_refused_whole_and_changes_nothing(log: Log) -> None:
    assert log.append([event(0, "mine"), event(1, "mine")])
    assert not log.append([event(1, "theirs"), event(2, "theirs")])
    assert [one.value for one in log.events("local", FIRST)] == ["mine", "mine"]
    assert log.fault is None


def test_of_many_who_write_the_same_number_at_once_one_is_taken(url: URL) -> None:
    with closing(open_log(url)) as log, closing(open_log(url)) as other, ThreadPoolExecutor(8) as pool:
        tries = [pool.submit((log, other)[n % 2].append, [event(0, f"{n}"), event(1, f"{n}")]) for n in range(16)]
        assert sum(one.result() for one in tries) == 1
        kept = log.events("local", FIRST)
        assert len(kept) == 2
        assert kept[0].value == kept[1].value


def test_the_database_itself_refuses_to_change_an_event(url: URL) -> None:
    with closing(open_log(url)) as log:
        log.append(played(1))
    engine = create_engine(url)
    with engine.connect() as connection, pytest.raises(DBAPIError, match="events are never changed"):
        connection.execute(text("UPDATE game_event SET value = 'other'"))
    engine.dispose()


def test_matches_are_listed_in_short_the_last_played_first(log: Log) -> None:
    log.append(played(2, FIRST))
    log.append(played(5, SECOND))
    log.append(played(9, FIRST, profile="somebody else"))
    first, second = log.matches("local")
    assert (first.id, first.first, first.events, first.last) == (
        SECOND,
        event(0, "play 0", match=SECOND),
        5,
        played(5)[4].moment,
    )
    assert (second.id, second.events) == (FIRST, 2)


def test_a_match_without_its_first_event_does_not_count(log: Log) -> None:
    log.append(played(2))
    log.append([event(1, match=SECOND)])
    assert [one.id for one in log.matches("local")] == [FIRST]


def test_events_of_all_matches_are_listed_by_match_whichever_was_written_first(log: Log) -> None:
    log.append(played(2, SECOND))
    log.append(played(3))
    assert log.events("local") == (*played(3), *played(2, SECOND))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("number", -1),
        ("number", MOST_OF_ONE_MATCH),
        ("kind", ""),
        ("kind", "k" * (LONGEST_KIND + 1)),
        ("kind", "a\nb"),
        ("value", "\0"),
        ("value", "\ud800"),
        ("profile", ""),
        ("moment", NOON.replace(tzinfo=None)),
    ],
)
def test_an_event_that_no_database_could_keep_is_refused(field: str, value: object) -> None:
    with pytest.raises(FieldError) as refused:
        replace(event(0), **{field: value})
    assert refused.value.field == field


# -- trouble ------------------------------------------------------------------


def test_events_wait_while_the_database_takes_none_and_are_reported(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    with closing(open_log(file_url(folder / "log.db"))) as log:
        log.append(played(2))
        folder.rename(tmp_path / "away")
        assert log.append([event(2)])
        assert not log.append([event(2)])
        assert (log.waiting, log.fault is None) == (1, False)
        assert [one.number for one in log.events("local", FIRST)][-1:] == [2]
        (tmp_path / "away").rename(folder)
        log.retry()
        assert (log.waiting, log.fault) == (0, None)
        assert [one.number for one in log.events("local", FIRST)] == [0, 1, 2]


PLAY = """
import sys
from datetime import UTC, datetime
from uuid import UUID
from tutor.trainer.events import GameEvent
from tutor.trainer.log import open_log
log = open_log(sys.argv[1])
for number in range(int(sys.argv[2])):
    assert log.append([GameEvent("local", UUID(int=1), number, datetime.now(UTC), "played", "KS x QS+AD")])
    print(number, flush=True)
"""


@pytest.mark.parametrize("after", [0, 7, 40])
def test_no_event_that_was_kept_is_lost_when_the_tutor_is_killed(url: URL, after: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PLAY, text_of(url), "100"], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if int(line) >= after:
                break
        process.send_signal(signal.SIGKILL)
        shown = [after, *map(int, process.stdout.read().split())]
    with closing(open_log(url)) as log:
        kept = [one.number for one in log.events("local", FIRST)]
    assert kept == list(range(len(kept)))
    # The one that was being written may be there although it was not shown.
    assert len(kept) - 1 in (shown[-1], shown[-1] + 1)


# -- the rest of a profile ----------------------------------------------------


def test_what_is_deleted_takes_its_games_along_and_others_keep_theirs(log: Log) -> None:
    log.append(played(3))
    log.append(played(2, profile="somebody else"))
    log.delete("local")
    assert log.events("local") == log.matches("local") == ()
    assert len(log.events("somebody else")) == 2


def test_games_go_over_to_the_profile_that_adopts_another_whole_or_not_at_all(log: Log) -> None:
    log.append(played(3, FIRST, "guest"))
    log.append(played(4, SECOND, "guest"))
    log.append(played(1, SECOND, "account"))
    log.adopt("account", "guest")
    assert log.events("guest") == ()
    assert log.events("account", FIRST) == tuple(played(3, FIRST, "account"))
    assert len(log.events("account", SECOND)) in (1, 4)


def test_a_learner_who_has_played_lately_is_not_abandoned(url: URL) -> None:
    with closing(open_log(url)) as log:
        log.add_all([attempt(days=-10, profile="plays"), attempt(days=-10, profile="gone")])
        log.append(played(1, profile="plays"))
        log.append([replace(event(0, profile="once"), moment=noon(-20))])
        assert log.abandoned(noon(-1)) == {"gone": 1, "once": 0}
        assert log.forget(["plays", "gone", "once"], noon(-1)) == 2
        assert len(log.attempts("plays")) == len(log.events("plays")) == 1
        assert log.events("once") == log.attempts("gone") == ()


# -- the archive --------------------------------------------------------------

EVENTS = st.lists(
    st.tuples(
        st.sampled_from([FIRST, SECOND]),
        texts(LONGEST_KIND) | st.just(DEALT),
        st.text(st.characters(codec="utf-8", exclude_characters="\0")),
    ),
    max_size=12,
).map(
    lambda some: [
        event(sum(match == one for one, *_ in some[:place]), value, match=match, kind=kind)
        for place, (match, kind, value) in enumerate(some)
    ]
)


@given(EVENTS)
def test_games_that_are_exported_are_read_back_the_same(events: list[GameEvent]) -> None:
    found = read_archive(write_archive([], {}, NOON, events), "local")
    assert sorted(found.events, key=lambda one: (one.match, one.number)) == sorted(
        events, key=lambda one: (one.match, one.number)
    )


def test_a_match_goes_on_where_its_beginning_is_known_and_is_not_mixed_with_another_end(log: Log) -> None:
    log.append(played(2))
    exported = write_archive([], {}, NOON, [*played(4), *played(2, SECOND)])
    assert merge(log, read_archive(exported, "local")) == Merged(0, 0, 4)
    assert merge(log, read_archive(exported, "local")) == Merged(0, 0, 0)
    assert log.events("local") == (*played(4), *played(2, SECOND))
    other = write_archive([], {}, NOON, [*played(3), event(3, "another"), event(4)])
    assert merge(log, read_archive(other, "local")).events == 0
    assert log.events("local", FIRST) == tuple(played(4))


def dealt(*numbers: str) -> list[GameEvent]:
    """List the events of a match with games of these numbers, each with two plays."""
    games = [entry for one in numbers for entry in [(DEALT, one), ("played", ""), ("played", "")]]
    each = [("started", ""), *games]
    return [event(number, value, kind=kind) for number, (kind, value) in enumerate(each)]


def test_the_last_game_of_a_match_is_exported_under_a_seal(log: Log) -> None:
    """Only the one before it is surely over; with the number of its cards anyone could look at all hands."""
    text = write_archive([], {}, NOON, dealt("111222333444", "555666777888"))
    assert "111222333444" in text
    assert "555666777888" not in text
    assert len(json.loads(text)["matches"][str(FIRST)]) == 5, "nor does it tell how many plays there were"
    assert merge(log, read_archive(text, "local")).events == 7
    assert log.events("local") == tuple(dealt("111222333444", "555666777888"))


@pytest.mark.parametrize("version", [2, 3])
def test_a_match_that_was_exported_without_a_seal_is_read(version: int) -> None:
    whole = json.loads(write_archive([], {}, NOON))
    entries = [[one.moment.isoformat(), one.kind, one.value] for one in dealt("111222333444")]
    whole |= {"version": version, "matches": {str(FIRST): entries}}
    assert read_archive(json.dumps(whole), "local").events == tuple(dealt("111222333444"))


def test_a_sealed_game_is_refused_in_another_match_or_after_another_beginning() -> None:
    whole = json.loads(write_archive([], {}, NOON, dealt("111222333444")))
    (entries,) = whole["matches"].values()
    opened = [[entries[0][0], "started", "open hands"], *entries[1:]]
    for matches in ({str(SECOND): entries}, {str(FIRST): opened}, {str(FIRST): [*entries, entries[0]]}):
        with pytest.raises(ArchiveError, match="archive-match-broken"):
            read_archive(json.dumps(whole | {"matches": matches}), "local")


@pytest.mark.parametrize("text", ["7", "[]", "[7]", '{"a": 1}', '["a"]'])
def test_a_seal_that_holds_no_events_is_refused(text: str) -> None:
    whole = json.loads(write_archive([], {}, NOON))
    whole["matches"] = {str(FIRST): [seal(FIRST, "[]", text)]}
    with pytest.raises(ArchiveError, match="archive-match-broken"):
        read_archive(json.dumps(whole), "local")


def test_no_more_events_are_kept_of_a_profile_than_can_be_taken_along(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "MOST_EVENTS", 4)
    log.append(played(3))
    with pytest.raises(ArchiveError, match="archive-no-room-events"):
        merge(log, read_archive(write_archive([attempt()], {}, NOON, played(2, SECOND)), "local"))
    assert (log.attempts("local"), len(log.events("local"))) == ((), 3)
    with pytest.raises(ArchiveError, match="archive-too-large"):
        read_archive(write_archive([], {}, NOON, played(5)), "local")


@pytest.mark.parametrize(
    "matches",
    [
        {"no id": [["2024-06-01T12:00:00+00:00", "played", ""]]},
        {str(FIRST).upper() + " ": [["2024-06-01T12:00:00+00:00", "played", ""]]},
        {str(FIRST): []},
        {str(FIRST): {}},
        {str(FIRST): [["2024-06-01T12:00:00+00:00", "played"]]},
        {str(FIRST): [["noon", "played", ""]]},
        {str(FIRST): [["2024-06-01T12:00:00", "played", ""]]},
        {str(FIRST): [["2024-06-01T12:00:00+00:00", "", ""]]},
        {str(FIRST): [["2024-06-01T12:00:00+00:00", "played", 7]]},
        {str(FIRST): [["2024-06-01T12:00:00+00:00", "played", "\0"]]},
        {str(FIRST): ["2024-06-01T12:00:00+00:00"]},
        {str(FIRST): None},
    ],
)
def test_an_invalid_match_is_reported_by_its_number(matches: dict[str, object]) -> None:
    whole = json.loads(write_archive([], {}, NOON, played(1, SECOND)))
    whole["matches"] |= matches
    with pytest.raises(ArchiveError, match="archive-match-broken") as refused:
        read_archive(json.dumps(whole), "local")
    assert refused.value.values == {"number": 2}


def test_what_the_version_before_has_exported_is_read_and_had_no_matches() -> None:
    whole = json.loads(write_archive([attempt()], {"most_days": "30"}, NOON))
    del whole["matches"]
    whole["version"] = 1
    found = read_archive(json.dumps(whole), "local")
    assert (len(found.attempts), len(found.settings), found.events) == (1, 1, ())
    whole["matches"] = {}
    with pytest.raises(ArchiveError, match="archive-part-broken"):
        read_archive(json.dumps(whole), "local")


def test_events_are_listed_by_match_in_their_order() -> None:
    later = [replace(one, moment=one.moment + timedelta(days=1)) for one in played(3, SECOND)]
    found = matches_of([*reversed(later), *played(2)])
    assert list(found.items()) == [(FIRST, played(2)), (SECOND, later)], "the match that began first comes first"
