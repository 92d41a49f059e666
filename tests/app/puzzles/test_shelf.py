"""Fresh puzzles made ahead: each is of the kind that was asked for, and goes to one learner."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any

import pytest

from tests.app.pages import open_app
from tests.app.playing import shown_puzzle, solve
from tutor.app.base.lane import SERVER, Call, Job, Lane
from tutor.app.base.processes import workers
from tutor.app.puzzles import shelf
from tutor.app.puzzles.shelf import MOST_ALIKE, MOST_KINDS, make_ahead, take, taken_text
from tutor.app.puzzles.source import puzzle_of
from tutor.engine.zwickern.variants import DIETZE, JENSEN
from tutor.lab.fresh import Seeded, fresh_text

ZWICK = Seeded("jensen", "zwick", 1, 2, "builds")
ANOTHER = ZWICK._replace(seed=2)
"""Of the same kind."""
OF_OTHER_KINDS = [
    (ZWICK._replace(goal="capture"), JENSEN),
    (ZWICK._replace(hardness=3), JENSEN),
    (ZWICK._replace(up_to="captures"), JENSEN),
    (ZWICK._replace(variant="dietze"), DIETZE),
]
