"""Files: a process allows itself as many as the system lets it, and no more visits than they are enough for."""

import subprocess
import sys

import pytest

from tutor.app.server.open_files import allow_many_files, visits_with

RAISED = """
import resource
from tutor.app.server.open_files import allow_many_files
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (100, hard))
assert allow_many_files() == hard
assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
resource.setrlimit(resource.RLIMIT_NOFILE, (100, 100))
assert allow_many_files() == 100
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_as_many_files_as_the_system_lets_a_process_have() -> None:
    """In a process of its own, which keeps its limit."""
    subprocess.run([sys.executable, "-c", RAISED], check=True)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_a_limit_that_the_system_does_not_name_is_found_from_above(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on macOS, which names none and refuses what is above it."""
    import resource  # noqa: PLC0415

    def refusing(_: int, limits: tuple[int, int]) -> None:
        if limits[0] > 12000:
            raise ValueError("not allowed")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refusing)
    assert allow_many_files() == 10240


@pytest.mark.parametrize(("files", "visits"), [(65536, 16238), (1024, 110), (600, 4), (64, 1)])
def test_few_files_are_for_few_visits(files: int, visits: int) -> None:
    assert visits_with(files) == visits
