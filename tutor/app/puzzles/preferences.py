"""What the learner wants to practise, which stands in the address, and the widgets that change it."""

from collections.abc import Callable, Container, Mapping, Sequence
from functools import cache

import streamlit as st

from tutor.app.base.shared import library, plain, words
from tutor.app.puzzles.next_puzzle import HARDEST, Way, Wish
from tutor.app.visitor.address import choose_in_row
from tutor.app.visitor.state import visit
from tutor.app.visitor.synced_widgets import following
from tutor.app.visitor.variants import variant_title, variants
from tutor.coach.zwickern.puzzle.themes import THEME_NAMES, THEMES
from tutor.coach.zwickern.words.concepts import CONCEPTS
from tutor.engine.zwickern import VARIANTS
from tutor.lab.fresh import offered
from tutor.text import Family, Words

# No variant has no name.
_ANY = ""
_DIFFICULTIES = tuple(str(number) for number in range(1, HARDEST + 1))
WISH_KEYS = ("pick", "variant", "goal", "theme", "difficulty")
_WAYS, _WISHES = Family("pick-{}", Way), Family("pick-{}", WISH_KEYS[1:])


@cache
def goals() -> tuple[str, ...]:
    """The kinds of goals that there are puzzles for."""
    kinds = {puzzle.goal.kind: None for puzzle in library().puzzles}
    return tuple(kinds | {goal: None for rules in VARIANTS.values() for goal in offered(rules)})


def _values(key: str) -> Sequence[str]:
    match key:
        case "pick":
            return [str(way) for way in Way]
        case "variant":
            return list(variants())
        case "goal":
            return goals()
        case "theme":
            return THEMES
        case _:
            return _DIFFICULTIES


def _said(key: str) -> str | None:
    """What the address says of a key, or what it last said; None where that is nothing known."""
    return _known(key, st.query_params.get(key) or _before(st.query_params).get(key))


def _before(address: Container[str]) -> Mapping[str, str]:
    """The wish that was made before; an address with a puzzle, such as Back leads to, says itself what was wished."""
    return {} if "puzzle" in address else visit().puzzles.wishes


def _known(key: str, value: str | None) -> str | None:
    return value if value is not None and value in _values(key) else None


def wish() -> Wish:
    """What the address says that the learner wants."""
    # Each look at the address of the browser costs more than the rest of this.
    address = st.query_params.to_dict()
    before = _before(address)
    said = {key: _known(key, address.get(key) or before.get(key)) for key in WISH_KEYS}
    difficulty = said["difficulty"]
    return Wish(
        Way(said["pick"] or Way.NEXT),
        said["variant"],
        said["goal"],
        said["theme"],
        None if difficulty is None else int(difficulty),
    )


def wish_again(values: dict[str, str | None]) -> None:
    """Let the address say another wish."""
    for key, value in values.items():
        if value is None:
            visit().puzzles.wishes.pop(key, None)
            st.query_params.pop(key, None)
        else:
            visit().puzzles.wishes[key] = value
            st.query_params[key] = value


def keep_address() -> None:
    """Let the address say the wish that was made before another page was shown."""
    found = {key: value for key in WISH_KEYS if (value := _said(key)) is not None}
    for key, value in found.items():
        if st.query_params.get(key) != value:
            st.query_params[key] = value
    visit().puzzles.wishes = found


def wishing(due: int, then: Callable[[], None]) -> None:
    """The widgets: how the next puzzle is picked, and what it has to be; `then` runs after a change."""
    now, say = wish(), words()
    chosen = _chosen(now)
    labels = {str(way): say(_WAYS[way], due=due) for way in Way}
    choose_in_row("wish-pick", labels, str(now.way), say("pick-label"), lambda value: _changed("pick", value, then))
    # Its label changes with what is chosen in it: it would not stay open if it were drawn only where it is.
    with st.popover(plain(_narrowed(say, chosen))):
        for key, value in chosen.items():
            _choice(say, key, value, then)


def _chosen(now: Wish) -> dict[str, str | None]:
    """What the next puzzle has to be, by the keys of the address."""
    difficulty = None if now.difficulty is None else str(now.difficulty)
    return dict(zip(WISH_KEYS[1:], (now.variant, now.goal, now.theme, difficulty), strict=True))


def _narrowed(say: Words, chosen: Mapping[str, str | None]) -> str:
    """What the choice is narrowed to, on the button that opens it."""
    return ", ".join(_label(say, key, value) for key, value in chosen.items() if value) or say("pick-anything")


def _label(say: Words, key: str, value: str) -> str:
    match key:
        case "variant":
            return variant_title(value)
        case "goal":
            return say(CONCEPTS[value])
        case "theme":
            return say(THEME_NAMES[value])
        case _:
            return say("puzzle-difficulty", difficulty=value)


def _choice(say: Words, key: str, chosen: str | None, then: Callable[[], None]) -> None:
    labels = {_ANY: say("pick-any")} | {value: _label(say, key, value) for value in _values(key)}
    st.selectbox(
        say(_WISHES[key]),
        list(labels),
        format_func=labels.__getitem__,
        **following(f"wish-{key}", chosen or _ANY, lambda value: _changed(key, value, then), labels),
    )


def _changed(key: str, value: str, then: Callable[[], None]) -> None:
    wish_again({key: None if value == _ANY or (key == "pick" and value == Way.NEXT) else value})
    then()
