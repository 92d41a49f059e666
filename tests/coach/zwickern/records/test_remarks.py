"""The engine's remarks on a play of a record: computed from the position, never typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.coach.boards import listed_captures, positions
from tests.engine.setups import at
from tests.examples import examples
from tutor.catalogue.records import Record, prove_loaded_record
from tutor.coach.zwickern.goals.tactics import cards_taken, points_won
from tutor.coach.zwickern.records import better_capture, remarks, richer_capture
from tutor.coach.zwickern.verdict.missed import missed
from tutor.content.files.folders import content_root
from tutor.content.files.load import load_record
from tutor.engine.zwickern import VARIANTS, Position, is_zwick, legal_plays, read_play, write_play
from tutor.text import language, render

SAMPLE = content_root() / "lessons" / "games" / "christiansen.yaml"


@pytest.fixture(scope="module")
def sample() -> Record:
    """The sample game."""
    return prove_loaded_record("sample", load_record(str(SAMPLE), SAMPLE.read_bytes(), VARIANTS))


def told(where: Position, play: str) -> list[str]:
    """Render the remarks on a play."""
    return [render(language("en"), line) for line in remarks(where, read_play(where, play).play)]


def test_the_six_cards_that_beatrices_first_king_could_have_taken_are_found(sample: Record) -> None:
    first = sample.plies[0]
    assert first.entry.play == "KS x QS+AD 8D+4D+2D"
    better = better_capture(first.position, first.play)
    assert better is not None
    assert (better.card.code, cards_taken(better)) == ("KS", 6)
    codes = {item.cards[0].code for item in better.takes}
    assert codes - {"2D", "2C"} == {"QS", "AD", "8D", "4D", "10H"}
    assert len(codes & {"2D", "2C"}) == 1
    lines = [render(language("en"), line) for line in remarks(first.position, first.play)]
    assert lines[0] == "There were 81 legal moves."
    assert lines[1].startswith("A bigger capture was possible: K♠ takes ")
    assert lines[1].endswith(", 6 cards.")
    assert "six" not in str(first.entry.note)


def test_every_turn_of_the_sample_game_where_only_laying_was_possible_says_so(sample: Record) -> None:
    for ply in sample.plies:
        if "only_lay_down" in ply.entry.claims:
            assert [line.message for line in remarks(ply.position, ply.play)][1:] == ["replay-nothing-but-lay"]


@pytest.mark.parametrize(
    ("hand", "table", "play", "second"),
    [
        ("8S", "5H", "8S", "There was nothing to take or build, so a card had to be laid down."),
        ("8S 5D", "5H 3D", "5D x 5H", "A Zwick was possible: 8♠ takes 5♥+3♦."),
        ("8S 5D", "5H 3D", "8S x 5H+3D", "No other move won more cards or more points right away."),
        ("8S 5D", "5H 3D KC", "5D x 5H", "A bigger capture was possible: 8♠ takes 5♥+3♦, 2 cards."),
        ("8S 5D", "5H KC", "5D x 5H", "No other move won more cards or more points right away."),
        ("8S 5D", "5H KC", "8S", "A bigger capture was possible: 5♦ takes 5♥, one card."),
        ("8S 7D", "9C", "8S", "There was nothing to take or build, so a card had to be laid down."),
        ("2S 7D", "9C", "2S on 9C = 7", "There was nothing to take."),
        ("6S 8D", "2S 4C 8C", "8D x 8C", "A bigger capture was possible: 6♠ takes 2♠+4♣, 2 cards."),
        ("AS KD", "AD 4C KC", "KD x 4C", "A bigger capture was possible: K♦ takes 4♣ and K♣, 2 cards."),
    ],
)
def test_a_remark_is_proven_from_the_position(hand: str, table: str, play: str, second: str) -> None:
    assert told(at(hand, table), play)[1] == second


def test_a_better_capture_with_the_same_card_is_named_before_others_of_another() -> None:
    where = at("9S 10C KH", "6D 3C 5H 4D QS")
    better = better_capture(where, read_play(where, "9S x 6D+3C").play)
    assert better is not None
    assert write_play(where, better) == "9S x 6D+3C 5H+4D"


def test_even_if_another_card_takes_more() -> None:
    where = at("9S 10C", "6D 3C 5H 4D 2S 8H")
    assert write_play(where, missed(where, None).captures[0]) == "10C x 6D+4D 3C+5H+2S"
    better = better_capture(where, read_play(where, "9S x 6D+3C").play)
    assert better is not None
    assert write_play(where, better) == "9S x 6D+3C 5H+4D"


@examples(50)
@given(positions(), st.integers(0, 10_000))
def test_a_better_capture_is_a_zwick_that_was_not_made_or_takes_more_cards(where: Position, pick: int) -> None:
    plays = list(legal_plays(where))
    made = plays[pick % len(plays)]
    better = better_capture(where, made)
    captures = [play for card in dict.fromkeys(where.hand) for play in listed_captures(where, card)]
    zwicks = [] if is_zwick(where, made) else [play for play in captures if is_zwick(where, play)]
    more = [play for play in captures if cards_taken(play) > cards_taken(made)]
    if zwicks:
        assert better is not None
        assert is_zwick(where, better)
    elif more:
        assert better is not None
        assert cards_taken(better) > cards_taken(made)
    else:
        assert better is None
    richer = richer_capture(where, made)
    most = max((points_won(where, play) for play in captures), default=0)
    assert (0 if richer is None else points_won(where, richer)) == (most if most > points_won(where, made) else 0)
    first, *others = remarks(where, made)
    assert dict(first.values) == {"number": len(plays)}
    told = [line.message for line in others]
    assert ("replay-missed-zwick" in told) == bool(zwicks)
    assert ("replay-missed" in told) == (better is not None and not zwicks)
    assert ("replay-missed-points" in told) == (richer is not None and richer != better)
