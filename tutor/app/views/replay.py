"""Replay: a game record play by play, its plays guessed before they are shown, or other plays tried."""

from functools import partial

import streamlit as st

from tutor.app.address import choose, choose_in_row, go_to_all, place
from tutor.app.board import BoardData
from tutor.app.one_play import show_board
from tutor.app.open_cards import is_on, switch, what_it_costs
from tutor.app.replay_branch import branch_page
from tutor.app.replay_guess import ask, begin, compared, guesses_of, hear, settings, to_guess
from tutor.app.replay_notes import notes
from tutor.app.replay_place import BOARD_WIDTH, KEYS, Place, Way, go
from tutor.app.replay_records import KEPT, exports, records
from tutor.app.replay_result import result
from tutor.app.replay_steps import jumps, line, navigation
from tutor.app.running import running
from tutor.app.shared import plain, words
from tutor.app.state import visit
from tutor.app.studies import course_of, game_of, is_own, titles
from tutor.app.table import ended_data, open_data, played_data
from tutor.app.telling import tell
from tutor.check.branches import before
from tutor.check.games import side_name
from tutor.coach.play_words import play_line
from tutor.text import Line, render

_HANDS = "hands open"


def asked() -> Place | None:
    """What the address asks for; None where there are no records."""
    # At the top it is seen, whichever part of the page it was done in.
    tell(KEPT)
    known = titles()
    if not known:
        return None
    game = game_of(place("game", list(known)))
    labels = {name: _label(name, title) for name, title in known.items()}
    choose("game", labels, words()("replay-choose"), _other_game)
    way = Way(place("mode", list(Way), Way.FOLLOW) if "mode" in st.query_params else Way.FOLLOW)
    last = len(game.plies) + 1
    ply = int(place("ply", [str(number) for number in range(last + 1)]))
    found = Place(game, way, ply, last)
    return _guessing(found) if way is Way.GUESS else found


def _label(name: str, title: str) -> str:
    """The title of a record, which says if it is one of the learner's own."""
    return words()("records-own", title=title) if is_own(name) else title


def _other_game(chosen: str) -> None:
    visit().replaying.verdict = None
    go_to_all({"game": chosen, "ply": "0"}, KEYS)


def _guessing(found: Place) -> Place:
    """The same, after the guess that has just been made, no further than the play to be guessed."""
    guesses = guesses_of(found.game)
    if not guesses.tried and 0 < found.ply < found.last:
        guesses.start = found.ply
    hear(found, guesses)
    number = to_guess(found.game, guesses)
    most = found.last if number is None else number
    if found.ply > most:
        go(found, ply=most)
    return found._replace(ply=min(found.ply, most), most=most)


def ways(found: Place) -> None:
    """What is done with the record, and whether all hands are open."""
    labels: dict[str, str] = {way: words()(f"way-{way}") for way in Way}
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        choose_in_row("way of replay", labels, found.way, words()("way-label"), partial(_way_chosen, found))
        if found.way is not Way.TRY:
            st.session_state.setdefault(_HANDS, found.way is Way.FOLLOW)
            st.toggle(words()("replay-hands"), key=_HANDS)
        if found.way is not Way.GUESS:
            switch()


def _way_chosen(found: Place, chosen: str) -> None:
    way = Way(chosen)
    visit().replaying.verdict = None
    st.session_state[_HANDS] = way is Way.FOLLOW
    if way is Way.GUESS and not guesses_of(found.game).tried:
        # The play that is just shown is known.
        begin(found, found.ply + 1)
    else:
        go(found, way=way)


def headline(found: Place) -> str:
    """What happens at a play; not what is to be guessed."""
    if found.ply == 0:
        return words()("replay-start")
    if found.ply == found.last:
        return words()("replay-end" if found.game.finished else "replay-broken-off")
    one = found.game.plies[found.ply - 1]
    if is_asked(found):
        return words()("guess-title", seat=one.entry.seat, number=found.ply)
    return render(words(), Line("replay-played", {"seat": one.entry.seat, "play": play_line(one.position, one.move)}))


def is_asked(found: Place) -> bool:
    """Whether the play is to be guessed now."""
    return found.way is Way.GUESS and found.ply == found.most < found.last


def board_data(found: Place) -> BoardData:
    """The table at a play: a capture shows what it takes in groups, a build or a lay shows the card in its place."""
    game, closed = found.game, not st.session_state.get(_HANDS, True)
    if found.ply == found.last:
        return ended_data(words(), game.last, finished=game.finished)
    epoch = f"{game.id}#ply {found.ply}"
    if found.ply == 0:
        return open_data(words(), before(game, 0), epoch, closed=closed)
    one = game.plies[found.ply - 1]
    return played_data(words(), one.position, one.move, epoch, closed=closed)


def beside(found: Place) -> None:
    """What is said of a play."""
    game, ply = found.game, found.ply
    if found.way is Way.GUESS:
        settings(found, guesses_of(game))
    if is_asked(found):
        return
    if 0 < ply < found.last:
        if found.way is Way.GUESS:
            compared(found, guesses_of(game))
        one = game.plies[ply - 1]
        notes(one)
        label = words()("try-start")
        st.button(label, key="try-start", on_click=partial(go, found, way=Way.TRY), shortcut="T")
        if found.way is Way.FOLLOW and is_on():
            what_it_costs(one.position, one.move)
    elif ply == 0 and game.entry.about:
        st.markdown(plain(game.entry.about))
    elif ply == found.last:
        result(game)


def below(found: Place) -> None:
    """The line of plays and the running score, as far as they may be seen."""
    jumps(found)
    line(found)
    course = course_of(found.game)
    seen = [so_far if ply < found.most or found.most == found.last else None for ply, so_far in enumerate(course)]
    names = [side_name(found.game.entry.seats, score) for score in found.game.scores]
    with st.expander(words()("replay-running"), expanded=True):
        running(names, seen, found.ply, ended=True)


def page() -> None:
    """The page."""
    found = asked()
    if found is None:
        st.info(words()("replay-none"))
        records(None)
        return
    ways(found)
    if found.way is Way.TRY:
        branch_page(found)
        records(found)
        return
    navigation(found)
    st.subheader(plain(headline(found)))
    with st.container(horizontal=True):
        with st.container(width=BOARD_WIDTH):
            if is_asked(found):
                ask(found, guesses_of(found.game), opened=st.session_state[_HANDS])
            else:
                show_board(board_data(found))
        aside = st.container(width="stretch")
    below(found)
    exports(found)
    records(found)
    # What takes time comes last: the rest can be used meanwhile.
    with aside:
        beside(found)


page()
