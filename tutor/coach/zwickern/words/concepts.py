"""The names of the kinds of exercises."""

from tutor.content.zwickern.questions import KINDS
from tutor.text import Family

CONCEPTS = Family("concept-{}", KINDS)
"""The messages that name the kinds."""
