"""What waits for the learner: the next thing, where it is, and what else is open."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import NamedTuple

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.learn.course import Course, next_step
from tutor.app.learn.paths import TONIGHT, path_address, paths, where_to_continue
from tutor.app.play.kit import PlayKit
from tutor.app.play.running import AnyRunning, last_matches
from tutor.app.play.trick_games import TRICKS_KIT
from tutor.app.play.zwickern import ZWICKERN_KIT
from tutor.app.puzzles.choice import offered_puzzle, todays
from tutor.app.puzzles.learner_progress import learner_progress
from tutor.app.puzzles.preferences import read_wish
from tutor.app.puzzles.weak_spots import go_to_puzzles, spot_name, weakest, wish_for
from tutor.app.visitor.attempts import tried
from tutor.app.visitor.learner import LearnerProgress, Picking
from tutor.app.visitor.page_address import LEARN_PAGE, MATCH_KEY, PLAY_PAGE, PUZZLES_PAGE, step_address
from tutor.engine.zwickern import Position
from tutor.trainer.daily import Daily
from tutor.trainer.mastery import Share
from tutor.trainer.next_thing import Done, NextThing, next_thing

_MOST_MATCHES = 3
"""The number of a learner's last matches, of each kind, among which one may wait."""


class WayOn(NamedTuple):
    """A way on: its label as plain text, the path of its page, the query of its address, and the position there.

    To puzzles the query is a wish, and `puzzle` the id of the one that it picked.
    """

    label: str
    page: str
    query: Mapping[str, str]
    position: Position | None = None
    puzzle: str | None = None

    def follow(self) -> None:
        """Go there; call it outside of callbacks."""
        if self.page == PUZZLES_PAGE:
            go_to_puzzles(self.query, self.puzzle)
        st.switch_page(self.page, query_params=dict(self.query))


class OwnMatch(NamedTuple):
    """A match of the learner, and what the Play page needs of its game."""

    kit: PlayKit
    running: AnyRunning


class OpenThings(NamedTuple):
    """What waits for the learner, of which the next `thing` comes first.

    `way` leads to it, and `step` to the next step of the way, if any. `game` is the match that waits, `last` the last
    one that is over, `due` the number of concepts to review, `today` the puzzle of today while it is unsolved.
    `progress` is None for a newcomer, for whom nothing else is computed.
    """

    thing: NextThing
    way: WayOn
    step: WayOn | None = None
    game: OwnMatch | None = None
    last: OwnMatch | None = None
    due: int = 0
    today: Daily | None = None
    progress: LearnerProgress | None = None


def waiting(lessons: Course) -> OpenThings:
    """Find what waits for the learner in all that the log knows."""
    matches = [OwnMatch(kit, running) for kit in (ZWICKERN_KIT, TRICKS_KIT) for running in _last(kit)]
    if not tried().number and not matches:
        return OpenThings(NextThing.BEGIN, _begin())
    known = learner_progress()
    step, spots = _step(lessons), weakest(known.learner.weak)
    game = next((one for one in matches if one.running.waits), None)
    last = next((one for one in matches if one.running.hand.over and not one.running.waits), None)
    today = next((one for one in todays(known) if one.day not in known.days), None)
    done = Done(
        begun=True,
        learning=any(item_id.startswith("lessons/") for item_id in known.learner.solved),
        played=last is not None,
        solved=len(known.learner.solved),
        game=game is not None,
        due=len(known.due),
        today=today is not None,
        step=step is not None,
        weak=bool(spots),
    )
    thing = next_thing(done)
    ways: dict[NextThing, Callable[[], WayOn | None]] = {
        NextThing.GAME: lambda: None if game is None else _to_game(game.running),
        NextThing.DUE: lambda: _picked(words()("help-due"), {"pick": str(Picking.DUE)}, known),
        NextThing.TODAY: lambda: None if today is None else _to_today(today),
        NextThing.STEP: lambda: step,
        NextThing.WEAK: lambda: _weak(*spots[0], known),
        NextThing.ANY: lambda: _picked(words()("help-any"), {}, known),
    }
    way = ways[thing]()
    assert way is not None
    return OpenThings(thing, way, step, game, last, len(known.due), today, known)


def _last(kit: PlayKit) -> Iterator[AnyRunning]:
    return islice(last_matches(other_games=kit.other_games), _MOST_MATCHES)


def _begin() -> WayOn:
    tonight = paths().get(TONIGHT)
    return WayOn(words()("home-tonight"), LEARN_PAGE, {} if tonight is None else path_address(tonight, 1))


def _to_game(running: AnyRunning) -> WayOn:
    return WayOn(words()("play-go-on"), PLAY_PAGE, {MATCH_KEY: str(running.id)})


def _to_today(today: Daily) -> WayOn:
    # Its position is left out: the first one to ask for a day's puzzle waits until it is made.
    return WayOn(words()("home-puzzle"), PUZZLES_PAGE, {}, puzzle=today.id)


def _step(lessons: Course) -> WayOn | None:
    """Return the way to the next step: where the learner continues, or the first one of all; None once all are done."""
    found = where_to_continue(lessons)
    if found is None:
        first = next_step(lessons)
        found = None if first is None else (first[1], step_address(*first))
    if found is None:
        return None
    step, address = found
    return WayOn(words()("learn-resume", title=step.entry.title), LEARN_PAGE, address, step.position)


def _weak(key: str, share: Share, known: LearnerProgress) -> WayOn:
    label = words()("progress-practise", name=spot_name(key, share))
    return _picked(label, wish_for(key, share), known)


def _picked(label: str, query: Mapping[str, str], known: LearnerProgress) -> WayOn:
    """Return the way to the puzzle that a wish picks, or only to the wish where it picks none."""
    puzzle = offered_puzzle(read_wish(query), known)
    if puzzle is None:
        return WayOn(label, PUZZLES_PAGE, query)
    return WayOn(label, PUZZLES_PAGE, query, puzzle.position, puzzle.id)
