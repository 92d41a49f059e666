"""The door to the puzzles of the other games: how many are solved, where to go on, and one deal in four ways."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import plain
from tutor.app.replay.records import trick_records_links
from tutor.app.tricks.entrance import play_other_games_link
from tutor.app.tricks.four_ways import four_ways
from tutor.app.tricks.puzzles import of_game, puzzle_of_tricks_page, puzzles_of_tricks
from tutor.app.visitor.address import address_value
from tutor.app.visitor.attempts import was_solved
from tutor.app.visitor.page_address import COUSIN, OTHER_GAMES, PUZZLES_PAGE, RULES_PAGE
from tutor.app.visitor.variants import NAMES_OF_GAMES
from tutor.coach.beside_zwickern import BESIDE_ZWICKERN


def other_puzzles_link() -> None:
    """Draw the quiet link to the puzzles of the other games."""
    st.page_link(PUZZLES_PAGE, label=words()("rules-view-cousins"), query_params=dict(OTHER_GAMES))


def asks_for_other_puzzles() -> bool:
    """Tell whether the address asks for the puzzles of the other games, and there are some."""
    asked = COUSIN in st.query_params or st.query_params.get("view") == OTHER_GAMES["view"]
    return asked and bool(puzzles_of_tricks())


def other_puzzles_page() -> None:
    """Draw the puzzle that the address names, else the list."""
    if COUSIN in st.query_params:
        puzzle_of_tricks_page(address_value(COUSIN, list(puzzles_of_tricks())))
        return
    st.title(words()("rules-view-cousins"))
    st.markdown(plain(words()("tricks-puzzles-about")))
    for game in BESIDE_ZWICKERN:
        _game(game)
    four_ways()
    trick_records_links()
    st.markdown(f":small[{plain(words()('tricks-chips-only'))}]")
    play_other_games_link()
    st.page_link(RULES_PAGE, label=words()("tricks-to-rules"), query_params=dict(OTHER_GAMES))


def _game(game: str) -> None:
    """Draw a game: how many of its puzzles are solved, and the link to the first that is not."""
    found = of_game(game)
    if not found:
        return
    solved = {name: was_solved(puzzle.id) for name, puzzle in found.items()}
    following = next((name for name, done in solved.items() if not done), next(iter(found)))
    with st.container(border=True, gap="small"):
        st.header(plain(words()(NAMES_OF_GAMES[game])))
        state = words()("tricks-puzzles-state", solved=sum(solved.values()), total=len(solved))
        st.markdown(f":gray-badge[{plain(state)}]")
        st.page_link(PUZZLES_PAGE, label=words()("tricks-puzzles-go"), query_params={COUSIN: following})
