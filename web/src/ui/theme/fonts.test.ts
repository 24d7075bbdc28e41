import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const faces = (read('fonts.css').match(/@font-face \{[^}]*\}/g) ?? []).map((text) => ({
  family: /font-family: '([^']+)'/.exec(text)?.[1] ?? '',
  weights: /font-weight: ([\d ]+);/.exec(text)?.[1],
  subset: text.includes('./subsets/'),
  ranges: [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]),
}))

it('names one range of weights for a family, or a browser asks only some of its faces for a character', () => {
  for (const family of ['Geist Variable', 'JetBrains Mono Variable'])
    expect(new Set(faces.filter((face) => face.family === family).map(({ weights }) => weights))).toEqual(
      new Set(['400 700']),
    )
})

it('has every letter of the words in the subset, so that no page loads the whole font for one of its own', () => {
  const geist = faces.filter(({ family }) => family === 'Geist Variable')
  const has = ({ ranges }: (typeof faces)[number], code: number) =>
    ranges.some(([from = 0, to = 0]) => from <= code && code <= to)
  const isElsewhere = (code: number) =>
    geist.some((face) => has(face, code)) && !geist.some((face) => face.subset && has(face, code))
  const folder = '../../../../contract/src/words/'
  const words = ['fr/', 'en/'].flatMap((language) =>
    readdirSync(new URL(`${folder}${language}`, import.meta.url)).map((file) => read(`${folder}${language}${file}`)),
  )
  expect(words.length).toBeGreaterThan(50)
  const letters = new Set(words.join('').replaceAll('\n', ''))
  expect([...letters].filter((letter) => isElsewhere(letter.codePointAt(0) ?? 0))).toEqual([])
})
