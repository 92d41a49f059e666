"""All words that a learner, author or operator reads: message id + parameters -> words."""

from tutor.text.cards import RANK_NAMES, SUIT_NAMES, card_name, card_sign, listed, play_signs
from tutor.text.families import Family, dashed
from tutor.text.formats import Tenths, day_words
from tutor.text.language import FOREIGN, LANGUAGES, Foreign, InEnglish, Words, language, offered
from tutor.text.lines import (
    YOU,
    Joined,
    Line,
    Listed,
    Name,
    Noun,
    OneOf,
    Sayable,
    Sentence,
    Signed,
    Value,
    as_subject,
    joined_texts,
    rank_noun,
    render,
    said,
)
from tutor.text.typography import typeset

__all__ = [
    "FOREIGN",
    "LANGUAGES",
    "RANK_NAMES",
    "SUIT_NAMES",
    "YOU",
    "Family",
    "Foreign",
    "InEnglish",
    "Joined",
    "Line",
    "Listed",
    "Name",
    "Noun",
    "OneOf",
    "Sayable",
    "Sentence",
    "Signed",
    "Tenths",
    "Value",
    "Words",
    "as_subject",
    "card_name",
    "card_sign",
    "dashed",
    "day_words",
    "joined_texts",
    "language",
    "listed",
    "offered",
    "play_signs",
    "rank_noun",
    "render",
    "said",
    "typeset",
]
