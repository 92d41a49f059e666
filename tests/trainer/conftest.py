"""The databases for tests of the log: a file and, if ZWICKERN_TEST_DATABASE_URL is set, a server.

The variable holds the address of a PostgreSQL server, or the word "temporary" for one that is started for the tests.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import URL, create_engine, make_url, text

from tests.postgresql import postgresql
from tutor.trainer.database.opening import address_of
from tutor.trainer.log import file_url

SERVER = os.environ.get("ZWICKERN_TEST_DATABASE_URL")


@pytest.fixture(scope="session")
def server() -> Iterator[URL]:
    """Yield the address of the server; a missing server fails the tests instead of skipping them."""
    if SERVER != "temporary":
        yield address_of(make_url(SERVER or ""))
        return
    with postgresql() as started:
        yield address_of(started.url)


@pytest.fixture(params=["file", "server"] if SERVER else ["file"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[URL]:
    """Yield the address of an empty database."""
    if request.param == "file":
        yield file_url(tmp_path / "attempts.db")
        return
    engine = create_engine(request.getfixturevalue("server"))
    schema = f"test_{uuid4().hex}"
    with engine.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA {schema}"))
    yield engine.url.update_query_dict({"options": f"-csearch_path={schema}"})
    with engine.begin() as connection:
        connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))
    engine.dispose()
