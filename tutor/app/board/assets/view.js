// Draws the data and the selection, and handles no messages.

import { cardSvg } from "./cards.js"
import { picture } from "./drawings.js"
import { fill, hideUntilStyled, joined, make, ownVar, reconcile, setAttr, setHidden, setText, setVar, wantsContrast } from "./dom.js"
import { InWords } from "./words.js"
import { inOrder, isLive, lackOf, liesFaceDown, picked, zonesOf } from "./zones.js"

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
const COLOURS = 3
const MANY = 5 // so many seats have no room for three columns on a phone, and in one row none for names beside faces
const A_ROW = 4 // the most others in one row of a phone
const BACKS = 6 // the most backs of a closed hand that are drawn; beyond it the number is written
const PAGE = "[data-testid=stMainBlockContainer] > *"
const UP_TO = 0.45 // of the window: a table that begins above it fills what is left of the height
const A_ROW_HELD = 7 // the most cards of a hand in one row of a phone
const FAN = 6 // more cards than these have the whole width of a table,
const NARROW = 840 // as all have on a table of so many pixels in a window higher than wide,
const PHONE = 660 // which is more than that of a phone
const MARKERS = 6 // the most cards drawn across a pile; its label names all of them
ownVar("--group")
const faces = new Map() // what a card shows -> the card

export class View {
  constructor(parent) {
    this.root = make("div", "zb")
    this.widest = 4
    this.held = 0
    this.wood = make("div", "wood")
    this.grid = make("div", "grid")
    this.result = make("div", "result", { "aria-hidden": "true" })
    this.north = make("div", "north")
    this.middle = this.makeMiddle()
    this.rail = make("div", "rail")
    this.inWords = new InWords()
    this.actions = make("div", "actions", { role: "group" })
    this.clear = make("button", "act clear", { type: "button" })
    this.chooser = make("div", "chooser", { role: "group" })
    this.chooserTitle = make("p", "question")
    this.chooserList = make("div", "choices")
    this.chooser.append(this.chooserTitle, this.chooserList)
    this.chooser.hidden = true
    this.status = make("p", "status")
    this.keys = make("p", "keys sr", { id: "zb-keys" })
    this.live = make("div", "sr", { role: "status", "aria-live": "polite" })
    this.rail.append(this.status, this.actions, this.chooser)
    this.places = new Map() // where those around the table sit
    this.wood.append(this.grid, this.result, this.inWords.root, this.rail)
    this.root.append(this.wood, this.keys, this.live)
    hideUntilStyled(this.root, parent)
    parent.append(this.root)
    keepFitted(this)
  }

  /** Let the table fill what is left of the window below its top, unless it begins far down the page. */
  fit() {
    const { host } = this.root.getRootNode()
    const scroller = host && host.closest("[data-testid=stMain]")
    const box = this.root.getBoundingClientRect()
    this.width = box.width
    this.renderFan()
    const top = box.top + (scroller ? scroller.scrollTop : window.scrollY)
    const fills = this.data && top > 0 && top < window.innerHeight * UP_TO
    if (!fills) {
      this.root.style.removeProperty("--down")
      return
    }
    setVar(this.root, "--down", `${Math.round(window.innerHeight - top)}px`)
  }

  makeMiddle() {
    const middle = make("div", "middle")
    this.playedBox = make("div", "played")
    this.row = make("div", "row")
    this.empty = make("p", "empty")
    this.legend = make("ul", "legend sr")
    this.after = make("p", "after sr")
    this.shout = make("div", "shout", { "aria-hidden": "true" })
    this.shout.append(make("strong"), make("div", "sums"))
    this.coming = make("p", "coming")
    middle.append(this.row, this.empty, this.shout, this.legend, this.after, this.coming)
    return middle
  }

  render(data, selection, extra) {
    const before = this.data || {}
    this.data = data
    this.words = data.words || {}
    this.selection = data.passing ? [] : selection
    this.tabStops = extra.tabStops
    this.orders = extra.orders
    this.look = extra.look
    setAttr(this.root, "data-mode", data.interactive || data.waiting ? "play" : "show")
    setAttr(this.root, "data-you", data.you == null ? null : "yes")
    setAttr(this.root, "data-contrast", this.look.contrast || wantsContrast() ? "more" : null)
    setAttr(this.root, "data-four", this.look.fourColours ? "yes" : null)
    setAttr(this.root, "data-low", data.low ? "yes" : null)
    setAttr(this.root, "data-drops", data.drops ? "yes" : null)
    // Once a table had keys the room of their rail stays, lest all else on it jump.
    const offers = Boolean((data.interactive || data.waiting) && (data.actions || []).length)
    const railed = offers || Boolean(data.plays || data.rail)
    this.railed = railed ? "keys" : this.railed && before.place === data.place ? "room" : null
    setAttr(this.root, "data-rail", this.railed)
    this.fit()
    // Of the next board of a film the middle is drawn in one frame, and the seats around it in another.
    if (data.part !== "middle") this.renderGrid()
    if (data.part !== "seats") this.renderMiddle()
    if (this.look.text) this.inWords.render(data, this.word("boardText"), selection)
    const over = Boolean(data.result && !data.passing && !this.look.text)
    setHidden(this.grid, this.look.text || over)
    setHidden(this.result, !over)
    if (over) this.renderResult(data)
    setHidden(this.inWords.root, !this.look.text)
    if (data.settling) return
    if (data.passing && before.passing && data.actions === before.actions && data.waiting === before.waiting) return
    this.renderActions()
    this.renderChooser(extra.asking)
    this.renderWords(extra.hint)
  }

  renderResult({ result, seats }) {
    const face = (node, id) => {
      const seat = (seats || []).find((one) => one.id === id) || { label: "" }
      drawFace(node, this.faceNameOf(seat, id === this.data.you ? "own" : this.places.get(id)), { ...seat, side: "" })
    }
    const piles = zonesOf(this.data).filter((zone) => zone.kind === "pile")
    import("./result.js").then(({ drawResult }) => drawResult(this, result, face, piles)).catch(() => {})
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
    setAttr(this.grid, "data-layout", open ? "open" : "closed")
    setAttr(this.grid, "data-others", others.length)
    // Where many sit around a table they have two rows on a phone, and narrow places elsewhere.
    const inNorth = others.length - (own < 0 ? 0 : 2)
    setAttr(this.grid, "data-many", seats.length < MANY ? null : inNorth < MANY ? "narrow" : "wide")
    setVar(this.grid, "--around", others.length <= A_ROW ? others.length : Math.ceil(others.length / 2))
    setAttr(this.grid, "data-plays", this.data.plays ? "yes" : null)
    const placed = others.map((seat, i) => ({ seat, place: placeAt(i, others.length, own >= 0) }))
    this.places = new Map(placed.map(({ seat, place }) => [seat.id, place]))
    const entries = placed.filter(({ place }) => place !== "top")
    // The keyboard comes to the seats in the order of play, then to the middle, and last to the learner's hand.
    const before = entries.filter(({ place }) => place === "left").length
    entries.splice(own < 0 ? 0 : before, 0, { north: true })
    entries.splice(own < 0 ? Math.min(2, entries.length) : entries.length, 0, { middle: true })
    if (own >= 0) entries.push({ seat: seats[own], place: "own" })
    const draw = (node, e) => { if (e.seat) this.renderSeat(node, e.seat, e.place) }
    const keyOf = (e) => (e.middle ? "middle" : e.north ? "north" : `seat ${e.seat.id}`)
    const made = (e) => (e.middle ? this.middle : e.north ? this.north : this.makeSeat())
    reconcile(this.grid, entries, keyOf, made, draw)
    reconcile(this.north, placed.filter(({ place }) => place === "top"), keyOf, made, draw)
    setHidden(this.north, !this.north.children.length)
    // With :has() the style of the whole page would be computed again at each change in it. Between two deals the
    // empty hand keeps its room, lest all below it jump up and down.
    const bare = !this.data.passing && !this.grid.querySelector(".cards > *")
    setAttr(this.grid, "data-no-cards", bare ? "yes" : null)
    const noted = '.seat:not([data-place="own"], [data-place="bottom"]) .note:not([hidden])'
    setAttr(this.grid, "data-noted", this.grid.querySelector(noted) ? "yes" : null)
    const playing = own < 0 && hands.find((hand) => hand.items && isLive(this.data, hand))
    setAttr(this.grid, "data-open", open ? hands.filter((hand) => hand.items).length : null)
    setAttr(this.grid, "data-playing", (playing && this.places.get(playing.seat)) || null)
    this.renderHeld(hands)
  }

  /** Tell the style how many cards the learner has held: in an exercise the hand keeps its place when one is played. */
  renderHeld(hands) {
    const own = hands.find((hand) => hand.seat === this.data.you)
    const count = ((own && own.items) || []).length
    this.held = this.heldIn === this.data.epoch ? Math.max(this.held, count) : count
    this.heldIn = this.data.epoch
    setVar(this.grid, "--held", Math.max(this.held, 3))
    setAttr(this.grid, "data-held", this.held > A_ROW_HELD ? "many" : null)
    this.renderFan()
  }

  renderFan() {
    const many = this.held > FAN && this.data && !this.data.plays
    const upright = this.width <= NARROW && window.innerHeight > window.innerWidth
    setAttr(this.grid, "data-fan", this.width > PHONE && (many || upright) ? "yes" : null)
  }

  makeSeat() {
    const node = make("div", "seat")
    const who = make("div", "who")
    const line = make("div", "name")
    const won = make("div", "winnings")
    node.zb = {
      face: make("span", "face", { "aria-hidden": "true" }), label: make("strong", "label"),
      turn: make("span", "sr"), note: make("span", "note"), tally: make("div", "tally"),
      pile: this.makePile(), cards: make("div", "cards"), backs: make("div", "backs"),
      stack: make("span", "stack", { "aria-hidden": "true" }), count: make("span", "count"),
      bubble: make("span", "bubble", { "aria-hidden": "true" }), chosen: make("div", "chosen"),
    }
    const z = node.zb
    line.append(z.label, z.turn)
    who.append(line, z.note)
    won.append(z.pile, z.tally)
    z.backs.append(z.stack, z.count)
    node.append(z.face, who, won, z.cards, z.backs, z.bubble, z.chosen)
    return node
  }

  renderSeat(node, seat, place) {
    const z = node.zb
    const mine = zonesOf(this.data).filter((zone) => zone.seat === seat.id)
    const pile = mine.find((zone) => zone.kind === "pile")
    const hand = mine.find((zone) => zone.kind === "hand")
    const person = (this.data.people || {})[seat.id] || {}
    const bubble = this.bubbleOf(seat)
    if (this.stays(node, [seat, place, pile, hand, bubble])) return
    setAttr(node, "data-place", place)
    setAttr(node, "data-turn", seat.turn ? "yes" : null)
    setAttr(node, "data-side", seat.side)
    setAttr(node, "data-hand", hand && hand.items ? "open" : "closed")
    drawFace(z.face, this.faceNameOf(seat, place), seat)
    setText(z.label, seat.label)
    setText(z.turn, seat.turn ? ` ${this.word("turn")} ` : "")
    const notes = [seat.side === "ours" ? "" : person.about, seat.note].filter(Boolean)
    // Where many sit a note may be cut, of which the level is what can be missed.
    const note = (this.grid.dataset.many ? notes.reverse() : notes).join(" \u00b7 ")
    setText(z.note, note)
    setHidden(z.note, !note)
    const tally = [...((!this.data.scored && seat.tally) || []), ...(seat.also ? [seat.also] : [])]
    reconcile(z.tally, tally, (text) => text, () => make("span"), setText)
    setHidden(z.tally, !tally.length)
    setAttr(node, "data-won", pile ? "pile" : tally.length ? "yes" : null)
    this.renderPile(z.pile, pile || {})
    setAttr(z.pile, "data-zone", (pile || {}).id)
    this.renderHand(z.cards, hand || {})
    this.renderBacks(z, hand || {})
    setText(z.bubble, bubble)
    // Neighbours say what they have done, and have room for it from the start.
    setHidden(z.bubble, !bubble && !person.about)
    markSuits(z.bubble)
    this.renderChosen(z.chosen, seat)
  }

  /** Draw over a seat what it is chosen by, where a player is to be chosen. */
  renderChosen(node, seat) {
    const zone = zonesOf(this.data).find((one) => one.kind === "seats")
    const live = Boolean(zone) && isLive(this.data, zone)
    const items = zone ? zone.items.filter((item) => item.seats.includes(seat.id)) : []
    reconcile(node, items, (item) => `${live} ${item.id}`, () => this.makeCard(live, "sitting"), (box, item) => {
      this.renderItem(box, item, null, live)
      setAttr(box, "aria-describedby", live ? "zb-keys" : null)
      this.setTabStop(box, zone.id, item.id, live || !this.data.interactive)
    })
  }

  /** Return the face of a seat at its place; many seats have theirs by number, of those that are free. */
  faceNameOf(seat, place) {
    const person = (this.data.people || {})[seat.id] || {}
    const seats = this.data.seats || []
    if (!this.grid.dataset.many || place === "own") return faceOfSeat(seat, person, place)
    const free = FACES.filter((face) => !seats.some((one) => one.face === face))
    return person.face || seat.face || free[seats.indexOf(seat) % free.length] || FACES[0]
  }

  /** Return what a seat has done last by the play that is shown; the learner knows their own. */
  bubbleOf(seat) {
    if (seat.id === this.data.you) return ""
    const { plays = [], ply = Infinity } = this.data
    const last = plays.filter((one) => one.seat === seat.id && one.ply <= ply).pop()
    return last ? last.text : ""
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
    setVar(node, "--n", hand.seat === this.data.you ? Math.max(cards.length, 3) : this.widest)
    setVar(node, "--per", Math.max(5, Math.ceil(cards.length / Math.ceil(Math.max(cards.length, 1) / 7))))
    setVar(node, "--rows", Math.ceil(this.widest / 3))
    // What a finger presses is larger than what is only looked at.
    setAttr(node, "data-live", isLive(this.data, hand) ? "yes" : null)
    this.renderItems(node, hand, "hand")
  }

  renderBacks(z, hand) {
    const count = hand.items ? 0 : Math.max(0, Number(hand.count) || 0)
    setHidden(z.backs, count === 0)
    setAttr(z.backs, "data-zone", hand.id)
    reconcile(z.stack, Array.from({ length: Math.min(count, BACKS) }, (_, i) => i), (i) => i,
      () => make("i", "back"), () => {})
    setText(z.count, count ? hand.label || String(count) : "")
    z.count.classList.toggle("sr", count <= BACKS)
  }

  /** Keep the height that the middle has now, so that what is below does not jump; without `on` let it go. */
  keepHeight(on) {
    if (on) setVar(this.middle, "--kept", `${this.middle.offsetHeight}px`)
    setAttr(this.middle, "data-kept", on ? "yes" : null)
  }

  // -- zones -----------------------------------------------------------------

  makeZone(zone) {
    if (zone.kind === "pot") return make("p", "pot")
    return liesFaceDown(zone) ? this.makePile() : make("div", "items")
  }

  renderZone(node, zone) {
    if (zone.kind === "pot") setText(node, this.labelOfPot(zone))
    else if (liesFaceDown(zone)) this.renderPile(node, zone)
    else {
      this.renderItems(node, zone, zone.kind === "chips" ? "chip" : "item")
      setHidden(node, (zone.items || []).length === 0)
    }
    setAttr(node, "data-zone", zone.id)
    setAttr(node, "data-kind", zone.kind)
    if (zone.kind === "trick") setVar(node, "--n", Math.max((this.data.seats || []).length, (zone.items || []).length))
  }

  /** Return the label of a pot, with the points that are turned up where it has a sum. */
  labelOfPot(zone) {
    if (zone.sum == null) return zone.label
    const turned = zonesOf(this.data).flatMap((one) => one.items || []).filter((item) => this.selection.includes(item.id))
    return fill(zone.label, { sum: turned.reduce((sum, item) => sum + (item.points || 0), zone.sum) })
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
    // In a film the cards stay what they are, so that none is made again while it moves.
    const live = isLive(this.data, zone) || Boolean(this.data.passing && zone.pick)
    setAttr(node, "role", "group")
    setAttr(node, "data-zone", zone.id)
    setAttr(node, "aria-label", zone.label)
    setAttr(node, "aria-describedby", live ? "zb-keys" : null)
    const keyOf = (entry) => (entry.net ? `net ${entry.number} ${entry.net.items.join()}` : `${live} ${entry.id}`)
    const made = (entry) => (entry.net ? makeNet() : this.makeCard(live, kind, node, entry.id))
    const draw = (box, entry) => {
      if (entry.net) {
        drawNet(box, entry.net, entry.number)
        reconcile(box.zb.inside, entry.items, keyOf, made, draw)
        return
      }
      this.renderItem(box, entry, this.numberOf(entry.id), live)
      this.setTabStop(box, zone.id, entry.id, live || !this.data.interactive)
    }
    reconcile(node, this.netted(this.arranged(zone)), keyOf, made, draw)
  }

  /** Return the groups that are drawn as nets: in a film they are drawn where they gather, by what moves them. */
  nets() {
    if (this.data.passing) return []
    return [...(this.data.groups || []), ...(this.isTried() ? this.data.tried || [] : [])]
  }

  /** Tell whether the items of the play tried last, and nothing else, are still selected. */
  isTried() {
    const card = zonesOf(this.data).flatMap((zone) => zone.items || []).find((item) => item.worth && this.selection.includes(item.id))
    const items = (this.data.tried || []).flatMap((group) => group.items)
    return Boolean(card) && this.selection.length === items.length + 1 && items.every((id) => this.selection.includes(id))
  }

  /** Return the items with those of a group together in a net, where the first of them lies. */
  netted(items) {
    const nets = this.nets().map((net, number) => ({ net, number, items: items.filter(({ id }) => net.items.includes(id)) }))
    const found = []
    for (const item of items) {
      const entry = nets.find((one) => one.items.includes(item)) || item
      if (!found.includes(entry)) found.push(entry)
    }
    return found
  }

  /** Return the items of a zone as they lie; where they are put in order those that are come first. */
  arranged(zone) {
    if (zone.pick !== "order") return inOrder(zone, this.orders)
    const items = zone.items || []
    const first = this.selection.map((id) => items.find((item) => item.id === id)).filter(Boolean)
    return [...first, ...items.filter((item) => !first.includes(item))]
  }

  /** Return the number of an item that is put in order, null of any other. */
  placeOf(id) {
    const zone = zonesOf(this.data).find((one) => one.pick === "order")
    return zone && this.selection.includes(id) ? picked(zone, this.selection).indexOf(id) + 1 : null
  }

  numberOf(id) {
    const number = (this.data.passing ? [] : this.data.groups || []).findIndex((group) => (group.items || []).includes(id))
    return number < 0 ? null : number
  }

  // -- cards and items -----------------------------------------------------

  makeCard(live, kind, node = null, id = "") {
    const box = live
      ? make("button", `box ${kind}`, { type: "button" })
      : make("div", `box ${kind}`, { role: "img" })
    // A card that becomes a button, or is one no more, keeps what is drawn of it.
    const same = node && [...node.querySelectorAll(".box")].find((one) => one.zbId === id)
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
    const zones = zonesOf(this.data).filter((zone) => zone.seat == null && zone.kind !== "seats")
    const items = zones.flatMap((zone) => (zone.kind === "chips" ? [] : zone.items || []))
    const weight = weightOf(items)
    setAttr(this.row, "data-chips", zones.some((zone) => zone.kind === "chips" || zone.pick === "turn") ? "yes" : null)
    setAttr(this.root, "data-order", zones.some((zone) => zone.pick === "order") ? "yes" : null)
    setAttr(this.root, "data-turns", zones.some((zone) => zone.pick === "turn") ? "yes" : null)
    for (const node of [this.row, this.grid]) setAttr(node, "data-trick", zones.some((zone) => zone.kind === "trick") ? "yes" : null)
    setAttr(this.middle, "data-density", weight > 15 ? "high" : weight > 8 ? "medium" : weight > 4 ? "low" : "few")
    setAttr(this.middle, "data-two", weight > A_ROW && weight <= 8 ? "yes" : null)
    reconcile(this.row, [null, ...zones], (zone) => (zone ? `${zone.kind} ${zone.id}` : "played"),
      (zone) => (zone ? this.makeZone(zone) : this.playedBox),
      (node, zone) => { if (zone) this.renderZone(node, zone) })
    const nets = this.nets()
    setAttr(this.middle, "data-tried", nets.length && this.isTried() ? "yes" : null)
    setAttr(this.middle, "data-nets", nets.length > 1 ? "many" : nets.length ? "one" : null)
    setVar(this.middle, "--weight", nets.reduce((sum, net) => sum + beyond(net, items), weight).toFixed(1))
    // What is to be turned up is said until something is.
    const begun = !this.data.interactive || this.selection.length > 0
    const missing = zones.filter((zone) => zone.empty && !(zone.items || []).length && !(zone.sum != null && begun)).map((zone) => zone.empty)
    setText(this.empty, missing.join(" "))
    setHidden(this.empty, missing.length === 0 || Boolean(this.data.fold))
    this.renderShout()
    this.renderPlayed(items)
    this.renderLegend()
    setText(this.after, this.data.after)
    setHidden(this.after, !this.data.after)
    if (this.data.passing) return
    setText(this.coming, this.data.coming)
    // A card chosen from the hand is lifted over it.
    setHidden(this.coming, !this.data.coming || this.selection.length > 0)
  }

  renderItem(box, item, group, live) {
    const on = live && this.selection.includes(item.id)
    const extra = [group == null ? "" : this.word("group", { letter: letter(group) }),
      item.mark ? this.word(item.mark) : ""].filter(Boolean)
    this.drawFaces(box.zb.fan, item.cards || [])
    setHidden(box.zb.fan, !(item.cards || []).length)
    this.updateBox(box, item.id, joined([item.label, ...extra], this.word("also")), on, live)
    setAttr(box, "data-mark", item.mark)
    setAttr(box, "data-tag", item.mark === "played" && this.word("tag") ? this.word("tag") : null)
    this.renderBadge(box.zb.badge, item)
    const place = this.placeOf(item.id)
    setAttr(box, "data-place", place)
    if (place) setAttr(box, "aria-label", `${place}. ${box.getAttribute("aria-label")}`)
    const turned = item.points != null && (on || item.turned)
    const worth = turned ? String(item.points) : on && item.worth && this.isTried() ? item.worth : ""
    if (turned) setAttr(box, "aria-label", this.word("turnedUp", { card: box.getAttribute("aria-label"), points: worth }))
    setText(box.zb.worth, worth)
    setHidden(box.zb.worth, !worth)
  }

  renderBadge(badge, item) {
    const owner = item.owner ? this.word("owner", { owner: item.owner }) || item.owner : ""
    const shown = item.text ?? item.value
    const value = shown == null ? [] : [["b", shown]]
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
    setAttr(this.playedBox, "data-caption", this.word("tag") || this.word("played"))
    setAttr(this.playedBox, "data-full", card ? "yes" : null)
    // The card of a play may lie among the items already, so the style does not show it twice.
    setAttr(this.playedBox, "data-twice", items.some((item) => item.mark === "played") ? "yes" : null)
  }

  /** Draw what has left the middle empty, with the sums of its groups. */
  renderShout() {
    const { shout, groups } = this.data.fold || { groups: [] }
    setHidden(this.shout, !shout)
    setText(this.shout.firstChild, shout)
    // In an exercise the groups stay with their cards: what was learnt is the sum.
    const cards = Boolean(this.data.rail)
    setAttr(this.shout, "data-nets", cards ? "yes" : null)
    reconcile(this.shout.lastChild, groups, (group) => `${cards} ${group.label}`, () => (cards ? makeNet() : makeTag()),
      cards ? (net, group, number) => this.drawCaught(net, group, number) : drawTag)
  }

  drawCaught(net, group, number) {
    drawNet(net, group, number)
    reconcile(net.zb.inside, group.cards, (code) => code, () => make("span", "fan"), (fan, code) => this.drawFaces(fan, [code]))
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
      setText(line.children[0], letter(i))
      setText(line.children[1], group.label)
    })
  }

  // -- actions and words ---------------------------------------------------

  renderActions() {
    const offered = ((this.data.interactive || this.data.waiting) && this.data.actions) || []
    setHidden(this.actions, offered.length === 0)
    setAttr(this.actions, "data-many", offered.length > 4 ? "yes" : null)
    // What is turned up stays, so that there is nothing to clear.
    const clears = zonesOf(this.data).some((zone) => zone.pick && zone.pick !== "turn")
    reconcile(this.actions, offered.length ? [...offered, ...(clears || !this.data.interactive ? [null] : [])] : [], (action) => (action ? `act ${action.id}` : "clear"),
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
    // The choices stand in the place of the keys.
    setAttr(this.rail, "data-asks", open ? "yes" : null)
  }

  renderWords(hint) {
    const show = Boolean(this.data.interactive)
    setText(this.status, show ? hint || this.summary() || this.word("chooseCard") : "")
    // What is selected is seen, and that a card can be; only what is missing is shown on the rail.
    this.status.classList.toggle("sr", !hint)
    setText(this.keys, show && !this.look.text ? this.word("keys") : "")
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

// Each table is fitted again when the size of the window changes, or that of the page, as more may come above the table.
// No listener keeps a table that has left the page.
const fitted = new Set()
const pages = new ResizeObserver(fitAll)
window.addEventListener("resize", () => {
  for (const ref of fitted) ref.deref()?.keepHeight(false) // it was right for the window as it was
  fitAll()
})
document.fonts.addEventListener("loadingdone", fitAll) // texts above may have other lines now

function fitAll() {
  for (const ref of fitted) {
    const view = ref.deref()
    if (!view) fitted.delete(ref)
    else if (view.data && view.root.isConnected) view.fit()
  }
}

function keepFitted(view) {
  fitted.add(new WeakRef(view))
  const page = document.querySelector(PAGE)
  if (page) pages.observe(page)
}

// Clockwise from the one after the learner, or without a learner from the first seat.
function placeAt(i, others, seen) {
  if (!seen) return { 2: ["top", "bottom"], 3: ["right", "bottom", "left"], 4: ["top", "right", "bottom", "left"] }[others]?.[i] || "top"
  if (others === 1) return "top"
  return i === 0 ? "left" : i === others - 1 ? "right" : "top"
}

const PLACED = { left: "hein", top: "wiebke", right: "merle", own: "you" }
const AROUND = { left: "wiebke", top: "ole", right: "merle", bottom: "hein" }

const FACES = ["ole", "merle", "hein", "wiebke", "finn", "geske", "momme", "inga"]

/** Return the face of a seat: its own, or one for its place; a person who is not the learner has a letter. */
function faceOfSeat(seat, person, place) {
  if (place === "own" && !person.face) return "you"
  return person.face || seat.face || (seat.side ? PLACED : AROUND)[place] || "wiebke"
}

function drawFace(node, face, seat) {
  const key = `${face} ${seat.side} ${face === "letter" ? seat.label : ""}`
  if (node.zbFace === key) return
  node.zbFace = key
  const flag = make("span", "flag")
  if (seat.side) flag.append(picture(seat.side === "ours" ? "i-pair" : "i-foe", "sign"))
  node.replaceChildren(face === "letter" ? lettered(seat.label) : picture(`f-${face}`, "picture"), flag)
}

function lettered(label) {
  const node = make("span", "letter")
  setText(node, [...label][0] || "")
  return node
}

/** Return how many cards side by side are as wide as these items. */
function weightOf(items) {
  return items.reduce((sum, item) => sum + 1 + 0.42 * ((item.cards || []).length - 1), 0)
}

/** Return by how many cards the tag of a net is wider than what lies in it. */
function beyond(net, items) {
  const tag = 1 + 0.1 * net.label.length
  return Math.max(0, tag - weightOf(items.filter(({ id }) => net.items.includes(id))))
}

export function makeNet() {
  const node = make("div", "net")
  node.zb = { inside: make("div", "inside"), tag: makeTag() }
  node.append(node.zb.inside, node.zb.tag)
  return node
}

/** Draw the line and the tag of a group; one that is refused is dotted and has a cross in place of a letter. */
export function drawNet(node, group, number) {
  setAttr(node, "data-group", group.refused ? "refused" : number % COLOURS)
  drawTag(node.zb.tag, group, number)
}

function makeTag() {
  const tag = make("span", "tag", { "aria-hidden": "true" })
  tag.append(make("i"), make("span"))
  return tag
}

function drawTag(tag, { label, refused }, number) {
  setAttr(tag, "data-group", refused ? "refused" : number % COLOURS)
  if (!refused) setText(tag.firstChild, letter(number))
  else if (!tag.firstChild.firstElementChild) tag.firstChild.replaceChildren(picture("i-not", "sign"))
  setText(tag.lastChild, label)
}

// Hearts and diamonds are red in a bubble too.
function markSuits(node) {
  const parts = node.textContent.split(/([^\s(+]*[\u2665\u2666])/)
  if (parts.length < 2) return
  node.replaceChildren(...parts.map((part, i) => {
    if (i % 2 === 0) return part
    const red = make("span", "red")
    setText(red, part)
    return red
  }))
}

function makeParts() {
  const parts = { fan: make("span", "fan"), badge: make("span", "badge"), check: make("span", "check"),
    worth: make("span", "worth") }
  for (const part of Object.values(parts)) part.setAttribute("aria-hidden", "true")
  return parts
}

function letter(i) {
  return LETTERS[i % LETTERS.length]
}
