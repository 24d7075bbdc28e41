import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeliveryFacts } from '../../src/deliveries/facts'
import { allowedActions, decide, nextStatus, TRANSITIONS, transitionOf } from '../../src/deliveries/lifecycle'
import { forcedStep } from '../../src/deliveries/mission'
import { type DeliveryStatus, STORED_STATUSES } from '../../src/deliveries/statuses'
import type { Actor } from '../../src/kernel/actor'
import { aDelivery, admin, client, driver, goodInput, NOW } from './a-delivery'

const ACTORS: readonly Actor[] = [admin(1), admin(2), admin(3), client(4), client(6), driver(), driver('driver-2')]
const status = fc.constantFrom(...STORED_STATUSES)
const type = fc.constantFrom('STANDARD', 'TO_RETURN', 'TWO_WAY_DELIVERY', 'OKM')
const actor = fc.constantFrom(...ACTORS)

/** Walks by choosing among what is allowed; answers the statuses passed through. */
function walk(start: DeliveryFacts, who: (step: number) => Actor, choices: readonly number[]): DeliveryStatus[] {
  const passed: DeliveryStatus[] = [start.status]
  let facts = start
  choices.forEach((choice, step) => {
    const mover = who(step)
    const allowed = allowedActions(mover, facts, NOW)
    const action = allowed[choice % Math.max(1, allowed.length)]
    const next = action && nextStatus(mover, facts, action)
    if (!next) return
    facts = aDelivery(next, { type: facts.type, hasInvoice: facts.hasInvoice || next === 'COMPLETED' })
    passed.push(next)
  })
  return passed
}

const choices = fc.array(fc.nat(), { maxLength: 40 })

describe('random walks', () => {
  it('stay inside the stored statuses and along the edges of the table', () => {
    fc.assert(
      fc.property(status, type, fc.array(actor, { minLength: 1 }), choices, (start, kind, movers, picks) => {
        const passed = walk(aDelivery(start, { type: kind }), (step) => movers[step % movers.length]!, picks)
        passed.slice(1).forEach((to, index) => {
          const from = passed[index]!
          const ends = [to, 'SAME', ...(to === forcedStep({ status: from, type: kind }) ? ['NEXT'] : [])]
          const isEdge = TRANSITIONS.some((row) => row.from.includes(from) && ends.includes(row.to))
          expect(isEdge).toBe(true)
          expect(STORED_STATUSES).toContain(to)
        })
      }),
    )
  })

  it('never leave COMPLETED but by a cancellation, nor come back from there', () => {
    fc.assert(
      fc.property(type, actor, choices, (kind, mover, picks) => {
        const passed = new Set(walk(aDelivery('COMPLETED', { type: kind }), () => mover, picks))
        expect([...passed].filter((at) => at !== 'COMPLETED' && at !== 'CANCELLED_BY_ADMIN')).toEqual([])
      }),
    )
  })

  it('keep a client between asking and cancelling', () => {
    fc.assert(
      fc.property(type, choices, (kind, picks) => {
        const passed = new Set(walk(aDelivery('REQUESTED', { type: kind }), () => client(6), picks))
        expect([...passed].every((at) => at === 'REQUESTED' || at === 'CANCELLED_BY_MANDATORY')).toBe(true)
      }),
    )
  })

  it('take a one-way mission through no status of a second vehicle', () => {
    fc.assert(
      fc.property(fc.constantFrom('STANDARD', 'TO_RETURN', 'OKM'), choices, (kind, picks) => {
        const passed = walk(aDelivery('SET', { type: kind }), () => driver(), picks)
        expect(passed.filter((at) => at.startsWith('SWAP_'))).toEqual([])
      }),
    )
  })
})

describe('answers that must agree', () => {
  it('what is listed is granted, given a right input', () => {
    fc.assert(
      fc.property(status, type, actor, (at, kind, mover) => {
        const facts = aDelivery(at, { type: kind })
        for (const action of allowedActions(mover, facts, NOW)) {
          const decision = decide(mover, facts, action, goodInput, NOW)
          expect({ action, decision }).toEqual({ action, decision: { ok: true } })
          expect(nextStatus(mover, facts, action, goodInput)).not.toBeNull()
        }
      }),
    )
  })

  it('every 409 says where the delivery stands and what is allowed there', () => {
    const action = fc.constantFrom(...TRANSITIONS.map((row) => row.action))
    fc.assert(
      fc.property(status, type, actor, action, (at, kind, mover, asked) => {
        const facts = aDelivery(at, { type: kind })
        const decision = decide(mover, facts, asked, goodInput, NOW)
        const current = { status: at, version: facts.version, allowed: allowedActions(mover, facts, NOW) }
        const isConflict = !decision.ok && decision.code === 'CONFLICT'
        expect(isConflict ? decision.current : current).toEqual(current)
      }),
    )
  })

  it('a row that applies starts where the delivery stands', () => {
    const action = fc.constantFrom(...TRANSITIONS.map((row) => row.action))
    fc.assert(
      fc.property(status, type, actor, action, (at, kind, mover, asked) => {
        const row = transitionOf(mover, aDelivery(at, { type: kind }), asked, goodInput, NOW)
        expect('ok' in row || row.from.includes(at)).toBe(true)
      }),
    )
  })

  it('another organisation, a deleted delivery and an unknown one look alike', () => {
    fc.assert(
      fc.property(status, fc.constantFrom(...TRANSITIONS.map((row) => row.action)), (at, asked) => {
        const notFound = { ok: false, code: 'NOT_FOUND' }
        expect(decide(client(4, 'org-nord'), aDelivery(at), asked, goodInput, NOW)).toEqual(notFound)
        expect(decide(admin(1), aDelivery(at, { deletedAt: NOW }), asked, goodInput, NOW)).toEqual(notFound)
      }),
    )
  })
})
