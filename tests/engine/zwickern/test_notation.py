"""Plays and cards as text: every form, its spellings, and what cannot be read."""

import copy
import pickle
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.setups import at, legal, plays, reasons
from tests.engine.zwickern.test_properties import positions
from tests.examples import examples
from tutor.engine.cards import CARDS, UnreadableError, read_card
from tutor.engine.zwickern import Build, Capture, Item, Lay, Position, Reason, Stated, loose, read_play, write_play
from tutor.engine.zwickern.notation import SeveralItemsError


def table() -> Position:
    """Return a table with loose cards and a build, South to play."""
    return at("KS JS QH 10S 3H JC", "QD AD 8D 4D 2D 10C JH X25 QS=13@N", announced={"N": [13]})


def again(where: Position, text: str) -> str:
    """Return a play read and written."""
    return write_play(where, read_play(where, text).play)


class TestCards:
    @pytest.mark.parametrize("code", CARDS)
    def test_every_card_is_read_as_it_is_written(self, code: str) -> None:
        assert read_card(code).code == code

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("A♠", "AS"),
            ("2♥", "2H"),
            ("10♦", "10D"),
            ("K♣", "KC"),
            ("k♣\ufe0f", "KC"),
            ("as", "AS"),
            ("TD", "10D"),
            ("td", "10D"),
            ("T♦", "10D"),
            ("x25", "X25"),
            (" 3h ", "3H"),
        ],
    )
    def test_symbols_lower_case_and_t_are_read_as_well(self, text: str, code: str) -> None:
        assert read_card(text).code == code

    @pytest.mark.parametrize(
        "text", ["", " ", "A", "S", "1S", "11S", "TS0", "10", "AX", "X", "X41", "X100", "T10", "♠A", "A S"]
    )
    def test_anything_else_is_unreadable(self, text: str) -> None:
        with pytest.raises(UnreadableError) as caught:
            read_card(text)
        assert repr(text) in str(caught.value)

    def test_equal_cards_are_one_object_even_when_copied(self) -> None:
        card = CARDS["AS"]
        assert pickle.loads(pickle.dumps(card)) is card
        assert copy.deepcopy(card) is card


class TestForms:
    def test_lay(self) -> None:
        assert read_play(table(), "3H") == (Lay(CARDS["3H"]), None)

    def test_capture_with_groups(self) -> None:
        where = table()
        play, stated = read_play(where, "KS x QD+AD 8D+4D+2D")
        queen, ace, eight, four, two = where.table[:5]
        assert play == Capture(CARDS["KS"], (queen, ace, eight, four, two))
        assert stated == Stated(None, ((queen, ace), (eight, four, two)))

    def test_capture_as_a_set(self) -> None:
        where = table()
        reading = read_play(where, "KS x QD AD 8D 4D 2D")
        assert reading.stated is None
        assert reading.play == read_play(where, "KS x QD+AD 8D+4D+2D").play

    def test_the_order_of_the_names_does_not_matter(self) -> None:
        where = table()
        assert read_play(where, "KS x 2D 8D AD 4D QD") == read_play(where, "KS x QD AD 8D 4D 2D")

    def test_the_played_value_may_be_stated(self) -> None:
        where = table()
        play, stated = read_play(where, "JS=12 x 10C+JH")
        assert isinstance(play, Capture)
        assert stated == Stated(12, ((where.table[5], where.table[6]),))
        assert legal(where, "JS=12 x 10C+JH")
        assert read_play(where, "JS=2 x 2D").stated == Stated(2, None)

    @pytest.mark.parametrize("text", ["JS=2 x 10C+JH", "JS=7 x 10C+JH"])
    def test_a_stated_value_must_fit(self, text: str) -> None:
        assert not legal(table(), text)

    def test_stated_groups_must_each_fit(self) -> None:
        where = table()
        assert legal(where, "KS x QD AD 8D 4D 2D")
        assert reasons(where, "KS x QD+8D AD+4D+2D") == [Reason.GROUP_DOES_NOT_FIT, Reason.GROUP_DOES_NOT_FIT]

    def test_build_on_an_item(self) -> None:
        where = table()
        assert read_play(where, "10S on 10C = 10") == (Build(CARDS["10S"], where.table[5], 10, 2), None)

    def test_single_card_build(self) -> None:
        assert read_play(table(), "QH = 13").play == Build(CARDS["QH"], None, 13, 2)

    def test_build_for_partner(self) -> None:
        where = table()
        assert read_play(where, "JC on X25 = 13 for N").play == Build(CARDS["JC"], where.table[7], 13, 0)
        assert legal(where, "JC on X25 = 13 for N")

    def test_a_single_card_for_partner(self) -> None:
        assert read_play(table(), "QH = 13 for N").play == Build(CARDS["QH"], None, 13, 0)

    @pytest.mark.parametrize(
        ("text", "form"),
        [
            ("3h", "3H"),
            ("  3♥ ", "3H"),
            ("ks X qd+ad", "KS x QD+AD"),
            ("K♠ × Q♦ + A♦", "KS x QD+AD"),
            ("ks  x  qd  ad", "KS x QD+AD"),
            ("ts ON tc=10", "10S on 10C = 10"),
            ("T♠ on 10♣ =  10", "10S on 10C = 10"),
            ("qh=13", "QH = 13"),
            ("jc on x25 = 13 FOR n", "JC on X25 = 13 for N"),
            ("JS = 12 x 10C JH", "JS x 10C+JH"),
            ("JC on X25 = 13 for S", "JC on X25 = 13"),
        ],
    )
    def test_other_spellings_are_read_and_the_first_form_is_written(self, text: str, form: str) -> None:
        assert again(table(), text) == form

    def test_seat_names_may_have_blanks(self) -> None:
        where = at("QH 3C", "9D", announced={"N": [13]})
        named = replace(where, seats=("Old North", "East", "South", "West"))
        assert again(named, "QH = 13 for old north") == "QH = 13 for Old North"

    def test_groups_of_one_are_written_bare(self) -> None:
        assert again(table(), "JS x JH 2D") == "JS x 2D JH"

    def test_a_capture_that_does_not_split_is_written_as_a_list(self) -> None:
        assert again(table(), "KS x 8D 4D") == "KS x 8D 4D"

    def test_the_examples_of_the_sample_game_are_written_as_they_are_printed(self) -> None:
        where = at("KS 8C", "QS AD 8D 4D 2D 2C 10H X30", variant="christiansen")
        assert again(where, "KS x QS AD 8D 4D 2D") == "KS x QS+AD 8D+4D+2D"


class TestNamesOfItems:
    def test_a_build_is_named_by_any_one_of_its_cards(self) -> None:
        where = at("QH KS", "X25+JC=13@N 4D")
        build = where.table[0]
        for text in ("QH x X25", "QH x JC"):
            assert read_play(where, text).play == Capture(CARDS["QH"], (build,))
            assert again(where, text) == "QH x X25"
        assert again(where, "KS on JC = 9") == "KS on X25 = 9"

    def test_all_cards_of_a_build_joined_by_plus_mean_the_build_once(self) -> None:
        where = at("QH KS", "X25+JC=13@N 4D")
        assert read_play(where, "QH x X25+JC").play == Capture(CARDS["QH"], (where.table[0],))

    def test_a_card_that_is_not_there_is_for_the_judge(self) -> None:
        where = at("QH KS", "4D")
        assert read_play(where, "QH x 9C").play == Capture(CARDS["QH"], (loose(CARDS["9C"]),))
        assert reasons(where, "QH x 9C") == [Reason.ITEM_NOT_ON_TABLE]
        assert reasons(where, "QH on 9C = 4") == [Reason.ITEM_NOT_ON_TABLE]

    def test_naming_one_card_twice_takes_it_once_only(self) -> None:
        where = at("QH KS", "3D 4D")
        assert reasons(where, "QH x 3D 3D") == [Reason.ITEM_NOT_ON_TABLE]


class TestSeveralPacks:
    """A name means the first item that holds such a card; `#2` is the second."""

    SEATS = "A B C D E"

    def test_equal_loose_cards_are_named_alike(self) -> None:
        where = at("5S 9H", "5D 5D", variant="dietze", seats=self.SEATS, turn="A")
        assert again(where, "5S x 5D 5D") == "5S x 5D 5D"
        assert again(where, "5S x 5D#2") == "5S x 5D"

    def test_a_card_in_a_build_and_loose_are_told_apart(self) -> None:
        where = at("9S 5S", "5D+4C=9@B 5D", variant="dietze", seats=self.SEATS, turn="A")
        build, single = where.table
        assert read_play(where, "9S x 5D").play == Capture(CARDS["9S"], (build,))
        assert read_play(where, "5S x 5D#2").play == Capture(CARDS["5S"], (single,))
        assert again(where, "5S x 5D#2") == "5S x 5D#2"

    def test_builds_of_equal_cards_with_two_owners_are_told_apart(self) -> None:
        where = at("9S 2H", "5D+4D=9@B 5D+4D=9@C", variant="dietze", seats=self.SEATS, turn="A")
        texts = [write_play(where, play) for play in plays(where) if isinstance(play, Capture)]
        assert sorted(texts) == ["9S x 5D", "9S x 5D 5D", "9S x 5D#2"]

    def test_a_build_on_the_second_of_two(self) -> None:
        where = at("4S 9H", "4C+5D=9@B 5D", variant="dietze", seats=self.SEATS, turn="A")
        assert read_play(where, "4S on 5D#2 = 9").play == Build(CARDS["4S"], where.table[1], 9, 0)
        assert legal(where, "4S on 5D#2 = 9")

    def test_of_equal_items_the_plays_that_are_listed_take_the_first_as_a_name_does(self) -> None:
        where = at("8S 9H", "5D 3C 5D", variant="dietze", seats=self.SEATS, turn="A")
        assert read_play(where, "8S x 5D+3C").play == Capture(CARDS["8S"], where.table[:2])
        assert [play for play in plays(where) if isinstance(play, Capture)] == [Capture(CARDS["8S"], where.table[:2])]

    def test_a_number_beyond_the_last_names_nothing(self) -> None:
        where = at("5S 9H", "5D 5D", variant="dietze", seats=self.SEATS, turn="A")
        with pytest.raises(UnreadableError, match="5D#3"):
            read_play(where, "5S x 5D#3")


class TestABuildNamedByAllItsCards:
    """With several packs a card of a build may also be there loose; a name by itself still means the first item."""

    def on(self, hand: str, table: str) -> Position:
        """Return a position of two packs."""
        return at(hand, table, variant="dietze", seats="A B C D E", turn="A")

    @pytest.mark.parametrize("text", ["QD x 9S+4D", "QD x 4D+9S", "QD x 9S 4D"])
    @pytest.mark.parametrize("table", ["9S 9S+4D=13@B", "9S+4D=13@B 9S", "4D 9S 9S+4D=13@B KD", "4D+9S=13@B 4D"])
    def test_its_cards_mean_the_build_whichever_are_loose_too(self, text: str, table: str) -> None:
        where = self.on("QD KC", table)
        loose_pair = read_play(where, text).play == Capture(CARDS["QD"], where.table[:2])
        build = next(item for item in where.table if item.value == 13)
        assert loose_pair == table.startswith("4D 9S")
        assert loose_pair or read_play(where, text).play == Capture(CARDS["QD"], (build,))
        assert legal(where, text)

    @pytest.mark.parametrize("text", ["KS x 5D+4C", "KS x 5D#1+4C"])
    def test_first_items_that_fit_are_meant_as_they_always_were(self, text: str) -> None:
        where = self.on("KS 9H", "5D 4C+5D=9@B")
        assert read_play(where, text).play == Capture(CARDS["KS"], where.table)
        assert legal(where, text)

    def test_first_items_that_fit_as_a_set_are_meant_as_they_always_were(self) -> None:
        where = self.on("9S QD", "4C+5D=9@B 4C+5D=9@C")
        assert read_play(where, "9S x 4C 5D").play == Capture(CARDS["9S"], where.table)
        assert read_play(where, "9S x 4C+5D").play == Capture(CARDS["9S"], where.table[:1])

    def test_first_items_count_at_the_value_that_is_stated(self) -> None:
        where = at("X1 9H", "5D 4C+5D=9@B", variant="grupp", seats="A B C D E", turn="A")
        assert read_play(where, "X1=14 x 5D+4C").play == Capture(CARDS["X1"], where.table)
        assert read_play(where, "X1=9 x 5D+4C").play == Capture(CARDS["X1"], where.table[1:])
        assert read_play(where, "X1=14 x 5D 4C").play == Capture(CARDS["X1"], where.table)
        assert read_play(where, "X1=9 x 5D 4C").play == Capture(CARDS["X1"], where.table[1:])

    def test_where_nothing_fits_the_build_is_meant(self) -> None:
        where = self.on("8S KC", "9S 9S+4D=13@B")
        assert read_play(where, "8S x 9S+4D").play == Capture(CARDS["8S"], where.table[1:])

    def test_a_number_names_another_item_than_the_build(self) -> None:
        where = self.on("8S KC", "9S 9S+4D=13@B")
        assert read_play(where, "8S x 9S#1+4D").play == Capture(CARDS["8S"], where.table)

    def test_the_loose_card_can_be_named_in_another_group(self) -> None:
        where = self.on("QD KC", "9S 9S+4D=13@B 4H")
        assert read_play(where, "QD x 9S+4D 9S+4H").play == Capture(CARDS["QD"], where.table)
        assert legal(where, "QD x 9S+4D 9S+4H")

    def test_another_card_may_join_the_build_in_its_group(self) -> None:
        where = self.on("KS 9H", "5D 4C+5D=9@B 5S")
        assert read_play(where, "KS x 5D+4C+5S").play == Capture(CARDS["KS"], where.table[1:])
        assert legal(where, "KS x 5D+4C+5S")

    def test_a_missing_card_is_no_reason_to_read_the_first_items(self) -> None:
        where = self.on("KS 9H", "5D 4C+5D=9@B")
        taken = (where.table[1], loose(CARDS["9C"]))
        assert read_play(where, "KS x 5D+4C 9C").play == Capture(CARDS["KS"], (*where.table, taken[1]))
        assert read_play(where, "KS x 5D+4C+9C").play == Capture(CARDS["KS"], taken)

    def test_one_card_by_itself_means_the_first_item_even_if_a_build_is_this_card(self) -> None:
        where = self.on("3S QH", "QD QD=13@B")
        assert read_play(where, "3S x QD").play == Capture(CARDS["3S"], where.table[:1])

    @pytest.mark.parametrize("text", ["4H on 5D+4C = 13", "4H on 4C + 5D=13"])
    def test_it_is_built_on_by_all_its_cards(self, text: str) -> None:
        where = self.on("4H QS", "5D 4C+5D=9@B")
        assert read_play(where, text).play == Build(CARDS["4H"], where.table[1], 13, 0)
        assert again(where, text) == "4H on 4C = 13"
        assert legal(where, text)

    def test_with_one_pack_a_card_of_it_may_be_named_once_too_often(self) -> None:
        where = at("KS 2S", "7D+6D=13@N 5C")
        assert read_play(where, "KS x 6D+7D+7D").play == Capture(CARDS["KS"], where.table[:1])

    def test_with_one_pack_it_is_built_on_by_all_or_some_of_its_cards(self) -> None:
        where = at("2H X15", "10H+3D=13@N 4D")
        for names in ("10H+3D", "3D+10H", "3D", "10H"):
            assert read_play(where, f"2H on {names} = 15").play == Build(CARDS["2H"], where.table[0], 15, 2)

    @examples(60)
    @given(positions(most_items=6, names=("dietze", "grupp")), st.randoms(use_true_random=False))
    def test_what_is_taken_is_read_back_as_it_was_written_legal_or_not(self, where: Position, dice: Random) -> None:
        for card in dict.fromkeys(where.hand):
            taken = tuple(item for item in where.table if dice.random() < 0.5)
            if taken:
                play = Capture(card, taken)
                assert read_play(where, write_play(where, play)).play == play

    @examples(60)
    @given(positions(most_items=6, names=("dietze", "grupp")))
    def test_every_build_is_found_by_all_its_cards(self, where: Position) -> None:
        for build in where.table:
            names = "+".join(card.code for card in build.cards)
            if len(build.cards) > 1:
                play = read_play(where, f"{where.hand[0]} on {names} = 9").play
                assert isinstance(play, Build)
                assert play.onto is not None
                assert sorted(map(str, play.onto.cards)) == sorted(map(str, build.cards))


class TestBuildOnSeveralItems:
    """Source: reading 10: a build is started with one card, or grows by the one that is played."""

    def test_it_is_not_a_play_and_says_on_what(self) -> None:
        where = at("2S KH", "3S 4D 10H+3D=13@N")
        with pytest.raises(SeveralItemsError) as caught:
            read_play(where, "2S on 3S+3D = 9")
        error = caught.value
        assert (error.card, error.items, error.value) == (CARDS["2S"], (where.table[0], where.table[2]), 9)
        assert error.text == "2S on 3S+3D = 9"

    def test_a_card_of_the_build_twice_names_a_second_item(self) -> None:
        with pytest.raises(SeveralItemsError):
            read_play(at("2S KH", "10H+3D=13@N"), "2S on 10H+3D+10H = 15")

    @pytest.mark.parametrize("text", ["2S on 3S+ = 9", "2S on +3S = 9", "2S on 3S 4D = 9", "2S on ZZ+3S = 9"])
    def test_what_is_not_a_name_is_unreadable(self, text: str) -> None:
        with pytest.raises(UnreadableError) as caught:
            read_play(at("2S KH", "3S 4D"), text)
        assert not isinstance(caught.value, SeveralItemsError)


class TestWildJokers:
    def test_the_value_follows_the_joker(self) -> None:
        where = at("X3 9H", "5D 4C", variant="grupp")
        assert read_play(where, "X3=9 x 5D+4C").stated == Stated(9, (where.table,))
        assert again(where, "X3 x 5D 4C") in ("X3=9 x 5D+4C", "X3=4 x 5D 4C")
        assert again(where, "X3=5 x 5D") == "X3=5 x 5D"

    def test_builds_with_a_joker(self) -> None:
        where = at("X3 9H KH", "5D", variant="grupp")
        assert again(where, "X3 = 9") == "X3 = 9"
        assert again(where, "X3 on 5D = 14") == "X3 on 5D = 14"

    def test_the_value_is_left_out_where_only_jokers_are_taken(self) -> None:
        assert again(at("X3 9H", "X1", variant="grupp"), "X3=7 x X1") == "X3 x X1"


class TestUnreadable:
    @pytest.mark.parametrize(
        "text",
        [
            "",
            "   ",
            "hello",
            "3H 4H",
            "KS x",
            "x QD",
            "KS x QD+",
            "KS x +QD",
            "KS x QD++AD",
            "KS x QD,AD",
            "KS = x QD",
            "KS=1234 x QD",
            "KS on = 4",
            "KS on QD",
            "KS on QD = ",
            "KS on QD = 4.5",
            "KS on QD = -4",
            "KS on QD + AD = 4",
            "KS = 4 for",
            "KS = 4 for Nobody",
            "KS x QD#0",
            "KS x QD#",
            "KS x QD#x",
            "ZZ x QD",
            "KS x ZZ",
            "KS on ZZ = 4",
            "3H" * 2000,
            "KS x " + "QD " * 2000,
        ],
    )
    def test_a_line_that_is_not_a_play_is_unreadable(self, text: str) -> None:
        with pytest.raises(UnreadableError):
            read_play(table(), text)

    def test_the_error_names_what_could_not_be_read(self) -> None:
        with pytest.raises(UnreadableError, match="'ZZ'") as caught:
            read_play(table(), "KS x ZZ")
        assert caught.value.text == "ZZ"
        with pytest.raises(UnreadableError, match="'Nobody'"):
            read_play(table(), "KS = 4 for Nobody")

    def test_a_build_item_keeps_its_owner_when_read(self) -> None:
        where = table()
        assert read_play(where, "QH x QS").play == Capture(CARDS["QH"], (Item((CARDS["QS"],), 13, 0),))


def test_a_seat_is_read_whatever_its_blanks_and_capitals_are() -> None:
    where = replace(
        at("10S 5H", "5D", seats="Ann Bob Cid Dora", turn="Ann", announced={"Cid": [15]}),
        seats=("Ann", "BOB", "Old\u00a0 Cid", "Dora"),
    )
    play = Build(CARDS["10S"], where.table[0], 15, 2)
    assert read_play(where, write_play(where, play)).play == play
    assert read_play(where, "10S on 5D = 15 for  BOB").play == play._replace(owner=1)


@pytest.mark.parametrize(("seat", "typed"), [("M\u00fcller", "Mu\u0308ller"), ("Mu\u0308ller", "M\u00dcLLER")])
def test_a_seat_is_read_however_its_letters_are_composed(seat: str, typed: str) -> None:
    where = replace(at("10S 5H", "5D", seats="Ann Bob Cid Dora", turn="Ann"), seats=("Ann", "Bob", seat, "Dora"))
    assert read_play(where, f"10S on 5D = 15 for {typed}").play == Build(CARDS["10S"], where.table[0], 15, 2)


def test_several_cards_of_one_build_in_a_plain_set_mean_it_once() -> None:
    where = at("KS 2S", "5D+7C=12@B 2H", variant="dietze", seats="A B", turn="A")
    assert read_play(where, "KS x 5D 7C 2H").play == read_play(where, "KS x 5D+7C+2H").play
    assert legal(where, "KS x 5D 7C 2H")


def test_letters_of_other_scripts_are_not_cards() -> None:
    for text in ("2\u017f", "\uff12S"):
        with pytest.raises(UnreadableError):
            read_card(text)
