"""The reading and writing of rows in the database; an operation that fails raises, and has changed nothing."""

import threading
from collections.abc import Collection, Sequence
from dataclasses import asdict
from datetime import datetime
from uuid import UUID, uuid4

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Executable,
    delete,
    func,
    insert,
    literal,
    select,
    union_all,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import aliased

from tutor.trainer.attempts import Attempt
from tutor.trainer.database.schema import AttemptRow, GameEventRow, SettingRow, values_of
from tutor.trainer.events import GameEvent, KeptMatch
from tutor.trainer.settings import Setting

_COLUMNS = tuple(getattr(AttemptRow, name) for name in Attempt.__dataclass_fields__)
_OF_EVENTS = tuple(getattr(GameEventRow, name) for name in GameEvent.__dataclass_fields__)
# Another process may just have written the same row, so a write is tried more than once.
_TRIES = 3
_PORTION = 1000  # attempts read at once
_PAUSE = 0.002  # seconds
_NEVER = threading.Event()


def write(engine: Engine, one: Attempt | Setting | GameEvent) -> None:
    """Add an attempt or an event, unless its key is taken, or write a setting in place of an older one."""
    if isinstance(one, Setting):
        _put(engine, one)
        return
    if isinstance(one, GameEvent):
        write_events(engine, [one])
        return
    try:
        with engine.begin() as connection:
            connection.execute(insert(AttemptRow).values(values_of(one)))
    except IntegrityError:
        with engine.connect() as connection:
            there = select(AttemptRow.number).where(AttemptRow.profile == one.profile, AttemptRow.id == one.id)
            if connection.scalar(there) is None:
                raise


def write_all(engine: Engine, attempts: Sequence[Attempt], settings: Sequence[Setting]) -> int:
    """Add, in one transaction, the attempts and settings that are not there; return the number of attempts added.

    No two of them may have the same profile and the same id or name; a call takes some thousands at most.
    """
    for _ in range(_TRIES - 1):
        try:
            return _write_all(engine, attempts, settings)
        except IntegrityError:
            continue
    return _write_all(engine, attempts, settings)


def write_events(engine: Engine, events: Sequence[GameEvent]) -> bool:
    """Add events in one transaction, or none if the number of any is taken; return whether they were added."""
    try:
        with engine.begin() as connection:
            connection.execute(insert(GameEventRow), [values_of(one) for one in events])
    except IntegrityError:
        return False
    return True


def add_events(engine: Engine, events: Sequence[GameEvent]) -> int:
    """Add, in one transaction, the events that are not there yet; return how many were added."""
    of_these = (GameEventRow.profile.in_({one.profile for one in events}),)
    keys = select(GameEventRow.profile, GameEventRow.match, GameEventRow.number).where(
        *of_these, GameEventRow.match.in_({one.match for one in events})
    )
    with engine.begin() as connection:
        there = _keys(connection, keys)
        new = [values_of(one) for one in events if (one.profile, one.match, one.number) not in there]
        if new:
            connection.execute(insert(GameEventRow), new)
    return len(new)


def read_events(
    engine: Engine, profile: str, match: UUID | None = None, kinds: Collection[str] | None = None
) -> list[GameEvent]:
    """List the events of a profile, of one match or of some kinds only, in the order of matches and numbers."""
    query = select(*_OF_EVENTS).where(GameEventRow.profile == profile)
    if match is not None:
        query = query.where(GameEventRow.match == match)
    if kinds is not None:
        query = query.where(GameEventRow.kind.in_(kinds))
    with engine.connect() as connection:
        rows = connection.execute(query.order_by(GameEventRow.match, GameEventRow.number))
        return [GameEvent(*row) for row in rows]


def read_matches(engine: Engine, profile: str) -> list[KeptMatch]:
    """List the matches of a profile that have a first event."""
    own = GameEventRow.profile == profile
    parts = (GameEventRow.match, func.count(), func.max(GameEventRow.moment))
    with engine.connect() as connection:
        sizes = {row[0]: row[1:] for row in connection.execute(select(*parts).where(own).group_by(GameEventRow.match))}
        firsts = connection.execute(select(*_OF_EVENTS).where(own, GameEventRow.number == 0))
        return [KeptMatch(one.match, one, *sizes[one.match]) for one in (GameEvent(*row) for row in firsts)]


def has_begun(engine: Engine, profile: str) -> bool:
    """Tell whether a profile has any attempt or game."""
    with engine.connect() as connection:
        some = (select(row.number).where(row.profile == profile).limit(1) for row in (AttemptRow, GameEventRow))
        return any(connection.execute(query).first() is not None for query in some)


def read_attempts(engine: Engine, profile: str) -> list[Attempt]:
    """List the attempts of a profile, the oldest first, and those of one moment in the order of writing."""
    query = select(*_COLUMNS).where(AttemptRow.profile == profile).order_by(AttemptRow.moment, AttemptRow.number)
    said: dict[object, object] = {}
    found: list[Attempt] = []
    with engine.connect() as connection:
        for portion in connection.execute(query).partitions(_PORTION):
            # Let the threads that answer other visitors have a turn.
            if found:
                _breathe()
            for row in portion:
                # Most attempts repeat the same few texts, of which one copy is kept.
                values = (said.setdefault(value, value) if type(value) is str else value for value in row)
                found.append(Attempt(*values))  # type: ignore[arg-type]
    return found


def _breathe() -> None:
    """Let other threads work for a moment, in the middle of long work."""
    _NEVER.wait(_PAUSE)


def read_profile_settings(engine: Engine, profile: str) -> dict[str, str]:
    """Return the settings of a profile by name."""
    query = select(SettingRow.name, SettingRow.value).where(SettingRow.profile == profile)
    with engine.connect() as connection:
        return {row.name: row.value for row in connection.execute(query)}


def delete_profile(engine: Engine, profile: str) -> None:
    """Delete the attempts, the settings and the games of a profile."""
    with engine.begin() as connection:
        connection.execute(delete(GameEventRow).where(GameEventRow.profile == profile))
        connection.execute(delete(AttemptRow).where(AttemptRow.profile == profile))
        connection.execute(delete(SettingRow).where(SettingRow.profile == profile))


def abandoned(engine: Engine, since: datetime) -> dict[str, int]:
    """Return the profiles whose last attempt or event is older than a moment, with the number of their attempts."""
    each = union_all(
        select(AttemptRow.profile, AttemptRow.moment, literal(1).label("attempts")),
        select(GameEventRow.profile, GameEventRow.moment, literal(0)),
    ).subquery()
    query = (
        select(each.c.profile, func.sum(each.c.attempts))
        .group_by(each.c.profile)
        .having(func.max(each.c.moment) < since)
    )
    with engine.connect() as connection:
        return {row[0]: row[1] for row in connection.execute(query)}


def forget_abandoned(engine: Engine, profiles: Sequence[str], since: datetime) -> int:
    """Delete those of the profiles whose last attempt or event is still older than a moment; return how many."""
    number = 0
    with engine.begin() as connection:
        for profile in profiles:
            # A learner who has come back since the list was made keeps everything.
            old = [_none_since(row, profile, since) for row in (AttemptRow, GameEventRow)]
            rows = (AttemptRow, GameEventRow)
            gone = [connection.execute(delete(row).where(row.profile == profile, *old)).rowcount for row in rows]
            if any(gone):
                connection.execute(delete(SettingRow).where(SettingRow.profile == profile))
                number += 1
    return number


def adopt(engine: Engine, profile: str, adopted: str) -> int:
    """Move the attempts and settings of the `adopted` profile to another one; return the number of attempts moved.

    Those that the other profile has already are only deleted. Matches move too, except those of which the other profile
    has any event. Rows written for the adopted profile during the move stay with it.
    """
    ids = select(AttemptRow.id).where(AttemptRow.profile == profile)
    names = select(SettingRow.name).where(SettingRow.profile == profile)
    others = [column for column in _COLUMNS if column.key != "profile"]
    new = (AttemptRow.profile == adopted, AttemptRow.id.not_in(ids))
    attempts = select(literal(profile), *others).where(*new).order_by(AttemptRow.number)
    settings = update(SettingRow).where(SettingRow.profile == adopted, SettingRow.name.not_in(names))
    with engine.begin() as connection:
        # Not every database reports how many rows an INSERT ... SELECT wrote.
        moved = connection.scalar(select(func.count()).select_from(AttemptRow).where(*new)) or 0
        # The database refuses changes of attempts, so they are written again and the old ones deleted.
        connection.execute(insert(AttemptRow).from_select(["profile", *(column.key for column in others)], attempts))
        connection.execute(settings.values(profile=profile))
        _adopt_games(connection, profile, adopted)
        connection.execute(delete(AttemptRow).where(AttemptRow.profile == adopted, AttemptRow.id.in_(ids)))
        connection.execute(delete(SettingRow).where(SettingRow.profile == adopted, SettingRow.name.in_(names)))
    return moved


def _adopt_games(connection: Connection, profile: str, adopted: str) -> None:
    own = select(GameEventRow.match).where(GameEventRow.profile == profile)
    others = [column for column in _OF_EVENTS if column.key != "profile"]
    games = select(literal(profile), *others).where(GameEventRow.profile == adopted, GameEventRow.match.not_in(own))
    gone = connection.scalars(select(GameEventRow.match).where(GameEventRow.profile == adopted).distinct()).all()
    connection.execute(insert(GameEventRow).from_select(["profile", *(column.key for column in others)], games))
    connection.execute(delete(GameEventRow).where(GameEventRow.profile == adopted, GameEventRow.match.in_(gone)))


def _none_since(row: type[AttemptRow | GameEventRow], profile: str, since: datetime) -> ColumnElement[bool]:
    newer = aliased(row)
    return ~select(newer.profile).where(newer.profile == profile, newer.moment >= since).exists()


def probe(engine: Engine) -> None:
    """Write a setting of no real profile and delete it again; raises if the database cannot be written."""
    nobodys = {"profile": "", "name": uuid4().hex, "value": ""}
    with engine.begin() as connection:
        connection.execute(insert(SettingRow).values(nobodys))
        connection.execute(delete(SettingRow).where(SettingRow.profile == "", SettingRow.name == nobodys["name"]))


def _put(engine: Engine, setting: Setting) -> None:
    where = (SettingRow.profile == setting.profile, SettingRow.name == setting.name)
    change = update(SettingRow).where(*where).values(value=setting.value)
    try:
        with engine.begin() as connection:
            if connection.execute(change).rowcount == 0:
                connection.execute(insert(SettingRow).values(asdict(setting)))
    except IntegrityError:
        # Another process has just inserted the setting.
        with engine.begin() as connection:
            connection.execute(change)


def exchange(engine: Engine, setting: Setting, before: str | None) -> bool:
    """Write a setting if its value is `before`, which is None for a missing setting; return whether it was written."""
    where = (SettingRow.profile == setting.profile, SettingRow.name == setting.name)
    try:
        with engine.begin() as connection:
            if before is None:
                connection.execute(insert(SettingRow).values(asdict(setting)))
                return True
            change = update(SettingRow).where(*where, SettingRow.value == before).values(value=setting.value)
            return connection.execute(change).rowcount == 1
    except IntegrityError:
        return False


def _write_all(engine: Engine, attempts: Sequence[Attempt], settings: Sequence[Setting]) -> int:
    ids = select(AttemptRow.profile, AttemptRow.id).where(
        AttemptRow.profile.in_({one.profile for one in attempts}), AttemptRow.id.in_([one.id for one in attempts])
    )
    names = select(SettingRow.profile, SettingRow.name).where(SettingRow.profile.in_({one.profile for one in settings}))
    with engine.begin() as connection:
        there = _keys(connection, ids)
        new = [values_of(one) for one in attempts if (one.profile, one.id) not in there]
        if new:
            connection.execute(insert(AttemptRow), new)
        there = _keys(connection, names)
        unset = [asdict(one) for one in settings if (one.profile, one.name) not in there]
        if unset:
            connection.execute(insert(SettingRow), unset)
    return len(new)


def _keys(connection: Connection, query: Executable) -> set[tuple[object, ...]]:
    return {tuple(row) for row in connection.execute(query)}
