// Answers questions about the zones, the actions and the selection of a board; draws nothing.

export function zonesOf(data) {
  return data.zones || []
}

const FACE_DOWN = ["pile", "stock"]

/** Tell whether the cards of a zone lie face down. */
export function liesFaceDown(zone) {
  return FACE_DOWN.includes(zone.kind)
}

/** Tell whether a zone is a row of open cards. */
export function liesOpen(zone) {
  return !liesFaceDown(zone) && zone.kind !== "pot"
}

/** Return the hand to play from, else what is chosen by itself, else the hand of the learner; undefined without any. */
export function ownHand(data) {
  const find = (fits) => zonesOf(data).find(fits)
  return find((zone) => zone.kind === "hand" && zone.pick) || find((zone) => zone.pick)
    || find((zone) => zone.kind === "hand" && zone.seat === data.you)
}

/** Return the items of a zone, in the order that the learner gave them if there is one for all of them. */
export function inOrder(zone, orders) {
  const items = zone.items || []
  const order = (orders || {})[zone.id] || []
  if (!items.every((item) => order.includes(item.id))) return items
  return [...items].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
}

/** Return the ids selected in a zone, in the order in which they were chosen. */
export function picked(zone, selection) {
  const ids = (zone.items || []).map((item) => item.id)
  return selection.filter((id) => ids.includes(id))
}

/** Return the text for the first unmet need of an action; null if all are met. */
export function lackOf(data, action, selection) {
  const words = data.words || {}
  for (const need of action.needs || []) {
    const zone = zonesOf(data).find((one) => one.id === need.zone)
    const number = zone ? picked(zone, selection).length : 0
    if (number < (need.least || 0)) return need.less || words.chooseCard || ""
    if (need.most != null && number > need.most) return need.more || ""
  }
  const { any } = action
  const found = any ? zonesOf(data).filter((zone) => any.zones.includes(zone.id)) : []
  if (any && !found.some((zone) => picked(zone, selection).length)) return any.less
  return null
}

/** Tell whether the learner can select something in a zone now. */
export function isLive(data, zone) {
  return Boolean(data.interactive && zone.pick)
}
