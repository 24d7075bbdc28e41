import { expect, it } from 'vitest'
import { maySeeDriver, ownPasswordAsked } from '../../src/drivers/policy'
import { ANONYMOUS } from '../../src/kernel/actor'
import type { Actor } from '../../src/kernel/actor'

const who = { sub: 's', profileId: 'd', language: 'fr' } as const
const driver: Actor = { ...who, role: 'DRIVER', state: 'WAITING' }
const admin: Actor = { ...who, profileId: 'a', role: 'ADMIN', rank: 3 }
const client: Actor = { ...who, role: 'CLIENT', rank: 4, organizationId: 'o' }

it.each([
  [driver, 'd', true],
  [driver, 'other', false],
  [admin, 'd', true],
  [client, 'd', false],
  [ANONYMOUS, 'd', false],
])('%o and driver %s', (actor, id, sees) => {
  expect(maySeeDriver(actor, id)).toBe(sees)
})

it.each([
  [driver, { iban: true, email: false }, true],
  [driver, { iban: false, email: true }, true],
  [driver, { iban: false, email: false }, false],
  [admin, { iban: true, email: true }, false],
])('%o who changes %o', (actor, changed, asked) => {
  expect(ownPasswordAsked(actor, changed)).toBe(asked)
})
