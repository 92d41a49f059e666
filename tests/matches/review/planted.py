"""Plays that give much away, planted in small tables: for the causes that most are made for."""

from typing import NamedTuple

from tests.engine.setups import at, legal
from tutor.engine.zwickern import Position, deal_is_over, make_play, read_play
from tutor.matches.events import Dealt
from tutor.matches.match import Hand
from tutor.matches.review.found import Cause


class Planted(NamedTuple):
    """A table with a play that gives much away, and the plays that follow it, if they matter."""

    cause: Cause
    position: Position
    plays: tuple[str, ...]


def hand_of(position: Position, *plays: str) -> Hand:
    """Return a hand that begins in the middle, with these plays."""
    positions, found = [position], []
    for text in plays:
        assert legal(positions[-1], text), text
        found.append(read_play(positions[-1], text).play)
        positions.append(make_play(positions[-1], found[-1]))
    assert not deal_is_over(positions[-2])
    return Hand(Dealt(number="1", dealer=0), tuple(positions), tuple(found), plays)


PLANTED = (
    # The whole table makes ten and ten, and brings five points.
    Planted(Cause.MISSED_ZWICK, at("10S 3C 6H", "10D 4H 6S"), ("3C",)),
    # Ten and two, nine and three: the jack is worth twelve.
    Planted(Cause.MISSED_ZWICK, at("JS 8H 3C", "10D 2S 9C 3H"), ("8H",)),
    # The king is worth fourteen, the ace eleven.
    Planted(Cause.MISSED_ZWICK, at("KS 7D 5C", "10S 4H AS 3D", seats="N S"), ("7D",)),
    Planted(Cause.MISSED_ZWICK, at("9S 8C 2H", "5D 4C AD 8H", variant="christiansen"), ("2H",)),
    # A plain three is taken, and the ten of diamonds left there.
    Planted(Cause.MISSED_POINTS, at("10S 3C 6H", "10D 3H KD"), ("3C x 3H",)),
    Planted(Cause.MISSED_POINTS, at("JS 5D 7C", "10D 2S 7H"), ("7C x 7H",)),
    Planted(Cause.MISSED_POINTS, at("AS 9C 4H", "9H AD KC", seats="N S"), ("9C x 9H",)),
    Planted(Cause.MISSED_POINTS, at("10H 7C 5S", "10D 7H KD", variant="dietze"), ("7C x 7H",)),
    # What is laid makes a sum for many cards, together with all that is on the table.
    Planted(Cause.GAVE_ZWICK, at("2S KH QH", "9H AD"), ("2S",)),
    Planted(Cause.GAVE_ZWICK, at("3H 8H 6D", "5C 5D 2H", variant="christiansen", seats="N S"), ("8H",)),
    Planted(Cause.GAVE_ZWICK, at("10D KH QS", "5D QC 4H", variant="french", seats="N S"), ("KH",)),
    Planted(Cause.GAVE_ZWICK, at("4H AC 7C", "3H 4C 2S", variant="christiansen", seats="N S"), ("AC",)),
    # A build of ten with the ten of diamonds in it, and others who can take it.
    Planted(
        Cause.OPEN_BUILD,
        at("10D 2H 10H", "5C 8D", seats="N S", variant="french", hands={"N": "10C 3D 4S"}),
        ("10D = 10", "10C x 10D"),
    ),
    Planted(
        Cause.GAVE_POINTS,
        at("9S 3S AD", "JS 6D 8C", seats="N S", variant="french", hands={"N": "9C 2D 4S"}),
        ("AD on 8C = 9", "9C x 8C+AD"),
    ),
    Planted(
        Cause.GAVE_POINTS,
        at("X15 10H AD", "X20 AS 9D", seats="N S", variant="french", hands={"N": "10C 2D 4S"}),
        ("AD on 9D = 10", "10C x 9D+AD"),
    ),
    Planted(
        Cause.OPEN_BUILD,
        at("10D 2H 10S", "5C X20", seats="N S", hands={"N": "10C 3D 4S"}),
        ("10D = 10", "10C x 10D"),
    ),
    # Points are laid down that others take.
    Planted(
        Cause.LAID_POINTS, at("10D 2H 10H", "X20 5C", variant="french", seats="N S", hands={"N": "5S 9C QC"}), ("10D",)
    ),
    Planted(Cause.OPEN_TO_BUILDS, at("X15 4H 4D", "3C AD"), ("X15",)),
    Planted(
        Cause.GAVE_POINTS, at("10S 3S 8C", "JS 3D 7C", variant="french", seats="N S", hands={"N": "5S 9C QC"}), ("10S",)
    ),
    Planted(
        Cause.LAID_POINTS, at("10D 4C 8H", "6S KD", variant="dietze", seats="N S", hands={"N": "5S 9C QC"}), ("10D",)
    ),
)
