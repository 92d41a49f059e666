// The line of plays: a table of buttons that tells Python which play was chosen. Python holds the current play.
//
// The sheet leaves the arrows, Home and End to the page, which moves through the plays with them.

import {
  drawAtContrast, hideUntilStyled, joined, make, reconcile, setAttr, setText, setVar, wantsContrast,
} from "../zwickern-tutor.board/dom.js"

const SIGNS = ["note", "zwick", "missed", "joker"]

const sheets = new WeakMap()

// No cleanup is returned, because Streamlit would also run it between quick updates.
export default function renderer({ data: sent, parentElement, setStateValue }) {
  if (!sent) return
  const [data] = sent
  let sheet = sheets.get(parentElement)
  if (!sheet) {
    sheet = new Sheet(parentElement)
    sheets.set(parentElement, sheet)
  }
  sheet.update(data, setStateValue)
}

class Sheet {
  constructor(parent) {
    this.seq = 0
    this.root = make("div", "zp")
    this.scroll = make("div", "scroll")
    this.table = make("table", "sheet")
    this.heads = make("tr")
    this.legend = make("ul", "legend")
    this.thead = make("thead")
    this.thead.append(this.heads)
    this.table.append(this.thead)
    this.scroll.append(this.table)
    this.root.append(this.scroll, this.legend)
    this.root.addEventListener("click", (event) => this.onClick(event))
    drawAtContrast(this)
    hideUntilStyled(this.root, parent)
    parent.append(this.root)
    // The size is known only once the stylesheet is there, and changes when a phone is turned.
    new ResizeObserver(() => this.keepInView()).observe(this.scroll)
  }

  // -- messages --------------------------------------------------------------

  update(data, send) {
    const moved = !this.data || this.data.at !== data.at
    this.data = data
    this.send = send
    this.seq = Math.max(this.seq, Number(data.seq) || 0)
    this.draw()
    if (!moved) return
    this.keepInView()
    this.takeFocusAlong()
  }

  onClick(event) {
    const cell = event.target.closest("button")
    if (!cell) return
    this.seq += 1
    this.send("chosen", { seq: this.seq, ply: cell.zbPly })
  }

  // -- drawing ---------------------------------------------------------------

  draw() {
    const { columns, start, end, sections, words } = this.data
    this.current = null
    this.signs = new Set()
    setAttr(this.root, "data-contrast", this.data.contrast || wantsContrast() ? "more" : null)
    setAttr(this.table, "aria-label", words.plays)
    setVar(this.table, "--columns", columns.length)
    reconcile(this.heads, columns.map((text, i) => ({ text, i })), (head) => head.i,
      () => make("th", "", { scope: "col" }), (th, head) => setText(th, head.text))
    const parts = [this.alone(start), ...sections, this.alone(end)].map((part, i) => ({ ...part, i }))
    // The heads are listed as a part, because `reconcile` removes what is not.
    reconcile(this.table, [{ i: "head" }, ...parts], (part) => part.i,
      (part) => (part.i === "head" ? this.thead : make("tbody")),
      (body, part) => { if (part.i !== "head") this.drawPart(body, part) })
    this.drawLegend()
  }

  // The start and the end belong to no seat, so each spans all columns.
  alone(cell) {
    return { rows: [[cell]], span: this.data.columns.length }
  }

  drawPart(body, part) {
    const rows = part.rows.map((cells, i) => ({ cells, key: i }))
    const lines = part.label == null ? rows : [{ label: part.label, key: "label" }, ...rows]
    reconcile(body, lines, (line) => line.key, (line) => (line.label == null ? make("tr") : makeTitle()),
      (tr, line) => { if (line.label == null) this.drawRow(tr, line.cells, part.span); else this.drawTitle(tr, line.label) })
  }

  drawTitle(tr, label) {
    tr.firstChild.colSpan = this.data.columns.length
    setText(tr.firstChild, label)
  }

  drawRow(tr, cells, span = 1) {
    reconcile(tr, cells.map((cell, i) => ({ cell, i })), (one) => `${one.i} ${one.cell ? "play" : ""}`, makeBox,
      (td, one) => {
        td.colSpan = span
        if (one.cell) this.drawCell(td.firstChild, one.cell)
      })
  }

  drawCell(button, cell) {
    const { number, text, marks } = button.zb
    const now = cell.ply === this.data.at
    const shown = cell.hidden ? [] : (cell.marks || []).filter((mark) => SIGNS.includes(mark.sign))
    if (now) this.current = button
    button.zbPly = cell.ply
    setAttr(button, "data-ply", cell.ply)
    setAttr(button, "tabindex", now ? "0" : "-1")
    setAttr(button, "aria-current", now ? "step" : null)
    setAttr(button, "aria-label", joined([cell.label, ...shown.map((mark) => mark.label)], this.data.words.also))
    setAttr(button, "data-hidden", cell.hidden ? "yes" : null)
    const ends = cell === this.data.start || cell === this.data.end
    setText(number, ends ? "" : cell.ply)
    setText(text, cell.hidden && !ends ? "" : cell.text)
    reconcile(marks, shown, (mark) => mark.sign, (mark) => make("i", "sign", { "data-sign": mark.sign }), () => {})
    for (const mark of shown) this.signs.add(mark.sign)
  }

  // The legend explains only the signs that occur in the sheet.
  drawLegend() {
    const signs = SIGNS.filter((sign) => this.signs.has(sign) && this.data.words[sign])
    this.legend.hidden = signs.length === 0
    reconcile(this.legend, signs, (sign) => sign, makeExplained,
      (line, sign) => setText(line.lastChild, this.data.words[sign]))
  }

  // -- where the learner is ----------------------------------------------------

  // Set by hand: scrollIntoView would scroll the page too, and could leave the play under the heads.
  keepInView() {
    if (!this.current) return
    const frame = this.scroll.getBoundingClientRect()
    const cell = this.current.getBoundingClientRect()
    const top = frame.top + this.thead.offsetHeight
    if (cell.top < top) this.scroll.scrollTop -= top - cell.top + cell.height
    else if (cell.bottom > frame.bottom) this.scroll.scrollTop += cell.bottom - frame.bottom + cell.height
    if (cell.left < frame.left) this.scroll.scrollLeft -= frame.left - cell.left
    else if (cell.right > frame.right) this.scroll.scrollLeft += cell.right - frame.right
  }

  takeFocusAlong() {
    const active = this.root.getRootNode().activeElement
    if (this.current && active && this.root.contains(active)) this.current.focus({ preventScroll: true })
  }
}

function makeTitle() {
  const tr = make("tr", "title")
  tr.append(make("th", "", { scope: "rowgroup" }))
  return tr
}

function makeBox({ cell }) {
  const td = make("td")
  if (!cell) return td
  const button = make("button", "play", { type: "button" })
  button.zb = { number: make("span", "number"), text: make("span", "text"), marks: make("span", "marks") }
  const inside = make("span", "inside", { "aria-hidden": "true" })
  inside.append(...Object.values(button.zb))
  button.append(inside)
  td.append(button)
  return td
}

function makeExplained(sign) {
  const line = make("li")
  line.append(make("i", "sign", { "data-sign": sign, "aria-hidden": "true" }), make("span"))
  return line
}
