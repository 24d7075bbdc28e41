import { expect, it } from 'vitest'
import { application } from '@volant/contract/words/fr/application'
import type { ApplicationWords } from '../../lib/application-answer'
import { answersOf } from './answers'

// only finds the text of a key
const t = ((key: string) =>
  key
    .split('.')
    .reduce<unknown>((words, part) => (words as Record<string, unknown>)[part], application)) as ApplicationWords

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
  [
    { experience: 'years', gearbox: 'manual', availability: 'sometimes' },
    [
      ['Avez-vous déjà convoyé des véhicules ?', 'Plus d’un an'],
      ['Quelles boîtes de vitesses conduisez-vous ?', 'Manuelle et automatique'],
      ['availability', 'sometimes'],
    ],
  ],
  // as answers were kept before
  [{ 'Which gearboxes do you drive?': 'Automatic only' }, [['Which gearboxes do you drive?', 'Automatic only']]],
])('reads the answers %j', (kept, answers) => {
  expect(answersOf(kept, t)).toEqual(answers)
})
