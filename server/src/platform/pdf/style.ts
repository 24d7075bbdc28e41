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

type Fonts = Readonly<Record<FontName, object>>

let opened: Promise<Fonts> | undefined

async function openFonts(): Promise<Fonts> {
  const { create } = await import('fontkit')
  const require = createRequire(import.meta.url)
  const open = (path: string) => create(readFileSync(path))
  return {
    text: open(require.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf')),
    medium: open(require.resolve('@expo-google-fonts/geist/500Medium/Geist_500Medium.ttf')),
    bold: open(require.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf')),
  }
}

/**
 * The product's typeface for one document, which holds only the letters that it uses. The tables are read once, because that takes
 * longer than drawing. The glyphs are the document's own: one remembers the character that it first stood for, which screen
 * readers are told, and several characters may have the same one, as all have that the typeface lacks.
 */
export async function fontsOfDocument(): Promise<Fonts> {
  opened ??= openFonts()
  const own = (font: object): object => Object.assign(Object.create(font), { _glyphs: {} })
  const { text, medium, bold } = await opened
  return { text: own(text), medium: own(medium), bold: own(bold) }
}
