import { beforeEach, expect, it, vi } from 'vitest'

const { session } = vi.hoisted(() => ({
  session: { role: 'ADMIN', rank: 1, sub: 's', profileId: 'p', language: 'fr' },
}))
vi.mock('./session', () => ({ useSession: () => session }))
vi.mock('./api-error-words', () => ({ useApiErrorWords: () => String }))
vi.mock('./api', () => ({ call: vi.fn() }))

const { useNewPassword } = await import('./use-new-password')

beforeEach(() => void Object.assign(session, { role: 'ADMIN', rank: 1 }))

const TARGETS = [
  { role: 'ADMIN', rank: 1 },
  { role: 'ADMIN', rank: 2 },
  { role: 'ADMIN', rank: 3 },
  { role: 'CLIENT', rank: 4 },
  { role: 'CLIENT', rank: 6 },
  { role: 'DRIVER', rank: 0 },
] as const

it.each([
  ['ADMIN', 1, [false, true, true, true, true, true]],
  ['ADMIN', 2, [false, false, false, true, true, true]],
  ['ADMIN', 3, [false, false, false, false, false, false]],
  ['CLIENT', 4, [false, false, false, false, false, false]],
  ['DRIVER', 0, [false, false, false, false, false, false]],
] as const)('%s of rank %i is shown the button beside whom the server lets them help', (role, rank, shown) => {
  Object.assign(session, { role, rank })
  expect(TARGETS.map(useNewPassword().maySendTo)).toEqual(shown)
})
