"""A page with a board of as many seats as the address says: seen from one, in a game, or with all hands open."""

import streamlit as st

from tutor.app.board.component import board
from tutor.app.board.protocol import BoardData, Seat, Zone, ZoneItem

NAMES = ("Annemarie", "Ben", "Cilli", "Dora", "Emil", "Friederike-Charlotte", "Gustav", "Hannelore", "Ida")
"""Names as people have them, one of them longer than any seat is wide."""

_CARDS = ("KS", "9H", "QD")


def _items(seat: int) -> list[ZoneItem]:
    return [{"id": f"c{seat}-{code}", "cards": [code], "label": f"{code} of {NAMES[seat]}"} for code in _CARDS]


def data_of(number: int, *, seen: bool, game: bool = False) -> BoardData:
    """Return the board of `number` seats, seen from the first of them or by an onlooker to whom all hands are open.

    In a `game` the others say what they have done, and have won something.
    """
    seats: list[Seat] = [{"id": f"s{n}", "label": NAMES[n], "note": "dealer" if n == 1 else ""} for n in range(number)]
    tally = ["12 Karten gewonnen", "1 Zwick", "15 Punkte"] if game else []
    for seat in seats:
        seat["tally"] = tally
    zones: list[Zone] = []
    for n in range(number):
        zones.append({"id": f"h{n}", "kind": "hand", "seat": f"s{n}", "label": "A hand", "count": len(_CARDS)})
        if n == 0 or not seen:
            zones[-1]["items"] = _items(n)
        zones.append({"id": f"p{n}", "kind": "pile", "seat": f"s{n}", "label": f"Pile of {NAMES[n]}", "count": 6})
    for zone in zones if game else ():
        if zone["kind"] == "pile":
            zone["items"] = _items(0)[:1]
    zones.append({"id": "table", "kind": "table", "label": "The table", "items": _items(0)[:2]})
    data: BoardData = {
        "epoch": "e",
        "interactive": False,
        "you": "s0" if seen else None,
        "seats": seats,
        "zones": zones,
        "words": {},
        "lines": [],
    }
    if game:
        data["people"] = {f"s{n}": {"about": "Careful"} for n in range(1, number)}
        data["plays"] = [{"ply": n, "seat": f"s{n}", "text": "10♥ nimmt 2♣+8♦"} for n in range(1, number)]
    return data


if __name__ == "__main__":
    st.title("Seats")
    asked = st.query_params
    board(
        data_of(int(asked.get("seats", "4")), seen="open" not in asked, game="game" in asked),
        key="board",
        on_answer=lambda: None,
    )
