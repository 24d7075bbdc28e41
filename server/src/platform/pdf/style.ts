import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Points of an A4 sheet. */
export const PAGE = { width: 595.28, height: 841.89, side: 48, top: 44, foot: 74 } as const
export const INNER = { left: PAGE.side, width: PAGE.width - 2 * PAGE.side, right: PAGE.width - PAGE.side } as const

export const INK = {
  text: '#17212b',
  muted: '#5b6773',
  line: '#d7dde3',
  soft: '#f3f6f7',
  brand: '#0e6b72',
  white: '#ffffff',
} as const

const FONTS = {
  text: '400Regular/Geist_400Regular.ttf',
  medium: '500Medium/Geist_500Medium.ttf',
  bold: '600SemiBold/Geist_600SemiBold.ttf',
} as const
export type FontName = keyof typeof FONTS

let loaded: Record<FontName, Buffer> | undefined

/** The product's typeface, embedded whole in no document: only the letters that are used. */
export function fonts(): Record<FontName, Buffer> {
  if (loaded === undefined) {
    const { resolve } = createRequire(import.meta.url)
    const read = (name: FontName) => readFileSync(resolve(`@expo-google-fonts/geist/${FONTS[name]}`))
    loaded = { text: read('text'), medium: read('medium'), bold: read('bold') }
  }
  return loaded
}
