"""The layout of the replay: the table, its steps, the notes and the line of plays on one screen, all else below."""

from typing import TYPE_CHECKING, Final, NamedTuple

import streamlit as st

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

# What is said of a play has a scroll of its own, so that the steps and the line of plays stay where they are.
_EVERYWHERE: Final = """
.st-key-stage > [data-testid="stLayoutWrapper"] { display: contents; }
:is(.st-key-told, .st-key-steps, .st-key-line):empty { display: none; }
.st-key-steps .stButton button { min-height: 2.75rem; padding-inline: 0.5rem; }
.st-key-steps [data-testid="stHorizontalBlock"] { gap: 0.5rem; flex-wrap: nowrap; }
.st-key-steps [data-testid="stHorizontalBlock"] > * { flex: 1 1 0 !important; min-width: 0 !important; }
.st-key-notes, .st-key-line { gap: 0.5rem; }
"""

_BOUNDED: Final = """
  .st-key-stage .st-key-told { grid-area: told; }
  .st-key-stage .st-key-table { grid-area: table; }
  .st-key-stage .st-key-steps { grid-area: steps; }
  .st-key-stage .st-key-line { grid-area: line; }
  .st-key-stage .st-key-notes { grid-area: notes; align-self: stretch; width: auto; max-width: none; height: auto;
    contain: size; overflow-y: auto; overscroll-behavior: contain; }
"""

_WIDE: Final = f"""
@media (min-width: 1200px) {{
  .st-key-stage {{ display: grid; gap: 0.5rem 2rem; --most: calc(100cqh - 2rem);
    grid-template: "table told" auto "table notes" auto "steps notes" auto "line notes" minmax(8rem, 1fr)
      / minmax(0, 1fr) clamp(22rem, 28vw, 25rem); }}
  .st-key-stage:has(.st-key-line:not(:empty)) {{ min-height: calc(100dvh - 8rem); }}
  .st-key-stage .st-key-line {{ container-type: size; align-self: stretch; height: auto; }}
  .st-key-stage .st-key-table {{ min-height: 20rem; }}
  .stMainBlockContainer .st-key-told h1 {{ font-size: 1.375rem; padding-block: 0 1rem; }}
{_BOUNDED}}}
"""

_PHONE: Final = f"""
@media (max-width: 640px) {{
  .st-key-stage {{ display: grid; gap: 0.375rem; min-height: calc(100dvh - 3.75rem); --most: 6.75rem;
    grid-template: "told" auto "table" auto "steps" auto "notes" minmax(5rem, 1fr) "line" auto / minmax(0, 1fr); }}
  .stMainBlockContainer .st-key-told h1 {{ font-size: 1.125rem; padding-block: 0 1rem; }}
{_BOUNDED}}}
"""

REPLAY_STYLE: Final = _EVERYWHERE + _WIDE + _PHONE


class ReplayParts(NamedTuple):
    """The containers: the headline, the table, the steps below it, the notes, the line of plays, and what is chosen."""

    told: "DeltaGenerator"
    table: "DeltaGenerator"
    steps: "DeltaGenerator"
    notes: "DeltaGenerator"
    line: "DeltaGenerator"
    where: "DeltaGenerator"


def parts() -> ReplayParts:
    """Draw the empty containers of the page, and return them.

    The table comes first, because the keyboard should come to it first; where there is room what is chosen stands
    above it.
    """
    with st.container(key="frame"):
        with st.container(key="stage"):
            names = ("told", "table", "steps", "notes", "line")
            told, table, steps, notes, line = (st.container(key=name) for name in names)
        return ReplayParts(told, table, steps, notes, line, st.container(key="where"))
