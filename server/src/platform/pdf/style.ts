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

export type FontName = 'text' | 'medium' | 'bold'

let loaded: Record<FontName, Buffer> | undefined

function readFonts(): Record<FontName, Buffer> {
  const require = createRequire(import.meta.url)
  return {
    text: readFileSync(require.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf')),
    medium: readFileSync(require.resolve('@expo-google-fonts/geist/500Medium/Geist_500Medium.ttf')),
    bold: readFileSync(require.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf')),
  }
}

/** The product's typeface. Of each face a document holds only the letters it uses. */
export function fonts(): Record<FontName, Buffer> {
  loaded ??= readFonts()
  return loaded
}
