import { AppError, ensure, refusalError } from '@volant/contract/errors'
import type { ReportProblemInput } from '@volant/contract/schema.generated'
import { happenedAt } from '@volant/domain/deliveries/captured'
import { isVisible } from '@volant/domain/deliveries/policy'
import { PROBLEMS_MAX } from '@volant/domain/deliveries/problems'
import { problemSchema } from '@volant/domain/deliveries/schema'
import type { Actor } from '@volant/domain/kernel/actor'
import { read, uuid } from '@volant/domain/kernel/fields'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import type { Clock } from '../../../platform/clock'
import type { Database, Tx } from '../../../platform/db/database'
import type { RequestContext } from '../../../platform/operations/registry'
import { readFacts } from '../../../projections/facts'
import { changeDelivery, lockAnyDelivery, requirePerson } from '../../deliveries/public'
import type { Presenter } from '../../deliveries/public'
import { readyKeys } from '../../files/public'
import type {} from '../events'
import * as store from '../store/problems'

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly presenter: Presenter
}

/** What drivers report of their missions. It stays that driver's report, whoever carries the delivery afterwards. */
export function createProblems({ db, clock, presenter }: Deps) {
  const present = ({ photoKey, ...row }: Awaited<ReturnType<typeof store.problemsOf>>[number]) => ({
    ...row,
    photo: photoKey === null ? null : presenter.fileUrl(photoKey),
  })

  /** One photo at most, sent by this driver with this mission. */
  async function ownPhoto(tx: Tx, deliveryId: string, sub: string, key: string | null): Promise<string | null> {
    if (key === null) return null
    const own = await readyKeys(
      tx,
      [key],
      (file) => file.kind === 'problem' && file.deliveryId === deliveryId && file.ownerSub === sub,
    )
    if (!own.has(key)) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'photoKey', code: 'invalid' }] })
    return key
  }

  return {
    /** Keeps it once: what is sent again is answered, also when the mission has left its driver meanwhile. */
    async report({ actor, sentAt, beforeCommit }: RequestContext, input: ReportProblemInput): Promise<{ id: string }> {
      if (actor.role !== 'DRIVER') throw new AppError('FORBIDDEN')
      const now = clock.now()
      return db.tx(async (tx) => {
        const delivery = await lockAnyDelivery(tx, input.deliveryId)
        const parsed = read(problemSchema, input)
        const driverId = actor.profileId
        if (parsed.ok && (await store.isReported(tx.sql, parsed.value.id, driverId))) return { id: parsed.value.id }
        if (delivery.row.selectedDriverId !== driverId) throw new AppError('NOT_FOUND')
        requirePerson(actor, delivery, 'REPORT_PROBLEM', now)
        if (!parsed.ok) throw refusalError(parsed)
        const { id, kind, text, capturedAt: said, photoKey: named = null } = parsed.value
        const deliveryId = delivery.row.id
        const photoKey = await ownPhoto(tx, deliveryId, actor.sub, named)
        const capturedAt = happenedAt(said, { stepBefore: delivery.row.stepAt, now, sentAt })
        const after = await changeDelivery(tx, actor, delivery, {
          action: 'REPORT_PROBLEM',
          input: { problem: kind },
          data: { problem: kind, occurredAt: capturedAt.toISOString() },
          now,
          async apply() {
            if ((await store.countProblems(tx, deliveryId, driverId)) >= PROBLEMS_MAX)
              throw new AppError('CONFLICT', { reason: 'QUOTA_EXCEEDED' })
            const problem = { id, deliveryId, driverId, kind, text, capturedAt, receivedAt: now, photoKey }
            if (!(await store.insertProblem(tx, problem)))
              throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'id', code: 'invalid' }] })
          },
        })
        tx.emit('problem.reported', { delivery: after, problemId: id, driverId, kind, text, capturedAt })
        return { id }
      }, beforeCommit)
    },

    /** One press of anybody in the office; who was first stays the one who saw it. */
    async see({ actor, beforeCommit }: RequestContext, id: string): Promise<{ id: string }> {
      const name = read(uuid(), id)
      return db.tx(async (tx) => {
        const deliveryId = name.ok ? await store.deliveryOfProblem(tx.sql, name.value) : undefined
        if (!name.ok || deliveryId === undefined) throw new AppError('NOT_FOUND')
        const { row: delivery, facts } = await lockAnyDelivery(tx, deliveryId)
        if (actor.role !== 'ADMIN' || !isVisible(actor, facts)) throw new AppError('NOT_FOUND')
        ensure(mayCallByRank(actor, 'markProblemSeen'))
        if (await store.markSeen(tx, name.value, { seenAt: clock.now(), seenBy: actor.sub }))
          tx.emit('problem.seen', { delivery })
        return { id: name.value }
      }, beforeCommit)
    },

    /** What was reported of a delivery, with an address for the photo: all of it for the office, to a driver their own. */
    async list(actor: Actor, deliveryId: string) {
      if (!isVisible(actor, await readFacts(db.sql, deliveryId))) throw new AppError('NOT_FOUND')
      ensure(mayCallByRank(actor, 'missionProblems'))
      if (actor.role !== 'DRIVER') return (await store.problemsOf(db.sql, deliveryId)).map(present)
      const own = await store.problemsOf(db.sql, deliveryId, actor.profileId)
      return own.map((row) => ({ ...present(row), seenBy: null }))
    },

    /** What nobody of the office has seen yet. */
    open: async () => (await store.openProblems(db.sql)).map(present),
  }
}

export type Problems = ReturnType<typeof createProblems>
