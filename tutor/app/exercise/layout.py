"""The layout of an exercise: on a wide screen a panel beside the table, on a phone a sheet below it."""

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import streamlit as st

from tutor.app.base.words_and_content import words
from tutor.app.exercise.task import Task
from tutor.app.visitor.state import visit
from tutor.coach.zwickern.questions.table import WITHOUT_POSITION

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

# The ways on stand at the foot of the screen, whatever is said. What is drawn around an exercise comes last for the
# keyboard, and stands above it where there is room. The boxes that Streamlit puts around the parts are taken away: to
# find one by its part, with :has(), the browser works out the style of the whole page with each change in it.
_EVERYWHERE: Final = """
:is(.st-key-frame, .st-key-beside, .st-key-panel) > [data-testid="stLayoutWrapper"] { display: contents; }
:is(.st-key-task, .st-key-said):empty { display: none; }
:is(.st-key-panel, .st-key-frame) .st-key-ways {
  position: sticky; bottom: 0; z-index: 3; background: var(--panel); }
/* What is told of the plays of a film keeps its room, and is shown once the film has shown them. */
:root[data-film] :is(.st-key-film-task, .st-key-film-coach, .st-key-film-round, .st-key-film-tricks,
  .st-key-film-moves, .st-key-film-result) { visibility: hidden; }
@media print { .st-key-ways { display: none !important; } }
.st-key-said > * { scroll-margin-block: 1rem 8rem; }
.st-key-ways { gap: 0.5rem; padding-block: 0.5rem; }
.st-key-ways .stButton button { min-height: 2.75rem; padding-inline: 0.5rem; }
.st-key-ways kbd { display: none; }
.st-key-play-title .stButton { flex: none; }
.st-key-ways [data-testid="stHorizontalBlock"] { gap: 0.5rem; flex-wrap: nowrap; }
.st-key-ways [data-testid="stHorizontalBlock"] > * { flex: 1 1 0 !important; min-width: 0 !important; }
.st-key-ways .st-key-one-row > :last-child { flex-grow: 3 !important; }
.st-key-ways .st-key-one-row > :last-child [data-testid="stHorizontalBlock"] > :last-child { flex-grow: 2 !important; }
.stApp { --panel: light-dark(#fdfcf9, #15191a); }
"""

# What stands above a table on other pages comes after it for the keyboard too.
_TABLE_FIRST: Final = """
.st-key-table-first > [data-testid="stLayoutWrapper"] { display: contents; }
.st-key-table-first > * > .st-key-head { order: -1; }
.st-key-table-first > * > .st-key-table:empty { display: none; }
"""

_ROOM: Final = """
@media (min-width: 641px) {
  .st-key-frame > * > :is(.st-key-around, .st-key-where) { order: -1; }
}
"""

# The table stays in sight while the page is scrolled to read on.
_WIDE: Final = """
@media (min-width: 1200px) {
  .st-key-beside { display: grid; gap: 0 3rem; min-height: calc(100dvh - 8.5rem);
    grid-template: "table text" auto "table task" auto "table said" 1fr "table ways" auto
      / minmax(0, 1fr) clamp(22rem, 28vw, 26rem); }
  .st-key-beside::before { content: ""; grid-area: 1 / 2 / -1 / 3; width: 0; margin-inline-start: -1.5rem;
    border-inline-start: 1px solid color-mix(in srgb, currentcolor 16%, transparent); }
  .st-key-beside .st-key-panel { display: contents; }
  .st-key-beside :is(.st-key-table, .st-key-bare) { grid-area: table; }
  .st-key-panel .st-key-text { grid-area: text; }
  .st-key-beside > * > .st-key-task { grid-area: task; padding-block: 0.5rem 1rem; }
  .st-key-panel .st-key-said { grid-area: said; padding-bottom: 1rem; }
  .st-key-panel .st-key-ways { grid-area: ways; }
}
@media (min-width: 1200px) and (min-height: 740px) {
  .st-key-beside .st-key-table { position: sticky; top: 0.5rem; align-self: start; }
}
"""

# The sheet fills what the table leaves of the screen, at least a line of what is said and the ways on. Its handle lets
# it rise over the table until all text can be read.
_PHONE: Final = """
@media (max-width: 640px) {
  .st-key-beside { display: grid; gap: 0.5rem; min-height: calc(100dvh - 3.75rem); --ways: 7rem;
    --said: 4.5rem;
    grid-template: auto auto minmax(calc(var(--ways) + var(--said)), 1fr) / minmax(0, 1fr); }
  /* Four lines of what is said of an answer can be read without scrolling. */
  .st-key-beside:has(.st-key-said :is([data-testid="stAlertContentSuccess"], [data-testid="stAlertContentWarning"],
    [data-testid="stAlertContentError"])) { --said: 10.25rem; }
  .st-key-said [data-testid="stAlertContainer"] { padding: 0.5rem 0.75rem; }
  .st-key-beside:has(:is(.st-key-one-row, .st-key-play-row)) { --ways: 3.75rem; }
  .st-key-beside :is(.st-key-table, .st-key-bare) { grid-row: 2; }
  .st-key-beside .st-key-table { gap: 0.5rem; }
  .st-key-table [data-testid="stRadio"] > label { min-height: 0; margin: 0; }
  /* The last box is that of the panel, which rises out of it. */
  .st-key-beside > [data-testid="stLayoutWrapper"]:last-child { display: block; grid-row: 3; position: sticky;
    bottom: 0; z-index: 5; margin-inline: -1rem; width: auto; max-width: none; align-self: stretch; }
  .st-key-beside .st-key-panel { position: absolute; inset: auto 0 0; width: auto; max-width: none; height: 100%;
    overflow-y: auto; overflow-anchor: none; overscroll-behavior: contain; gap: 0.5rem; padding: 0 1rem;
    border-radius: 1rem 1rem 0 0; background: var(--panel);
    border-top: 1px solid color-mix(in srgb, currentcolor 25%, transparent); box-shadow: 0 -4px 14px rgb(0 0 0 / 12%); }
  .st-key-beside .st-key-panel:has(.st-key-sheet [kind="secondary"]) {
    height: auto; min-height: 100%; max-height: calc(100dvh - 4rem); }
  .st-key-panel > * > .stVerticalBlock { flex: none; }
  .st-key-panel .st-key-said { order: -1; }
  .st-key-panel > .st-key-sheet { order: -2; position: sticky; top: 0; z-index: 3; margin-bottom: -0.875rem;
    background: linear-gradient(var(--panel) 2rem, transparent 2.125rem); }
  .st-key-sheet button { min-height: 2.75rem; width: 100%; padding: 0.5rem 0 0; border: 0; background: none; }
  .st-key-sheet button p { font-size: 0.875rem; }
  .st-key-sheet button::before { content: ""; position: absolute; inset: 0.375rem 0 auto; width: 3rem; height: 0.25rem;
    margin-inline: auto; border-radius: 99px; background: color-mix(in srgb, currentcolor 45%, transparent); }
  .st-key-panel .st-key-ways { margin-top: auto; }
  /* The ring that a heading has with the focus lies clear of the handle of the sheet, which is close above. */
  .st-key-panel h1 { font-size: 1.125rem; padding-block: 0.125rem; }
  .st-key-panel h1:focus-visible > span { outline-offset: 0; }
  /* What goes on below the ways fades. */
  .st-key-panel .st-key-ways::before { content: ""; position: absolute; inset: -1.25rem 0 100%;
    background: linear-gradient(transparent, var(--panel)); pointer-events: none; }
  .st-key-bare { gap: 0.5rem; }
  .st-key-bare h1 { font-size: 1.25rem; padding-block: 0 0.5rem; }
  .st-key-bare .stVerticalBlock { gap: 0.5rem; }
  /* Beside a bare question the sheet has only what is said, and else the ways on. */
  .st-key-beside:has(> * > .st-key-bare) { grid-template-rows: auto auto minmax(calc(var(--ways) + 9rem), 1fr); }
  .st-key-beside:has(> * > .st-key-bare):not(:has(.st-key-said > *)) {
    --handle: none; grid-template-rows: auto 1fr calc(var(--ways) + 1px); }
  .st-key-panel > .st-key-sheet { display: var(--handle, flex); }
}
@media (min-width: 641px) { .st-key-sheet { display: none; } }
"""

EXERCISE_STYLE: Final = _EVERYWHERE + _TABLE_FIRST + _ROOM + _WIDE + _PHONE


class ExerciseParts(NamedTuple):
    """The containers of an exercise: the task, the table, the text, the feedback on answers, and the ways on."""

    task: "DeltaGenerator"
    table: "DeltaGenerator"
    text: "DeltaGenerator"
    said: "DeltaGenerator"
    ways: "DeltaGenerator"


def parts_of(task: Task) -> ExerciseParts:
    """Draw the empty containers for the parts of an exercise, and return them.

    Without a table the text and the task stand in its place, with the answers to choose from below them.
    """
    if task.position is not None or WITHOUT_POSITION[task.goal.kind].cards is not None:
        return parts_with_table()
    with st.container(key="beside"):
        with st.container(key="bare"):
            text, asked, table = (st.container(key=name) for name in ("text", "task", "table"))
        with st.container(key="panel"):
            _handle()
            return ExerciseParts(asked, table, text, *(st.container(key=name) for name in ("said", "ways")))


def parts_with_table() -> ExerciseParts:
    """Draw the empty containers for a table and a panel beside it, and return them.

    The table comes before the panel with text, feedback and ways, because the keyboard should come to it first. On a
    phone a handle lets the sheet rise and sink.
    """
    with st.container(key="beside"):
        asked, table = st.container(key="task"), st.container(key="table")
        with st.container(key="panel"):
            _handle()
            return ExerciseParts(asked, table, *(st.container(key=name) for name in ("text", "said", "ways")))


def after_film(part: Literal["task", "coach", "round", "tricks", "moves", "result"]) -> "DeltaGenerator":
    """Return a container for what tells of the plays of a film: it is hidden until the film has shown them."""
    return st.container(key=f"film-{part}")


def head_and_table() -> "tuple[DeltaGenerator, DeltaGenerator]":
    """Draw the empty containers for what stands above a table, and for the table, to which the keyboard comes first."""
    with st.container(key="table-first"):
        table = st.container(key="table")
        return st.container(key="head"), table


def _handle() -> None:
    """Draw the handle of the sheet, which only a phone shows."""
    risen = visit().pages.risen
    label = words()("sheet-sink" if risen else "sheet-rise")
    # By its type the style knows how high the sheet is.
    st.button(label, key="sheet", on_click=_rise_or_sink, type="secondary" if risen else "tertiary", width="stretch")


def _rise_or_sink() -> None:
    visit().pages.risen = not visit().pages.risen
