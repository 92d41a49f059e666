// Short, quiet sounds, made here of tones and noise.

const LOUD = 0.07
// Each part: when it begins and how long it lasts, in seconds; its tone in Hz, or 0 for noise; its share of the loudness.
const SOUNDS = {
  card: [[0, 0.07, 0, 1]],
  gather: [[0, 0.06, 0, 0.8], [0.07, 0.06, 0, 0.8], [0.14, 0.08, 0, 1]],
  mark: [[0, 0.14, 659, 0.7], [0.12, 0.24, 988, 0.8]],
  right: [[0, 0.12, 523, 0.6], [0.1, 0.22, 784, 0.7]],
  wrong: [[0, 0.12, 220, 0.9], [0.11, 0.2, 185, 0.9]],
}

let context = null

/** Let a sound be heard after some milliseconds. */
export function sound(name, after = 0) {
  if (!window.AudioContext || !Object.hasOwn(SOUNDS, name)) return
  context = context || new AudioContext()
  if (context.state === "suspended") context.resume().catch(() => {})
  const start = context.currentTime + after / 1000
  for (const [begin, length, tone, share] of SOUNDS[name]) part(start + begin, length, tone, share * LOUD)
}

function part(start, length, tone, loud) {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(context.destination)
  const source = tone ? context.createOscillator() : context.createBufferSource()
  if (tone) {
    source.type = "sine"
    source.frequency.value = tone
    source.connect(gain)
  } else {
    source.buffer = noise(length)
    const soft = context.createBiquadFilter()
    soft.type = "lowpass"
    soft.frequency.value = 1800
    source.connect(soft).connect(gain)
  }
  source.start(start)
  source.stop(start + length)
}

function noise(length) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const values = buffer.getChannelData(0)
  for (let i = 0; i < values.length; i += 1) values[i] = Math.random() * 2 - 1
  return buffer
}
