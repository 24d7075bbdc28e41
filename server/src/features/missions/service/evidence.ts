import { AppError, ensure, refusalError } from '@volant/contract/errors'
import type { EvidenceInput } from '@volant/contract/schema.generated'
import { isVisible } from '@volant/domain/deliveries/policy'
import { evidenceSchema } from '@volant/domain/deliveries/schema'
import type { Actor } from '@volant/domain/kernel/actor'
import { byServerClock } from '@volant/domain/kernel/device-clock'
import { read } from '@volant/domain/kernel/fields'
import type { Json } from '@volant/domain/kernel/json'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import { readFacts } from '../../../projections/facts'
import type { RequestContext } from '../../../platform/operations/registry'
import { lockAnyDelivery } from '../../deliveries/public'
import type { Presenter } from '../../deliveries/public'
import { readyKeys } from '../../files/public'
import type {} from '../events'
import { countEvidence, evidenceOf, insertEvidence, wasItsDriver } from '../store/evidence'

/** A mission of two vehicles has some two hundred photos, marks, answers and steps. */
const MOST_OF_ONE = 500

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly presenter: Presenter
}

/** What drivers did without a network on missions that went on without them. */
export function createEvidence({ db, clock, presenter }: Deps) {
  return {
    /** Keeps it once, whatever became of the mission; its former drivers may send theirs as well. */
    async keep({ actor, sentAt, beforeCommit }: RequestContext, input: EvidenceInput): Promise<{ id: string }> {
      if (actor.role !== 'DRIVER') throw new AppError('FORBIDDEN')
      const now = clock.now()
      return db.tx(async (tx) => {
        const { row: delivery } = await lockAnyDelivery(tx, input.deliveryId)
        if (!(await wasItsDriver(tx.sql, delivery.id, actor))) throw new AppError('NOT_FOUND')
        const parsed = read(evidenceSchema, input)
        if (!parsed.ok) throw refusalError(parsed)
        const {
          id,
          deliveryId,
          action = null,
          capturedAt: said,
          refusal,
          version = null,
          content,
          files,
        } = parsed.value
        const own = await readyKeys(tx, files, (file) => file.deliveryId === deliveryId && file.ownerSub === actor.sub)
        if (!files.every((key) => own.has(key)))
          throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'files', code: 'invalid' }] })
        const capturedAt = byServerClock(said, sentAt ?? null, now)
        // it came as JSON, and is kept and handed back unread
        const evidence = { id, deliveryId, action, capturedAt, refusal, version, files, content: content as Json }
        const isNew = await insertEvidence(tx, { ...evidence, driverId: actor.profileId, receivedAt: now })
        if (isNew && (await countEvidence(tx, delivery.id, actor.profileId)) > MOST_OF_ONE)
          throw new AppError('CONFLICT', { reason: 'QUOTA_EXCEEDED' })
        if (isNew) tx.emit('evidence.kept', { delivery, driverId: actor.profileId, refusal })
        return { id }
      }, beforeCommit)
    },

    /** The office's view, with addresses for the files. */
    async list(actor: Actor, deliveryId: string) {
      if (!isVisible(actor, await readFacts(db.sql, deliveryId))) throw new AppError('NOT_FOUND')
      ensure(mayCallByRank(actor, 'missionEvidence'))
      const rows = await evidenceOf(db.sql, deliveryId)
      return rows.map(({ files, ...row }) => ({ ...row, files: files.map((key) => presenter.fileUrl(key)) }))
    },
  }
}

export type Evidence = ReturnType<typeof createEvidence>
