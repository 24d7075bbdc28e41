import { septetsOf } from './gsm7'

export interface SmsParts {
  readonly encoding: 'GSM-7' | 'UCS-2'
  /** Places used: septets, or UTF-16 units. */
  readonly length: number
  readonly parts: number
  /** The characters that force the costlier encoding, each once. */
  readonly outside: readonly string[]
}

/** How many messages an SMS costs: 160 or 153 septets a part, 70 or 67 units when a character is outside GSM-7. Description 11.7. */
export function smsParts(text: string): SmsParts {
  const outside = [...new Set(text)].filter((character) => septetsOf(character) === 0)
  if (outside.length > 0)
    return { encoding: 'UCS-2', length: text.length, parts: split(text, () => 1, 70, 67), outside }
  const length = Array.from(text).reduce((sum, character) => sum + septetsOf(character), 0)
  return { encoding: 'GSM-7', length, parts: split(text, septetsOf, 160, 153), outside }
}

/** A character is never cut in two: what does not fit opens the next part. */
function split(text: string, places: (character: string) => number, single: number, each: number): number {
  const sizes = Array.from(text).map((character) => places(character) * character.length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  if (total <= single) return total === 0 ? 0 : 1
  let parts = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > each) {
      parts += 1
      used = 0
    }
    used += size
  }
  return parts
}
