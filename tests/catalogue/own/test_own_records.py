"""The two game records made for the project: each shows what it was made to show, and no note counts unproven."""

import re
from functools import cache

import pytest

from tutor.app.base.library import library
from tutor.catalogue.records import Ply, Record, prove_loaded_record, side_name
from tutor.catalogue.tricks.hands import TrickRecord
from tutor.coach.zwickern.verdict.judge import legality
from tutor.content.claims import CouldNotClaim
from tutor.content.files.folders import content_root
from tutor.content.files.load import load_record
from tutor.content.zwickern.claims import (
    ChangersClaim,
    ClearersClaim,
    HeldClaim,
    TakersClaim,
    UndealtClaim,
    UnseenClaim,
    WinsClaim,
    WonClaim,
)
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern import (
    VARIANTS,
    Ban,
    Build,
    Capture,
    Item,
    Lay,
    Reason,
    is_zwick,
    legal_plays,
    make_play,
    partner,
    read_play,
)
from tutor.engine.zwickern.hand.scoring import FOR_MOST_CARDS, leaders
from tutor.engine.zwickern.listing import legal_lay
from tutor.engine.zwickern.plays import clears_table
from tutor.engine.zwickern.rules import total_points

OWN = ("jensen-partnership", "dietze")
COUNTED = (
    ChangersClaim,
    ClearersClaim,
    HeldClaim,
    TakersClaim,
    UndealtClaim,
    UnseenClaim,
    WinsClaim,
    WonClaim,
)
# What can be said only by counting the cards that someone has not seen, or by a look into hands and piles.
COUNTS = re.compile(
    r"\b(?:safe|safer|safest|risk|risky|careless|still out|(?:is|are) (?:out|about)\b(?! of)|not seen|unseen"
    r"|has not shown|no other|other (?:two|three) [0-9a-z]+s?|nobody (?:else|can|could|had)|in the piles?"
    r"|(?:would|could) (?:clear|have taken)|in all|cards with itself"
    r"|(?:two|three|four|five|six|seven|eight) (?:cards,|cards for|kings|queens|jacks|aces|\d+s))",
    re.IGNORECASE,
)
# What is on the table, what the player's hand has, or what `could` proves.
SEEN_BY_ALL = {
    ("christiansen", 16): "his own three cards",
    ("christiansen", 34): "her two queens",
    ("christiansen", 46): "the three cards that lie there",
    ("jensen-partnership", 39): "another play, which could be made",
}


@cache
def game(name: str) -> Record:
    """One of the two records, proven."""
    path = content_root() / "lessons" / "games" / f"{name}.yaml"
    return prove_loaded_record(f"lessons/games/{name}", load_record(path.name, path.read_text("utf-8"), VARIANTS))


def jensen() -> tuple[Ply, ...]:
    """The plays of the partnership hand."""
    return game("jensen-partnership").plies


def dietze() -> tuple[Ply, ...]:
    """The plays of the hand without jokers."""
    return game("dietze").plies


def at(plies: tuple[Ply, ...], number: int) -> Ply:
    """A play by its number, counted from 1."""
    return plies[number - 1]


def zwicks(plies: tuple[Ply, ...]) -> list[int]:
    """The numbers of the plays that are Zwicks."""
    return [number for number, ply in enumerate(plies, 1) if is_zwick(ply.position, ply.play)]


def holding(table: tuple[Item, ...], card: Card) -> Item | None:
    """The item on a table that holds a card."""
    return next((item for item in table if card in item.cards), None)


def taken(ply: Ply) -> tuple[Card, ...]:
    """The cards that a play captures from the table."""
    items = ply.play.takes if isinstance(ply.play, Capture) else ()
    return tuple(card for item in items for card in item.cards)


def carried(ply: Ply) -> tuple[Card, ...]:
    """The cards that a play builds on."""
    onto = ply.play.onto if isinstance(ply.play, Build) else None
    return onto.cards if onto else ()


def for_partner(ply: Ply) -> bool:
    """Tell whether a play is a build for the partner."""
    return isinstance(ply.play, Build) and ply.play.owner != ply.position.turn


def fate(plies: tuple[Ply, ...], number: int) -> tuple[str, int]:
    """Return the fate of the build made by a play: "captured" or "changed", and the seat that did it."""
    made = at(plies, number)
    assert isinstance(made.play, Build)
    for ply in plies[number:]:
        item = holding(ply.position.table, made.play.card)
        assert item is not None
        if isinstance(ply.play, Capture) and item in ply.play.takes:
            return "captured", ply.position.turn
        if isinstance(ply.play, Build) and ply.play.onto == item:
            return "changed", ply.position.turn
    raise AssertionError(f"the build of play {number} is left over")


class TestBoth:
    @pytest.mark.parametrize(("name", "plays"), [("jensen-partnership", 52), ("dietze", 48)])
    def test_the_whole_pack_is_played_out(self, name: str, plays: int) -> None:
        """Source: the deals of the two variants, 4 + 4 + 5 with 3 on the table and 4 + 4 + 4 with 4 on it."""
        found = game(name)
        assert found.finished
        assert len(found.plies) == plays == sum(map(sum, found.played.plan.deals))
        assert [ply.position.seats[ply.position.turn] for ply in found.plies] == [*found.entry.seats] * (plays // 4)

    @pytest.mark.parametrize("name", OWN)
    def test_every_play_has_a_note(self, name: str) -> None:
        """A learner who steps through finds the annotator's word at every play."""
        assert all(ply.entry.note for ply in game(name).plies)

    @pytest.mark.parametrize("name", OWN)
    def test_most_notes_are_backed_by_claims(self, name: str) -> None:
        """Four plays of five have a claim that the engine proves."""
        claimed = [ply for ply in game(name).plies if ply.entry.claims]
        assert len(claimed) >= 0.8 * len(game(name).plies)

    @pytest.mark.parametrize("name", OWN)
    def test_wherever_nothing_but_laying_is_legal_the_record_claims_it(self, name: str) -> None:
        """A note never leaves open whether another play was possible."""
        for ply in game(name).plies:
            if all(isinstance(play, Lay) for play in legal_plays(ply.position)):
                assert "only_lay_down" in ply.entry.claims, ply.entry.play

    @pytest.mark.parametrize("name", OWN)
    def test_the_result_is_stated_for_every_side_and_adds_up(self, name: str) -> None:
        """Source: the totals, 30 points or 21 and what the Zwicks bring."""
        found = game(name)
        assert set(found.entry.result) == {side_name(found.entry.seats, score) for score in found.scores}
        rules = found.last.rules
        majority = 0 if leaders(rules, [score.cards for score in found.scores]) else rules.majority
        whole = total_points(rules, 1) - majority + rules.zwick * len(zwicks(found.plies))
        assert sum(score.points for score in found.scores) == whole


class TestNotes:
    @pytest.mark.parametrize("record", library().records, ids=lambda record: record.id)
    def test_a_note_that_counts_cards_or_calls_something_safe_has_a_claim_that_counts(self, record: Record) -> None:
        name = record.id.rsplit("/", maxsplit=1)[-1]
        for number, ply in enumerate(record.plies, 1):
            said = COUNTS.findall(ply.entry.note or "")
            if said and (name, number) not in SEEN_BY_ALL:
                assert any(isinstance(claim, COUNTED) for claim in ply.entry.claims), (number, said)

    @pytest.mark.parametrize("record", library().trick_records, ids=lambda record: record.id)
    def test_a_note_on_what_beats_a_card_or_is_certain_has_a_claim(self, record: TrickRecord) -> None:
        words = re.compile(r"\b(?:beats?|stands? above|certain|costs?|nobody|cannot|could|must)\b")
        for note in record.hand.entry.notes:
            said = words.findall(note.note or "")
            assert not said or note.claims, (note.at, said)

    def test_where_the_annotator_of_the_sample_game_errs_the_note_says_what_was_so(self) -> None:
        """Source: 000, play 29 (the fifth of the second deal); all jacks and two 2s are won, two 2s are her own."""
        ply = next(one for one in library().records if one.id.endswith("christiansen")).plies[28]
        assert TakersClaim(takers=(), after="9C on 4C = 2") in ply.entry.claims
        assert TakersClaim(takers=("9S",), after="2H on 4C = 9") in ply.entry.claims
        assert "No one could have taken the 2" in " ".join((ply.entry.note or "").split())


class TestThePartnershipHand:
    def test_a_joker_is_built_down_and_captured_by_a_jack(self) -> None:
        """Source: reading 7; the 25 joker goes through six values and is taken at 12."""
        joker = read_card("X25")
        values = [ply.play.value for ply in jensen() if isinstance(ply.play, Build) and joker in carried(ply)]
        assert values == [12, 9, 12, 9, 2, 12]
        assert [ply.entry.play for ply in jensen() if joker in taken(ply)] == ["JD x X25"]
        assert joker in game("jensen-partnership").last.won[0].cards

    def test_its_owner_changes_again_and_again(self) -> None:
        """Source: reading 11; Emma and Fritz own it in turn, twice by their partners' hands."""
        joker = read_card("X25")
        items = [holding(ply.position.table, joker) for ply in jensen()[1:9]]
        owners = [item.owner for item in items if item]
        assert owners == [0, 1, 0, 1, 0, 0, 0, 0]

    def test_builds_for_the_partner_are_captured_by_the_partner(self) -> None:
        """Source: reading 14; on a build, on loose cards, by either side."""
        made = [number for number, ply in enumerate(jensen(), 1) if for_partner(ply)]
        assert made == [3, 4, 7, 8, 26, 41, 45, 49, 50]
        home = []
        for number in made:
            what, who = fate(jensen(), number)
            position = at(jensen(), number).position
            if what == "captured":
                assert who == partner(position.plan, position.turn)
                home.append(number)
        assert home == [7, 8, 26, 45, 50]

    def test_the_other_side_breaks_builds_for_the_partner(self) -> None:
        """Source: reading 11; four such builds are changed by opponents before the partner can take them."""
        for number in (3, 4, 41, 49):
            what, who = fate(jensen(), number)
            position = at(jensen(), number).position
            assert what == "changed"
            assert who not in (position.turn, partner(position.plan, position.turn))

    def test_a_single_card_becomes_a_build(self) -> None:
        """Source: reading 10; Emma's jack is announced as 12."""
        single = at(jensen(), 37)
        assert isinstance(single.play, Build)
        assert single.play.onto is None
        assert single.play.value == 12

    def test_three_zwicks_follow_each_other_with_a_forced_lay_between(self) -> None:
        """Source: readings 15 and 16; after each the next player can only lay, and it is the same side that profits."""
        assert zwicks(jensen()) == [10, 18, 20, 22, 29, 34]
        assert {at(jensen(), number).position.turn for number in (18, 20, 22)} == {1, 3}
        for number in (19, 21, 23):
            assert not at(jensen(), number).position.table
            assert isinstance(at(jensen(), number).play, Lay)

    def test_a_zwick_is_missed_and_the_next_player_makes_one_with_a_joker(self) -> None:
        """The overlooked sum of play 33 is legal, and play 34 brings the 20 joker home."""
        position = at(jensen(), 33).position
        missed = read_play(position, "AH x 6C+KD+AC").play
        assert missed in set(legal_plays(position))
        assert clears_table(position, missed)
        assert not clears_table(position, at(jensen(), 33).play)
        assert at(jensen(), 34).entry.play == "X20 x 6C+KD"

    @pytest.mark.parametrize("number", [1, 3, 4, 7, 38, 46])
    def test_a_capture_is_passed_by_on_purpose(self, number: int) -> None:
        """Source: reading 3; nothing forces a capture, and the note says why there is none."""
        ply = at(jensen(), number)
        assert not isinstance(ply.play, Capture)
        assert any(isinstance(play, Capture) for play in legal_plays(ply.position))

    def test_no_one_before_hannes_could_have_saved_a_seven(self) -> None:
        """The note on play 5 is right: after the jack on the joker, Hannes takes the 7 whatever is played before."""
        position = at(jensen(), 5).position
        position = make_play(position, read_play(position, "JD on X25 = 7").play)
        built = holding(position.table, read_card("X25"))
        for play in (Lay(read_card("KC")), Lay(read_card("6H"))):
            for other in legal_plays(position):
                assert not (isinstance(other, Build) and other.onto == built)
                assert not (isinstance(other, Capture) and built in other.takes)
            position = make_play(position, play)
        assert legality(position, "7D x X25").legal

    def test_a_promise_binds_the_ace_of_fritz(self) -> None:
        """Source: reading 12; he may take his 11 with it or keep it, but not lay it."""
        position = at(jensen(), 46).position
        (wrong,) = legality(position, "AD").violations
        assert wrong.reason is Reason.OBLIGATION_BROKEN
        assert legal_lay(position, read_card("AD")) is None

    def test_the_last_joker_goes_to_the_side_that_captured_last(self) -> None:
        """Source: reading 17; the cards left over are no Zwick."""
        found = game("jensen-partnership")
        assert [item.cards[0].code for item in found.played.table] == ["6D", "X15"]
        assert found.last.last_capture == 3
        assert found.last.won[3].zwicks == found.played.won[3].zwicks
        assert read_card("X15") in found.last.won[3].cards


class TestTheHandWithoutJokers:
    def test_builds_only_grow_and_none_passes_14(self) -> None:
        """Source: the Dietze column; building is by addition only."""
        built = [ply.play for ply in dietze() if isinstance(ply.play, Build)]
        assert len(built) == 13
        rules = game("dietze").last.rules
        for play in built:
            assert play.onto is not None
            old = play.onto.value or rules.hand_values[play.onto.cards[0]][0]
            assert play.value == old + rules.hand_values[play.card][0] <= 14

    def test_what_is_taken_away_in_other_games_is_forbidden(self) -> None:
        """Source: the Dietze column; a claim of the record is refused for subtracting and nothing else."""
        ply = at(dietze(), 2)
        assert CouldNotClaim(could_not="2C on QC = 11") in ply.entry.claims
        (wrong,) = legality(ply.position, "2C on QC = 11").violations
        assert (wrong.reason, wrong.ban) == (Reason.VARIANT_FORBIDS, Ban.SUBTRACTING)

    def test_the_ten_of_diamonds_goes_through_two_builds_and_comes_back(self) -> None:
        """Source: reading 11; Karla lays it, Inga makes it 12, Jens 14, and Karla's king takes it."""
        ten = read_card("10D")
        plays = [
            (ply.position.seats[ply.position.turn], ply.entry.play)
            for ply in dietze()
            if ten in (ply.play.card, *carried(ply), *taken(ply))
        ]
        assert plays == [
            ("Karla", "10D"),
            ("Inga", "2H on 10D = 12"),
            ("Jens", "2D on 10D = 14"),
            ("Karla", "KC x 10D"),
        ]

    def test_builders_capture_their_builds_or_lose_them(self) -> None:
        """Seven builds are captured by their owners, two by others, and four grow in other hands."""
        fates = []
        for number, ply in enumerate(dietze(), 1):
            if isinstance(ply.play, Build):
                what, who = fate(dietze(), number)
                fates.append((what, who == ply.play.owner))
        assert fates.count(("captured", True)) == 7
        assert fates.count(("captured", False)) == 2
        assert fates.count(("changed", False)) == 4

    def test_three_zwicks_nearly_make_up_for_ten_points(self) -> None:
        """Source: the Dietze column, three points each; they bring Jens and Inga close to the 10 of diamonds."""
        assert zwicks(dietze()) == [13, 25, 46]
        found = game("dietze")
        assert [score.points for score in found.scores] == [8, 9, 10, 2]
        assert [score.items.get("zwicks", 0) for score in found.scores] == [6, 3, 0, 0]

    def test_a_promise_forces_the_capture_that_opens_the_last_zwick(self) -> None:
        """Source: reading 12; the jack may not be laid while its owner owes it to a build."""
        ply = at(dietze(), 45)
        assert list(legal_plays(ply.position)) == [ply.play]
        (wrong,) = legality(ply.position, "JS").violations
        assert wrong.reason is Reason.OBLIGATION_BROKEN
        assert at(dietze(), 46).entry.play == "KH x 9S"

    @pytest.mark.parametrize("number", [2, 3, 17, 41])
    def test_a_capture_is_passed_by_on_purpose(self, number: int) -> None:
        """Source: reading 3; nothing forces a capture."""
        ply = at(dietze(), number)
        assert not isinstance(ply.play, Capture)
        assert any(isinstance(play, Capture) for play in legal_plays(ply.position))

    def test_a_tie_gives_most_cards_to_no_one(self) -> None:
        """Source: reading 18; Inga and Lars have sixteen each."""
        found = game("dietze")
        assert [score.cards for score in found.scores] == [16, 9, 11, 16]
        assert not any(FOR_MOST_CARDS in score.items for score in found.scores)
