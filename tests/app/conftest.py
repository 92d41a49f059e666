"""Fixtures of all tests of the app: each has a log of its own, so none touches the attempts of the user."""

from collections.abc import Iterator
from functools import cache

import pytest
from streamlit import config
from streamlit.components.v2 import manifest_scanner
from streamlit.runtime import context
from streamlit.runtime.scriptrunner.script_cache import ScriptCache

from tests.app.earlier_attempts import Clock
from tutor.app.base.clock import set_clock
from tutor.app.play import review_store
from tutor.app.visitor import attempt_log


@pytest.fixture(scope="session", autouse=True)
def compiled_once() -> Iterator[None]:
    """Compile each page once for all tests, as a server does, and not once for every run."""
    compiled: dict[str, object] = {}
    compile_page = ScriptCache.get_bytecode

    def get_bytecode(self: ScriptCache, script_path: str) -> object:
        if script_path not in compiled:
            compiled[script_path] = compile_page(self, script_path)
        return compiled[script_path]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ScriptCache, "get_bytecode", get_bytecode)
        yield


@pytest.fixture(scope="session", autouse=True)
def looked_for_components_once() -> Iterator[None]:
    """Search the installed packages for components once for all tests, as a server does, and not for every visitor."""
    found = cache(manifest_scanner.scan_component_manifests)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(manifest_scanner, "scan_component_manifests", found)
        yield


@pytest.fixture(scope="session", autouse=True)
def says_nothing_of_itself() -> Iterator[None]:
    """Let the browser of a visitor report nothing; Streamlit's mock, which would, takes as long as some pages."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(context, "_get_client_context", lambda: None)
        yield


@pytest.fixture(scope="session", autouse=True)
def nothing_is_told() -> Iterator[None]:
    """Turn off Streamlit's usage statistics, as the settings of the tutor do, which a page in a test does not load."""
    option = "browser.gatherUsageStats"
    before = config.get_option(option)
    config.set_option(option, False)
    yield
    config.set_option(option, before)


@pytest.fixture(scope="session", autouse=True)
def reviewed_in_very_few_deals() -> Iterator[None]:
    """Review games that are over in a few deals, for no page depends on their number, and each play takes longer."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review_store, "FEW_WORLDS", 8)
        yield


@pytest.fixture(autouse=True)
def own_log(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep attempts in memory, unless a test names a database, and forget them afterwards."""
    monkeypatch.setenv(attempt_log.VARIABLE, "sqlite://")
    attempt_log._open.cache_clear()
    yield
    attempt_log.log().close()
    attempt_log._open.cache_clear()


@pytest.fixture
def clock() -> Iterator[Clock]:
    """Give the app a clock that the test sets; it does not move by itself, and begins at noon of the first day."""
    one = Clock()
    set_clock(lambda: one.moment)
    yield one
    set_clock()
