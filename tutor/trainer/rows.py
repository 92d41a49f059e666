"""Reading and writing the rows of the database; whatever fails raises, and then nothing of it was done."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, Engine, Executable, delete, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from tutor.trainer.attempts import Attempt
from tutor.trainer.schema import Row, SettingRow, values_of
from tutor.trainer.settings import Setting

_COLUMNS = tuple(getattr(Row, name) for name in Attempt.__dataclass_fields__)
# How often to try again where somebody else has just written the same.
_TRIES = 3


def write(engine: Engine, one: Attempt | Setting) -> None:
    """Add an attempt, unless the profile has one with this id; or set what is set."""
    if isinstance(one, Setting):
        _put(engine, one)
        return
    try:
        with engine.begin() as connection:
            connection.execute(insert(Row).values(values_of(one)))
    except IntegrityError:
        with engine.connect() as connection:
            there = select(Row.number).where(Row.profile == one.profile, Row.id == one.id)
            if connection.scalar(there) is None:
                raise


def write_all(engine: Engine, attempts: Sequence[Attempt], settings: Sequence[Setting]) -> int:
    """Add, in one transaction, the attempts and settings that are not there; the number of attempts added.

    No two of them have the same profile and the same id or name; they are some thousands at most.
    """
    for _ in range(_TRIES - 1):
        try:
            return _write_all(engine, attempts, settings)
        except IntegrityError:
            continue
    return _write_all(engine, attempts, settings)


def read_attempts(engine: Engine, profile: str) -> list[Attempt]:
    """The attempts of a profile, the oldest first, those of one moment in the order of writing."""
    query = select(*_COLUMNS).where(Row.profile == profile).order_by(Row.moment, Row.number)
    with engine.connect() as connection:
        rows: Sequence[Sequence[object]] = connection.execute(query).all()
    return [Attempt(*row) for row in rows]  # type: ignore[arg-type]


def read_settings(engine: Engine, profile: str) -> dict[str, str]:
    """What a profile has set."""
    query = select(SettingRow.name, SettingRow.value).where(SettingRow.profile == profile)
    with engine.connect() as connection:
        return {row.name: row.value for row in connection.execute(query)}


def forget(engine: Engine, profile: str) -> None:
    """Delete the attempts and the settings of a profile."""
    with engine.begin() as connection:
        connection.execute(delete(Row).where(Row.profile == profile))
        connection.execute(delete(SettingRow).where(SettingRow.profile == profile))


def adopt(engine: Engine, profile: str, adopted: str) -> int:
    """Give a profile the attempts and settings of another one, but for those that it has; the number of attempts.

    What is written for the other profile meanwhile stays with that one.
    """
    ids = select(Row.id).where(Row.profile == profile)
    names = select(SettingRow.name).where(SettingRow.profile == profile)
    others = [column for column in _COLUMNS if column.key != "profile"]
    new = (Row.profile == adopted, Row.id.not_in(ids))
    attempts = select(literal(profile), *others).where(*new).order_by(Row.number)
    settings = update(SettingRow).where(SettingRow.profile == adopted, SettingRow.name.not_in(names))
    with engine.begin() as connection:
        # Not every database tells how many rows were written from others.
        moved = connection.scalar(select(func.count()).select_from(Row).where(*new)) or 0
        # An attempt is never changed, so it is written again.
        connection.execute(insert(Row).from_select(["profile", *(column.key for column in others)], attempts))
        connection.execute(settings.values(profile=profile))
        connection.execute(delete(Row).where(Row.profile == adopted, Row.id.in_(ids)))
        connection.execute(delete(SettingRow).where(SettingRow.profile == adopted, SettingRow.name.in_(names)))
    return moved


def _put(engine: Engine, setting: Setting) -> None:
    where = (SettingRow.profile == setting.profile, SettingRow.name == setting.name)
    change = update(SettingRow).where(*where).values(value=setting.value)
    try:
        with engine.begin() as connection:
            if connection.execute(change).rowcount == 0:
                connection.execute(insert(SettingRow).values(asdict(setting)))
    except IntegrityError:
        # Somebody else has just set it.
        with engine.begin() as connection:
            connection.execute(change)


def _write_all(engine: Engine, attempts: Sequence[Attempt], settings: Sequence[Setting]) -> int:
    ids = select(Row.profile, Row.id).where(
        Row.profile.in_({one.profile for one in attempts}), Row.id.in_([one.id for one in attempts])
    )
    names = select(SettingRow.profile, SettingRow.name).where(SettingRow.profile.in_({one.profile for one in settings}))
    with engine.begin() as connection:
        there = _keys(connection, ids)
        new = [values_of(one) for one in attempts if (one.profile, one.id) not in there]
        if new:
            connection.execute(insert(Row), new)
        there = _keys(connection, names)
        unset = [asdict(one) for one in settings if (one.profile, one.name) not in there]
        if unset:
            connection.execute(insert(SettingRow), unset)
    return len(new)


def _keys(connection: Connection, query: Executable) -> set[tuple[object, ...]]:
    return {tuple(row) for row in connection.execute(query)}
