// Gives the signs of cards in running text the colour of their suit. The style of the page has the colours; nothing is
// put into the texts, which belong to Streamlit.

const SUITS = { spades: "\u2660", hearts: "\u2665", clubs: "\u2663", diamonds: "\u2666" }
const CARD = /(?:10|[2-9AJQKBDRV])?([\u2660\u2665\u2663\u2666])/g

/** Colour all cards in the texts of a part of the page; older browsers leave them as they are. */
export function colourSuits(root) {
  if (!globalThis.CSS?.highlights || !globalThis.Highlight) return
  const found = new Map(Object.entries(SUITS).map(([name, sign]) => [sign, { name, ranges: [] }]))
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    for (const card of text.data.matchAll(CARD)) {
      const range = new StaticRange({ startContainer: text, startOffset: card.index,
        endContainer: text, endOffset: card.index + card[0].length })
      found.get(card[1]).ranges.push(range)
    }
  }
  for (const { name, ranges } of found.values()) CSS.highlights.set(`suit-${name}`, new Highlight(...ranges))
}
