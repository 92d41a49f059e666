// What the zones and the actions of a board mean for a selection; draws nothing.

export function zonesOf(data) {
  return data.zones || []
}

/** The hand of the learner. */
export function ownHand(data) {
  return zonesOf(data).find((zone) => zone.kind === "hand" && zone.seat === data.you)
}

/** What is selected in a zone, in the order in which it was chosen. */
export function picked(zone, selection) {
  const ids = (zone.items || []).map((item) => item.id)
  return selection.filter((id) => ids.includes(id))
}

/** What is to be said of the first need of an action that is not met; null if all are. */
export function lackOf(data, action, selection) {
  const words = data.words || {}
  for (const need of action.needs || []) {
    const zone = zonesOf(data).find((one) => one.id === need.zone)
    const number = zone ? picked(zone, selection).length : 0
    if (number < (need.least || 0)) return need.less || words.chooseCard || ""
    if (need.most != null && number > need.most) return need.more || ""
  }
  return null
}

/** Whether something can be selected in a zone now. */
export function isLive(data, zone) {
  return Boolean(data.interactive && zone.pick)
}
