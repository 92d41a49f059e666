"""Records follow the plan of their variant for any number of players, or admit that they were dealt differently."""

import pytest
import yaml

from tests.houses import HOUSES, KNOWN
from tutor.catalogue.branches import branch, record_entry
from tutor.catalogue.library import prove_record
from tutor.catalogue.records import Record
from tutor.content.files.writing import record_text
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import (
    VARIANTS,
    Plan,
    Rules,
    deal_is_over,
    full_pack,
    legal_plays,
    make_play,
    play_hand,
    write_play,
)
from tutor.engine.zwickern.hand.deal_and_play import deals

HANDS = [
    (rules, seating, dealer)
    for rules in VARIANTS.values()
    for seating in rules.plans
    if seating.players <= 8
    for dealer in {0, seating.players - 1}
]


def dealt(rules: Rules, seating: Plan, dealer: int) -> dict[str, object]:
    """Return the record of a whole hand dealt by the plan, in which everyone makes the first legal play."""
    seats = [f"S{seat}" for seat in range(seating.players)]
    pack = full_pack(rules, seating)
    entries: list[dict[str, object]] = [
        {
            "hands": {seat: [card.code for card in hand] for seat, hand in zip(seats, deal.hands, strict=True) if hand},
            "table": [card.code for card in deal.table],
            "plays": [],
        }
        for deal in deals(seating, dealer, pack)
    ]
    number = -1
    stock = None
    for where in play_hand(rules, seats, dealer, pack, lambda position: next(legal_plays(position))):
        if where.stock != stock:
            number, stock = number + 1, where.stock
        if not deal_is_over(where):
            line = {"seat": seats[where.turn], "play": write_play(where, next(legal_plays(where)))}
            entries[number]["plays"].append(line)
    return {"variant": rules.name, "seats": seats, "dealer": seats[dealer], "deals": entries}


def proven(tree: dict[str, object]) -> Record:
    """Return the proven record of a tree."""
    return prove_record("record", yaml.safe_dump(tree, sort_keys=False).encode(), VARIANTS)


def told(tree: dict[str, object]) -> list[str]:
    """Return what is wrong with the record of a tree."""
    with pytest.raises(ContentError) as caught:
        proven(tree)
    return [fault.message for fault in caught.value.faults]


def short(variant: str = "jensen", **changes: object) -> dict[str, object]:
    """Return a record of two players that breaks off after its first play."""
    hands = {"A": ["2S", "3S", "4S", "5S"], "B": ["2H", "3H", "4H", "5H"]}
    deal: dict[str, object] = {"hands": hands, "table": ["9C", "9D", "9H"], "plays": [{"seat": "B", "play": "2H"}]}
    more = {key: value for key, value in changes.items() if key not in deal}
    deal |= {key: value for key, value in changes.items() if key in deal}
    return {"variant": variant, "seats": ["A", "B"], "dealer": "A", "deals": [deal], **more}


@pytest.mark.parametrize(("rules", "seating", "dealer"), HANDS, ids=lambda one: getattr(one, "name", ""))
def test_every_deal_of_the_plan_is_accepted(rules: Rules, seating: Plan, dealer: int) -> None:
    """They include the uneven last deals of the books. Source: 000, of four players two get two cards each, two one."""
    game = proven(dealt(rules, seating, dealer))
    assert game.finished
    assert len(game.dealt) == len(seating.deals)


@pytest.mark.parametrize(
    ("tree", "message"),
    [
        (short(hands={"A": ["2S", "3S"], "B": ["2H", "3H", "4H", "5H", "6H"]}), "check-dealt-hand"),
        (short(table=["9C", "9D"]), "check-dealt-table"),
        (short(table=[]), "check-dealt-table"),
        (short("christiansen"), "check-dealt-hand"),
        (short("french"), "check-dealt-table"),
    ],
)
def test_what_was_not_dealt_so_is_refused_unless_the_record_says_so(tree: dict[str, object], message: str) -> None:
    assert message in told(tree)
    assert set(told(tree)) <= {"check-dealt-hand", "check-dealt-table"}
    assert proven({**tree, "dealt": "otherwise"}).entry.dealt == "otherwise"


def test_cards_for_the_table_in_a_later_deal_are_refused() -> None:
    """Source: 000, the picture is dealt once."""
    tree = dealt(VARIANTS["jensen"], VARIANTS["jensen"].plans[0], 0)
    entries = tree["deals"]
    assert isinstance(entries, list)
    hand = entries[1]["hands"]["S0"]
    entries[1]["table"] = [hand.pop()]
    del entries[1]["plays"][:], entries[2:]
    assert told(tree) == ["check-dealt-hand", "check-dealt-table"]


def test_the_last_deal_of_the_books_goes_round_from_the_dealers_left() -> None:
    """With four players two of them get two cards and two get one."""
    tree = dealt(VARIANTS["grupp"], VARIANTS["grupp"].plans[2], 0)
    entries = tree["deals"]
    assert isinstance(entries, list)
    last = entries[-1]
    assert {seat: len(hand) for seat, hand in last["hands"].items()} == {"S0": 1, "S1": 2, "S2": 2, "S3": 1}
    last["hands"]["S0"], last["hands"]["S1"] = last["hands"]["S1"], last["hands"]["S0"]
    last["plays"] = []
    assert told(tree) == ["check-dealt-hand", "check-dealt-hand"]


def test_a_record_does_not_claim_to_depart_from_the_plan_when_it_follows_it() -> None:
    assert told(short(dealt="otherwise")) == ["check-dealt-as-planned"]


def test_a_branch_says_what_is_true_of_the_deals_that_it_reaches() -> None:
    """Only the second deal departs from the plan, so a branch that ends in the first one does not."""
    tree = dealt(VARIANTS["jensen"], VARIANTS["jensen"].plans[0], 0)
    entries = tree["deals"]
    assert isinstance(entries, list)
    del entries[2:]
    for seat in ("S0", "S1"):
        entries[1]["hands"][seat] = entries[1]["hands"][seat][:2]
    entries[1]["plays"] = []
    game = proven({**tree, "dealt": "otherwise"})
    for kept, said in ((3, None), (len(game.plies), None)):
        text = record_text(record_entry(branch(game, kept), "Another way"))
        assert prove_record("again", text.encode(), VARIANTS).entry.dealt == said
    line = write_play(game.played, next(legal_plays(game.played)))
    beyond = record_entry(branch(game, len(game.plies), [line]), "Another way")
    assert beyond.dealt == "otherwise"
    assert prove_record("again", record_text(beyond).encode(), VARIANTS).played == make_play(
        game.played, next(legal_plays(game.played))
    )


def test_a_house_deals_as_the_game_that_it_is_based_on() -> None:
    kitchen = HOUSES["kitchen-table"]
    tree = {**short(), "variant": kitchen.name}
    assert prove_record("record", yaml.safe_dump(tree).encode(), KNOWN).entry.dealt is None
    fewer = {**short(table=["9C", "9D"]), "variant": kitchen.name}
    with pytest.raises(ContentError, match="kitchen-table for 2 players it is 3"):
        prove_record("record", yaml.safe_dump(fewer).encode(), KNOWN)
