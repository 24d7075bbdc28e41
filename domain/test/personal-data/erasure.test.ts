import { describe, expect, it } from 'vitest'
import { ANONYMOUS } from '../../src/kernel/actor'
import type { Actor } from '../../src/kernel/actor'
import type { Decision } from '../../src/kernel/decision'
import { mayErase, mayFindRemoved } from '../../src/personal-data/erasure'
import type { Forgettable } from '../../src/personal-data/erasure'
import { admin, client, driver } from '../deliveries/a-delivery'

const FREE = { open: 0, owners: 2 }
const said = (decision: Decision) => (decision.ok ? 'yes' : (decision.reason ?? decision.code))

const ACTORS: readonly (readonly [name: string, actor: Actor])[] = [
  ['super admin', admin(1)],
  ['maintainer', admin(2)],
  ['support', admin(3)],
  ['owner', client(4)],
  ['manager', client(5)],
  ['member', client(6)],
  ['driver', driver()],
  ['visitor', ANONYMOUS],
]
const PEOPLE: readonly Omit<Forgettable, 'isDeleted'>[] = [
  ...[1, 2, 3].map((rank) => ({ role: 'ADMIN' as const, rank })),
  ...[4, 5, 6].map((rank) => ({ role: 'CLIENT' as const, rank })),
  { role: 'DRIVER', rank: 0 },
]

describe('erasing a person', () => {
  it('is for super admins, and for nobody else whoever is meant', () => {
    for (const [name, actor] of ACTORS.slice(1))
      for (const person of PEOPLE)
        for (const isDeleted of [false, true]) {
          const refused = actor.role === 'ADMIN' ? 'RANK_TOO_LOW' : 'WRONG_ROLE'
          expect(said(mayErase(actor, { ...person, isDeleted }, FREE)), `${name} ${person.rank}`).toBe(refused)
        }
  })

  it('is asked of super admins, who alone find whoever was removed before', () => {
    expect(ACTORS.filter(([, actor]) => mayFindRemoved(actor)).map(([name]) => name)).toEqual(['super admin'])
  })

  it('reaches everybody below them, and an equal once that one is deleted', () => {
    const erased = (isDeleted: boolean) => PEOPLE.map((one) => said(mayErase(admin(1), { ...one, isDeleted }, FREE)))
    expect(erased(false)).toEqual(['RANK_TOO_LOW', ...Array.from({ length: 6 }, () => 'yes')])
    expect(erased(true)).toEqual(Array.from({ length: 7 }, () => 'yes'))
  })

  it('waits until nothing counts on them, whoever they are', () => {
    for (const person of PEOPLE.slice(1))
      for (const isDeleted of [false, true])
        expect(mayErase(admin(1), { ...person, isDeleted }, { ...FREE, open: 1 })).toEqual({
          ok: false,
          code: 'CONFLICT',
          reason: 'PERSON_BUSY',
        })
  })

  it('leaves an organisation its last owner, unless that one has left it', () => {
    for (const person of PEOPLE.slice(1))
      for (const isDeleted of [false, true]) {
        const isLast = person.rank === 4 && !isDeleted
        const decision = mayErase(admin(1), { ...person, isDeleted }, { open: 0, owners: 1 })
        expect(said(decision), `${person.rank} ${isDeleted}`).toBe(isLast ? 'LAST_OWNER' : 'yes')
        if (isLast) expect(decision).toMatchObject({ code: 'CONFLICT' })
      }
  })
})
