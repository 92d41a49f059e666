"""All words that a learner, author or operator reads: message id + parameters -> words."""

from tutor.text.cards import RANK_NAMES, SUIT_NAMES, card_name, card_sign, listed, play_signs
from tutor.text.families import Family, dashed
from tutor.text.language import LANGUAGES, Words, language
from tutor.text.lines import Joined, Line, Listed, OneOf, Sayable, Value, render, said

__all__ = [
    "LANGUAGES",
    "RANK_NAMES",
    "SUIT_NAMES",
    "Family",
    "Joined",
    "Line",
    "Listed",
    "OneOf",
    "Sayable",
    "Value",
    "Words",
    "card_name",
    "card_sign",
    "dashed",
    "language",
    "listed",
    "play_signs",
    "render",
    "said",
]
