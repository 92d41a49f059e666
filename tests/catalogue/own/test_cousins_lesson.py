"""The numbers in lesson 15 on Zwicken and Zwikken are those of their rules."""

import re

import pytest

from tutor.app.base.library import library
from tutor.engine import zwicken, zwikken
from tutor.engine.cards import Suit
from tutor.engine.zwicken.rules import HAND_SIZE

KATIRA = zwicken.VARIANTS["zwicken"]
OLD, SMALL, PARLETT = (zwikken.VARIANTS[name] for name in ("zwikken-1850", "zwikken-1850-32", "zwikken-1900"))
IN_WORDS = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
RANKS = {"A": "an ace", "K": "a king", "Q": "a queen", "J": "a jack"}

TOLD = [
    ("a-pack-that-shrank", f"Zwicken needs {len(KATIRA.pack)} cards, from the {KATIRA.ranks[-1]} up to the ace"),
    ("a-pack-that-shrank", f"Zwikken once used all {len(OLD.pack)}, or {len(SMALL.pack)} when only"),
    ("a-pack-that-shrank", f"when only {IN_WORDS[max(SMALL.players)]} played"),
    ("a-pack-that-shrank", f"{len(PARLETT.ranks)} × {len(Suit)} = {len(PARLETT.pack)}"),
    ("swap-or-bid", f"2 + 1 = {HAND_SIZE}"),
    ("hop-and-jump", f"{IN_WORDS[min(PARLETT.players)]} are enough for Zwikken"),
    ("hop-and-jump", f"Zwicken needs at least {IN_WORDS[min(KATIRA.players)]}"),
    ("hop-and-jump", f"Zwicken is for {IN_WORDS[min(KATIRA.players)]} to {IN_WORDS[max(KATIRA.players)]}."),
    ("what-a-trick-earns", ", ".join(f"{points} for {RANKS[rank]}" for rank, points in PARLETT.card_points)),
    ("the-seven-of-diamonds", f"the {KATIRA.permanent_trump[0]} of diamonds is always a trump,"),
]


def texts_of(slug: str) -> str:
    lesson = next(one for one in library().lessons if one.id.endswith("15-not-to-be-confused"))
    entry = next(step.entry for step in lesson.steps if step.entry.slug == slug)
    return f"{entry.text} {entry.done}"


@pytest.mark.parametrize(("slug", "said"), TOLD)
def test_what_it_says_follows_from_the_rules(slug: str, said: str) -> None:
    assert said in texts_of(slug)


def test_every_number_of_the_pack_and_of_card_points_is_held() -> None:
    for slug in ("a-pack-that-shrank", "what-a-trick-earns"):
        held = " ".join(said for one, said in TOLD if one == slug)
        found = set(re.findall(r"\d+", texts_of(slug)))
        assert found <= set(re.findall(r"\d+", held))
