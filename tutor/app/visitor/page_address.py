"""The paths of pages and the addresses on them that other pages link to, such as steps, games and matches."""

from enum import StrEnum
from types import MappingProxyType
from typing import Final
from uuid import UUID

import streamlit as st

from tutor.app.visitor.address import go_to_all
from tutor.app.visitor.redraw import whole_page
from tutor.app.visitor.session import PlayPage, session
from tutor.catalogue.exercises import Step
from tutor.catalogue.user_content import MARK, slug_of

LEARN_PAGE: Final = "views/learn.py"
"""The path of the Learn page, for links to it."""
PLAY_PAGE: Final = "views/play.py"
"""The path of the Play page, for links to it."""
PUZZLES_PAGE: Final = "views/puzzles.py"
"""The path of the Puzzles page, for links to it."""
REPLAY_PAGE: Final = "views/replay.py"
"""The path of the Replay page, for links to it."""
RULES_PAGE: Final = "views/rules.py"
"""The path of the Rules page, for links to it."""

OVERVIEW = MappingProxyType({"view": "course"})
"""The query of the address of the whole course."""
OTHER_GAMES = MappingProxyType({"view": "cousins"})
"""The query of the rules of the other games of nearly the same name, and of the list of their puzzles."""

COUSIN: Final = "cousin"
"""The key of the address with a lesson, a puzzle or a record of one of the other games."""

MATCH_KEY, DEAL_KEY, FIRST_KEY = "match", "deal", "first"
_OTHER_KEY = "games"
OTHER_DOOR = MappingProxyType({_OTHER_KEY: "other"})
"""The query of the entrance to the other games of nearly the same name."""
_PLAY_KEYS = (MATCH_KEY, DEAL_KEY, FIRST_KEY, _OTHER_KEY)
"""The keys of this page's address."""
DAY = "today"
"""In the address: the deal of the visitor's day."""


class Mode(StrEnum):
    """The ways through a record: follow it, guess or try plays, retry mistakes, or play the end against the solver."""

    FOLLOW = "follow"
    GUESS = "guess"
    TRY = "try"
    AGAIN = "again"
    ENDING = "ending"


def variant_of(step: Step) -> str | None:
    """Return the name of the variant that a step is about, None if it is general."""
    if step.position is not None:
        return step.position.rules.name
    return getattr(step.goal, "variant", None)


def lesson_name(item_id: str) -> str:
    """Return the name of a lesson in the address by its id; that of a folder begins with the slug of the folder."""
    slug, name = slug_of(item_id), item_id.rpartition("/")[2]
    return name if slug is None else f"{slug}{MARK}{name}"


def step_address(name: str, step: Step) -> dict[str, str]:
    """Return the part of the address for a step: the lesson, the step and its variant."""
    variant = variant_of(step)
    return {"lesson": name, "step": step.entry.slug} | ({} if variant is None else {"variant": variant})


def played_game_id(match: UUID, number: int) -> str:
    """Return the id of the visitor's own game as a record, by its match and its number in it, from 0."""
    return f"match/{match}/{number + 1}"


def game_address(match: UUID, number: int, ply: int = 0, again: bool = False) -> dict[str, str]:
    """Return the address in Replay of a play in the visitor's own game of Zwickern, with `again` to retry it."""
    address = {"game": played_game_id(match, number), "ply": str(ply)}
    return {**address, "mode": str(Mode.AGAIN)} if again else address


def ending_address(match: UUID, number: int) -> dict[str, str]:
    """Return the address in Replay at which the visitor plays the end of their own game against the solver."""
    return {"game": played_game_id(match, number), "mode": str(Mode.ENDING)}


def trick_game_address(match: UUID, number: int, at: int = 0, again: bool = False) -> dict[str, str]:
    """Return the address in Replay of an action in the visitor's own trick-taking game, with `again` to retry it."""
    address = {COUSIN: played_game_id(match, number), "at": str(at)}
    return {**address, "mode": str(Mode.AGAIN)} if again else address


def asked_match() -> str | None:
    """Return the match in the address, if any."""
    return st.query_params.get(MATCH_KEY)


def asked_deal() -> str | None:
    """Return the deal in the address, if any."""
    return st.query_params.get(DEAL_KEY)


def asks_for_first() -> bool:
    """Tell whether the address asks for the guided game for new players."""
    return FIRST_KEY in st.query_params


def go_to_match(match: UUID) -> None:
    """Go to a match and animate its last round; call it in a callback."""
    page = session().play
    session().play = PlayPage(settings=page.settings, again=page.again + 1, awaited=page.awaited)
    go_to_all({MATCH_KEY: str(match)}, _PLAY_KEYS)
    whole_page()


def asks_for_other_games() -> bool:
    """Tell whether the address asks for the entrance to the other games."""
    return st.query_params.get(_OTHER_KEY) == OTHER_DOOR[_OTHER_KEY]


def go_to_door(*, other_games: bool = False) -> None:
    """Leave the match for the entrance; call it in a callback."""
    go_to_all(OTHER_DOOR if other_games else {}, _PLAY_KEYS)
    whole_page()
