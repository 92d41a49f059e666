// Finds where cards are drawn, and which card of one board is which of the next.

import { liesOpen, zonesOf } from "./zones.js"

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
