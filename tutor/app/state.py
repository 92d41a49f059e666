"""All that is kept for one visitor between two runs of a page."""

from dataclasses import dataclass, field

import streamlit as st

from tutor.coach.judge import Verdict

_KEY = "visit"


@dataclass(slots=True)
class Attempt:
    """What happened with one exercise: `round` counts fresh starts and is part of the board's epoch."""

    round: int = 0
    verdict: Verdict | None = None
    solution_shown: bool = False
    solved: bool = False


@dataclass(slots=True)
class Visit:
    """One visitor's tries by item id, the places last visited, and the number of the last answer that was judged."""

    attempts: dict[str, Attempt] = field(default_factory=dict)
    places: dict[str, str] = field(default_factory=dict)
    last_seq: int = 0

    def attempt(self, item_id: str) -> Attempt:
        """What happened with an exercise so far."""
        return self.attempts.setdefault(item_id, Attempt())

    def solved(self, item_id: str) -> bool:
        """Whether an exercise has been solved."""
        return item_id in self.attempts and self.attempts[item_id].solved


def visit() -> Visit:
    """The visitor's state."""
    found = st.session_state.get(_KEY)
    if not isinstance(found, Visit):
        found = st.session_state[_KEY] = Visit()
    return found


def start_again(item_id: str) -> None:
    """Clear the board of an exercise for another try; that it was solved once is kept."""
    attempt = visit().attempt(item_id)
    attempt.round += 1
    attempt.verdict = None
    attempt.solution_shown = False


def show_solution(item_id: str) -> None:
    """Show the solution of an exercise."""
    visit().attempt(item_id).solution_shown = True
