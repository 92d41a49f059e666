"""What a seat may see in Zwikken."""

from collections.abc import Iterator
from random import Random

from tests.engine.trick_hands import shuffled_pack
from tutor.engine.zwikken import (
    GAME,
    VARIANTS,
    AnyAction,
    Keep,
    Phase,
    PlayCard,
    Position,
    act,
    legal_actions,
    opening,
    play_hand,
    read_action,
    seen_by,
    set_up,
    violations,
)
from tutor.engine.zwikken.position import hand_size, turn_ups
from tutor.engine.zwikken.setup import Setup

SEATS = ("Anna", "Ben", "Cor")
PACK = "AH KS 10C AD JD KC QS JH 10H QH"


def after(variant: str, pack: str, *actions: str) -> Position:
    """Return the position of three players after some actions; the first player is on the dealer's left."""
    cards = [read_action(f"play {code}").card for code in pack.split()]
    position = opening(VARIANTS[variant], SEATS, 2, cards)
    for text in actions:
        action = read_action(text)
        assert not violations(position, action), text
        position = act(position, action)
    return position


def views(positions: list[Position], seat: int) -> list[Position]:
    """Return what a seat sees, leaving out where to its eyes no one is to act but the hand goes on."""
    seen = [seen_by(position, seat) for position in positions]
    return [one for one in seen if one.turn is not None or one.phase is Phase.OVER]


def test_no_one_sees_that_the_holder_of_the_ten_is_asked() -> None:
    """Cor keeps the ten of trumps; where it is in the stock instead, the others see the very same.

    Source: Parlett, trump 10; it is the holder's choice, and not announced.
    """
    held = after("zwikken-1900", PACK, "bid 1", "pass", "pass")
    assert held.phase is Phase.SWAP
    assert held.turn == 2
    kept = act(held, read_action("keep 10H"))
    elsewhere = after("zwikken-1900", PACK.replace("10H", "JC") + " 10H", "bid 1", "pass", "pass")
    assert kept.phase is elsewhere.phase is Phase.PLAY
    for seat in (0, 1):
        assert seen_by(held, seat).turn is None
        assert seen_by(held, seat).phase is Phase.BID
        seen = seen_by(kept, seat)
        other = seen_by(elsewhere, seat)
        assert (
            (seen.turn, seen.phase, seen.exchanged) == (other.turn, other.phase, other.exchanged) == (0, Phase.PLAY, ())
        )
        assert [one.turn for one in views([held, kept], seat)] == [one.turn for one in views([elsewhere], seat)]
    assert seen_by(kept, 2).exchanged == kept.exchanged != (), "who has kept it knows"
    assert seen_by(held, 2) == seen_by(seen_by(held, 2), 2)
    assert list(legal_actions(seen_by(held, 2))) == list(legal_actions(held))


def test_an_exchange_is_seen_by_all() -> None:
    """The ten lies where the card was turned up."""
    position = after("zwikken-1900", PACK, "bid 1", "pass", "pass", "swap 10H QH")
    assert [(one.seat, str(one.turn_up)) for one in seen_by(position, 0).exchanged] == [(2, "QH")]
    assert [str(card) for card in turn_ups(position)] == ["10H"]


def test_a_player_who_has_dropped_out_holds_no_card_any_more() -> None:
    position = after("zwikken-1850", PACK, "pass", "stay", "stay", "down AD")
    assert [hand_size(position, seat) for seat in range(3)] == [0, 2, 3]


def test_an_announced_ten_that_is_kept_is_seen_by_all() -> None:
    """Source: the article on the game today; a player who may exchange has said so."""
    said = ("ask 1", "pass", "pass know", "pass", "pass")
    position = after("zwikken-2000", PACK, *said)
    assert seen_by(position, 0).turn == 2
    kept = act(position, read_action("keep 10H"))
    assert seen_by(kept, 0).exchanged == kept.exchanged != ()


def test_cards_face_down_are_never_shown() -> None:
    """Who played one knows it; the others do not, also afterwards (K13)."""
    hands = {"1": ["KS", "9C", "3D"], "2": ["2H", "QS", "QC"], "3": ["AS", "7C", "4D"]}
    position = set_up(Setup("zwikken-1850", "play", "6H", hands=hands, pot=3), VARIANTS)
    for text in ("down 9C", "play 2H", "down 7C"):
        position = act(position, read_action(text))
    (trick,) = seen_by(position, 0).tricks
    assert [str(card) for _, card, _ in trick] == ["9C", "2H", "None"]
    assert seen_by(position, 1).tricks == seen_by(seen_by(position, 1), 1).tricks
    # Ben has won with the only trump.
    assert position.turn == 1


def test_a_set_that_wins_is_shown_and_one_that_loses_is_not() -> None:
    """Source: the article on the game today; the highest three of a kind wins."""
    pack = "AS AH AD 10H 10D 10C KS JD QC QS"
    position = after("zwikken-2000", pack, "ask 1", "ask 2", "pass", "ask 3", "pass", "pass")
    assert position.zwik == 1
    assert [hand is not None for hand in seen_by(position, 2).hands] == [False, True, True]


def test_a_view_depends_on_nothing_that_is_hidden() -> None:
    """Where the cards of two others are exchanged before the deal, a seat sees the same as long as all do the same."""
    dice = Random(1)
    for rules in VARIANTS.values():
        for _ in range(20):
            pack = shuffled_pack(GAME, rules, 3, dice)
            swapped = [*pack[:3], *pack[6:9], *pack[3:6], *pack[9:]]
            for one, two in zip(same_words(rules.name, pack), same_words(rules.name, swapped), strict=False):
                if (one.phase, one.turn) != (two.phase, two.turn):
                    break
                assert seen_by(one, 0) == seen_by(two, 0)


def same_words(variant: str, pack: list[object]) -> Iterator[Position]:
    """Play a hand up to its first card, in which everyone says the first thing that reveals nothing of the cards."""

    def choose(position: Position) -> AnyAction:
        found = list(legal_actions(position))
        plain = [one for one in found if not isinstance(one, PlayCard | Keep)]
        return (plain or found)[min(1, len(plain or found) - 1)]

    for position in play_hand(VARIANTS[variant], SEATS, 2, pack, choose):
        if position.phase not in (Phase.DECLARE, Phase.BID, Phase.DEALER):
            break
        yield position


def test_of_a_pair_that_wins_the_third_card_is_never_shown() -> None:
    # Source: 003, "a player with 2 cards of the same rank as the upcard wins"; section 7, a winning set is public.
    hands = {"1": ["KS", "KH", "2C"], "2": ["5S", "6S", "8D"], "3": ["3S", "4S", "9D"]}
    setup = Setup("zwikken-1850", "declare", "KD", options={"pair_wins": True}, hands=hands, pot=6)
    position = set_up(setup, VARIANTS)
    for _ in range(3):
        position = act(position, read_action("stay"))
    assert position.zwik == 0
    seen = [seen_by(position, seat).hands[0] for seat in range(3)]
    assert [" ".join(map(str, hand or ())) for hand in seen] == ["KS KH 2C", "KS KH", "KS KH"]
