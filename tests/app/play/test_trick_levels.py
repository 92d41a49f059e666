"""A level of the other games is offered where it is better than the weaker one; a match that has another goes on."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.play.games import keep
from tests.app.play.test_other_games import act_on, begun, kept_match, match_id
from tests.app.playing import WORDS, click, follower, open_app, texts
from tests.matches.tricks.playing import started_tricks
from tutor.app.base.markdown import escape_markdown
from tutor.app.play.preferences import TRICK_WAYS, TRICKS_SETTING
from tutor.app.visitor.attempts import log
from tutor.app.visitor.profile import LOCAL
from tutor.bots.deals import dice_of
from tutor.bots.tricks.levels import chosen_action
from tutor.coach.kits import TRICK_KITS
from tutor.matches.dealing import bot_seed, dealer_of
from tutor.matches.events import EDITION, Dealt, Event, Played
from tutor.matches.games import replies
from tutor.matches.settings import read_settings

WITH_CAREFUL = {("zwikken-1850", players) for players in (4, 5, 6)}
"""Where the careful bot was measured to be better."""

TABLES = [(way, players) for way, rules in TRICK_WAYS.items() for players in rules.players]
WITHOUT = [one for one in TABLES if one not in WITH_CAREFUL]


def door_with(settings: str) -> AppTest:
    """The entrance page of the other games for a person with these preferences."""
    log().set_setting(LOCAL, TRICKS_SETTING, settings)
    return open_app("play", games="other")


def level_choosers(at: AppTest) -> list[str]:
    """The labels of the widgets that choose how well the others play."""
    return [one.label for one in at.button_group if one.label == WORDS("tricks-others-play")]


@pytest.mark.parametrize(("way", "players"), TABLES)
def test_a_choice_is_shown_where_there_is_one(way: str, players: int) -> None:
    at = door_with(f'{{"variant": "{way}", "players": {players}}}')
    offers = (way, players) in WITH_CAREFUL
    assert len(level_choosers(at)) == offers
    assert (escape_markdown(WORDS("play-level-greedy")) in texts(at)) == offers


def test_the_level_is_chosen_and_kept_where_it_is_offered() -> None:
    at = door_with('{"variant": "zwikken-1850"}')
    follower(at.button_group, "play level").set_value("careful").run()
    assert {*read_settings(log().settings(LOCAL)[TRICKS_SETTING]).levels} == {None, "careful"}
    click(at, "begin-game")
    assert {*kept_match(at).started.levels} == {None, "careful"}


@pytest.mark.parametrize(("way", "players"), WITHOUT)
def test_a_kept_setting_begins_a_match_at_the_level_that_is_offered(way: str, players: int) -> None:
    at = begun(way, players, levels=(None, "careful"))
    assert {*kept_match(at).started.levels} == {None, "greedy"}


def test_a_deal_from_an_address_has_the_level_that_is_offered_there() -> None:
    log().set_setting(LOCAL, TRICKS_SETTING, '{"variant": "zwikken-1850", "levels": [null, "careful"]}')
    at = click(open_app("play", deal="zwicken/4/4711"), "this-deal")
    assert {*kept_match(at).started.levels} == {None, "greedy"}
    at = click(open_app("play", deal="zwikken-1850/4/4711"), "this-deal")
    assert {*kept_match(at).started.levels} == {None, "careful"}


@pytest.mark.parametrize("way", ["zwicken", "zwikken-2000"])
def test_a_match_of_a_level_that_is_offered_no_more_goes_on_with_it(way: str) -> None:
    """Its bots play as they did; the same cards again are played at the level that is offered."""
    players, number = min(TRICK_WAYS[way].players), "4711"
    began = started_tricks(way, players).model_copy(update={"levels": (None, *("careful",) * (players - 1))})
    dealt = Dealt(number=number, dealer=dealer_of(players, number, EDITION))
    events: list[Event] = [began, dealt]
    events += [Played(ply=one.ply, play=one.play) for one in replies(began, TRICK_WAYS[way], dealt, ())]
    at = open_app("play", match=str(keep(events)))
    while not kept_match(at).hand.over:
        act_on(at)
    hand = kept_match(at).hand
    for ply, (position, line) in enumerate(zip(hand.positions, hand.lines, strict=False)):
        game, seat = hand.game.game, position.turn
        assert seat is not None
        if seat != 0:
            dice = dice_of(bot_seed(began, dealt, ply, seat))
            action = chosen_action(TRICK_KITS[game.name].bot, game.seen_by(position, seat), "careful", dice)
            assert line == game.write_action(position, action)
    assert escape_markdown(WORDS("tricks-review-model")) in texts(at)
    replayed = open_app("play", match=match_id(at))
    again = click(replayed, "same-deal")
    assert {*kept_match(again).started.levels} == {None, "greedy"}
    click(at, "next-game")
    assert len(kept_match(at).hands) == 2
    assert {*kept_match(at).started.levels} == {None, "careful"}
