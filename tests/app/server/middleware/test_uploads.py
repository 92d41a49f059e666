"""Uploads: what is held has an end for each visit and for all, however it comes, and goes with the visit."""

from collections.abc import Sequence

import pytest
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from streamlit.runtime.memory_uploaded_file_manager import MemoryUploadedFileManager
from streamlit.runtime.uploaded_file_manager import UploadedFileRec

from tests.app.asgi import passed, scope_of
from tutor.app.server.middleware import uploads
from tutor.app.server.middleware.origin_check import UPLOADS
from tutor.app.server.middleware.uploads import MIB, MOST_OF_A_VISIT, BoundedUploads, free_left

ROOM = 100 * MIB
PART = b"x" * (30 * MIB)


class Visits:
    """Streamlit's sessions and files; those that are `here` are open."""

    def __init__(self) -> None:
        self.uploaded_file_mgr = MemoryUploadedFileManager("/")
        self.here: set[str] = set()
        self.closed: list[str] = []

    def is_active_session(self, session: str) -> bool:
        return session in self.here

    def close_session(self, session: str) -> None:
        self.closed.append(session)

    @property
    def held(self) -> dict[str, int]:
        """The bytes of each visit."""
        storage = self.uploaded_file_mgr.file_storage
        return {session: sum(len(file.data) for file in files.values()) for session, files in storage.items()}


@pytest.fixture
def visits(monkeypatch: pytest.MonkeyPatch) -> Visits:
    """All visits, of which none has uploaded anything."""
    found = Visits()
    monkeypatch.setattr(uploads.runtime, "get_instance", lambda: found)
    return found


class Club:
    """A tutor that keeps what is uploaded, as Streamlit does."""

    def __init__(self, visits: Visits, most: int = ROOM, base: str = "") -> None:
        self.visits = visits
        self.read = 0
        route = Route(base + UPLOADS + "{session}/{file}", self.keep, methods=["PUT", "DELETE"])
        self.base = base
        self.app = BoundedUploads(Starlette(routes=[route]), most, base)

    async def keep(self, request: Request) -> Response:
        session, file = request.path_params["session"], request.path_params["file"]
        data = b""
        async for piece in request.stream():
            data += piece
            self.read = max(self.read, len(data))
        self.visits.uploaded_file_mgr.add_file(session, UploadedFileRec(file, "name", "type", data))
        return Response(status_code=204)

    def put(self, session: str, file: str, pieces: Sequence[bytes], length: int | None = None) -> int:
        """The status with which a file is taken or not."""
        headers = [] if length is None else [(b"content-length", str(length).encode())]
        scope = scope_of(f"{self.base}{UPLOADS}{session}/{file}", *headers, method="PUT")
        return passed(lambda _: self.app, scope, body=pieces).status


@pytest.fixture
def club(visits: Visits) -> Club:
    """A tutor that no one has visited."""
    return Club(visits)


@pytest.fixture(params=[True, False], ids=["of a known length", "in pieces"])
def known(request: pytest.FixtureRequest) -> bool:
    """Whether the length of what comes is known before."""
    return bool(request.param)


def put(club: Club, session: str, file: str, known: bool) -> int:
    """The status with which a large file is taken or not."""
    return club.put(session, file, [PART[: 10 * MIB]] * 3, len(PART) if known else None)


def test_a_visit_has_an_end(club: Club, visits: Visits, known: bool) -> None:
    assert [put(club, "a", name, known) for name in "123"] == [204, 204, 413]
    assert visits.held == {"a": 2 * len(PART)}


def test_all_together_have_an_end(club: Club, visits: Visits, known: bool) -> None:
    assert [put(club, session, "1", known) for session in "abcd"] == [204, 204, 204, 413]
    assert sum(visits.held.values()) <= ROOM


def test_what_is_taken_away_makes_room(club: Club, visits: Visits, known: bool) -> None:
    for name in "123":
        put(club, "a", name, known)
    visits.uploaded_file_mgr.remove_file("a", "1")
    assert put(club, "a", "4", known) == 204
    visits.uploaded_file_mgr.remove_session_files("a")
    assert [put(club, session, "1", known) for session in "abcd"] == [204, 204, 204, 413]


def test_what_has_no_room_is_not_read_into_memory(club: Club) -> None:
    assert club.put("a", "1", [PART], MOST_OF_A_VISIT + 1) == 413
    assert club.read == 0
    assert club.put("a", "1", [b"x" * MIB] * 70) == 413
    assert club.read == 64 * MIB
    assert club.put("a", "1", [PART]) == 204, "nothing of it is left"


def test_a_visitor_who_announces_less_than_comes_gets_no_more(club: Club) -> None:
    assert club.put("a", "1", [b"x" * MIB] * 70, 5) == 413


def test_very_many_empty_files_have_an_end(visits: Visits) -> None:
    club = Club(visits, most=10 * 1024)
    statuses = [club.put("a", str(number), [b""]) for number in range(30)]
    assert set(statuses) == {204, 413}
    assert len(visits.uploaded_file_mgr.file_storage["a"]) <= 11


def test_it_holds_under_a_path_and_for_nothing_else(visits: Visits) -> None:
    club = Club(visits, most=1, base="/club")
    assert club.put("a", "1", [b"xx"], 2) == 413
    scope = scope_of(f"/club{UPLOADS}a/1", (b"content-length", b"2"), method="DELETE")
    assert passed(lambda _: club.app, scope, body=[b"xx"]).status == 204, "only what is put is held"


def test_a_visitor_who_goes_away_in_the_middle_leaves_nothing_and_no_trouble(club: Club, visits: Visits) -> None:
    async def gone(*_: object) -> None:
        raise ClientDisconnect

    bounded = BoundedUploads(gone, ROOM)
    found = passed(lambda _: bounded, scope_of(f"{UPLOADS}a/1", method="PUT"))
    assert (found.sent, visits.held) == ([], {})


def test_what_closed_visits_left_is_freed_at_the_second_look(club: Club, visits: Visits) -> None:
    visits.here = {"a", "b"}
    for session in "abc":
        club.put(session, "1", [b"x"])
    visits.here = {"a"}
    left = free_left(set())
    assert left == {"b", "c"}
    assert set(visits.held) == {"a", "b", "c"}, "whoever comes back at once finds it"
    visits.here = {"a", "b"}
    assert free_left(left) == set()
    assert set(visits.held) == {"a", "b"}
    assert visits.closed == ["c"], "the visit held it as well"
