"""The databases that the log is tried with: a file, and a server too where ZWICKERN_TEST_DATABASE_URL names one."""

import os
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import URL, create_engine, make_url, text

from tutor.trainer.database import address_of
from tutor.trainer.log import file_url

SERVER = os.environ.get("ZWICKERN_TEST_DATABASE_URL")


@pytest.fixture(params=["file", "server"] if SERVER else ["file"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[URL]:
    """The address of an empty database."""
    if request.param == "file":
        yield file_url(tmp_path / "attempts.db")
        return
    engine = create_engine(address_of(make_url(SERVER or "")))
    schema = f"test_{uuid4().hex}"
    with engine.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA {schema}"))
    yield engine.url.update_query_dict({"options": f"-csearch_path={schema}"})
    with engine.begin() as connection:
        connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))
    engine.dispose()
