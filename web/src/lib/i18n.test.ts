import { expect, it } from 'vitest'
import { typeset } from './i18n'

it('keeps French punctuation on the line of its word, and leaves times and addresses alone', () => {
  expect(typeset({ a: { b: 'Supprimer {{name}} ? « Oui » : non' }, c: 'à 10:30, https://a.fr/?b' })).toEqual({
    a: { b: 'Supprimer {{name}}\u00a0? «\u00a0Oui\u00a0»\u00a0: non' },
    c: 'à 10:30, https://a.fr/?b',
  })
})
