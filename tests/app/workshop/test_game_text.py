"""A game entered play by play, of which nothing is known but the table: every hand becomes known by the plays."""

from collections import Counter

import pytest

from tests.app.playing import WORDS
from tests.catalogue.test_branches import games
from tutor.app.drafts.kinds import first_text
from tutor.app.workshop.game.reading import (
    record_file,
    with_cards,
    with_deals,
    with_play,
    with_what_follows,
    without_plays,
    written_deals,
)
from tutor.catalogue.entered_game import EnteredGame, entered_game, finished_entry, plays_that_hold, stated_result
from tutor.catalogue.library import prove_record
from tutor.catalogue.records import Record
from tutor.content.files.load import load_record
from tutor.content.files.writing import record_text
from tutor.engine.zwickern import VARIANTS, Setup


def read(text: str) -> EnteredGame:
    """Read a game from its text."""
    return entered_game(load_record("game.yaml", text, VARIANTS))


def only_seen(record: Record, plays: int, *, last: int = 3) -> str:
    """Return the text of a record of which only the picture was laid out, after so many plays; the last one by one."""
    kept = plays - last
    deals = written_deals(record.entry)[: record.plies[max(plays - 1, 0)].deal + 1]
    for number, deal in enumerate(deals):
        made = [ply for ply in record.plies[:kept] if ply.deal == number]
        deal["plays"] = [{"seat": ply.entry.seat, "play": ply.entry.play} for ply in made]
        deal["hands"] = {
            seat: [ply.play.card.code for ply in made if ply.entry.seat == seat] for seat in record.entry.seats
        }
    text = with_deals(record_text(record.entry.model_copy(update={"dealt": None})), deals)
    for ply in record.plies[kept:plays]:
        game = read(text)
        assert game.refused is None
        assert game.known is not None
        seat = game.known.turn
        held = ply.play.card in (game.known.hands[seat] or ())
        seen = None if held else ply.play.card.code
        text = with_play(text, game.entry, game.entry.seats[seat], ply.entry.play, seen=seen)
        text = with_what_follows(text, read(text))
    return text


def whole() -> Record:
    """A game of ours that is played to its end."""
    return next(one for one in games() if one.finished and one.entry.dealt is None)


def test_a_whole_game_is_known_when_its_plays_are() -> None:
    record = whole()
    game = read(only_seen(record, len(record.plies)))
    assert not any(game.unknown)
    assert (game.deal_over, game.deals_to_come) == (True, False)
    for entered, dealt in zip(game.dealing.deals, record.dealt, strict=True):
        assert [Counter(hand) for hand in entered.hands] == [Counter(hand) for hand in dealt.deal.hands]


def test_a_finished_game_is_a_record_with_its_result() -> None:
    record = whole()
    text = only_seen(record, len(record.plies))
    entry = finished_entry(read(text))
    assert entry.dealt is None
    result = {side: one.model_dump() for side, one in stated_result(record).items()}
    made = prove_record("game.yaml", record_file(text, entry, result), VARIANTS)
    assert made.scores == record.scores
    assert made.entry.result


def test_a_game_of_which_some_cards_stay_unknown_says_that_it_was_dealt_differently() -> None:
    text = only_seen(whole(), 6)
    game = read(text)
    assert sum(game.unknown) > 0
    entry = finished_entry(game)
    assert entry.dealt == "otherwise"
    made = prove_record("game.yaml", record_file(text, entry, {}), VARIANTS)
    assert len(made.plies) == plays_that_hold(game)
    assert not made.finished


def test_a_record_ends_before_a_build_for_which_no_one_has_seen_the_card() -> None:
    game = entered("3H on 9C = 12", "7C")
    assert (len(game.plies), plays_that_hold(game)) == (2, 0)
    assert [len(deal.plays) for deal in finished_entry(game).deals] == [0]
    known = entered("3H on 9C = 12", "7C", "JS x 9C")
    assert plays_that_hold(known) == 3


def test_plays_and_hands_can_be_taken_back() -> None:
    text = only_seen(whole(), 6)
    game = read(without_plays(text, read(text).entry, 0, 2))
    assert len(game.plies) == 2
    hands = dict.fromkeys(game.entry.seats, ())
    table = game.entry.deals[0].table[1:]
    bare = Setup(variant=game.entry.variant, seats=game.entry.seats, turn=game.entry.dealer, hands=hands, table=table)
    assert read(with_cards(text, game.entry, bare)).to_table == 1


SEEN = """\
variant: jensen
seats: [South, North]
dealer: North
deals:
  - hands: {South: [], North: []}
    table: [9C, 2S, 5H, KD]
    plays: [PLAYS]
"""


def entered(*plays: str) -> EnteredGame:
    """A game of two of which only the table is known before these plays, whose cards are in the hands."""
    seats = ("South", "North")
    hands = {seat: [one.split()[0].partition("=")[0] for one in plays[place::2]] for place, seat in enumerate(seats)}
    lines = [f"{{seat: {seats[place % 2]}, play: {play}}}" for place, play in enumerate(plays)]
    dealt = ", ".join(f"{seat}: [{', '.join(cards)}]" for seat, cards in hands.items())
    return read(SEEN.replace("South: [], North: []", dealt).replace("PLAYS", ", ".join(lines)))


def test_a_build_may_be_kept_for_a_card_that_no_one_has_seen() -> None:
    game = entered("3H on 9C = 12")
    assert game.refused is None
    assert finished_entry(game).dealt == "otherwise"


@pytest.mark.parametrize("play", ["3H x KD", "3H on 9C = 40", "3H x 7C", "3H nonsense"])
def test_what_no_hand_allows_is_refused_with_its_verdict(play: str) -> None:
    game = entered(play)
    assert game.refused is not None
    assert game.refused.verdict is not None
    assert game.possible is None


def test_a_hand_that_is_wholly_known_holds_no_other_card() -> None:
    dealt = "South: [3H, 4C, 5C, 6C], North: []"
    text = SEEN.replace("South: [], North: []", dealt).replace("PLAYS", "{seat: South, play: 3H on 9C = 12}")
    game = read(text)
    assert game.refused is not None


def test_the_first_text_is_a_game_to_lay_out() -> None:
    game = read(first_text("game", WORDS))
    assert game.to_table == game.dealing.seating.picture
    assert game.possible is None
