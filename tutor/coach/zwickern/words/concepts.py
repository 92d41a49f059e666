"""The names of the kinds of exercises."""

from tutor.content.zwickern.questions import QUESTION_KINDS
from tutor.text import Family

CONCEPTS = Family("concept-{}", QUESTION_KINDS)
"""The messages that name the kinds."""
