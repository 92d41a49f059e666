"""Game records: the sample game reaches its known results, and every claim is proved true or false."""

import re
from functools import cache

import pytest

from tutor.catalogue.records import Record, prove_loaded_record, side_name
from tutor.coach.zwickern.words.seats import game_title
from tutor.content.files.folders import content_root
from tutor.content.files.load import load_record
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import VARIANTS, Lay, deal_is_over, full_pack, is_zwick, legal_plays, make_play, write_play
from tutor.engine.zwickern.hand.deal_and_play import deal_again, deals, opening
from tutor.text import language

SAMPLE = (content_root() / "lessons" / "games" / "christiansen.yaml").read_text("utf-8")

# Legal plays before each of the 48 plays, by two engines and by hand where a turn has few.
LEGAL = """
    81 15 8 6 7 5 7 10 6 5 4 7 3 3 6 3 2 4 2 3 1 1 2 1
    16 15 6 11 10 13 10 5 6 10 13 4 4 4 6 3 3 2 2 2 1 1 2 1
"""
PLAYS = """
    KS x QS+AD 8D+4D+2D | JD x 10H+2C | 10S on X30 = 20 | 3H | 3C x 3H | 3S | X20 x X30 | JH on 3S = 15
    8C on 3S = 7 | 7S x 3S | 4H | KH x 4H | 7C | 6H | 6D x 6H | AH | 5H | 8S x 7C+AH | JS | 10D on 5H = 15 | 9H | 5D
    9D x 9H | X15 x 5H | JC x JS | 5C x 5D | 4C | 7H on 4C = 11 | 2H on 4C = 9 | 4S on 4C = 13 | QC x 4C | 3D
    5S on 3D = 8 | QH on 3D = 11 | KD on 3D = 25 | 6S | 2S on 6S = 8 | QD on 6S = 11 | KC on 6S = 25 | 9S | 9C x 9S | 6C
    X25 x 3D 6S | 10C | 8H | AS | 7D x 6C+AS | AC
"""

RECORD = """\
title: A short game
variant: {variant}
seats: [A, B]
dealer: A
dealt: otherwise
deals:
  - hands: {{A: [AS, 5D], B: [2S, 9H]}}
    table: [AD, 4C, 9S]
    plays:
      - {{seat: B, play: 9H x 9S, claims: [{claim}]}}
      - {{seat: A, play: 5D x AD+4C}}
      - {{seat: B, play: 2S}}
      - {{seat: A, play: AS}}
{result}
"""


@cache
def sample() -> Record:
    """The sample game, proven."""
    return prove_loaded_record("sample", load_record("sample.yaml", SAMPLE, VARIANTS))


def record(claim: str = "", result: str = "", variant: str = "jensen") -> Record:
    """A short record with a claim before its first play and a stated result."""
    text = RECORD.format(claim=claim, variant=variant, result=f"result: {result}" if result else "")
    return prove_loaded_record("short", load_record("short.yaml", text, VARIANTS))


def told(text: str) -> list[str]:
    """Return what is wrong with a record, as message ids."""
    with pytest.raises(ContentError) as caught:
        prove_loaded_record("game", load_record("game.yaml", text, VARIANTS))
    return [fault.message for fault in caught.value.faults]


class TestTheSampleGame:
    def test_it_has_the_48_plays_of_the_source(self) -> None:
        plays = [play.strip() for line in PLAYS.strip().splitlines() for play in line.split("|")]
        assert [ply.entry.play for ply in sample().plies] == plays
        seats = ["Beatrice", "Charlie", "Dianne", "Albert"] * 12
        assert [ply.entry.seat for ply in sample().plies] == seats

    def test_every_turn_has_the_known_number_of_legal_plays(self) -> None:
        assert [len(list(legal_plays(ply.position))) for ply in sample().plies] == list(map(int, LEGAL.split()))

    def test_it_reaches_the_known_cards_zwicks_and_points(self) -> None:
        found = {
            side_name(sample().entry.seats, score): (score.cards, score.zwicks, score.points)
            for score in sample().scores
        }
        assert found == {"Albert": (5, 1, 8), "Beatrice": (12, 0, 1), "Charlie": (12, 2, 3), "Dianne": (27, 1, 26)}
        assert sum(points for _, _, points in found.values()) == 31 + 3 + 4

    def test_every_side_has_its_points_for_known_items(self) -> None:
        items = {side_name(sample().entry.seats, score): dict(score.items) for score in sample().scores}
        assert items == {
            "Albert": {"X15": 4, "10D": 3, "zwicks": 1},
            "Beatrice": {"AD": 1},
            "Charlie": {"AH": 1, "zwicks": 2},
            "Dianne": {"X20": 5, "X25": 6, "X30": 7, "10S": 1, "2S": 1, "AS": 1, "AC": 1, "most_cards": 3, "zwicks": 1},
        }

    def test_the_four_zwicks_are_where_the_source_has_them(self) -> None:
        zwicks = [number for number, ply in enumerate(sample().plies, 1) if is_zwick(ply.position, ply.play)]
        assert zwicks == [10, 12, 26, 31]

    def test_what_is_left_goes_to_dianne_and_is_not_a_zwick(self) -> None:
        assert [item.cards[0].code for item in sample().played.table] == ["10C", "8H", "AC"]
        assert sample().last.table == ()
        assert len(sample().last.won[3].cards) - len(sample().played.won[3].cards) == 3
        assert sample().last.won[3].zwicks == sample().played.won[3].zwicks == 1
        assert sample().finished

    def test_the_result_is_stated_for_every_side_and_every_play_has_a_note(self) -> None:
        assert set(sample().entry.result) == set(sample().entry.seats)
        assert all(ply.entry.note for ply in sample().plies)

    def test_wherever_the_source_can_do_nothing_the_record_claims_it(self) -> None:
        only_laying = [
            ply for ply in sample().plies if all(isinstance(play, Lay) for play in legal_plays(ply.position))
        ]
        claimed = [ply for ply in sample().plies if "only_lay_down" in ply.entry.claims]
        assert len(claimed) >= 19
        assert all(ply in only_laying for ply in claimed)

    def test_the_mirror_deal_with_hearts_and_clubs_swapped_is_as_good(self) -> None:
        swap = {"H": "C", "C": "H"}
        # Notes have no cards in notation, and no name is one.
        text = re.sub(r"\b(10|[2-9AKQJ])([HC])\b", lambda card: card[1] + swap[card[2]], SAMPLE)
        mirrored = prove_loaded_record("mirror", load_record("mirror.yaml", text, VARIANTS))
        assert [score.points for score in mirrored.scores] == [8, 1, 3, 26]
        assert mirrored.plies[1].entry.play == "JD x 10C+2H"

    @pytest.mark.parametrize(
        ("right", "wrong", "place", "message"),
        [
            ("cards: 5,", "cards: 6,", "382:19", "check-result-wrong"),
            ("points: 26", "points: 27", "385:42", "check-result-wrong"),
            ("- seat: Charlie\n", "- seat: Dianne\n", "28:15", "check-seat-out-of-turn"),
            ('"JD x 10H+2C"', '"JD x 10H+4D"', "29:15", "check-play-illegal"),
            ('could: "KS x QS+AD 10H+4D"', 'could_not: "KS x QS+AD 10H+4D"', "25:13", "check-claim-could-not"),
            ('could_not: "JS on X30 = 18"', 'could: "JS on X30 = 18"', "43:13", "check-claim-could"),
            ("X15]\n", "X20]\n", "", "position-card-too-often"),
        ],
    )
    def test_one_wrong_word_in_it_is_found(self, right: str, wrong: str, place: str, message: str) -> None:
        assert right in SAMPLE
        with pytest.raises(ContentError) as caught:
            prove_loaded_record("sample", load_record("sample.yaml", SAMPLE.replace(right, wrong, 1), VARIANTS))
        fault = caught.value.faults[0]
        assert fault.message == message
        if place:
            lines = SAMPLE[: SAMPLE.index(right)].count("\n") + 1
            assert f"{fault.mark.line}:{fault.mark.column}" == place
            assert fault.mark.line == lines


class TestClaims:
    @pytest.mark.parametrize(
        "claim",
        [
            "{could: 9H x 9S}",
            "{could: 9H}",
            "{could: 2S on AD = 9}",
            "{could_not: 9H x 4C}",
            "{could_not: 9H x 9S AD+4C}",
            "{could_not: AS}",
            "{holds_only: [9H, 2S]}",
            "{holds_only: [2s, 9♥]}",
        ],
    )
    def test_a_true_claim_is_accepted(self, claim: str) -> None:
        assert len(record(claim).plies) == 4

    @pytest.mark.parametrize(
        ("claim", "message"),
        [
            ("no_capture", "check-claim-no-capture"),
            ("no_build", "check-claim-no-build"),
            ("{could: 9H x 4C}", "check-claim-could"),
            ("{could: 9H =}", "check-unreadable-play"),
            ("{could_not: 9H x 9S}", "check-claim-could-not"),
            ("{could_not: 9H =}", "check-unreadable-play"),
            ("{holds_only: [9H]}", "check-claim-holds-only"),
            ("{holds_only: [9H, 2S, 2S]}", "check-claim-holds-only"),
            ("{holds_only: [9H, 2Z]}", "check-unreadable-card"),
        ],
    )
    def test_a_false_claim_is_refused(self, claim: str, message: str) -> None:
        with pytest.raises(ContentError) as caught:
            record(claim)
        assert {fault.message for fault in caught.value.faults} == {message}
        assert (caught.value.faults[0].mark.line, caught.value.faults[0].mark.column) == (10, 43)

    @pytest.mark.parametrize("claim", ["no_capture", "no_build", "only_lay_down"])
    def test_claims_that_nothing_was_possible_hold_on_an_empty_table(self, claim: str) -> None:
        text = RECORD.format(claim="", variant="jensen", result="").replace(
            "play: 2S}", f"play: 2S, claims: [{claim}]}}"
        )
        assert len(prove_loaded_record("short", load_record("f", text, VARIANTS)).plies) == 4

    def test_a_false_claim_that_nothing_but_laying_was_possible_names_a_capture_and_a_build(self) -> None:
        with pytest.raises(ContentError) as caught:
            record("only_lay_down")
        named = {fault.message: fault.details["play"] for fault in reversed(caught.value.faults)}
        assert named == {"check-claim-no-capture": "9H x 9S", "check-claim-no-build": "2S on AD = 9"}

    def test_a_false_claim_does_not_hide_those_of_later_plays(self) -> None:
        text = RECORD.format(claim="no_capture", variant="jensen", result="").replace(
            "AD+4C}", "AD+4C, claims: [no_capture]}"
        )
        assert told(text) == ["check-claim-no-capture"] * 2

    def test_an_unknown_key_does_not_hide_what_is_wrong_with_the_plays(self) -> None:
        text = RECORD.format(claim="no_capture", variant="jensen", result="").replace(
            "dealer: A", "dealer: A\nyear: 1930"
        )
        assert told(text) == ["content-unknown-key", "check-claim-no-capture"]

    def test_all_false_claims_and_results_are_reported_at_once(self) -> None:
        with pytest.raises(ContentError) as caught:
            record("no_capture, {could: KS}, {holds_only: []}", "{A: {cards: 1}, C: {}}")
        assert [fault.message for fault in caught.value.faults] == [
            "check-claim-no-capture",
            "check-claim-could",
            "check-claim-holds-only",
            "check-result-wrong",
            "check-result-side",
        ]


class TestRecords:
    def test_the_piles_of_an_unfinished_record_count_as_they_are(self) -> None:
        found = record(result="{A: {cards: 3, zwicks: 1, points: 2}, B: {cards: 2, zwicks: 0, points: 0}}")
        assert not found.finished
        assert [item.cards[0].code for item in found.last.table] == ["2S", "AS"]

    def test_a_partnership_is_its_seats_joined(self) -> None:
        text = """\
title: Partners
variant: jensen
seats: [N, E, S, W]
dealer: N
dealt: otherwise
deals:
  - hands: {N: [AS], E: [2S], S: [3S], W: [4S]}
    table: [2H, 5D, 6D]
    plays:
      - {seat: E, play: 2S x 2H}
      - {seat: S, play: 3S}
result: {E & W: {cards: 2, zwicks: 0, points: 1}, N & S: {cards: 0}}
"""
        game = prove_loaded_record("partners", load_record("f", text, VARIANTS))
        assert [side_name(game.entry.seats, score) for score in game.scores] == ["N & S", "E & W"]
        assert (
            prove_loaded_record("partners", load_record("f", text.replace("E & W", "W & E"), VARIANTS)).scores
            == game.scores
        )
        assert told(text.replace("E & W", "E & S")) == ["check-result-side"]

    def test_a_record_may_go_through_several_deals_but_none_begins_before_the_last_is_over(self) -> None:
        second = "  - hands: {A: [3S], B: [3H]}\n    plays:\n      - {seat: B, play: 3H}\n"
        text = RECORD.format(claim="", variant="jensen", result="")
        game = prove_loaded_record("two", load_record("f", text.rstrip() + "\n" + second, VARIANTS))
        assert [ply.deal for ply in game.plies] == [0, 0, 0, 0, 1]
        assert [item.cards[0].code for item in game.plies[-1].position.table] == ["2S", "AS"]
        short = text.replace("      - {seat: A, play: AS}\n", "").rstrip() + "\n" + second
        assert told(short) == ["check-deal-not-over"]

    def test_nothing_is_proved_after_a_wrong_play(self) -> None:
        text = (
            RECORD.format(claim="", variant="jensen", result="")
            .replace("9H x 9S", "9H x 4C")
            .replace("play: 2S", "play: KK")
        )
        assert told(text) == ["check-play-illegal"]

    def test_a_wrong_seat_and_a_wrong_play_are_reported_together(self) -> None:
        text = RECORD.format(claim="", variant="jensen", result="").replace(
            "{seat: B, play: 9H x 9S", "{seat: A, play: 9H x AD"
        )
        assert told(text) == ["check-seat-out-of-turn", "check-play-illegal"]

    def test_problems_of_the_hands_are_all_reported_before_anything_is_played(self) -> None:
        text = (
            RECORD.format(claim="", variant="dietze", result="")
            .replace("A: [AS, 5D]", "A: [X15, 5Z], Q: []")
            .replace("AD", "9S", 1)
        )
        assert sorted(told(text)) == [
            "position-card-not-in-pack",
            "position-card-too-often",
            "position-unknown-card",
            "position-unknown-seat",
        ]

    def test_a_seat_may_be_called_table(self) -> None:
        text = (
            RECORD.format(claim="", variant="jensen", result="").replace("B", "table").replace("[2S, 9H]", "[2S, 9S]")
        )
        with pytest.raises(ContentError) as caught:
            prove_loaded_record("game", load_record("game.yaml", text, VARIANTS))
        assert [(fault.message, fault.mark.line) for fault in caught.value.faults] == [("position-card-too-often", 8)]


def test_the_card_that_stays_over_in_the_french_game_need_not_be_written() -> None:
    """Source: the French article; the card goes to the table before the last deal is played."""
    rules = VARIANTS["french"]
    seating = rules.plans[0]
    rounds = deals(seating, 0, full_pack(rules, seating))
    lines = ["title: French", "variant: french", "seats: [A, B]", "dealer: A", "deals:"]
    position = None
    for index, deal in enumerate(rounds):
        hands = ", ".join(f"{seat}: [{', '.join(map(str, hand))}]" for seat, hand in zip("AB", deal.hands, strict=True))
        lines += [f"  - hands: {{{hands}}}"]
        lines += [f"    table: [{', '.join(map(str, deal.table))}]"] if index == 0 else []
        lines += ["    plays:"]
        position = opening(rules, "AB", 0, deal, 0) if position is None else deal_again(position, 0, deal, 0)
        while not deal_is_over(position):
            play = next(legal_plays(position))
            lines.append(f"      - {{seat: {position.seats[position.turn]}, play: {write_play(position, play)}}}")
            position = make_play(position, play)
    game = prove_loaded_record("french", load_record("f", "\n".join(lines), VARIANTS))
    assert game.finished
    assert len(game.played.table) + sum(len(pile.cards) for pile in game.played.won) == 55


def test_a_record_needs_no_title() -> None:
    text = RECORD.format(claim="", variant="jensen", result="").replace("title: A short game\n", "")
    record = prove_loaded_record("lessons/games/mine", load_record("f", text, VARIANTS))
    assert game_title(language("en"), record.entry) == "Game with A and B"
