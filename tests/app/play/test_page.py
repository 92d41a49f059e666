"""The Play page without a browser: a match is begun, played, resumed, taken back and handed over."""

import json
import re
from html import escape
from math import inf
from uuid import UUID

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.play.games import finished
from tests.app.playing import WORDS, board_of, click, follower, has_board, make_play, open_app, run, texts
from tests.matches.playing import started
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.board.kits import board_kit
from tutor.app.board.zwickern.table import addressed
from tutor.app.play import review_store
from tutor.app.play.preferences import SETTING
from tutor.app.play.review_store import kept_review
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import LOCAL
from tutor.app.visitor.variants import delete, keep_house
from tutor.bots.deals import SEATS, dice_of
from tutor.bots.levels import LEVELS, choose
from tutor.engine.zwickern import VARIANTS, Capture, Lay, Position, scores, seen_by, violations
from tutor.matches.events import read_event
from tutor.matches.match import Match, fold
from tutor.matches.review.found import Review
from tutor.matches.sayings import sayings
from tutor.matches.settings import PlaySettings, write_settings
from tutor.text import render


def kept_match(at: AppTest) -> Match:
    """Return the match that the page shows, as the log has it."""
    events = log().events(LOCAL, UUID(match_id(at)))
    return fold((read_event(one.kind, one.value) for one in events), VARIANTS)


def match_id(at: AppTest) -> str:
    """Return the id of the match that the address names."""
    found = at.query_params["match"]
    return found if isinstance(found, str) else found[0]


@pytest.mark.parametrize("variant", ["jensen", "dietze"])
def test_the_table_says_its_rules_in_short(variant: str) -> None:
    worth, built = (
        [WORDS("play-rule-two-values", ranks="A J Q K"), WORDS("play-rule-one-value", ranks="A J Q K")],
        [WORDS("play-rule-up-and-down"), WORDS("play-rule-up")],
    )
    log().set_setting(LOCAL, SETTING, write_settings(PlaySettings(variant=variant)))
    at = open_app("play")
    rules = VARIANTS[variant]
    place = int(not rules.subtract)
    said = [worth[place], built[place], WORDS("play-rule-zwick", points=rules.zwick)]
    said.append(WORDS("play-rule-majority", points=rules.majority))
    assert " ".join(f":gray-badge[{escape_markdown(one)}]" for one in said) in texts(at)


def begun(**settings: object) -> AppTest:
    """Begin a match with these settings."""
    # A warning would hold back a play of some deals.
    kept = PlaySettings.model_validate({"teach": False, **settings})
    log().set_setting(LOCAL, SETTING, write_settings(kept))
    return click(open_app("play"), "begin-game")


def test_the_keys_that_move_a_card_in_the_hand_are_named_at_a_game_and_not_at_an_exercise() -> None:
    assert board_of(begun())["words"]["keys"] == WORDS("board-keys-hand")
    assert board_of(open_app("puzzles"))["words"]["keys"] == WORDS("board-keys")


def play_one(at: AppTest) -> AppTest:
    """Make the play of a careful player."""
    position = kept_match(at).hand.position
    play = choose(seen_by(position, position.turn), "careful", dice_of("a test"))
    return make_play(at, position, play)


def hidden_codes(position: Position, you: int) -> set[str]:
    """Return the codes of the cards that no one but their holders has seen, and those still to be dealt."""
    return {card.code for card in seen_by(position, you).unseen}


def test_two_clicks_begin_a_game() -> None:
    """The page, then the button: four at a table, and it is your turn."""
    at = click(open_app("play"), "begin-game")
    match = kept_match(at)
    assert match.rules.name == "jensen"
    assert len(match.started.seats) == 4
    assert match.hand.position.turn == match.started.seats.index("South")
    assert board_of(at)["interactive"]


@pytest.mark.parametrize(("variant", "players"), [("jensen", 4), ("christiansen", 3), ("dietze", 2), ("french", 4)])
def test_a_game_is_played_to_its_end(variant: str, players: int) -> None:
    """No card that you cannot have seen is in any message to the browser, until the game is over."""
    at = begun(variant=variant, players=players)
    while not (match := kept_match(at)).hand.over:
        told = json.dumps(board_of(at))
        assert not {
            f'"{code}"' for code in hidden_codes(match.hand.position, match.hand.position.turn) if f'"{code}"' in told
        }
        play_one(at)
    assert not board_of(at)["interactive"]
    assert escape_markdown(WORDS("play-over")) in texts(at)
    assert match.totals == tuple(score.points for score in match.hand.scores)
    click(at, "next-game")
    assert [one.over for one in kept_match(at).hands] == [True, False]
    assert kept_match(at).hand.dealt.dealer == match.next_dealer


def test_an_illegal_try_costs_nothing() -> None:
    # In some deals any one item can be taken by any card.
    at = click(open_app("play", deal="jensen/4/12345"), "this-deal")
    position = kept_match(at).hand.position
    before = kept_match(at).events
    tries = (Capture(card, (item,)) for card in position.hand for item in position.table)
    illegal = next(play for play in tries if violations(position, play))
    make_play(at, position, illegal)
    assert at.error
    assert kept_match(at).events == before
    play_one(at)
    assert not at.error


def test_a_play_is_taken_back_with_what_followed() -> None:
    at = begun()
    before = kept_match(at).hand
    click(play_one(at), "take-back")
    after = kept_match(at).hand
    assert after.lines == before.lines
    assert "taken-back" in [one.kind for one in log().events(LOCAL, UUID(match_id(at)))]
    assert not board_of(at)["selected"], "the card is in the hand again, and nothing is chosen"


def test_a_play_of_the_person_is_measured_while_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[tuple[str, ...], float]] = []
    monkeypatch.setattr(
        review_store, "begin_ahead", lambda work, *values, seconds=0.0: asked.append((values[3], seconds))
    )
    at = begun()
    before = len(kept_match(at).hand.lines)
    hand = kept_match(play_one(at)).hand
    assert asked == [(hand.lines[: before + 1], inf)], (
        "what is measured is remembered for the review, so it is never cut short"
    )


def test_a_reload_and_another_visit_resume() -> None:
    at = play_one(begun())
    again = run(open_app("play", match=match_id(at)))
    assert board_of(again)["epoch"] == board_of(at)["epoch"]
    door = open_app("play")
    click(door, "go-on-game")
    assert match_id(door) == match_id(at)


def test_a_second_tab_cannot_play_twice() -> None:
    """The tab that comes late says so, and shows how the game stands."""
    one = begun()
    other = open_app("play", match=match_id(one))
    position = kept_match(one).hand.position
    late = Lay(position.hand[0])
    stale = board_of(other)["epoch"]
    play_one(one)
    events = kept_match(one).events
    other.session_state["board"] = {
        "answer": {"epoch": stale, "seq": 1, "action": "lay", "selected": [f"h2-{late.card.code}-0"], "choice": None}
    }
    run(other)
    assert kept_match(one).events == events
    assert board_of(other)["epoch"] == board_of(run(one))["epoch"]
    assert escape_markdown(WORDS("play-elsewhere")) in [box.value for box in other.info]
    assert escape_markdown(WORDS("play-elsewhere")) not in [box.value for box in one.info]


def test_a_deal_with_a_number_is_the_same_for_everybody() -> None:
    at = click(open_app("play", deal="jensen/4/12345"), "this-deal")
    other = click(open_app("play", deal="jensen/4/12345"), "this-deal")
    assert kept_match(at).hand.positions[0] == kept_match(other).hand.positions[0]
    assert kept_match(at).hand.dealt.source == "address"


@pytest.mark.parametrize("deal", ["jensen/4/20991231", "jensen/9/1", "nobody/4/1", "%", "x" * 500])
def test_an_impossible_deal_is_reported(deal: str) -> None:
    at = open_app("play", deal=deal)
    assert "this-deal" not in {button.key for button in at.button}
    assert at.info


@pytest.mark.parametrize("match", ["x", "00000000-0000-0000-0000-000000000000", "\x00"])
def test_an_unknown_match_is_reported(match: str) -> None:
    at = open_app("play", match=match)
    assert escape_markdown(WORDS("play-gone")) in [one.value for one in at.info]
    assert not has_board(at)


def test_the_screen_is_handed_over_behind_a_cover() -> None:
    """Nothing of the table is sent before the next person has the screen."""
    at = begun(players=2, levels=(None, None))
    assert not has_board(at)
    click(at, "hand-over")
    first = kept_match(at).hand.position.turn
    play_one(at)
    assert not has_board(at)
    click(at, "hand-over")
    assert kept_match(at).hand.position.turn != first
    assert board_of(at)["interactive"]
    assert "take-back" in {button.key for button in at.button if button.disabled}


@pytest.mark.parametrize("target", [None, 1])
def test_at_the_end_no_one_at_a_shared_screen_is_you(target: int | None) -> None:
    began = started("dietze", 2, SEATS[2], target=target)
    at = open_app("play", match=str(finished(began, most=36)))
    assert not kept_match(at).hand.over
    while not kept_match(at).hand.over:
        if not has_board(at):
            click(at, "hand-over")
        play_one(at)
    match = kept_match(at)
    assert {seat["label"] for seat in board_of(at)["seats"]} == set(match.started.seats)
    points = match.totals
    won = match.started.seats[points.index(max(points))] if len(set(points)) > 1 else "It’s a draw"
    said = [one.value.strip("*") for one in (*at.success, *at.info)]
    assert len(said) == (1 if match.winner is None else 2)
    assert all(one.startswith(won) for one in said), said


def test_in_a_film_your_partner_is_who_it_was() -> None:
    """While the others play, it is not theirs that is shown."""
    board = board_of(play_one(begun()))
    at_end = {seat["id"]: seat for seat in board["seats"]}
    shown = [
        [at_end[seat] if isinstance(seat, str) else seat for seat in frame["seats"]]
        for frame in board["film"]["frames"]
    ]
    assert len(shown) >= 8, "four plays of two frames each"
    partners = {tuple(seat["label"] for seat in seats if WORDS("seat-partner") in seat["note"]) for seats in shown}
    assert partners == {("Wiebke",)}


def test_beside_each_neighbour_stands_a_face_a_level_and_the_last_play() -> None:
    board = board_of(play_one(begun()))
    assert board["people"] == {
        "s0": {"face": "wiebke", "about": WORDS("play-level-careful")},
        "s1": {"face": "merle", "about": WORDS("play-level-casual")},
        "s3": {"face": "hein", "about": WORDS("play-level-casual")},
    }
    assert {play["seat"] for play in board["plays"]} == {"s0", "s1", "s2", "s3"}
    plies = [play["ply"] for play in board["plays"]]
    assert plies == sorted(plies)
    assert plies[-1] == board["film"]["frames"][-1]["ply"]


def test_a_zwick_is_seen_until_the_next_play() -> None:
    at = click(open_app("play", deal="jensen/4/1"), "this-deal")
    assert kept_match(at).hand.plays, "in this deal a neighbour begins, and another clears the table"
    assert board_of(at)["fold"]["shout"] == WORDS("board-zwick")
    play_one(at)
    assert "fold" not in board_of(at) or not kept_match(at).hand.position.table


def test_at_the_end_what_you_have_won_lies_where_it_lay() -> None:
    at = begun()
    while not kept_match(at).hand.over:
        piles = {zone["seat"] for zone in board_of(at)["zones"] if zone["kind"] == "pile"}
        play_one(at)
    assert len(piles) == 2
    assert {zone["seat"] for zone in board_of(at)["zones"] if zone["kind"] == "pile"} == piles
    told = {seat["id"] for seat in board_of(at)["seats"] if seat["tally"]}
    assert told == piles


def test_settings_are_kept_and_fit() -> None:
    at = open_app("play")
    follower(at.selectbox, "play variant").select("dietze")
    run(at)
    follower(at.selectbox, "play pace").select("step")
    run(at)
    again = click(open_app("play"), "begin-game")
    assert kept_match(again).rules.name == "dietze"
    assert board_of(again)["film"]["steps"]


@pytest.mark.parametrize(("name", "again"), [("Anna", "anna"), ("M\u00fcller", "Mu\u0308ller")])
def test_two_seats_cannot_have_one_name(name: str, again: str) -> None:
    at = open_app("play")
    follower(at.text_input, "play name East").set_value(name)
    run(at)
    follower(at.text_input, "play name West").set_value(again)
    run(at)
    assert kept_match(click(open_app("play"), "begin-game")).started.seats == ("Wiebke", name, "South", "Hein")


def test_the_last_round_is_shown_again_when_asked() -> None:
    at = play_one(begun())
    before = board_of(at)["film"]["again"]
    assert board_of(click(at, "round-again"))["film"]["again"] != before
    assert board_of(at)["film"]["frames"]


def test_the_last_capture_can_be_looked_at_where_it_is_longer_ago_than_a_round() -> None:
    at = open_app("play", match=str(finished(started("jensen", 4), "0", most=9)))
    hand = kept_match(at).hand
    captures = [ply for ply, play in enumerate(hand.plays) if isinstance(play, Capture)]
    seen_at_first = board_of(at)["film"]
    assert seen_at_first["from"] == hand.own_plays(2)[-1] > captures[-1]
    seen = board_of(click(at, "since-capture"))["film"]
    assert seen["from"] == captures[-1]
    assert seen["again"] != seen_at_first.get("again")
    line = board_kit(hand.position).line(addressed(WORDS, hand.positions[captures[-1]], 2), hand.plays[captures[-1]])
    assert markdown(line) in "".join(texts(at))
    assert board_of(click(at, "round-again"))["film"]["from"] == seen_at_first["from"]
    newest = open_app("play", match=str(finished(started("jensen", 4), "0", most=13)))
    assert "since-capture" not in [one.key for one in newest.button], "it is in the last round"


def test_the_moves_so_far_are_numbered_from_the_first() -> None:
    at = play_one(begun())
    plays = kept_match(at).hand.plays
    [moves] = [one for one in at.expander if one.label == WORDS("play-all-plays", number=len(plays))]
    lines = moves.markdown[0].value.split("  \n")
    assert [line.partition(". ")[0] for line in lines] == [str(number) for number in range(1, len(plays) + 1)]


@pytest.mark.parametrize(
    ("settings", "told", "own", "others"),
    [
        ({"players": 4}, True, "You & Wiebke", "Merle & Hein"),
        ({"players": 2}, False, "You", "Hein"),
        ({"players": 3, "variant": "christiansen"}, False, "You", "Merle & Hein"),
        ({"players": 4, "levels": (None, "casual", None, "strong")}, False, "North & South", "Hein & Ole"),
    ],
)
def test_the_entrance_page_says_who_plays_against_whom_and_where_a_bot_is_a_partner(
    settings: dict[str, object], told: bool, own: str, others: str
) -> None:
    begun(**settings)
    at = open_app("play")
    assert (escape_markdown(WORDS("play-partner-about")) in texts(at)) == told
    against = escape_markdown(WORDS("play-against", others=others))
    assert f"**{escape_markdown(own)}**  \n:small[{against}]" in texts(at)


def test_a_table_is_chosen_by_its_tile_and_any_other_variant_has_one_while_it_is_chosen() -> None:
    at = open_app("play")
    [tables] = at.radio
    assert list(tables.options) == ["Jensen", "Christiansen", "Dietze"]
    tables.set_value("christiansen")
    assert kept_match(click(run(at), "begin-game")).rules.name == "christiansen"
    begun(variant="french", players=2)
    [tables] = open_app("play").radio
    assert (list(tables.options)[-1], tables.value) == ("French", "french")


def test_a_game_that_is_given_up_waits_no_more_and_can_be_taken_up_again() -> None:
    at = play_one(begun(target=10))
    match, plays = match_id(at), len(kept_match(at).hand.plays)
    click(at, "give-up")
    assert "match" not in at.query_params
    assert [one.value for one in at.success] == [
        escape_markdown(WORDS("play-given-up-about", title=WORDS("play-earlier")))
    ]
    assert "go-on-game" not in [one.key for one in at.button]
    assert WORDS("play-given-up") in at.button("match 0").label
    click(at, "match 0")
    assert (match_id(at), len(kept_match(at).hand.plays)) == (match, plays)
    play_one(at)
    click(at, "leave-game")
    assert "go-on-game" in [one.key for one in at.button]
    assert WORDS("play-given-up") not in at.button("match 0").label
    assert not at.success


def test_a_new_match_has_the_same_people_and_one_with_changed_seats_another_partner() -> None:
    match = finished(started("jensen", 4, target=1))
    log().set_setting(LOCAL, SETTING, write_settings(PlaySettings(variant="dietze", players=2)))
    again = click(open_app("play", match=str(match)), "next-game")
    assert match_id(again) != str(match)
    before = kept_match(again).started
    assert (before.variant, before.seats, before.target) == ("jensen", ("North", "East", "South", "West"), 1)
    changed = kept_match(click(open_app("play", match=str(match)), "change-seats")).started
    assert changed.seats == ("East", "West", "South", "North"), "the partner across is another one"
    assert (changed.variant, changed.target, changed.people) == ("jensen", 1, (2,))
    assert "same-deal" in [one.key for one in open_app("play", match=str(match)).button]


@pytest.mark.parametrize("people", [("South", "North"), ("South",)])
def test_seats_change_only_where_that_changes_the_partner_of_one_person(people: tuple[str, ...]) -> None:
    began = started("jensen", 4, people=people) if len(people) > 1 else started("dietze", 2)
    at = open_app("play", match=str(finished(began)))
    assert "change-seats" not in [one.key for one in at.button]


def drawn(at: AppTest) -> str:
    """Return what the page draws as HTML."""
    return "".join(one.proto.body for one in at.get("html"))


def test_a_saying_stands_below_its_play_until_it_is_switched_off() -> None:
    match = finished(started("jensen", 4), "6", most=17)
    kept = kept_match(open_app("play", match=str(match)))
    (ply,) = [ply for ply in sayings(kept) if ply > kept.hand.own_plays(2)[-1]]
    said = escape(WORDS("play-saying", text=render(WORDS, sayings(kept)[ply])))
    assert said in drawn(open_app("play", match=str(match)))
    log().set_setting(LOCAL, SETTING, write_settings(PlaySettings(sayings=False)))
    assert said not in drawn(open_app("play", match=str(match)))


def test_the_last_round_has_the_face_of_each_and_what_is_said_with_it() -> None:
    at = open_app("play", match=str(finished(started("jensen", 4), "0", most=9)))
    hand = kept_match(at).hand
    faces = re.findall(r'<li><span class="face small( \w+)?"', drawn(at).partition("round")[2])
    assert len(faces) == len(hand.plays) - hand.own_plays(2)[-1]
    assert faces[0] == "", "the mark on the water stands for you"


def test_the_score_is_told_once_your_own_side_first() -> None:
    at = open_app("play", match=str(finished(started("jensen", 4), "0", most=13)))
    position = kept_match(at).hand.position
    own, other = sorted(scores(position, majority=False), key=lambda score: 2 not in score.seats)
    told = re.findall(r'class="flag (\w+)"></i><b>.*?</b><strong aria-hidden="true">(\d+)</strong>', drawn(at))
    assert told[-2:] == [("ours", str(own.points)), ("theirs", str(other.points))]
    assert board_of(at)["scored"], "the table does not say it again"


FAMILY = """\
name: at-grandmas
based_on: nothing
title: At Grandma’s
jokers: [X15, X20, X30, X35]
values: {A: both, J: low, Q: high, K: both}
seats:
- {players: 4, partners: true, deals: [4, 4, 5], table: [4]}
- {players: 5, deals: [5, 5], table: [4, 2]}
- {players: 6, partners: true, deals: [3, 3, 3], table: [2]}
- {players: 7, deals: [4, 3], table: [4, 3]}
- {players: 8, packs: 2, partners: true, deals: [4, 4, 5], table: [8]}
subtract: true
duty: none
build_left: 30
capturing: must
zwick_again: true
last_takes_rest: true
owner_may_lay: true
single_builds: true
points: {10D: 3, A: 1, X15: 5, X20: 6, X30: 7, X35: 8}
majority: 3
zwick: 1
"""


def test_the_score_sheet_adds_the_games() -> None:
    at = begun(players=2, variant="dietze")
    for _ in range(2):
        while not kept_match(at).hand.over:
            play_one(at)
        if len(kept_match(at).hands) < 2:
            click(at, "next-game")
    sheet = at.table[-1].value
    assert [int(points) for points in list(sheet.iloc[-1])[1:]] == list(kept_match(at).totals)
    # The person who plays is You here too, as on the board.
    assert "You" in list(sheet.columns)
    assert "South" not in at.table[0].value.to_string()


@pytest.mark.parametrize(
    ("players", "own", "others"),
    [(5, "You", "Lasse, Inga, Hein and Merle"), (6, "You & Wiebke", "Lasse & Hein, Inga & Merle")],
)
def test_at_a_large_table_the_others_are_a_list_of_players_or_pairs(players: int, own: str, others: str) -> None:
    keep_house("family.yaml", FAMILY)
    begun(variant="at-grandmas", players=players)
    against = escape_markdown(WORDS("play-against", others=others))
    assert f"**{escape_markdown(own)}**  \n:small[{against}]" in texts(open_app("play"))


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_a_game_is_played_at_a_table_of_a_family_and_reviewed(players: int) -> None:
    """With its own jokers, duties, turns and ends, and with bots of each level around as large a table as it has."""
    keep_house("family.yaml", FAMILY)
    levels = tuple(None if name == "South" else LEVELS[seat % 4] for seat, name in enumerate(SEATS[players]))
    at = begun(variant="at-grandmas", players=players, levels=levels)
    while not kept_match(at).hand.over:
        play_one(at)
    match = kept_match(at)
    assert len(match.started.seats) == players
    assert len(match.hand.lines) == sum(map(sum, match.hand.position.plan.deals))
    assert isinstance(kept_review(match, 0), Review)
    assert [one.value for one in at.error] == []


def test_a_match_outlives_the_house_rules_that_it_began_with() -> None:
    """Also the same cards again: the match has its own copy of the rules."""
    keep_house("our-table.yaml", "name: our-table\nbased_on: dietze\ntitle: Ours\nzwick: 5\n")
    at = begun(variant="our-table", players=2)
    delete("our-table")
    while not kept_match(at).hand.over:
        play_one(at)
    assert kept_match(at).rules.zwick == 5
    again = click(at, "same-deal")
    assert (kept_match(again).rules.zwick, len(kept_match(again).hands)) == (5, 1)
