"""Why a partner made a play: from open cards only while a deal is played, and from all of its cards afterwards."""

from dataclasses import replace

import pytest

from tests.engine.setups import at
from tests.matches.playing import played_out, started
from tutor.bots.deals import dice_of, shuffled
from tutor.engine.cards import Card
from tutor.engine.zwickern import Position, read_play, seen_by
from tutor.matches.advice.partner import ClosedPlay, OpenPlay, open_play, play_to_explain, why_partner
from tutor.matches.events import Dealt
from tutor.matches.match import Hand
from tutor.matches.proof import Told
from tutor.text import card_sign, language, render

WORDS = language("en")
NORTH = 0
HANDS = [played_out(started(), Dealt(number=number, dealer=1), number) for number in ("7", "8")]


def otherwise(position: Position, seed: str, *known: Card, seat: int | None = None) -> Position:
    """Return a position with all hidden cards elsewhere, but for the hand of a seat, and those `known` in North's."""
    free = [card for one, hand in enumerate(position.hands) if one != seat for card in hand or ()]
    for card in known:
        free.remove(card)
    mixed, hands = iter(shuffled(free, dice_of(seed))), []
    for one, hand in enumerate(position.hands):
        kept = (hand or ()) if one == seat else known if one == NORTH else ()
        hands.append((*kept, *(next(mixed) for _ in range(len(hand or ()) - len(kept)))))
    return replace(position, hands=tuple(hands))


def said(found: tuple[Told, ...]) -> str:
    """Return an answer in words."""
    return " ".join(render(WORDS, told.line) for told in found)


@pytest.mark.parametrize("hand", HANDS)
def test_another_truth_gives_the_same_answer_while_a_deal_is_played(hand: Hand) -> None:
    """Not even the partner's own other cards change it, so it cannot reveal them."""
    for ply in hand.own_plays(NORTH):
        position, play = hand.positions[ply], hand.plays[ply]
        mine = open_play(position, play)
        assert mine.position.hands == ((play.card,), None, None, None)
        for seed in "abc":
            other = open_play(otherwise(position, seed, play.card), play)
            assert other == mine
            assert why_partner(other) == why_partner(mine)


@pytest.mark.parametrize("hand", HANDS)
def test_no_card_is_named_that_was_not_open(hand: Hand) -> None:
    for ply in hand.own_plays(NORTH):
        position, play = hand.positions[ply], hand.plays[ply]
        answer = said(why_partner(open_play(position, play)))
        hidden = {card for other in position.hands for card in other or ()} - {play.card}
        assert not [card for card in hidden if card_sign(WORDS, card) in answer.split()]


def test_a_play_is_explained_in_full_once_its_deal_is_over() -> None:
    whole = HANDS[0]
    first = whole.own_plays(NORTH)[0]
    last_of_deal = max(ply for ply, one in enumerate(whole.positions[:-1]) if one.stock == whole.positions[0].stock)
    for number in range(first + 1, last_of_deal + 3):
        part = replace(whole, positions=whole.positions[: number + 1], plays=whole.plays[:number])
        asked = play_to_explain(part, first)
        assert isinstance(asked, ClosedPlay if number > last_of_deal else OpenPlay)
    assert isinstance(play_to_explain(whole, whole.own_plays(NORTH)[-1]), ClosedPlay)
    part = replace(whole, positions=whole.positions[: first + 2], plays=whole.plays[: first + 1])
    assert isinstance(play_to_explain(part, first, opened=True), ClosedPlay), "where all cards are open, none is hidden"


def test_the_full_answer_comes_from_what_the_seat_had_seen() -> None:
    hand = HANDS[0]
    for ply in hand.own_plays(NORTH)[:3]:
        position = hand.positions[ply]
        other = otherwise(position, "d", seat=NORTH)
        assert other != position
        mine = play_to_explain(hand, ply)
        assert isinstance(mine, ClosedPlay)
        assert mine.moment.seen == seen_by(position, NORTH)
        changed = replace(hand, positions=(*hand.positions[:ply], other, *hand.positions[ply + 1 :]))
        assert why_partner(play_to_explain(changed, ply)) == why_partner(mine)


@pytest.mark.parametrize(
    ("table", "announced", "play", "told"),
    [
        ("8H", {}, "8D x 8H", "It clears the table, and that’s a Zwick."),
        ("8H AS 7S 3C", {}, "8D x 8H 7S+AS", "It won one point for your team right away."),
        ("5H+3C=8@E KS QS", {"E": [8]}, "8D x 5H", "It took East’s build of 8 before East could."),
        ("5H+3C=8@S KS", {"S": [8]}, "8D x 5H", "It took your team’s build of 8 before anyone else could."),
        ("5H KS", {"S": [13]}, "8D on 5H = 13 for South", "You had announced 13, so this build is for you."),
        ("2H+3C=5@E", {"E": [5]}, "3S on 2H = 8", "It changed East’s build of 5 to 8"),
        ("5H KS", {}, "3S on 5H = 8", "This build announces 8: your partner has a card that can take it later."),
        ("10S 8S 6H", {}, "3S", "After it, no card that’s still out can clear the table."),
    ],
)
def test_what_lay_open_says_why(table: str, announced: dict[str, list[int]], play: str, told: str) -> None:
    hidden = {"E": "2C 4C 6C", "S": "2D 4D 6D", "W": "2S 4S 6S"}
    position = at("8D 3S 9D", table, seats="N E S W", turn="N", hands=hidden, announced=announced)
    named = replace(position, seats=("North", "East", "South", "West"))
    assert told in said(why_partner(open_play(named, read_play(named, play).play)))


def test_where_nothing_that_lay_open_explains_a_play_it_says_so() -> None:
    hand = next(
        hand
        for hand in HANDS
        for ply in hand.own_plays(NORTH)
        if said(why_partner(open_play(hand.positions[ply], hand.plays[ply]))) == WORDS("mate-hidden")
    )
    assert hand.over
