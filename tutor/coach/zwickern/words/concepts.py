"""What the kinds of exercises are called."""

from tutor.content.zwickern.questions import KINDS
from tutor.text import Family

CONCEPTS = Family("concept-{}", KINDS)
"""The names of all kinds."""
