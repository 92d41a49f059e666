"""Processes that are spawned without the main module, as which a page of a visitor may pose."""

import multiprocessing.context
import threading
from multiprocessing import spawn
from typing import Any

_preparation: Any = spawn.get_preparation_data
_spawning = threading.Lock()


class _NoMainProcess(multiprocessing.context.SpawnProcess):
    """A process that begins without the main module: a page poses as it, and would be run first.

    Another visitor's page may do so at any moment, so it is of no use to put something else in its place.
    """

    @staticmethod
    def _Popen(process: Any) -> Any:  # noqa: N802 (its name in the standard library)
        with _spawning:
            spawn.get_preparation_data = _without_main
            try:
                return multiprocessing.context.SpawnProcess._Popen(process)
            finally:
                spawn.get_preparation_data = _preparation


def _without_main(name: str) -> dict[str, Any]:
    return {key: value for key, value in _preparation(name).items() if not key.startswith("init_main")}


class NoMainContext(multiprocessing.context.SpawnContext):
    """The context whose processes begin without the main module."""

    Process = _NoMainProcess
