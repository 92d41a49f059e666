"""The layout of the Workshop: the table, and beside it, or on narrow screens below, what it is laid out with."""

from typing import Final

WORKSHOP_STYLE: Final = """
.st-key-bench { gap: 0.75rem; }
.st-key-bench .stButton button, .st-key-drafts :is(.stButton, .stPopover) button { min-height: 2.75rem; }
.yaml-lines { overflow-x: auto; max-height: 60vh; font: 0.875rem/1.5 ui-monospace, monospace; margin: 0; }
.yaml-lines span { display: block; white-space: pre; }
.yaml-lines .number { display: inline-block; min-width: 3ch; margin-inline-end: 1ch; text-align: end; opacity: 0.8;
  user-select: none; }
.yaml-lines .fault { white-space: pre-wrap; padding-inline-start: 4ch; font-weight: 600;
  color: light-dark(#9b1b14, #ff9d94); }
@media (min-width: 1200px) {
  .st-key-workshop { display: grid; gap: 0 2rem; grid-template-columns: minmax(0, 1fr) clamp(22rem, 28vw, 26rem); }
}
"""
