// The board in words: its lines to read, and a play chosen with the browser's own radio buttons and boxes.

import { make, reconcile, setAttr, setText } from "./dom.js"

export class InWords {
  constructor() {
    this.root = make("div", "words", { role: "group", tabindex: "-1" })
    this.lines = make("div", "lines")
    this.cards = makeField("card")
    this.items = makeField("item")
    this.root.append(this.lines, this.cards.set, this.items.set)
  }

  /** Show the lines, and the hand and the table to choose from while there is something to play. */
  render(data, word, selection, hand) {
    setAttr(this.root, "aria-label", word("boardText"))
    const lines = (data.lines || []).map((text, i) => ({ text, i }))
    reconcile(this.lines, lines, (line) => line.i, () => make("p"), (p, line) => setText(p, line.text))
    const live = Boolean(data.interactive)
    const chosen = new Set([selection.card, ...selection.items])
    drawField(this.cards, live ? hand : [], word("hand"), chosen)
    drawField(this.items, live ? data.table || [] : [], word("table"), chosen)
  }
}

function makeField(kind) {
  const set = make("fieldset", "field")
  const legend = make("legend")
  const list = make("div", "options")
  set.append(legend, list)
  return { kind, set, legend, list }
}

function drawField(field, options, title, chosen) {
  field.set.hidden = options.length === 0
  setText(field.legend, title)
  reconcile(field.list, options, (option) => option.id, () => makeOption(field.kind), (label, option) => {
    const { input, text } = label.zb
    input.zbPick = field.kind
    input.zbId = option.id
    if (input.checked !== chosen.has(option.id)) input.checked = chosen.has(option.id)
    setText(text, option.label)
  })
}

function makeOption(kind) {
  const label = make("label", "option")
  const input = make("input", "pick", kind === "card" ? { type: "radio", name: "zb-card" } : { type: "checkbox" })
  const text = make("span")
  label.zb = { input, text }
  label.append(input, text)
  return label
}
