// Chooses the frames of a film that the visitor has not seen yet, makes whole boards of them, and finds where cards are
// drawn and which card of one board is which of the next.

import { liesOpen, zonesOf } from "./zones.js"

/** Return the frames that are new here; `state.seen` keeps the number of the last one seen at this place. */
export function newFrames(state, data, moved) {
  const known = moved ? null : state.seen
  const { film } = data
  if (!film) {
    state.seen = known
    return []
  }
  state.seen = film.frames.reduce((last, frame) => Math.max(last, frame.ply), film.from)
  // A film that is asked for is shown whole, once.
  if (film.again != null && film.again !== state.again) {
    state.again = film.again
    return film.frames
  }
  // After another place or a missed board, cards would fly from where they never were.
  if (known == null || known < film.from) return []
  return film.frames.filter((frame) => frame.ply > known)
}

/** Return the board of a frame; a name in it refers to what the board at the end has of that id. */
export function boardOf(frame, end) {
  return {
    ...end,
    interactive: false,
    seats: named(frame.seats, end.seats),
    zones: named(frame.zones, end.zones),
    ply: frame.ply,
    groups: frame.groups || [],
    tried: [],
    played: frame.played,
    mark: frame.mark,
    said: frame.said,
    // The buttons stay in their place, or what is below would jump.
    waiting: Boolean(end.interactive),
    passing: true,
    after: "",
    fold: null,
  }
}

function named(list, end) {
  return (list || []).map((one) => (typeof one === "string" ? (end || []).find(({ id }) => id === one) : one)).filter(Boolean)
}

/** Return the cards drawn face up and the places of zones, in pixels of the board, with how many lie face down. */
export function placesIn(root, data) {
  const origin = root.getBoundingClientRect()
  const cards = []
  const zones = new Map()
  for (const node of root.querySelectorAll("[data-zone]")) {
    const box = node.getBoundingClientRect()
    if (!box.width) continue
    const zone = node.dataset.zone
    zones.set(zone, middle(box, origin))
    // A card that stands among the items already is not shown twice.
    if (!node.hasAttribute("data-twice")) cards.push(...cardsIn(node, zone, origin))
  }
  const counts = new Map(zonesOf(data).map((one) => [one.id, Number(one.count) || 0]))
  return { cards, zones, counts }
}

/** Return the cards that a board will draw face up, with their zones, before it is drawn. */
export function cardsOf(data) {
  const open = zonesOf(data).filter(liesOpen)
  const items = open.flatMap((zone) => (zone.items || []).map((item) => ({ ...item, zone: zone.id })))
  const cards = items.flatMap(({ cards: codes, zone }) => (codes || []).map((code) => ({ code: String(code), zone })))
  const shown = data.played && !items.some((item) => item.mark === "played")
  return shown ? [...cards, { code: String(data.played.code), zone: "played" }] : cards
}

function cardsIn(node, zone, origin) {
  const found = []
  let width = 0 // the same for all cards of a zone
  for (const box of node.querySelectorAll(".box")) {
    const { fan } = box.zb
    width = width || fan.getBoundingClientRect().height / 1.4
    for (const svg of fan.children) {
      found.push({ code: svg.zbCode, zone, box, svg, width, ...middle(svg.getBoundingClientRect(), origin) })
    }
  }
  return found
}

export function middle(box, origin) {
  return { x: box.left - origin.left + box.width / 2, y: box.top - origin.top + box.height / 2 }
}

/** Pair the cards of the new board with those of the old one; `came` and `gone` have no other half. */
export function paired(before, after) {
  const left = new Set(before.cards)
  const pairs = new Map()
  const pair = (card, fits) => {
    if (pairs.has(card)) return
    const old = [...left].find((one) => one.code === card.code && fits(one))
    if (!old) return
    left.delete(old)
    pairs.set(card, old)
  }
  // Of equal cards one that stays in its zone is the same.
  for (const card of after.cards) pair(card, (one) => one.zone === card.zone)
  for (const card of after.cards) pair(card, () => true)
  return { pairs, gone: [...left], came: after.cards.filter((card) => !pairs.has(card)) }
}

/** Return, for each of `number` cards, the zone whose cards face down are more in `many` than in `few`, as often as that. */
export function changed(many, few, number) {
  const found = []
  for (const [zone, count] of many.counts) {
    const more = count - (few.counts.get(zone) || 0)
    for (let i = 0; i < more && found.length < number; i += 1) found.push(zone)
  }
  return found
}
