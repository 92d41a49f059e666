"""The time to load and prove all content, as at the start of the server; wanted are under 1.5 seconds."""

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tutor.catalogue.library import Library, load_library
from tutor.content.files.folders import content_root
from tutor.engine.zwickern import VARIANTS

pytestmark = pytest.mark.bench


def test_loading_and_proving_everything(benchmark: BenchmarkFixture) -> None:
    """All lessons, puzzles, games and terms."""
    library: Library = benchmark.pedantic(load_library, args=(content_root(), VARIANTS), rounds=5, warmup_rounds=1)
    assert library.faults == ()
    assert sum(len(lesson.steps) for lesson in library.lessons) >= 120
