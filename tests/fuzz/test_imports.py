"""Any file of progress is either imported or refused, and imported progress can be written and read again."""

import json
from datetime import UTC, datetime
from uuid import UUID

from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tests.fuzz.mutating import ODD, json_files
from tutor.app.base.library import library
from tutor.app.replay.guess import read_guesses, score_of, to_guess
from tutor.app.replay.play_line import Chosen, read_chosen
from tutor.app.visitor.session import Guesses
from tutor.trainer.archive import ArchiveError, merge, read_archive, write_archive
from tutor.trainer.log import memory_log

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
ATTEMPT = {
    "id": str(UUID(int=7)),
    "moment": NOW.isoformat(),
    "item_id": "puzzles/jensen/one",
    "concept": "zwick",
    "outcome": "right",
    "hints": 1,
    "milliseconds": 1200,
    "variant": "jensen",
    "themes": "two-values",
    "mixed": True,
}
PROGRESS = {
    "format": "zwickern-progress",
    "version": 1,
    "exported": NOW.isoformat(),
    "settings": {"house/ours": "name: ours\nbased_on: jensen\nzwick: 2\n", "guess/x": "{}", "daily": "20"},
    "attempts": [ATTEMPT, {**ATTEMPT, "id": str(UUID(int=8)), "hints": 0}],
}
GUESSES = {"start": 3, "seat": "Albert", "tried": {"3": "", "4": "KS x QS+AD 8D+4D+2D", "5": "2S"}}
GAME = next(game for game in library().records if game.id == "lessons/games/christiansen")


@examples(60)
@given(json_files(PROGRESS))
def test_progress_is_taken_over_whole_or_refused(data: bytes) -> None:
    log = memory_log()
    try:
        archive = read_archive(data, "me")
        merge(log, archive)
    except ArchiveError as error:
        refused = "".join(map(str, error.values.values()))
    else:
        refused = None
    finally:
        attempts, settings = log.attempts("me"), log.settings("me")
        log.close()
    if refused is not None:
        assert refused.isprintable()
        assert (attempts, settings) == ((), {})
        return
    again = read_archive(write_archive(attempts, settings, NOW), "me")
    assert set(again.attempts) == set(archive.attempts)
    assert {one.name: one.value for one in again.settings} == settings


@examples(40)
@given(json_files(GUESSES))
def test_guesses_are_read_as_far_as_they_fit(data: bytes) -> None:
    found = read_guesses(data.decode("utf-8", "replace"), GAME)
    assert isinstance(found, Guesses)
    assert score_of(GAME, found).total() == len(found.tried)
    number = to_guess(GAME, found)
    assert number is None or number not in found.tried
    assert json.loads(json.dumps({"start": found.start, "seat": found.seat}))


@examples(150)
@given(ODD | st.fixed_dictionaries({"seq": ODD, "ply": ODD}))
def test_the_line_of_plays_says_a_number_or_nothing(said: object) -> None:
    found = read_chosen(said)
    assert found is None or isinstance(found, Chosen)
