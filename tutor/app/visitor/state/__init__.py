"""The state of one visitor, kept between two runs of a page."""

from dataclasses import dataclass, field

from tutor.app.base.session import kept
from tutor.app.visitor.state.exercises import Exercises
from tutor.app.visitor.state.learn import LearnPage
from tutor.app.visitor.state.pages import Pages
from tutor.app.visitor.state.play import PlayPage
from tutor.app.visitor.state.profile import Logged, Whose
from tutor.app.visitor.state.puzzles import PuzzlesPage
from tutor.app.visitor.state.replay import ReplayPage
from tutor.app.visitor.state.rules import RulesPage
from tutor.app.visitor.state.workshop import WorkshopPage

_KEY = "visit"


@dataclass(slots=True)
class Visit:
    """The whole state of one visitor: what pages share, and a part for each page that needs one."""

    whose: Whose = field(default_factory=Whose)
    exercises: Exercises = field(default_factory=Exercises)
    logged: Logged = field(default_factory=Logged)
    pages: Pages = field(default_factory=Pages)
    learn: LearnPage = field(default_factory=LearnPage)
    puzzles: PuzzlesPage = field(default_factory=PuzzlesPage)
    replay: ReplayPage = field(default_factory=ReplayPage)
    play: PlayPage = field(default_factory=PlayPage)
    rules: RulesPage = field(default_factory=RulesPage)
    workshop: WorkshopPage = field(default_factory=WorkshopPage)


def visit() -> Visit:
    """Return the visitor's state."""
    return kept(_KEY, Visit)


def start_again(item_id: str) -> None:
    """Begin another round of an exercise."""
    states = visit().exercises.states
    if item_id in states:
        states[item_id] = states[item_id].again()
