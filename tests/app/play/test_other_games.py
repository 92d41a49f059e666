"""The other games on the Play page without a browser: begun, played, resumed, taken back; nothing unseen is sent."""

import json
import secrets
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from uuid import UUID

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import WORDS, board_of, click, open_app, run, tell, texts
from tutor.app.base.markdown import escape_markdown
from tutor.app.board.tricks.film import action_frames, position_data, seen_line, seen_plays
from tutor.app.play.preferences import TRICK_WAYS, TRICKS_SETTING
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import LOCAL
from tutor.bots.deals import dice_of, played_hand
from tutor.coach.kits import TRICK_KITS
from tutor.engine import zwikken
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwicken import Rules
from tutor.matches.dealing import dealer_of
from tutor.matches.events import EDITION, Dealt, read_event
from tutor.matches.settings import PlaySettings, write_settings
from tutor.matches.tricks.match import TrickHand, TrickMatch, fold_tricks
from tutor.text import card_sign

PARLETT = zwikken.VARIANTS["zwikken-1900"]


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every run of a test draw the same numbers of cards."""
    monkeypatch.setattr(secrets, "randbelow", dice_of("numbers").randrange)


def match_id(at: AppTest) -> str:
    """Return the id of the match that the address names."""
    found = at.query_params["match"]
    return found if isinstance(found, str) else found[0]


def kept_match(at: AppTest) -> TrickMatch:
    """Return the match that the page shows, as the log has it."""
    events = log().events(LOCAL, UUID(match_id(at)))
    return fold_tricks(read_event(one.kind, one.value) for one in events)


def begun(variant: str, players: int, **settings: object) -> AppTest:
    """Begin a match with these settings."""
    kept = PlaySettings.model_validate({"variant": variant, "players": players, **settings})
    log().set_setting(LOCAL, TRICKS_SETTING, write_settings(kept))
    return click(open_app("play", games="other"), "begin-game")


def act(at: AppTest, text: str) -> AppTest:
    """Do an action in notation on the board."""
    hand = kept_match(at).hand
    starts = [one.start for one in TRICK_KITS[hand.game.game.name].buttons(hand.position)]
    start = text if text in starts else text.split(maxsplit=1)[0]
    chosen = [f"c-{code}" for code in text.removeprefix(start).split()]
    seq = at.session_state["visit"].exercises.last_seq + 1
    said = {"epoch": board_of(at)["epoch"], "seq": seq, "action": start, "selected": chosen, "choice": None}
    return tell(at, said)


def bot_text(at: AppTest) -> str:
    """Return what a greedy player does in the seat of the person."""
    hand = kept_match(at).hand
    assert hand.turn is not None
    game = hand.game.game
    action = hand.game.choose(hand.position, hand.turn, "greedy", dice_of("a test"))
    return game.write_action(hand.position, action)


def act_on(at: AppTest) -> AppTest:
    """Do what a greedy player does."""
    return act(at, bot_text(at))


@pytest.mark.parametrize("name", TRICK_WAYS)
def test_whole_games_are_played_with_one_pot(name: str) -> None:
    """The pot goes from one game to the next, and nothing else is won or lost."""
    at = begun(name, max(TRICK_WAYS[name].players))
    while not (match := kept_match(at)).hand.over:
        assert match.hand.turn == 0
        act_on(at)
    assert sum(match.totals) + match.hand.position.pot == 0
    assert escape_markdown(WORDS("play-over")) in texts(at)
    assert not board_of(at)["interactive"]
    click(at, "next-game")
    assert len(kept_match(at).hands) == 2
    assert kept_match(at).hand.dealt.pot == match.hand.position.pot
    assert kept_match(at).hand.dealt.dealer == match.hand.next_dealer


def known_to(match: TrickMatch, you: int) -> set[str]:
    """Return the codes of all cards that a seat has seen in the hand that is played."""
    game = match.hand.game.game
    found: set[str] = set()
    for position in match.hand.positions:
        found |= {card.code for card in cards_in(game.seen_by(position, you))}
    return found


def cards_in(thing: object) -> Iterator[Card]:
    """Yield all cards of a position but those that its rules name."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, tuple):
        for one in thing:
            yield from cards_in(one)
    elif is_dataclass(thing) and not isinstance(thing, Rules | zwikken.Rules):
        for one in fields(thing):
            yield from cards_in(getattr(thing, one.name))


@pytest.mark.parametrize("name", ["zwicken", "zwikken-1850", "zwikken-1900", "zwikken-2000"])
def test_no_card_that_you_have_not_seen_is_sent(name: str) -> None:
    """In no message to the board, and in no text of the page, and the number that gives them all is not there."""
    at = begun(name, max(TRICK_WAYS[name].players), levels=(None, "careful"))
    rules, checked = TRICK_WAYS[name], 0
    while not (match := kept_match(at)).hand.over:
        unseen = {card for card in rules.pack if card.code not in known_to(match, 0)}
        sent = json.dumps(board_of(at)) + "".join(texts(at)) + str(at.main)
        assert all(f"c-{card.code}" in sent for card in match.hand.position.hand)
        assert not {card.code for card in unseen if f'"{card.code}"' in sent or f"c-{card.code}" in sent}
        assert not {card.code for card in unseen if card_sign(WORDS, card) in sent}
        assert match.hand.dealt.number not in sent
        checked += 1
        act_on(at)
    assert checked


@pytest.mark.parametrize("name", TRICK_WAYS)
def test_what_you_see_does_not_depend_on_what_you_do_not_see(name: str) -> None:
    """With the unseen cards dealt again, the board and what is said of it are the same, whichever seat is to act."""
    rules = TRICK_WAYS[name]
    bot = TRICK_KITS[rules.game].bot
    game, dice = TRICK_KITS[rules.game], dice_of(f"another world of {name}")
    seats = ("You", "Anna", "Ben", "Clara")[: max(min(rules.players), min(4, max(rules.players)))]
    boards = 0
    for seed in range(6):
        for position in played_hand(rules, seats, dice_of(f"{name} {seed}"), bot.greedy):
            seen = game.game.seen_by(position, position.turn)
            # Before the deal there is only the pack.
            dealt = any(position.hands)
            world = bot.guess(seen, dice) if dealt else position._replace(stock=position.stock[::-1])
            buttons = TRICK_KITS[rules.game].buttons
            told = [
                position_data(WORDS, game, one, position.turn, "", buttons(game.game.seen_by(one, position.turn)))
                for one in (position, world)
            ]
            assert told[0] == told[1]
            boards += 1
    assert boards > 20


def ten_kept_or_not(*, held: bool) -> TrickHand:
    """A hand of 1900 in which the second player has the ten of trumps and keeps it, or it is in the stock."""
    ten, other = (CARDS["10H"], CARDS["10C"]) if held else (CARDS["10C"], CARDS["10H"])
    first = [CARDS[code] for code in ("AS", "KS", "AC", "KD", "JD")]
    rest = [card for card in PARLETT.pack if card not in {*first, ten, other, CARDS["QH"]}]
    # The third of three deals, so the first plays first.
    pack = [*first[:3], *first[3:], ten, *rest[:3], CARDS["QH"], other, *rest[3:]]
    where, lines = zwikken.opening(PARLETT, ("You", "Anna", "Ben"), 2, pack), ["bid 1", "pass", "pass"]
    positions, plays = [where], []
    for text in [*lines, *(["keep 10H"] if held else []), "play AS"]:
        plays.append(zwikken.read_action(text))
        where = zwikken.act(where, plays[-1])
        positions.append(where)
    return TrickHand(Dealt(number="1", dealer=2), tuple(positions), tuple(plays), ())


def test_a_ten_that_another_keeps_leaves_no_trace() -> None:
    """Neither in the number of what was done nor in any frame, though the engine has asked its holder."""
    kept, not_held = ten_kept_or_not(held=True), ten_kept_or_not(held=False)
    assert len(kept.plays) == len(not_held.plays) + 1
    films = []
    for hand in (kept, not_held):
        seen = seen_plays(hand.game, hand.positions, hand.plays, 0)
        frames = [action_frames(WORDS, hand.game, one, 0, ply) for ply, one in enumerate(seen, 1)]
        films.append((frames, [seen_line(hand.game, one) for one in seen]))
    assert films[0] == films[1]
    own = seen_plays(kept.game, kept.positions, kept.plays, 1)
    assert [one.action for one in own] == list(kept.plays)


def test_an_illegal_try_is_explained_and_costs_nothing() -> None:
    at = click(open_app("play", deal="zwikken-2000/4/3"), "this-deal")
    while set(legal_texts(hand := kept_match(at).hand)) >= set(all_texts(hand)) or hand.position.phase != "play":
        assert not hand.over, "another deal is needed"
        act_on(at)
    before = kept_match(at).events
    act(at, next(iter(set(all_texts(hand)) - set(legal_texts(hand)))))
    assert [one.value for one in at.error]
    assert kept_match(at).events == before
    act_on(at)
    assert not at.error


def all_texts(hand: TrickHand) -> list[str]:
    """Return the plays of all cards of the hand to act, legal or not."""
    return [f"play {card}" for card in hand.position.hand]


def legal_texts(hand: TrickHand) -> list[str]:
    """Return the legal actions in notation."""
    game = hand.game.game
    return [game.write_action(hand.position, action) for action in game.legal_actions(hand.position)]


def test_what_costs_a_stake_is_held_back_once() -> None:
    """The dealer who does not look is warned of what that costs, with its proof, and may do so all the same.

    What is done against a warning is not done with help.
    """
    number = next(str(one) for one in range(100) if dealer_of(4, str(one), EDITION) == 0)
    at = click(open_app("play", deal=f"zwicken/4/{number}"), "this-deal")
    before = kept_match(at).hand.lines
    act(at, "skip")
    assert kept_match(at).hand.lines == before
    (warned,) = at.warning
    assert escape_markdown(WORDS("ground-unchecked")) in warned.value
    assert WORDS("proof-proven") in warned.value.lower()
    click(at, "play-anyway")
    hand = kept_match(at).hand
    assert hand.lines[: len(before) + 1] == (*before, "skip")
    assert not hand.helped | hand.warned


def test_an_action_is_taken_back_with_what_followed() -> None:
    at = click(open_app("play", deal="zwikken-2000/4/6"), "this-deal")
    before = kept_match(at).hand.lines
    act_on(at)
    click(at, "take-back")
    assert kept_match(at).hand.lines == before
    assert "taken-back" in [one.kind for one in log().events(LOCAL, UUID(match_id(at)))]


def test_a_reload_and_another_visit_resume() -> None:
    at = act_on(begun("zwicken", 6))
    again = run(open_app("play", match=match_id(at)))
    assert board_of(again)["epoch"] == board_of(at)["epoch"]
    door = open_app("play", games="other")
    click(door, "go-on-game")
    assert match_id(door) == match_id(at)


def test_a_second_tab_is_told_that_the_game_went_on() -> None:
    at = begun("zwikken-1850", 5)
    other = open_app("play", match=match_id(at))
    act_on(at)
    stale = board_of(other)["epoch"]
    tell(other, {"epoch": stale, "seq": 9, "action": "pass", "selected": [], "choice": None})
    assert board_of(other)["epoch"] == board_of(at)["epoch"]
    assert escape_markdown(WORDS("play-elsewhere")) in [one.value for one in other.info]


def test_a_deal_by_its_address_is_the_same_for_everybody() -> None:
    first, second = (click(open_app("play", deal="zwicken/5/4711"), "this-deal") for _ in range(2))
    hands = [kept_match(at).hand for at in (first, second)]
    assert match_id(first) != match_id(second)
    assert hands[0].positions == hands[1].positions


@pytest.mark.parametrize("deal", ["zwicken/3/1", "zwikken-1900/6/1", "zwikken-2000/4/x"])
def test_an_impossible_deal_is_reported(deal: str) -> None:
    at = open_app("play", deal=deal)
    assert escape_markdown(WORDS("play-deal-unknown", deal=deal)) in [one.value for one in at.info]


def test_no_learner_of_zwickern_meets_them_unasked() -> None:
    """The entrance of Zwickern lists no game of the others, and has one link to them; theirs lists none of Zwickern."""
    act_on(begun("zwikken-2000", 4))
    door = open_app("play")
    assert not [one for one in door.button if one.key in ("go-on-game", "match 0")]
    assert "Zwikken" not in "".join(texts(door))
    click(open_app("play"), "begin-game")
    (earlier,) = [one for one in open_app("play", games="other").button if (one.key or "").startswith("match ")]
    assert "Zwikken" in earlier.label
    (own,) = [one for one in open_app("play").button if (one.key or "").startswith("match ")]
    assert "Zwikken" not in own.label
