"""Every reason of the trick-taking games has its sentence, which says what to change in every language."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.text.test_every_sentence import slips
from tests.text.test_ids import messages
from tutor.coach.zwicken import reasons as of_zwicken
from tutor.coach.zwikken import reasons as of_zwikken
from tutor.engine import zwicken, zwikken
from tutor.engine.cards import CARDS
from tutor.engine.zwikken.actions import Announcement, Ask, Bid, Keep, Pass, Swap
from tutor.text import LANGUAGES, Line, language, render

ENGINE = Path(__file__).parents[2] / "engine"
CLAIMS = {"id", "source", "legal", "faults"}
ELSEWHERE = {"reason-unreadable-zwicken", "reason-unreadable-zwikken"}


def situations(game: str) -> list[dict[str, Any]]:
    """Return the situations of a game, as setups."""
    found = yaml.safe_load((ENGINE / game / "situations.yaml").read_text("utf-8"))
    return [{key: value for key, value in one.items() if key not in CLAIMS} for one in found]


ZWICKEN = [zwicken.set_up(zwicken.Setup(**one), zwicken.VARIANTS) for one in situations("zwicken")]
ZWIKKEN = [zwikken.set_up(zwikken.Setup(**one), zwikken.VARIANTS) for one in situations("zwikken")]
HEARTS_TWICE = zwikken.Setup("zwikken-2000", "swap", "JS", ["10H", "KS", "KC"], ten="10H", upcards=["QH", "KH"])
KNOWN_ONCE = zwikken.Setup("zwikken-2000", "swap", "QH", ["10H", "10S", "KC"], ten="10H")


def of_zwicken_lines(position: zwicken.Position) -> Iterator[Line]:
    """Say why each action that the cards allow to write is not legal for each seat."""
    held = [*position.hand, CARDS["9H"]]
    groups = [cards for number in range(4) for cards in combinations(held, number)]
    actions: list[zwicken.AnyAction] = [
        *zwicken.Saying,
        *map(zwicken.PlayCard, held),
        *(zwicken.Exchange(frozenset(cards)) for cards in groups),
    ]
    for action in actions:
        by_seat = [zwicken.violations_of(position, seat, action) for seat in range(len(position.seats))]
        for wrong in (one for found in (*by_seat, zwicken.violations(position, action)) for one in found):
            yield of_zwicken.reason(position, wrong)


def of_zwikken_lines(position: zwikken.Position) -> Iterator[Line]:
    """Say why each action that the cards allow to write is not legal for each seat."""
    held, tens = [*position.hand, CARDS["QC"]], [CARDS["10H"], CARDS["10S"], CARDS["KS"]]
    actions: list[zwikken.AnyAction] = [
        *zwikken.Saying,
        *(Pass(said) for said in (None, *Announcement)),
        *(Bid(level) for level in (1, 2, 4)),
        *(Ask(level, know) for level in (1, 2, 4) for know in (False, True)),
        *(Swap(ten, card) for ten in tens for card in (*position.turned, CARDS["QC"])),
        *map(Keep, tens),
        *(zwikken.PlayCard(card, down) for card in held for down in (False, True)),
    ]
    for action in actions:
        by_seat = [zwikken.violations_of(position, seat, action) for seat in range(len(position.seats))]
        for wrong in (one for found in by_seat for one in found):
            yield of_zwikken.reason(position, action, wrong)


@cache
def lines() -> tuple[Line, ...]:
    """Return all reasons in the situations, and in some more that they do not have."""
    more = [
        zwicken.set_up(zwicken.Setup("zwicken", "declare", ["9S", "KH", "8C"], "10S", stock=1), zwicken.VARIANTS),
        zwicken.set_up(zwicken.Setup("zwicken", "play", ["9S", "KH"], "10S", passed=["2"], turn="3"), zwicken.VARIANTS),
        zwicken.opening(zwicken.VARIANTS["zwicken"], ("Ida", "Jan", "Ole", "Ute"), 0),
    ]
    said = [
        zwikken.Setup("zwikken-lubbers", "bid", "QH", ["AS", "KS", "QD"], said=["pass", "ask 1"]),
        zwikken.Setup("zwikken-1850", "play", "6H", ["AS", "KS", "QD"], passed=["2"], turn="1"),
        zwikken.Setup("zwikken-1900", "swap", "QH", ["AS", "KS", "10H"], ten="10H", upcards=["JD"]),
        HEARTS_TWICE,
        KNOWN_ONCE,
    ]
    also = [zwikken.set_up(one, zwikken.VARIANTS) for one in said]
    # "I know him" was said of the first of two hearts.
    also += [one._replace(announced=tuple(ten._replace(expects=False) for ten in one.announced)) for one in also[-2:-1]]
    found = [line for position in (*ZWICKEN, *more) for line in of_zwicken_lines(position)]
    found += [line for position in (*ZWIKKEN, *also) for line in of_zwikken_lines(position)]
    found += [of_zwicken.ground_line(ZWICKEN[0], ground) for ground in zwicken.Ground]
    return tuple({repr(line): line for line in found}.values())


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_can_be_said(code: str) -> None:
    assert len(lines()) > 80
    said = [(line.message, render(language(code), line)) for line in lines()]
    assert [(name, text) for name, text in said if slips(code, text) or text[-1] not in ".?"] == []


def test_every_sentence_of_the_trick_games_is_met() -> None:
    begin = ("reason-tricks-", "reason-zwicken-", "reason-zwikken-", "reason-unreadable-zwi", "ground-")
    wanted = {name for name in messages("en") if name.startswith(begin)}
    assert len(wanted) > 40
    assert wanted - {line.message for line in lines()} == ELSEWHERE


def test_a_text_that_is_not_an_action_is_quoted_in_part() -> None:
    for said in (of_zwicken.unreadable("x" * 500), of_zwikken.unreadable("x" * 500)):
        assert 80 < len(render(language("en"), said)) < 200


def zwicken_reason(text: str, **setup: Any) -> str:
    """Say in English why an action of Zwicken is not legal."""
    position = zwicken.set_up(zwicken.Setup("zwicken", **setup), zwicken.VARIANTS)
    (wrong,) = zwicken.violations(position, zwicken.read_action(text))
    return render(language("en"), of_zwicken.reason(position, wrong))


def zwikken_reason(text: str, setup: zwikken.Setup) -> str:
    """Say in English why an action of Zwikken is not legal."""
    position, action = zwikken.set_up(setup, zwikken.VARIANTS), zwikken.read_action(text)
    (wrong,) = zwikken.violations(position, action)
    return render(language("en"), of_zwikken.reason(position, action, wrong))


@pytest.mark.parametrize(
    ("text", "hand", "trick", "said"),
    [
        ("play AS", ["KH", "8H", "AS"], ["QH"], "You can follow hearts, so you can’t play the A♠."),
        (
            "play 8H",
            ["KH", "8H", "AS"],
            ["QH"],
            "The 8♥ follows suit but doesn’t beat the Q♥. You have a card that does both.",
        ),
        (
            "play AC",
            ["8S", "AC", "9D"],
            ["QH"],
            "You can’t follow hearts, so you have to play a trump, and the A♣ isn’t one.",
        ),
        (
            "play 8S",
            ["8S", "KS", "AC"],
            ["QH", "JS"],
            "The 8♠ is a trump but doesn’t beat the J♠. You have a trump that does.",
        ),
        ("play KD", ["8S", "KD", "AC"], ["7D"], "Trumps were led and you have one, but the K♦ isn’t a trump."),
        (
            "play 7D",
            ["7D", "8D", "AC"],
            ["KD"],
            "The 7♦ is always a trump, so it doesn’t follow diamonds. You can follow, so you have to.",
        ),
    ],
)
def test_what_is_owed_to_a_trick_is_said_with_the_suit_and_the_card(
    text: str, hand: list[str], trick: list[str], said: str
) -> None:
    assert zwicken_reason(text, phase="play", hand=hand, turnup="9S", trick=trick) == said


@pytest.mark.parametrize(
    ("text", "setup", "said"),
    [
        (
            "bid 3",
            zwikken.Setup("zwikken-1900", "bid", "QH", ["AS", "KS", "JC"], level=1),
            "Bids go up one step at a time, and the next step is 2.",
        ),
        (
            "pass know",
            zwikken.Setup("zwikken-2000", "bid", "QH", ["AS", "KS", "10C"]),
            "Only the player with the 10♥, the 10 of trumps, can say this, and you don’t have it.",
        ),
        ("swap 10H JS", HEARTS_TWICE, "The J♠ isn’t of the same suit as your 10."),
        ("keep 10S", KNOWN_ONCE, "You haven’t announced the 10♠, so you can’t swap it."),
        (
            "play AH",
            zwikken.Setup("zwikken-lubbers", "play", "JH", ["AH", "KH", "10S"], speler=True),
            "You’ve won the bidding, so you can only lead the A♥, the ace of trumps, as your last card.",
        ),
        (
            "play AS",
            zwikken.Setup("zwikken-1850", "play", "6H", ["QH", "2H", "AS"], number=1),
            "This trick asks for trumps and you have one, but the A♠ isn’t a trump.",
        ),
        (
            "down QH",
            zwikken.Setup("zwikken-1850", "play", "6H", ["QH", "2H", "AS"], number=1),
            "The Q♥ is a trump, so you play it face up.",
        ),
    ],
)
def test_a_reason_of_zwikken_names_what_is_wrong(text: str, setup: zwikken.Setup, said: str) -> None:
    assert zwikken_reason(text, setup) == said
