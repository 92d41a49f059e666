"""A learner without a browser: one tab that speaks to the server as Streamlit's own page does, and plays."""

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from multiprocessing import get_context
from typing import Any

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect

from tests.app.playing import board_message
from tutor.app.puzzles.source import puzzle_of
from tutor.app.visitor.profile import PROFILE_COOKIE, new_token
from tutor.catalogue.exercises import Puzzle
from tutor.engine.zwickern import Play, Position, read_play

ANSWERS_WITHIN = 60  # seconds
_FINISHED = (ForwardMsg.FINISHED_SUCCESSFULLY, ForwardMsg.FINISHED_FRAGMENT_RUN_SUCCESSFULLY)
_ERRORS = {"exception", "alert error"}


@cache
def puzzle_called(item_id: str) -> Puzzle:
    """Return the puzzle with an id, of the library or a fresh one, made by a process that gives way to the tutors."""
    found = _thinking().submit(puzzle_of, item_id).result()
    assert found is not None, f"{item_id} is no puzzle"
    return found


@cache
def _thinking() -> ProcessPoolExecutor:
    # Visitors measure how long they wait, so their own thinking must not hold them up.
    return ProcessPoolExecutor(1, get_context("spawn"), os.nice, (10,))


@cache
def right(item_id: str) -> Play:
    """Return a play that solves the puzzle with an id."""
    puzzle = puzzle_called(item_id)
    return read_play(puzzle.position, puzzle.entry.solutions[0]).play


class Visitor:
    """A tab on a page: its elements now, and the seconds that each run of the page took until it was drawn.

    `board_after` are the seconds after which the board of the last run was there, with all that it shows.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._page = ""
        self._seq = 0
        self._ids: dict[str, str] = {}
        self._pages: dict[str, str] = {}
        self._board: dict[str, Any] | None = None
        self._boards: dict[str, str] = {}
        self._parts: dict[str, str] = {}
        self.query = ""
        self.kinds: list[str] = []
        self.texts: list[str] = []
        self.seconds: list[float] = []
        self.board_after = 0.0
        self.bytes = 0
        self._begun = 0.0
        self._runs = False

    async def open(self, page: str, query: str = "") -> None:
        """Go to a page of the tutor."""
        self._boards.clear()
        message = BackMsg()
        self.query = query
        if page in self._pages:
            message.rerun_script.page_script_hash = self._pages[page]
        else:
            message.rerun_script.page_name = page
        await self._run(message)

    async def press(self, key: str) -> None:
        """Press the button with a key."""
        message = self._message(key)
        message.rerun_script.widget_states.widgets.add(id=self._ids[key], trigger_value=True)
        await self._run(message)

    async def answer(self, play: Play) -> None:
        """Make a play on the board of the puzzle."""
        await self.play(self.puzzle.position, play)

    async def play(self, position: Position, play: Play, patience: float | None = None) -> None:
        """Make a play on the board that shows a position.

        With `patience` it waits at most so many seconds for what the page draws beside the board.
        """
        self._seq += 1
        sent = {"answer": board_message(self.epoch, self._seq, position, play)}
        self._boards = {self._ids["board"]: json.dumps(sent)}
        await self._run(self._message("board"), patience)

    @property
    def epoch(self) -> str:
        """The epoch of the board."""
        assert self._board is not None, f"there is no board among {self.kinds}"
        return str(self._board["epoch"])

    @property
    def item_id(self) -> str:
        """The id of the puzzle that is shown."""
        return self.epoch.partition("#")[0]

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is shown."""
        return puzzle_called(self.item_id)

    @property
    def served_by(self) -> str:
        """The address of the process that the proxy has chosen, by its header X-Served-By."""
        assert self._socket.response is not None
        return self._socket.response.headers["X-Served-By"]

    def shows(self, kind: str) -> bool:
        """Tell whether the page shows an element of a kind, such as "alert success"."""
        return kind in self.kinds

    def _message(self, key: str) -> BackMsg:
        message = BackMsg()
        message.rerun_script.page_script_hash = self._page
        # A click in a fragment has only the fragment run.
        message.rerun_script.fragment_id = self._parts[key]
        for name, value in self._boards.items():
            message.rerun_script.widget_states.widgets.add(id=name, json_value=value)
        return message

    async def _run(self, message: BackMsg, patience: float | None = None) -> None:
        """Have the page run, and read all that it draws; fail if that is an error, or takes over ANSWERS_WITHIN.

        With `patience` a run that has drawn the board may go on after so many seconds; the next one ends it.
        """
        message.rerun_script.query_string = self.query
        self.kinds, self.texts, self._board, self._runs = [], [], None, False
        self._begun = time.perf_counter()
        await self._socket.send(message.SerializeToString())
        try:
            async with asyncio.timeout(patience or ANSWERS_WITHIN):
                while not self._read(await self._socket.recv()):
                    pass
        except TimeoutError:
            if patience is None or self._board is None:
                raise
        self.seconds.append(time.perf_counter() - self._begun)
        assert not _ERRORS.intersection(self.kinds), f"the page shows {self.texts}"

    def _read(self, data: str | bytes) -> bool:
        """Read one message, and return whether it is the last of a run."""
        assert isinstance(data, bytes)
        self.bytes += len(data)
        message = ForwardMsg.FromString(data)
        match message.WhichOneof("type"):
            case "new_session":
                if not self._runs:
                    # What came before was drawn by a run that this one has ended.
                    self.kinds, self.texts, self._board, self._runs = [], [], None, True
                self._page = message.new_session.page_script_hash
            case "navigation":
                self._page = message.navigation.page_script_hash
                self._pages = {one.page_name: one.page_script_hash for one in message.navigation.app_pages}
            case "page_info_changed":
                self.query = message.page_info_changed.query_string
            case "delta":
                self._draw(message)
            case "script_finished":
                if message.script_finished == ForwardMsg.FINISHED_EARLY_FOR_RERUN:
                    # A callback in a fragment has asked for more of the page; that run follows.
                    return False
                assert message.script_finished in _FINISHED
                return self._runs
        return False

    def _draw(self, message: ForwardMsg) -> None:
        element = message.delta.new_element
        kind = element.WhichOneof("type") or ""
        if kind == "alert":
            kind += f" {type(element.alert).Format.Name(element.alert.format).lower()}"
            self.texts.append(element.alert.body)
        elif kind in ("button", "bidi_component"):
            name = getattr(element, kind).id
            key = name.split("-", 2)[2]
            self._ids[key] = name
            self._parts[key] = message.delta.fragment_id
            if kind == "bidi_component" and name.endswith("-board"):
                before, (self._board,) = self._board, json.loads(element.bidi_component.json)
                # The review of a game has it drawn once more.
                if before is None or before["epoch"] != self.epoch:
                    self.board_after = time.perf_counter() - self._begun
        elif kind == "markdown":
            self.texts.append(element.markdown.body)
        self.kinds.append(kind)


@asynccontextmanager
async def visiting(address: str, cookies: str = "") -> AsyncIterator[Visitor]:
    """Open a tab of a new learner, or of one with these cookies, at the address of a server such as 127.0.0.1:8501."""
    headers = {"Cookie": cookies or f"{PROFILE_COOKIE}={new_token()}"}
    async with connect(
        f"ws://{address}/_stcore/stream",
        subprotocols=["streamlit"],
        additional_headers=headers,
        max_size=None,
        compression=None,
        open_timeout=ANSWERS_WITHIN,
        ping_interval=None,
    ) as socket:
        yield Visitor(socket)
