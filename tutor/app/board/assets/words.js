// The board in words: its lines to read, and the browser's own radio buttons and checkboxes to choose a play.

import { fill, joined, make, reconcile, setAttr, setHidden, setText } from "./dom.js"
import { isLive, zonesOf } from "./zones.js"

export class InWords {
  constructor() {
    this.root = make("div", "words", { role: "group", tabindex: "-1" })
    this.lines = make("div", "lines")
    this.root.append(this.lines)
  }

  /** Draw the lines, and for each zone with something to select its options while the learner can select. */
  render(data, label, selection) {
    setAttr(this.root, "aria-label", label)
    const lines = (data.lines || []).map((text, i) => ({ text, i }))
    reconcile(this.lines, lines, (line) => line.i, () => make("p"), (p, line) => setText(p, line.text))
    const zones = zonesOf(data).filter((zone) => zone.pick)
    reconcile(this.root, [null, ...zones], (zone) => (zone ? `${zone.pick} ${zone.id}` : "lines"),
      (zone) => (zone ? makeField() : this.lines),
      (set, zone) => { if (zone) drawField(set, zone, isLive(data, zone), selection, data.words || {}) })
  }
}

function makeField() {
  const set = make("fieldset", "field")
  set.append(make("legend"), make("div", "options"))
  return set
}

function drawField(set, zone, live, selection, words) {
  const [legend, list] = set.children
  const options = (live && zone.items) || []
  setHidden(set, options.length === 0)
  setText(legend, zone.label)
  reconcile(list, options, (option) => option.id, () => makeOption(zone), (label, option) => {
    const { input, text } = label.zb
    const on = selection.includes(option.id)
    input.zbZone = zone.id
    input.zbId = option.id
    if (input.checked !== on) input.checked = on
    const place = zone.pick === "order" && on ? `${selection.indexOf(option.id) + 1}. ` : ""
    const said = on && option.points != null ? fill(words.turnedUp, { card: option.label, points: option.points }) : option.label
    setText(text, joined([place + said, words[option.mark]].filter(Boolean), words.also))
  })
}

function makeOption(zone) {
  const label = make("label", "option")
  const one = zone.pick === "one"
  const input = make("input", "pick", one ? { type: "radio", name: `zb-${zone.id}` } : { type: "checkbox" })
  const text = make("span")
  label.zb = { input, text }
  label.append(input, text)
  return label
}
