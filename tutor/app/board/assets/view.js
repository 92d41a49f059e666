// Draws the data and the selection, and handles no messages.

import { cardSvg } from "./cards.js"
import { fill, hideUntilStyled, joined, make, ownVar, reconcile, setAttr, setHidden, setText, setVar, wantsContrast } from "./dom.js"
import { InWords } from "./words.js"
import { isLive, lackOf, liesFaceDown, picked, zonesOf } from "./zones.js"

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
const COLOURS = 6
const MARKERS = 6 // the most cards drawn across a pile; its label names all of them
ownVar("--group")
const faces = new Map() // what a card shows -> the card

export class View {
  constructor(parent) {
    this.root = make("div", "zb")
    this.widest = 4
    this.grid = make("div", "grid")
    this.middle = this.makeMiddle()
    this.inWords = new InWords()
    this.actions = make("div", "actions", { role: "group" })
    this.clear = make("button", "act clear", { type: "button" })
    this.chooser = make("div", "chooser", { role: "group" })
    this.chooserTitle = make("p", "question")
    this.chooserList = make("div", "choices")
    this.chooser.append(this.chooserTitle, this.chooserList)
    this.chooser.hidden = true
    this.status = make("p", "status")
    this.keys = make("p", "keys", { id: "zb-keys" })
    this.live = make("div", "sr", { role: "status", "aria-live": "polite" })
    this.root.append(this.grid, this.fold, this.inWords.root, this.actions, this.chooser, this.status, this.keys, this.live)
    hideUntilStyled(this.root, parent)
    parent.append(this.root)
  }

  makeMiddle() {
    const middle = make("div", "middle")
    this.playedBox = make("div", "played")
    this.row = make("div", "row")
    this.empty = make("p", "empty")
    this.legend = make("ul", "legend")
    this.after = make("p", "after")
    this.fold = make("details", "fold")
    this.foldTitle = make("summary")
    this.foldGroups = make("ul", "legend")
    this.fold.append(this.foldTitle, this.foldGroups)
    this.fold.addEventListener("toggle", () => { if (this.fold.open) this.drawFold() })
    middle.append(this.row, this.empty, this.legend, this.after)
    return middle
  }

  render(data, selection, extra) {
    const before = this.data || {}
    this.data = data
    this.words = data.words || {}
    this.selection = data.passing ? [] : selection
    this.tabStops = extra.tabStops
    this.look = extra.look
    setAttr(this.root, "data-mode", data.interactive || data.waiting ? "play" : "show")
    setAttr(this.root, "data-you", data.you == null ? null : "yes")
    setAttr(this.root, "data-contrast", this.look.contrast || wantsContrast() ? "more" : null)
    setAttr(this.root, "data-four", this.look.fourColours ? "yes" : null)
    setAttr(this.root, "data-drops", data.drops ? "yes" : null)
    // Of the next board of a film the middle is drawn in one frame, and the seats around it in another.
    if (data.part !== "middle") this.renderGrid()
    if (data.part !== "seats") this.renderMiddle()
    if (this.look.text) this.inWords.render(data, this.word("boardText"), selection)
    setHidden(this.grid, this.look.text)
    setHidden(this.inWords.root, !this.look.text)
    if (data.settling) return
    if (data.passing && before.passing && data.actions === before.actions && data.waiting === before.waiting) return
    this.renderActions()
    this.renderChooser(extra.asking)
    this.renderWords(extra.hint)
  }

  word(name, values = {}) {
    return Object.hasOwn(this.words, name) ? fill(this.words[name], values) : ""
  }

  // -- seats ---------------------------------------------------------------

  renderGrid() {
    const seats = this.data.seats || []
    const hands = zonesOf(this.data).filter((zone) => zone.kind === "hand")
    for (const hand of hands) this.widest = Math.max(this.widest, (hand.items || []).length)
    const own = seats.findIndex((seat) => seat.id === this.data.you)
    const start = own < 0 ? 0 : own + 1
    const others = seats.map((_, i) => seats[(start + i) % seats.length]).filter((seat) => seat.id !== this.data.you)
    const open = hands.some((hand) => hand.items && hand.seat !== this.data.you)
    const cross = open && seats.length === 4
    setAttr(this.grid, "data-layout", cross ? "cross" : open ? "open" : "closed")
    // More than four others stand in two rows.
    setVar(this.grid, "--others", Math.max(1, others.length > 4 ? Math.ceil(others.length / 2) : others.length))
    const places = own < 0 ? ["top", "right", "bottom", "left"] : ["left", "top", "right"]
    const entries = others.map((seat, i) => ({ seat, place: cross ? places[i] : "row" }))
    entries.splice(own < 0 && cross ? 2 : entries.length, 0, { middle: true })
    if (own >= 0) entries.push({ seat: seats[own], place: "own" })
    reconcile(this.grid, entries, (e) => (e.middle ? "middle" : `seat ${e.seat.id}`),
      (e) => (e.middle ? this.middle : this.makeSeat()),
      (node, e) => { if (!e.middle) this.renderSeat(node, e.seat, e.place) })
    // With :has() the style of the whole page would be worked out anew with each change in it. Between two deals the
    // empty hand keeps its room, lest all below it jump up and down.
    const bare = !this.data.passing && !this.grid.querySelector(".cards > *")
    setAttr(this.grid, "data-no-cards", bare ? "yes" : null)
  }

  makeSeat() {
    const node = make("div", "seat")
    const head = make("div", "head")
    const who = make("div", "who")
    const line = make("div", "name")
    node.zb = {
      dot: make("span", "dot", { "aria-hidden": "true" }), label: make("strong", "label"),
      turn: make("span", "sr"), note: make("span", "note"), tally: make("div", "tally"),
      pile: this.makePile(), cards: make("div", "cards"), backs: make("div", "backs"),
      stack: make("span", "stack", { "aria-hidden": "true" }), count: make("span", "count"),
    }
    const z = node.zb
    line.append(z.dot, z.label, z.turn, z.note)
    z.backs.append(z.stack, z.count)
    who.append(line, z.tally)
    head.append(who, z.pile)
    node.append(head, z.cards, z.backs)
    return node
  }

  renderSeat(node, seat, place) {
    const z = node.zb
    const mine = zonesOf(this.data).filter((zone) => zone.seat === seat.id)
    const pile = mine.find((zone) => zone.kind === "pile")
    const hand = mine.find((zone) => zone.kind === "hand")
    if (this.stays(node, [seat, place, pile, hand])) return
    setAttr(node, "data-place", place)
    setAttr(node, "data-turn", seat.turn ? "yes" : null)
    setText(z.label, seat.label)
    setText(z.turn, seat.turn ? ` ${this.word("turn")} ` : "")
    setText(z.note, seat.note)
    setHidden(z.note, !seat.note)
    reconcile(z.tally, seat.tally || [], (text) => text, () => make("span"), setText)
    // The own seat keeps its room, or the hand would jump with the first cards won.
    setHidden(z.tally, place !== "own" && !(seat.tally || []).length)
    this.renderPile(z.pile, pile || {})
    setAttr(z.pile, "data-zone", (pile || {}).id)
    this.renderHand(z.cards, hand || {})
    this.renderBacks(z, hand || {})
  }

  // In a film most seats stay as they are from board to board, and what is drawn of them need not be compared.
  stays(node, parts) {
    const before = node.zbParts
    node.zbParts = this.data.passing ? parts : null
    return Boolean(before && node.zbParts) && parts.every((part, i) => part === before[i])
  }

  renderHand(node, hand) {
    const cards = hand.items || []
    setHidden(node, !hand.items)
    // In a replay hands only shrink. The widest hand sets the size, or the cards would grow from play to play.
    setVar(node, "--n", this.data.interactive && this.data.you != null ? Math.max(cards.length, 4) : this.widest)
    setVar(node, "--per", Math.max(4, Math.ceil(cards.length / Math.ceil(Math.max(cards.length, 1) / 5))))
    this.renderItems(node, hand, "hand")
  }

  renderBacks(z, hand) {
    const count = hand.items ? 0 : Math.max(0, Number(hand.count) || 0)
    setHidden(z.backs, count === 0)
    setAttr(z.backs, "data-zone", hand.id)
    reconcile(z.stack, Array.from({ length: Math.min(count, 6) }, (_, i) => i), (i) => i,
      () => make("i", "back"), () => {})
    setText(z.count, count ? hand.label || String(count) : "")
  }

  /** Keep the height that the middle has now, so that what stands below does not jump; without `on` let it go. */
  keepHeight(on) {
    setVar(this.middle, "min-height", on ? `${this.middle.offsetHeight}px` : "0px")
  }

  // -- zones -----------------------------------------------------------------

  makeZone(zone) {
    if (zone.kind === "pot") return make("p", "pot")
    return liesFaceDown(zone) ? this.makePile() : make("div", "items")
  }

  renderZone(node, zone) {
    if (zone.kind === "pot") setText(node, zone.label)
    else if (liesFaceDown(zone)) this.renderPile(node, zone)
    else {
      this.renderItems(node, zone, "item")
      setHidden(node, (zone.items || []).length === 0)
    }
    setAttr(node, "data-zone", zone.id)
    setAttr(node, "data-kind", zone.kind)
    if (zone.kind === "trick") setVar(node, "--n", Math.max((this.data.seats || []).length, (zone.items || []).length))
  }

  makePile() {
    const node = make("div", "pile", { role: "img" })
    node.zb = { won: make("span", "won"), markers: make("span", "markers") }
    node.append(node.zb.won, node.zb.markers)
    return node
  }

  // The cards turned up lie across the pile, as they do at a real table.
  renderPile(node, pile) {
    const count = Math.max(0, Number(pile.count) || 0)
    const markers = (pile.items || []).slice(0, MARKERS)
    setHidden(node, count === 0)
    setAttr(node, "aria-label", pile.label)
    setVar(node, "--m", markers.length)
    const thick = count > 12 ? 3 : Math.min(count, 2)
    reconcile(node.zb.won, Array.from({ length: thick }, (_, i) => i), (i) => i, () => make("i", "back"), () => {})
    reconcile(node.zb.markers, markers, (item) => item.id, () => make("span", "marker"),
      (one, item) => this.drawFaces(one, item.cards))
  }

  // Draws the items face up; in a zone where the learner can select now each is a button.
  renderItems(node, zone, kind) {
    // In a film the cards stay what they are, so that none is made anew while it moves.
    const live = isLive(this.data, zone) || Boolean(this.data.passing && zone.pick)
    const groupOf = this.groupLetters()
    setAttr(node, "role", "group")
    setAttr(node, "data-zone", zone.id)
    setAttr(node, "aria-label", zone.label)
    setAttr(node, "aria-describedby", live ? "zb-keys" : null)
    reconcile(node, zone.items || [], (item) => `${live} ${item.id}`, (item) => this.makeCard(live, kind, node, item.id),
      (box, item) => {
        this.renderItem(box, item, groupOf.get(item.id), live)
        this.setTabStop(box, zone.id, item.id, live || !this.data.interactive)
      })
  }

  // -- cards and items -----------------------------------------------------

  makeCard(live, kind, node = null, id = "") {
    const box = live
      ? make("button", `box ${kind}`, { type: "button" })
      : make("div", `box ${kind}`, { role: "img" })
    // A card that becomes a button, or is one no more, keeps what is drawn of it.
    const same = node && [...node.children].find((one) => one.zbId === id)
    box.zb = same ? same.zb : makeParts()
    box.append(...Object.values(box.zb))
    return box
  }

  drawFaces(fan, codes) {
    const ranks = ["rankA", "rankJ", "rankQ", "rankK"].map((name) => this.word(name))
    const key = JSON.stringify([codes, ranks])
    if (fan.zbDrawn === key) return
    fan.zbDrawn = key
    fan.replaceChildren(...codes.map((code, i) => {
      const svg = this.faceOf(String(code), ranks)
      svg.style.setProperty("--i", String(i))
      svg.zbCode = String(code)
      return svg
    }))
    setVar(fan, "--k", codes.length - 1)
    setVar(fan, "--step", codes.length > 1 ? Math.min(0.42, 1.7 / (codes.length - 1)) : 0)
  }

  // To copy a card is quicker than to make it.
  faceOf(code, ranks) {
    const key = JSON.stringify([code, ranks])
    if (!faces.has(key)) faces.set(key, cardSvg(code, this.words))
    return faces.get(key).cloneNode(true)
  }

  updateBox(box, id, label, on, live) {
    box.zbId = id
    setAttr(box, "aria-label", label)
    setAttr(box, "data-on", on ? "yes" : null)
    setAttr(box, "aria-pressed", live ? String(on) : null)
  }

  setTabStop(box, zone, id, focusable) {
    box.zbZone = zone
    setAttr(box, "tabindex", focusable ? (this.tabStops[zone] === id ? "0" : "-1") : null)
  }

  // -- the middle ------------------------------------------------------------

  renderMiddle() {
    const zones = zonesOf(this.data).filter((zone) => zone.seat == null)
    const items = zones.flatMap((zone) => zone.items || [])
    const weight = items.reduce((sum, item) => sum + 1 + 0.42 * ((item.cards || []).length - 1), 0)
    for (const node of [this.row, this.grid]) setAttr(node, "data-trick", zones.some((zone) => zone.kind === "trick") ? "yes" : null)
    setAttr(this.middle, "data-density", weight > 15 ? "high" : weight > 8 ? "medium" : "low")
    reconcile(this.row, [null, ...zones], (zone) => (zone ? `${zone.kind} ${zone.id}` : "played"),
      (zone) => (zone ? this.makeZone(zone) : this.playedBox),
      (node, zone) => { if (zone) this.renderZone(node, zone) })
    const missing = zones.filter((zone) => zone.empty && !(zone.items || []).length).map((zone) => zone.empty)
    setText(this.empty, missing.join(" "))
    setHidden(this.empty, missing.length === 0)
    this.renderPlayed(items)
    this.renderLegend()
    this.renderFold()
    setText(this.after, this.data.after)
    setHidden(this.after, !this.data.after)
  }

  groupLetters() {
    const letters = new Map()
    for (const [i, group] of (this.data.groups || []).entries()) {
      for (const id of group.items || []) if (!letters.has(id)) letters.set(id, i)
    }
    return letters
  }

  renderItem(box, item, group, live) {
    const on = live && this.selection.includes(item.id)
    const extra = [group == null ? "" : this.word("group", { letter: letter(group) }),
      item.mark ? this.word(item.mark) : ""].filter(Boolean)
    this.drawFaces(box.zb.fan, item.cards || [])
    this.updateBox(box, item.id, joined([item.label, ...extra], this.word("also")), on, live)
    setAttr(box, "data-mark", item.mark)
    setAttr(box, "data-group", group == null ? null : group % COLOURS)
    setText(box.zb.chip, group == null ? "" : letter(group))
    this.renderBadge(box.zb.badge, item)
  }

  renderBadge(badge, item) {
    const owner = item.owner ? this.word("owner", { owner: item.owner }) || item.owner : ""
    const value = item.value == null ? [] : [["b", item.value]]
    const parts = owner ? [...value, ["span", owner]] : value
    setHidden(badge, parts.length === 0)
    reconcile(badge, parts, ([tag]) => tag,
      ([tag]) => make(tag), (node, [, text]) => setText(node, text))
  }

  renderPlayed(items) {
    const card = this.data.played
    // Null keeps the place for a card still to be played; without the key there is no such place.
    setHidden(this.playedBox, !card && (this.data.interactive || card === undefined))
    const entries = card ? [card] : []
    reconcile(this.playedBox, entries, () => "played", () => this.makeCard(false, "slot"), (box) => {
      this.drawFaces(box.zb.fan, [card.code])
      this.updateBox(box, "played", this.word("playedCard", { card: card.label }), false, false)
      this.setTabStop(box, "played", "played", !this.data.interactive)
    })
    setAttr(this.playedBox, "data-zone", "played")
    setAttr(this.playedBox, "data-caption", this.word("played"))
    setAttr(this.playedBox, "data-full", card ? "yes" : null)
    // The card of a play may lie among the items already, so the style does not show it twice.
    setAttr(this.playedBox, "data-twice", items.some((item) => item.mark === "played") ? "yes" : null)
  }

  renderLegend() {
    const groups = this.data.groups || []
    // In a film the sums stand at the groups themselves.
    setHidden(this.legend, groups.length === 0 || Boolean(this.data.passing))
    if (this.data.passing) return
    reconcile(this.legend, groups, (group) => JSON.stringify(group.items), () => {
      const line = make("li")
      line.append(make("span", "chip"), make("span", "sum"))
      return line
    }, (line, group, i) => {
      setAttr(line, "data-group", i % COLOURS)
      setText(line.children[0], letter(i))
      setText(line.children[1], group.label)
    })
  }

  renderFold() {
    const { label, groups } = this.data.fold || { groups: [] }
    const drawn = JSON.stringify(groups)
    if (this.foldDrawn !== drawn) this.fold.open = false
    this.foldDrawn = drawn
    setHidden(this.fold, groups.length === 0 || this.look.text)
    setText(this.foldTitle, label)
    if (this.fold.open) this.drawFold()
  }

  // These cards are seldom looked at, so they are made only once the fold is open.
  drawFold() {
    const { groups } = this.data.fold || { groups: [] }
    reconcile(this.foldGroups, groups, (group) => JSON.stringify(group), () => {
      const line = make("li")
      line.append(make("span", "fan", { "aria-hidden": "true" }), make("span", "sum"))
      return line
    }, (line, group) => {
      this.drawFaces(line.children[0], group.cards)
      setText(line.children[1], group.label)
    })
  }

  // -- actions and words ---------------------------------------------------

  renderActions() {
    const offered = ((this.data.interactive || this.data.waiting) && this.data.actions) || []
    setHidden(this.actions, offered.length === 0)
    setAttr(this.actions, "data-many", offered.length > 4 ? "yes" : null)
    reconcile(this.actions, offered.length ? [...offered, null] : [], (action) => (action ? `act ${action.id}` : "clear"),
      (action) => (action ? make("button", `act ${action.id}`, { type: "button" }) : this.clear),
      (button, action) => {
        button.zbAct = action
        setText(button, action ? action.label : this.word("clear"))
        const ready = this.data.interactive
          && (action ? lackOf(this.data, action, this.selection) == null : this.selection.length > 0)
        setAttr(button, "aria-disabled", ready ? null : "true")
      })
    setAttr(this.actions, "aria-label", this.word("actions") || offered.map((action) => action.label).join(", "))
  }

  renderChooser(asking) {
    const open = Boolean(asking)
    const title = open ? asking.action.ask : ""
    setText(this.chooserTitle, title)
    setAttr(this.chooser, "aria-label", open ? title || "" : null)
    const entries = open ? [...asking.choices, { id: null, label: this.word("cancel") }] : []
    reconcile(this.chooserList, entries, (choice) => `choice ${choice.id}`,
      () => make("button", "act choice", { type: "button" }), (button, choice) => {
        button.zbChoice = choice.id
        button.classList.toggle("quiet", choice.id == null)
        setText(button, choice.label)
      })
    setHidden(this.chooser, !open)
  }

  renderWords(hint) {
    const show = Boolean(this.data.interactive)
    setHidden(this.status, !show && !this.data.waiting)
    setText(this.status, show ? hint || this.summary() || this.word("chooseCard") : "")
    setHidden(this.keys, !show || this.look.text)
    setText(this.keys, this.word("keys"))
  }

  summary() {
    const zones = zonesOf(this.data).filter((zone) => zone.pick)
    const names = zones.map((zone) => picked(zone, this.selection).map((id) => this.labelOf(id)).filter(Boolean))
    return names.map((some) => some.join(", ")).filter(Boolean).join(" \u00b7 ")
  }

  labelOf(id) {
    const item = zonesOf(this.data).flatMap((zone) => zone.items || []).find((candidate) => candidate.id === id)
    return item ? item.label : ""
  }

  say(text) {
    // A screen reader ignores a text that has not changed, so a repeated one gets a blank.
    this.live.textContent = this.live.textContent === text ? `${text}\u00a0` : text
  }
}

function makeParts() {
  const parts = { fan: make("span", "fan"), badge: make("span", "badge"), chip: make("span", "chip"),
    check: make("span", "check") }
  for (const part of Object.values(parts)) part.setAttribute("aria-hidden", "true")
  return parts
}

function letter(i) {
  return LETTERS[i % LETTERS.length]
}
