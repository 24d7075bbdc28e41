import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * Cuts the subsets of `fonts.css` out of the packages' fonts: each has the characters and the weights that its face there names.
 * Ligatures of code are left out: a plate or a code is to be read letter by letter, and they are half of the font.
 */
const SOURCES = [
  { subset: 'geist', font: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2', ligatures: true },
  {
    subset: 'jetbrains-mono',
    font: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    ligatures: false,
  },
]

const THEME = new URL('../src/ui/theme/', import.meta.url)
const OUTPUT = new URL('subsets/', THEME)
const require = createRequire(import.meta.url)

const faces = readFileSync(new URL('fonts.css', THEME), 'utf8').match(/@font-face \{[^}]*\}/g) ?? []

/** @throws where `fonts.css` has no such face, or one that does not name its weights */
function faceOf(subset: string) {
  const face = faces.find((each) => each.includes(`./subsets/${subset}.woff2`)) ?? ''
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face) ?? []
  if (min === undefined || max === undefined) throw new Error(`fonts.css names no weights for ${subset}`)
  const characters = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
  })
  return { weights: { min: Number(min), max: Number(max) }, text: String.fromCodePoint(...characters) }
}

mkdirSync(OUTPUT, { recursive: true })
for (const { subset, font, ligatures } of SOURCES) {
  const { weights, text } = faceOf(subset)
  const made = await subsetFont(readFileSync(require.resolve(font)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    noLayoutClosure: !ligatures,
  })
  writeFileSync(fileURLToPath(new URL(`${subset}.woff2`, OUTPUT)), made)
}
