"""Every word that a learner, author or operator reads: message id + parameters -> words."""

from tutor.text.cards import card_name, card_sign, item_sign, items_text, listed
from tutor.text.language import LANGUAGES, Words, language
from tutor.text.lines import Choice, Line, Value, play_signs, render

__all__ = [
    "LANGUAGES",
    "Choice",
    "Line",
    "Value",
    "Words",
    "card_name",
    "card_sign",
    "item_sign",
    "items_text",
    "language",
    "listed",
    "play_signs",
    "render",
]
