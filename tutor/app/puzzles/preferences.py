"""The learner's wish for the next puzzle, kept in the address, and the widgets that change it."""

from collections.abc import Callable, Container, Mapping, Sequence

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.library import library, once_for_content
from tutor.app.base.markdown import escape_markdown
from tutor.app.puzzles.next_puzzle import HARDEST
from tutor.app.puzzles.sets import sets_menu
from tutor.app.visitor.address import choose_in_row
from tutor.app.visitor.learner import LearnerProgress, Picking, Wish
from tutor.app.visitor.own_table import own_table
from tutor.app.visitor.session import session
from tutor.app.visitor.synced_widgets import synced
from tutor.app.visitor.variants import draw_in_short, variant_title, variants
from tutor.catalogue.user_content import slug_of
from tutor.coach.zwickern.goals.syllabus import CONCEPTS
from tutor.coach.zwickern.puzzle.themes import THEME_NAMES, THEMES
from tutor.engine.zwickern import VARIANTS
from tutor.lab.fresh import goals_offered
from tutor.text import Family, Words, joined_texts

# Any value: no variant, goal or theme has an empty name.
_ANY = ""
_DIFFICULTIES = tuple(str(number) for number in range(1, HARDEST + 1))
WISH_KEYS = ("pick", "variant", "goal", "theme", "difficulty", "folder")
_IN_ROW = (Picking.NEXT, Picking.DUE, Picking.FRESH)
_WAYS, _WISHES = Family("pick-{}", Picking), Family("pick-{}", WISH_KEYS[1:])


@once_for_content
def goals() -> tuple[str, ...]:
    """Return the kinds of goals with puzzles, in the library or fresh."""
    kinds = {puzzle.goal.kind: None for puzzle in library().puzzles}
    return tuple(kinds | {goal: None for rules in VARIANTS.values() for goal in goals_offered(rules)})


def _values(key: str) -> Sequence[str]:
    match key:
        case "pick":
            return [str(way) for way in Picking]
        case "variant":
            return list(variants())
        case "goal":
            return goals()
        case "theme":
            return THEMES
        case "folder":
            return list(_folders())
        case _:
            return _DIFFICULTIES


def _folders() -> dict[str, str]:
    """Return the titles of the folders of own content with puzzles, by their slugs."""
    slugs = {slug_of(puzzle.id) for puzzle in library().puzzles}
    return {slug: entry.title for slug, entry in library().folders.items() if slug in slugs}


def _said(key: str) -> str | None:
    """Return the value of a key in the address, otherwise in the previous wish; None if unknown."""
    return _known(key, st.query_params.get(key) or _before(st.query_params).get(key))


def _before(address: Container[str]) -> Mapping[str, str]:
    """Return the previous wish, for the keys that an address leaves out.

    An address that names a puzzle, such as one reached with Back, has the whole wish; the result is then empty.
    """
    return {} if "puzzle" in address else session().puzzles.wishes


def _known(key: str, value: str | None) -> str | None:
    return value if value is not None and value in _values(key) else None


def wish() -> Wish:
    """Return the learner's wish in the address."""
    # Read once, because each access to the address takes longer than the rest of this function.
    address = st.query_params.to_dict()
    before = _before(address)
    return read_wish({key: address.get(key) or before.get(key) for key in WISH_KEYS})


def read_wish(values: Mapping[str, str | None]) -> Wish:
    """Return the wish with these values by the keys of the address; what is unknown is left open."""
    said = {key: _known(key, values.get(key)) for key in WISH_KEYS}
    difficulty = said["difficulty"]
    return Wish(
        Picking(said["pick"] or Picking.NEXT),
        said["variant"],
        said["goal"],
        said["theme"],
        None if difficulty is None else int(difficulty),
        said["folder"],
    )


def change_wish(values: dict[str, str | None]) -> None:
    """Change these keys of the wish, in the address and in the session; None removes one."""
    for key, value in values.items():
        if value is None:
            session().puzzles.wishes.pop(key, None)
            st.query_params.pop(key, None)
        else:
            session().puzzles.wishes[key] = value
            st.query_params[key] = value


def keep_address() -> None:
    """Put the wish from before another page was shown back into the address."""
    found = {key: value for key in WISH_KEYS if (value := _said(key)) is not None}
    for key, value in found.items():
        if st.query_params.get(key) != value:
            st.query_params[key] = value
    session().puzzles.wishes = found


def wish_widgets(known: LearnerProgress, then: Callable[[], None]) -> None:
    """Draw the widgets of the wish; `then` runs after a change."""
    now, say = wish(), words()
    chosen = _chosen(now)
    # The others are in the menu of the sets; the one chosen there is shown in the row.
    ways = [way for way in Picking if way in _IN_ROW or way is now.way]
    labels = {str(way): say(_WAYS[way], due=len(known.due)) for way in ways}
    choose_in_row("wish-pick", labels, str(now.way), say("pick-label"), lambda value: _changed("pick", value, then))
    sets_menu(now.way, known, lambda way: choose_set(way, then))
    # The choices are drawn even while it is closed: its label depends on them, and it would not stay open otherwise.
    with st.popover(escape_markdown(_narrowed(say, chosen)), key="wish"):
        own = own_table()
        if own is not None:
            wished = {"pick": str(Picking.FRESH), "variant": own.name}
            st.button(say("pick-ours"), key="wish-ours", on_click=_wish_for, args=(wished, then), width="stretch")
        for key, value in chosen.items():
            if key != "folder" or _folders():
                _choice(say, key, value, then)


def choose_set(way: Picking, then: Callable[[], None]) -> None:
    """Wish for a set, of which all kinds come."""
    change_wish(dict.fromkeys(WISH_KEYS) | {"pick": str(way)})
    # The puzzle on show is not the last of the set.
    session().pages.places.pop("puzzle", None)
    then()


def _wish_for(wished: Mapping[str, str], then: Callable[[], None]) -> None:
    """Wish for these values of the keys, and for nothing else."""
    change_wish({key: wished.get(key) for key in WISH_KEYS})
    then()


def _chosen(now: Wish) -> dict[str, str | None]:
    """Return the values of the wish by the keys of the address, except for the way of picking."""
    difficulty = None if now.difficulty is None else str(now.difficulty)
    return dict(zip(WISH_KEYS[1:], (now.variant, now.goal, now.theme, difficulty, now.folder), strict=True))


def _narrowed(say: Words, chosen: Mapping[str, str | None]) -> str:
    """Return the label of the button that opens the choices: the chosen values, or a text for any puzzle."""
    values = (_label(say, key, value) for key, value in chosen.items() if value)
    return joined_texts(say, values) or say("pick-anything")


def _label(say: Words, key: str, value: str) -> str:
    match key:
        case "variant":
            return variant_title(value)
        case "goal":
            return say(CONCEPTS[value])
        case "theme":
            return say(THEME_NAMES[value])
        case "folder":
            return _folders()[value]
        case _:
            return say("puzzle-difficulty", difficulty=value)


def _choice(say: Words, key: str, chosen: str | None, then: Callable[[], None]) -> None:
    labels = {_ANY: say("pick-any")} | {value: _label(say, key, value) for value in _values(key)}
    st.selectbox(
        say(_WISHES[key]),
        list(labels),
        format_func=labels.__getitem__,
        **synced(f"wish-{key}", chosen or _ANY, lambda value: _changed(key, value, then), labels),
    )
    if key == "variant" and chosen is not None:
        draw_in_short(chosen)


def _changed(key: str, value: str, then: Callable[[], None]) -> None:
    change_wish({key: None if value == _ANY or (key == "pick" and value == Picking.NEXT) else value})
    then()
