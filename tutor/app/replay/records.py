"""The game records that can be replayed, those of the library and the learner's own, with marks and running scores."""

from collections.abc import Mapping, MutableMapping
from typing import NamedTuple
from weakref import WeakKeyDictionary

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.library import in_folder, library
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.page_link import page_link
from tutor.app.replay.own_games import asked_game, played_game
from tutor.app.visitor.attempt_log import failing, is_current, log, own_settings
from tutor.app.visitor.page_address import COUSIN, REPLAY_PAGE
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import ProvenRecord, ProvenRecords, session
from tutor.app.visitor.variants import NAMES_OF_GAMES, variants
from tutor.catalogue.library import prove_record
from tutor.catalogue.records import Record
from tutor.catalogue.score_sheet import SideTotal, totals_by_play
from tutor.catalogue.translated import in_own_words
from tutor.catalogue.tricks.hands import TrickRecord
from tutor.coach.zwickern.records import Mark, marks
from tutor.coach.zwickern.words.seats import game_title
from tutor.content.yaml.source import ContentError, Fault
from tutor.engine.budget import ENDLESS, SECOND, budget
from tutor.engine.zwickern import Variants
from tutor.text.slugs import slug
from tutor.trainer.settings import LONGEST_NAME

MOST_OWN = 20
"""The most records of their own that a learner can keep."""

RECORD_PREFIX = "record/"
"""The beginning of the id of a learner's own record, which is also the name of the setting that keeps it."""

_MARKING = _PROVING = SECOND // 2
_SHORT = 40


class TooManyError(ValueError):
    """The learner already keeps as many records as allowed."""


class Dropped(NamedTuple):
    """A learner's own record that is deleted: its id, its text, and the guesses in it."""

    name: str
    text: str
    guesses: str


def record_titles() -> Mapping[str, str]:
    """Return the titles of all records by id: the library's, then the learner's own that are still valid.

    First comes the game of the learner's own that the address names.
    """
    game = asked_game()
    played = {} if game is None else {game.record.id: game_title(words(), game.record.entry)}
    titles = {record.id: game_title(words(), record.entry) for record in library().records}
    found = played | {name: in_folder(name, title) for name, title in titles.items()}
    own = {name: said for (name, _), said in _proven().found.items()}
    return found | {name: title for name, title in own.items() if isinstance(title, str)}


def trick_records() -> Mapping[str, TrickRecord]:
    """Return the records of the trick-taking games by their names in the address."""
    return {record.id.rpartition("/")[2]: record for record in library().trick_records}


def trick_record_title(record: TrickRecord) -> str:
    """Return the title of a record, which names the game; that of a game of the learner's has it already."""
    title = game_title(words(), record.hand.entry)
    if record.id not in {known.id for known in library().trick_records}:
        return title
    return words()("tricks-record-of", game=words()(NAMES_OF_GAMES[record.hand.game]), title=title)


def trick_records_links() -> None:
    """Draw the links to the records of the trick-taking games, each with its game."""
    records = trick_records()
    if not records:
        return
    st.markdown(f"**{escape_markdown(words()('tricks-records'))}**")
    for name, record in records.items():
        page_link(
            REPLAY_PAGE, label=escape_markdown(trick_record_title(record)), query_params={COUSIN: name, "at": "0"}
        )


def record_of(record_id: str) -> Record:
    """Return the record with an id, which must be one of those in `record_titles`."""
    game = played_game(record_id)
    if game is not None:
        played: Record = game.record
        return played
    text = own_records().get(record_id)
    if text is None:
        return next(record for record in library().records if record.id == record_id)
    proven, code = _proven(), words().code
    if proven.shown is None or (proven.shown.name, proven.shown.text, proven.shown.code) != (record_id, text, code):
        # Only the record shown is kept whole: all of them together would take much memory.
        record = in_own_words(prove_record(record_id, text.encode(), proven.known), code)
        proven.shown = ProvenRecord(record_id, text, code, record)
    return proven.shown.record


def is_own(record_id: str) -> bool:
    """Tell whether a record is one of the learner's own."""
    return record_id.startswith(RECORD_PREFIX)


def own_records() -> Mapping[str, str]:
    """Return the texts of the learner's own records by id."""
    here = session().replay
    if here.records is None or not is_current(here.records_partial):
        here.records = _kept_records()
        here.records_partial = failing()
    return here.records


def _kept_records() -> dict[str, str]:
    settings = own_settings()
    kept = [(name, text) for name, text in sorted(settings.items()) if name.startswith(RECORD_PREFIX) and text]
    # An imported file may have brought any number of them.
    return dict(kept[:MOST_OWN])


def _proven() -> ProvenRecords:
    """Return the findings about the learner's own records, proven again whenever the known variants change."""
    known, records = variants(), own_records().items()
    proven = session().replay.proven
    if proven is None or proven.known is not known:
        proven = session().replay.proven = ProvenRecords(known)
    if proven.found.keys() != records:
        before, proven.found = proven.found, {}
        with budget(ENDLESS) as meter:
            for one in records:
                # A record can be written to take long. Those over the budget wait for the next run of the page.
                if one in before or meter.spent <= _PROVING:
                    proven.found[one] = before.get(one) or _title(*one, known)
    return proven


def _title(name: str, text: str, known: Variants) -> str | tuple[Fault, ...]:
    """Return the title of a record, or its faults if it is not valid."""
    try:
        return prove_record(name, text.encode(), known).entry.title or name
    except ContentError as error:
        return tuple(error.faults)


def keep_record(title: str, text: str) -> str:
    """Keep a proven record among the learner's own and return its id; a record kept already keeps its id.

    Raises TooManyError if there are too many already, FieldError if it is too long or cannot be kept.
    """
    # Read again, because another tab may have kept or deleted records in between.
    kept = _kept_records()
    known = own_records() if log().fault is not None else kept
    name = next((name for name, other in known.items() if other == text), None)
    if name is not None:
        return name
    if len(known) >= MOST_OWN:
        raise TooManyError(len(known))
    name = free_name(title, known)
    log().set_setting(profile(), name, text)
    session().replay.records = {**known, name: text}
    return name


def drop_record(name: str) -> Dropped:
    """Delete the learner's own record and the guesses in it, and return both."""
    kept = log().settings(profile())
    gone = Dropped(name, kept.get(name, ""), kept.get(guesses_name(name), ""))
    for setting in (name, guesses_name(name)):
        log().set_setting(profile(), setting, "")
    session().replay.guesses.pop(name, None)
    session().replay.records = {key: text for key, text in own_records().items() if key != name}
    return gone


def restore_record(gone: Dropped) -> str:
    """Keep a deleted record again, with the guesses in it, and return its id; raises TooManyError as keeping does."""
    kept = _kept_records()
    if len(kept) >= MOST_OWN:
        raise TooManyError(len(kept))
    # Another one may have got its name since.
    name = gone.name if gone.name not in kept else free_name(gone.name.removeprefix(RECORD_PREFIX), kept)
    log().set_setting(profile(), name, gone.text)
    log().set_setting(profile(), guesses_name(name), gone.guesses)
    session().replay.guesses.pop(name, None)
    session().replay.records = {**kept, name: gone.text}
    return name


def guesses_name(record_id: str) -> str:
    """Return the name of the setting that keeps the guesses in a record."""
    return f"guess/{record_id}"[:LONGEST_NAME]


def broken_records() -> Mapping[str, tuple[Fault, ...]]:
    """Return the faults, by id, of the learner's records that are no longer valid, as when house rules were deleted."""
    return {name: said for (name, _), said in _proven().found.items() if isinstance(said, tuple)}


def free_name(title: str, known: Mapping[str, str]) -> str:
    """Return an id for a new record: the slug of its title, with a number if another record has that id."""
    plain = slug(title, "game", _SHORT)
    names = (
        f"{RECORD_PREFIX}{plain}" if number == 1 else f"{RECORD_PREFIX}{plain}-{number}"
        for number in range(1, MOST_OWN + 2)
    )
    return next(name for name in names if name not in known)


def marks_of(record: Record) -> tuple[tuple[Mark, ...], ...]:
    """Return the marks of every play, worked out once."""
    return _looked_at(record)[0]


def looked_until(record: Record) -> int | None:
    """Return how many plays were searched for missed captures, None if all were."""
    return _looked_at(record)[1]


# Weak keys: the findings about a record are kept as long as the record is.
_Marked = tuple[tuple[tuple[Mark, ...], ...], int | None]
_marked: MutableMapping[Record, _Marked] = WeakKeyDictionary()
_courses: MutableMapping[Record, tuple[tuple[SideTotal, ...], ...]] = WeakKeyDictionary()


def _looked_at(record: Record) -> _Marked:
    found = _marked.get(record)
    if found is None:
        found = _marked[record] = _mark(record)
    return found


def _mark(record: Record) -> _Marked:
    """Return the marks of every play, and how many plays were searched, None if all were.

    After so much work that other visitors would have to wait, it searches no further play for missed captures.
    """
    found: list[tuple[Mark, ...]] = []
    until: int | None = None
    with budget(ENDLESS) as meter:
        for number, ply in enumerate(record.plies):
            if until is None and meter.spent > _MARKING:
                until = number
            found.append(marks(ply.position, ply.play, noted=bool(ply.entry.note), looking=until is None))
    return tuple(found), until


def course_of(record: Record) -> tuple[tuple[SideTotal, ...], ...]:
    """Return what each side has won before the first play, after every play, and at the end, worked out once."""
    found = _courses.get(record)
    if found is None:
        found = _courses[record] = totals_by_play(record)
    return found
