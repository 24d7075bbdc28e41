import { expect, it } from 'vitest'
import { answersOf } from './answers'

it.each([
  [null, []],
  ['yes', []],
  [
    { 'Permis depuis ?': '2012', 'Langues ?': ['fr', 'en'] },
    [
      ['Permis depuis ?', '2012'],
      ['Langues ?', 'fr, en'],
    ],
  ],
  [
    [{ question: 'Boîte manuelle ?', answer: true }, 'oui'],
    [
      ['Boîte manuelle ?', 'true'],
      ['2', 'oui'],
    ],
  ],
  [{ depth: { a: 1 } }, [['depth', '{"a":1}']]],
])('reads the answers %j', (kept, answers) => {
  expect(answersOf(kept)).toEqual(answers)
})
