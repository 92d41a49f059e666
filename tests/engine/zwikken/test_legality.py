"""Why an action is not legal in Zwikken, as data."""

from typing import Any

import pytest

from tutor.engine.cards import CARDS, UnreadableError
from tutor.engine.zwikken import (
    VARIANTS,
    Position,
    Setup,
    act,
    opening,
    read_action,
    set_up,
    violations,
    violations_of,
    with_options,
)
from tutor.engine.zwikken.bidding import entitled
from tutor.engine.zwikken.position import AnnouncedTen, Exchanged

SEATS = ("Anna", "Ben", "Cor")
LATER = {"phase": "play", "turnup": "JH"}

WRONG: list[tuple[str, dict[str, Any], str, str, list[str]]] = [
    ("zwikken-1850", {"phase": "declare", "options": {"must_stay": [1]}, "turnup": "6H"}, "pass", "must-stay", []),
    ("zwikken-1850", {"phase": "declare", "turnup": "6H"}, "bid 1", "not-now", []),
    ("zwikken-1850", {**LATER, "hand": ["QH", "2H", "AS"]}, "play AS", "trumps-asked", ["QH", "2H"]),
    ("zwikken-1850", {**LATER, "hand": ["QH", "2H", "AS"]}, "down QH", "must-lie-face-up", ["QH", "2H"]),
    ("zwikken-1850", {**LATER, "hand": ["KS", "2C", "AS"]}, "play KS", "must-lie-face-down", ["KS", "2C", "AS"]),
    ("zwikken-1850", {**LATER, "hand": ["AS"], "trick": ["2C"]}, "down AS", "must-lie-face-up", ["AS"]),
    ("zwikken-1900", {"phase": "bid", "turnup": "JH", "hand": ["KS", "10S", "AH"]}, "bid 2", "wrong-step", []),
    ("zwikken-1900", {"phase": "bid", "turnup": "JH", "hand": ["KS", "10S", "AH"]}, "ask 1", "not-now", []),
    ("zwikken-1900", {"phase": "bid", "turnup": "JH", "hand": ["KS", "10H", "AH"]}, "pass know", "not-now", []),
    ("zwikken-1900", {**LATER, "hand": ["KS", "10S", "AH"], "trick": ["QS"]}, "play AH", "must-follow", ["KS", "10S"]),
    ("zwikken-1900", {**LATER, "hand": ["10H", "AC", "KD"], "trick": ["QS"]}, "play AC", "must-trump", ["10H"]),
    ("zwikken-1900", {**LATER, "hand": ["KH", "10H"], "trick": ["QS", "QH"]}, "play 10H", "must-overtrump", ["KH"]),
    ("zwikken-1900", {**LATER, "hand": ["KH", "10H", "AC"]}, "play AS", "card-not-held", []),
    ("zwikken-1900", {**LATER, "hand": ["KH", "10H", "AC"]}, "down AC", "must-lie-face-up", ["KH", "10H", "AC"]),
    ("zwikken-2000", {"phase": "bid", "turnup": "JH", "hand": ["KS", "10S", "AH"]}, "ask 1 know", "ten-not-held", []),
    (
        "zwikken-2000",
        {"phase": "bid", "turnup": "JH", "hand": ["KS", "10H", "AH"], "level": 1, "known": True},
        "pass expect",
        "already-announced",
        [],
    ),
    ("zwikken-2000", {**LATER, "hand": ["KH", "10H", "AC"]}, "swap 10H JH", "not-announced", []),
    (
        "zwikken-2000",
        {"phase": "swap", "turnup": "JS", "ten": "10H", "upcards": ["QH"], "hand": ["KH", "10H", "AC"]},
        "swap 10H JS",
        "other-turn-up",
        ["QH"],
    ),
    ("zwikken-lubbers", {**LATER, "hand": ["AH", "KH"], "speler": True}, "play AH", "ace-not-to-be-led", ["KH"]),
]


@pytest.mark.parametrize(("variant", "told", "text", "reason", "instead"), WRONG, ids=[f"{w[3]} {w[2]}" for w in WRONG])
def test_a_reason_says_what_would_do(
    variant: str, told: dict[str, Any], text: str, reason: str, instead: list[str]
) -> None:
    told = {"hand": ["KS", "10S", "AH"], **told}
    (found,) = violations(set_up(Setup(variant, **told), VARIANTS), read_action(text))
    assert (found.reason.value, [str(card) for card in found.instead]) == (reason, instead)


def test_it_is_said_why_another_seat_is_not_asked() -> None:
    """Source: Parlett; a player who has passed may not come back, and the highest is not asked."""
    codes = ["AS", "KS", "10H", "AD", "JD", "KC", "AH", "JH", "QC", "QH"]
    pack = [read_action(f"play {code}").card for code in codes]
    position = opening(VARIANTS["zwikken-1900"], SEATS, 2, pack)
    for text in ("pass", "bid 1"):
        position = act(position, read_action(text))
    assert not violations_of(position, 2, read_action("bid 2"))
    reasons = [violations_of(position, seat, read_action("bid 2"))[0].reason.value for seat in (0, 1)]
    assert reasons == ["out-of-the-bidding", "already-highest"]


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("zwikken-1850", {"rounds": 2}),
        ("zwikken-1850", {"must_stay": [3]}),
        ("zwikken-1900", {"askers_pay": True}),
        ("zwikken-2000", {"rounds": 0}),
        ("zwikken-2000", {"rounds": True}),
        ("zwikken-2000", {"pair_wins": True}),
    ],
)
def test_what_cannot_be_agreed_is_refused(variant: str, options: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        with_options(VARIANTS[variant], options)


@pytest.mark.parametrize(
    "text",
    ["", "ask", "ask 0", "ask 1 2", "bid 1 know", "pass it", "swap 10H", "play", "stay now", "x" * 99],
)
def test_what_is_not_an_action_is_not_read(text: str) -> None:
    with pytest.raises(UnreadableError):
        read_action(text)


# -- tens that were announced ---------------------------------------------------

HEARTS = Setup("zwikken-2000", "bid", "JH", hands={"1": ["10S", "10H", "AC"]})


def announced(*tens: AnnouncedTen, turned: str) -> Position:
    """Return a position in which these cards were turned up, and these tens announced."""
    cards = tuple(CARDS[code] for code in turned.split())
    return set_up(HEARTS, VARIANTS)._replace(turned=cards, announced=tens)


def test_tens_are_exchanged_from_forehand_on_whichever_was_announced_first() -> None:
    first, last = AnnouncedTen(2, CARDS["10H"], 0), AnnouncedTen(0, CARDS["10S"], 1)
    position = announced(first, last, turned="QH JS")._replace(dealer=2)
    due = entitled(position)
    assert due is not None
    assert (due.seat, due.ten.code) == (0, "10S")
    after = entitled(position._replace(exchanged=(Exchanged(0, due.ten, None),)))
    assert after is not None
    assert (after.seat, after.ten.code) == (2, "10H")


@pytest.mark.parametrize(("expects", "cards"), [(False, ["QH"]), (True, ["QH", "KH"])])
def test_only_a_player_who_expects_a_better_card_may_choose_among_those_of_the_suit(
    expects: bool, cards: list[str]
) -> None:
    due = entitled(announced(AnnouncedTen(0, CARDS["10H"], 0, expects), turned="QH JS KH"))
    assert due is not None
    assert [card.code for card in due.turn_ups] == cards


def test_a_ten_that_was_announced_does_not_hinder_the_ten_of_a_later_trump() -> None:
    position = announced(AnnouncedTen(0, CARDS["10S"], 0), turned="JS JH")
    assert position.turn == 0
    assert not violations(position, read_action("ask 1 know"))
