"""Databases of other versions: an older one is brought up to date, a newer one is refused and left as it is."""

import io
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, column, create_engine, insert, inspect, select, table, text
from sqlalchemy.exc import DBAPIError

from tests.trainer.samples import attempt
from tutor.text import Line, language, render
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.database import upgrade as upgrades
from tutor.trainer.database.schema import VERSION_TABLE, AttemptRow, Base, values_of
from tutor.trainer.database.upgrade import known, newest, revision, upgrade
from tutor.trainer.events import GameEvent
from tutor.trainer.faults import LogError
from tutor.trainer.log import file_url, open_log
from tutor.trainer.settings import Setting

OLD = replace(attempt("a", Outcome.SHOWN, hints=4), ahead=-480)
# The values, in the columns that a revision adds, of the attempts that were there before it.
BEFORE = {
    "0001": replace(OLD, milliseconds=None, variant=None, ahead=0),
    "0002": replace(OLD, variant=None, ahead=0),
    "0003": replace(OLD, ahead=0),
    "0004": replace(OLD, ahead=0),
}


def at_revision(url: URL, to: str, *attempts: Attempt) -> None:
    """Make a database as an older version of the tutor left it, with some attempts."""
    engine = create_engine(url)
    with engine.connect() as connection:
        upgrade(connection, to)
        columns = {column["name"] for column in inspect(connection).get_columns("attempt")}
        for one in attempts:
            values = {name: value for name, value in values_of(one).items() if name in columns}
            # The table of the code cannot be used, as it has columns that do not exist yet.
            old = table("attempt", *(column(name, getattr(AttemptRow, name).type) for name in values))
            connection.execute(insert(old).values(values))
        connection.commit()
    engine.dispose()


@pytest.mark.parametrize("to", sorted(known() - {newest()}))
def test_a_database_of_an_older_version_is_upgraded_and_nothing_is_lost(url: URL, to: str) -> None:
    at_revision(url, to, OLD)
    with closing(open_log(url)) as log:
        (old,) = log.attempts("local")
        assert old == BEFORE[to]
        new = attempt("b", seconds=1)
        log.add(new)
        assert log.fault is None
        assert log.attempts("local") == (old, new)


def test_there_is_more_than_one_revision_so_that_upgrading_is_tried() -> None:
    assert len(known()) >= 2


def test_an_upgrade_that_fails_leaves_the_database_as_it_was(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    at_revision(url, "0001", OLD)

    def broken(*_: object, **__: object) -> None:
        raise ValueError("broken")

    monkeypatch.setattr(Operations, "create_index", broken)
    with pytest.raises(LogError, match="log-failed"):
        open_log(url)
    engine = create_engine(url)
    with engine.connect() as connection:
        assert revision(connection) == "0001"
        assert "milliseconds" not in {column["name"] for column in inspect(connection).get_columns("attempt")}
    engine.dispose()
    monkeypatch.undo()
    with closing(open_log(url)) as log:
        assert len(log.attempts("local")) == 1


def test_the_last_step_of_an_upgrade_that_fails_undoes_those_before_it(
    url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_revision(url, "0002", OLD)
    create = Operations.create_table

    def broken(self: Operations, name: str, *rest: object, **more: object) -> object:
        if name == "setting":
            raise ValueError("broken")
        return create(self, name, *rest, **more)

    monkeypatch.setattr(Operations, "create_table", broken)
    with pytest.raises(LogError, match="log-failed"):
        open_log(url)
    engine = create_engine(url)
    with engine.connect() as connection:
        assert revision(connection) == "0002"
        looked = inspect(connection)
        assert set(looked.get_table_names()) == {"attempt", VERSION_TABLE}
        assert "variant" not in {column["name"] for column in looked.get_columns("attempt")}
        assert len(looked.get_indexes("attempt")) >= 1
        with pytest.raises(DBAPIError, match="attempts are never changed"):
            connection.execute(text("DELETE FROM attempt"))
    engine.dispose()
    monkeypatch.undo()
    with closing(open_log(url)) as log:
        assert log.attempts("local") == (BEFORE["0002"],)


def test_the_order_of_writing_and_what_is_guarded_outlast_an_upgrade(url: URL) -> None:
    old = [attempt(f"{number}", variant=None) for number in (3, 1, 2)]
    at_revision(url, "0002", *old)
    with closing(open_log(url)) as log:
        assert log.attempts("local") == tuple(old)
        new = attempt("new")
        log.add(new)
        assert log.attempts("local") == (*old, new)
    engine = create_engine(url)
    with engine.begin() as connection:
        assert connection.scalars(select(AttemptRow.number).order_by(AttemptRow.number)).all() == [1, 2, 3, 4]
        connection.execute(text("DELETE FROM attempt"))
        connection.execute(insert(AttemptRow).values(values_of(new)))
        assert connection.scalar(select(AttemptRow.number)) == 5, "a number is never given twice"
        with pytest.raises(DBAPIError, match="attempts are never changed"):
            connection.execute(text("UPDATE attempt SET hints = 0"))
    engine.dispose()


def test_a_database_of_a_newer_version_is_refused_in_words_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "attempts.db"
    with closing(open_log(file_url(file))) as log:
        log.add(attempt())
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
        connection.commit()
    before = file.read_bytes()
    with pytest.raises(LogError) as refused:
        open_log(file_url(file))
    assert refused.value.message == "log-newer"
    told = render(language("en"), Line(refused.value.message, refused.value.values))
    assert str(file) in told
    assert "9999" in told
    assert "update the tutor" in told
    assert file.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == [file.name]


def test_the_revisions_make_the_schema_that_the_code_uses(url: URL) -> None:
    open_log(url).close()
    engine = create_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
    engine.dispose()


def test_the_database_knows_no_cards(url: URL) -> None:
    open_log(url).close()
    engine = create_engine(url)
    with engine.connect() as connection:
        looked = inspect(connection)
        assert set(looked.get_table_names()) == {"attempt", "setting", "game_event", VERSION_TABLE}
        columns = {column["name"] for column in looked.get_columns("attempt")}
        settings = {column["name"] for column in looked.get_columns("setting")}
        events = {column["name"] for column in looked.get_columns("game_event")}
    engine.dispose()
    assert columns == {*Attempt.__dataclass_fields__, "number"}
    assert settings == set(Setting.__dataclass_fields__)
    assert events == set(GameEvent.__dataclass_fields__)


def test_the_revisions_can_be_written_for_postgresql() -> None:
    written = io.StringIO()
    context = MigrationContext.configure(dialect_name="postgresql", opts={"as_sql": True, "output_buffer": written})
    scripts = ScriptDirectory(str(Path(upgrades.__file__).parent / "migrations"))
    with Operations.context(context):
        for script in reversed(list(scripts.walk_revisions())):
            script.module.upgrade()
    for part in (
        "SERIAL",
        "UUID NOT NULL",
        "TIMESTAMP WITH TIME ZONE",
        "BIGINT",
        "BEFORE UPDATE OR TRUNCATE",
        "BOOLEAN",
    ):
        assert part in written.getvalue(), part
