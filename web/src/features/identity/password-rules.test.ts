import { expect, it } from 'vitest'
import { passwordFault } from '@volant/domain/identity/password'
import { isGoodPassword } from './password-rules'

it.each([
  ['Volant-2026', true],
  ['Éléphant1', true],
  ['Ab1defg', false],
  ['abcdefg1', false],
  ['ABCDEFG1', false],
  ['Abcdefgh', false],
  ['', false],
])('%j is good: %s, here as on the server', (password, good) => {
  expect([isGoodPassword(password), passwordFault(password) === null]).toEqual([good, good])
})
