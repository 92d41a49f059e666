"""The puzzles of the other games: their list with what is solved of each game, and one puzzle at a time."""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from tutor.app.base.html_table import show_table
from tutor.app.base.i18n import with_dots, words
from tutor.app.base.library import library, once_for_content
from tutor.app.base.markdown import draw_text, escape_markdown, markdown
from tutor.app.base.page_link import page_link
from tutor.app.exercise.exercise import draw_earlier_tricks, exercise, exercise_buttons, step_buttons
from tutor.app.exercise.layout import parts_with_table
from tutor.app.exercise.task import Task, trick_task
from tutor.app.replay.records import trick_records_links
from tutor.app.visitor.address import address_value, choose_in_list, choose_in_row, go_to, numbered_labels
from tutor.app.visitor.attempts import was_solved
from tutor.app.visitor.page_address import COUSIN, OTHER_DOOR, OTHER_GAMES, PLAY_PAGE, PUZZLES_PAGE, RULES_PAGE
from tutor.app.visitor.redraw import exercise_fragment, surroundings_fragment
from tutor.app.visitor.variants import NAMES_OF_GAMES
from tutor.catalogue.tricks.exercises import TrickPuzzle
from tutor.coach.kits import TRICK_KITS, VARIANT_TITLES
from tutor.coach.tricks.asking import where_to_look
from tutor.coach.tricks.numbers import signed
from tutor.coach.zwikken.four_ways import POT, SEATS_OF_DEAL, OneWay, in_four_ways, span_line
from tutor.engine.cards import CARDS
from tutor.text import Family, Line, Words, render
from tutor.text.lines import Listed, Name

TRICK_KINDS = Family(
    "trick-kind-{}",
    (
        *("may-play", "do", "trick-winner", "trick-points", "ways", "deal-moves", "account", "pot"),
        *("chance", "sure", "certain", "which-ways"),
    ),
)
"""The messages that name what puzzles ask, which name those without a title; the kinds come in this order."""

_PLACE = "puzzles/tricks/"
# The hands of the three, and the card turned up; no two rules always end alike, except for Lubbers' and today's.
FOUR_WAYS_DEALS: tuple[tuple[str, str, str, str], ...] = (
    ("QS 10H AS", "KS QH JC", "AH KD QD", "KC"),
    ("JH AH AD", "KS KH KC", "KD 10C JS", "AC"),
    ("10H JS KD", "JC JH JD", "KC AC 10S", "QD"),
    ("AD 10S AS", "AH 10H QH", "10C QS KS", "JS"),
)
"""The deals to choose from."""
_KEY = "deal"


def puzzles_of_tricks() -> Mapping[str, TrickPuzzle]:
    """Return the puzzles by their names in the address, from kind to kind."""
    kinds = list(TRICK_KINDS)
    found = sorted(library().trick_puzzles, key=lambda puzzle: kinds.index(puzzle.entry.trick_goal.kind))
    return {name_of(puzzle): puzzle for puzzle in found}


def name_of(puzzle: TrickPuzzle) -> str:
    """Return the name of a puzzle in the address."""
    return puzzle.id.removeprefix(_PLACE)


def trick_puzzles_of(game: str) -> dict[str, TrickPuzzle]:
    """Return the puzzles of a game by their names."""
    return {name: one for name, one in puzzles_of_tricks().items() if one.game.game.name == game}


@once_for_content
def _labels_of(spoken: Words, game: str) -> dict[str, str]:
    """Return the labels of the puzzles of a game in lists, each a different one."""
    return numbered_labels({name: _title(spoken, one) for name, one in trick_puzzles_of(game).items()})


def _title(spoken: Words, puzzle: TrickPuzzle) -> str:
    """Return the title of a puzzle; one without is named by what it asks, and by its variant."""
    if puzzle.entry.title is not None:
        return puzzle.entry.title
    way = spoken(VARIANT_TITLES[puzzle.variant])
    return f"{spoken(TRICK_KINDS[puzzle.entry.trick_goal.kind])} ({way})"


def _puzzle_page(name: str) -> None:
    """Draw the puzzle of a name, and the list of the others of its game."""
    with st.container(key="frame"):
        exercise_fragment(partial(_exercise, name))
        surroundings_fragment(partial(_heading, name))


def task_of_puzzle(puzzle: TrickPuzzle) -> Task:
    """Return the exercise of a puzzle."""
    goal, position = puzzle.entry.trick_goal, puzzle.position
    return trick_task(puzzle.id, puzzle.variant, puzzle.game, position, puzzle.question, goal, where_to_look(goal))


def _exercise(name: str) -> None:
    puzzle = puzzles_of_tricks()[name]
    game = puzzle.game.game.name
    task, parts = task_of_puzzle(puzzle), parts_with_table()
    exercise(task, parts)
    with parts.text:
        if puzzle.entry.title is None:
            st.title(escape_markdown(_labels_of(words(), game)[name]))
        else:
            draw_text(puzzle.entry.title, "title", st.title)
        about = [words()(NAMES_OF_GAMES[game]), words()(VARIANT_TITLES[puzzle.variant])]
        if was_solved(puzzle.id):
            about.append(words()("puzzle-solved"))
        st.markdown(f":small[{escape_markdown(with_dots(*about))}]")
        draw_earlier_tricks(puzzle.position)
    if task.state.over and puzzle.entry.remark is not None:
        with parts.said:
            draw_text(puzzle.entry.remark, "remark")
    with parts.ways:
        exercise_buttons(task)
        names = list(trick_puzzles_of(game))
        back, forward = words()("learn-back"), words()("learn-next")
        solved = was_solved(puzzle.id)
        step_buttons(COUSIN, names, names.index(name), back, forward, solved=solved, go=partial(go_to, COUSIN))


def _heading(name: str) -> None:
    """Draw how many puzzles of the game are solved, and the list of them."""
    game = puzzles_of_tricks()[name].game.game.name
    found, titles = trick_puzzles_of(game), _labels_of(words(), game)
    labels = {
        one: words()("learn-option-solved" if was_solved(puzzle.id) else "learn-option", title=titles[one])
        for one, puzzle in found.items()
    }
    done = sum(was_solved(puzzle.id) for puzzle in found.values())
    with st.container(horizontal=True, vertical_alignment="center", gap="medium", key="where"):
        with st.container(width="stretch"):
            text = words()("tricks-puzzles-state", solved=done, total=len(found))
            st.progress(done / len(found), escape_markdown(text), width="stretch")
        with st.container(width=280):
            choose_in_list(COUSIN, labels, words()("puzzle-choose"), partial(go_to, COUSIN))


def other_puzzles_link() -> None:
    """Draw the quiet link to the puzzles of the other games."""
    page_link(PUZZLES_PAGE, label=words()("rules-view-cousins"), query_params=dict(OTHER_GAMES))


def asks_for_other_puzzles() -> bool:
    """Tell whether the address asks for the puzzles of the other games, and there are some."""
    asked = COUSIN in st.query_params or st.query_params.get("view") == OTHER_GAMES["view"]
    return asked and bool(puzzles_of_tricks())


def other_puzzles_page() -> None:
    """Draw the puzzle that the address names, else the list."""
    if COUSIN in st.query_params:
        _puzzle_page(address_value(COUSIN, list(puzzles_of_tricks())))
        return
    with st.container(key="about-other-games"):
        st.title(words()("rules-view-cousins"))
        st.markdown(escape_markdown(words()("tricks-puzzles-about")))
    for game in TRICK_KITS:
        _game(game)
    _four_ways()
    trick_records_links()
    st.markdown(f":small[{escape_markdown(words()('tricks-chips-only'))}]")
    page_link(PLAY_PAGE, label=words()("tricks-play-them"), query_params=dict(OTHER_DOOR))
    page_link(RULES_PAGE, label=words()("tricks-to-rules"), query_params=dict(OTHER_GAMES))


def _game(game: str) -> None:
    """Draw a game: how many of its puzzles are solved, and the link to the first that is not."""
    found = trick_puzzles_of(game)
    if not found:
        return
    solved = {name: was_solved(puzzle.id) for name, puzzle in found.items()}
    following = next((name for name, done in solved.items() if not done), next(iter(found)))
    with st.container(key=f"game-{game}", gap="small"):
        name = words()(NAMES_OF_GAMES[game])
        st.header(escape_markdown(name))
        state = words()("tricks-puzzles-state", solved=sum(solved.values()), total=len(solved))
        st.markdown(f":gray-badge[{escape_markdown(state)}]")
        page_link(PUZZLES_PAGE, label=words()("tricks-puzzles-go", game=name), query_params={COUSIN: following})


def _four_ways() -> None:
    """Draw the deal in the address under each set of rules."""
    st.header(escape_markdown(words()("tricks-four")))
    numbers = [str(number) for number in range(1, len(FOUR_WAYS_DEALS) + 1)]
    chosen = address_value(_KEY, numbers) if _KEY in st.query_params else numbers[0]
    who = Line("tricks-four-about", {"seat": Name(SEATS_OF_DEAL[0])})
    st.markdown(markdown(who))
    labels = {number: words()("tricks-four-deal-of", number=int(number)) for number in numbers}
    choose_in_row("choose-deal", labels, chosen, words()("tricks-four"), partial(go_to, _KEY))
    *hands, turned = FOUR_WAYS_DEALS[int(chosen) - 1]
    for seat, cards in zip(SEATS_OF_DEAL, hands, strict=True):
        held = Listed(tuple(CARDS[code] for code in cards.split()))
        st.markdown("- " + markdown(Line("tricks-hand-of", {"seat": Name(seat), "cards": held})))
    st.markdown("- " + markdown(Line("tricks-four-turned", {"card": CARDS[turned]})))
    head = [*map(words(), ("tricks-four-way", "tricks-four-how", "tricks-four-who")), *SEATS_OF_DEAL]
    found = _results(int(chosen) - 1)
    show_table(head, map(_row, found))
    st.markdown(f":small[{escape_markdown(words()('tricks-four-why', number=POT))}]")
    if any(span.least < span.most for way in found for span in way.chips):
        st.markdown(f":small[{escape_markdown(words()('tricks-four-open'))}]")


def _row(way: OneWay) -> list[str]:
    chips = [render(words(), span_line(span, signed)) for span in way.chips]
    return [words()(VARIANT_TITLES[way.variant]), render(words(), way.how), render(words(), way.who), *chips]


@once_for_content
def _results(place: int) -> tuple[OneWay, ...]:
    *hands, turned = FOUR_WAYS_DEALS[place]
    dealt = {seat: tuple(cards.split()) for seat, cards in zip(SEATS_OF_DEAL, hands, strict=True)}
    return in_four_ways(dealt, turned)
