"""A second reading of tricks, in plain words and slow, which does not know the engine.

Sources: Danyliuk for Zwicken, with readings Z13, Z15 and Z16; the article on Zwikken, with K13, K14, K30, K31 and K47.
A card is its code; a trick is what each player has laid, the leader first, `~` before a card that is face down.
"""

ORDER = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]


def rank(card: str) -> int:
    """Return how low a card ranks in its suit: 0 is the ace."""
    return ORDER.index(card[:-1])


def is_trump(game: str, card: str, trumps: str) -> bool:
    return card[-1] == trumps or (game == "zwicken" and card == "7D")


def beats(game: str, card: str, other: str, trumps: str) -> bool:
    """Tell whether a card played later beats one that wins so far."""
    if card.startswith("~"):
        return False
    if other.startswith("~"):
        return is_trump(game, card, trumps)
    mine, theirs = is_trump(game, card, trumps), is_trump(game, other, trumps)
    if mine != theirs:
        return mine
    if not mine:
        return card[-1] == other[-1] and rank(card) < rank(other)
    if game == "zwicken" and "7D" in (card, other):
        # Only the ace of trumps ranks above it.
        return other[:-1] != "A" if card == "7D" else card[:-1] == "A"
    return rank(card) < rank(other)


def best(game: str, trick: list[str], trumps: str) -> int:
    """Return the place of the card that wins."""
    winner = 0
    for place in range(1, len(trick)):
        if beats(game, trick[place], trick[winner], trumps):
            winner = place
    return winner


def may_play(game: str, number: int, hand: list[str], trick: list[str], trumps: str) -> set[str]:
    """Return what may be laid, as it would be written in the trick."""
    own = [card for card in hand if is_trump(game, card, trumps)]
    if game.startswith("zwikken-1850"):
        if number < 3:
            return set(own) if own else {f"~{card}" for card in hand}
        followers = [card for card in hand if trick and card[-1] == trick[0][-1]]
        return set(followers or hand)
    if not trick:
        return set(hand)
    led_trumps = is_trump(game, trick[0], trumps)
    plain = [card for card in hand if not is_trump(game, card, trumps) and card[-1] == trick[0][-1]]
    following = own if led_trumps else plain
    lying = trick[best(game, trick, trumps)]
    if following:
        heading = [card for card in following if beats(game, card, lying, trumps)]
        return set(heading) if game == "zwicken" and heading else set(following)
    if own:
        return {card for card in own if beats(game, card, lying, trumps)} or set(own)
    return set(hand)
