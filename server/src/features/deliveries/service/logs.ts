import { AppError, ensure } from '@volant/contract/errors'
import type { LogData } from '@volant/domain/deliveries/log-data'
import { isSentLater } from '@volant/domain/deliveries/captured'
import { isPickUpProblem } from '@volant/domain/deliveries/problems'
import { CANCEL_REASONS } from '@volant/domain/deliveries/statuses'
import type { Actor, Language } from '@volant/domain/kernel/actor'
import { mayCallByRank } from '@volant/domain/permissions/operations'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/database'
import type { Selection } from '../../../platform/graphql/selection'
import { formatDateTime } from '../../../platform/format'
import { wordsIn } from '../../../platform/words'
import { LOGS_MOST, readLogs } from '../read/logs'
import type { LogRow } from '../read/logs'
import type { createFind } from '../read/find'

const ID: Selection = new Map([['id', new Map()]])

async function sentences(rows: readonly LogRow[], language: Language) {
  const [say, name, problem, own] = await Promise.all([
    wordsIn(language, 'logs'),
    wordsIn(language, 'deliveries'),
    wordsIn(language, 'problems'),
    wordsIn(language, 'ownFile'),
  ])
  const problemIn = ({ problem: kind }: LogData) => {
    if (kind === undefined) return ''
    return isPickUpProblem(kind) ? name(`cancelReason.${kind}`) : problem(`kind.${kind}`)
  }
  const isReason = (text: string): text is (typeof CANCEL_REASONS)[number] =>
    CANCEL_REASONS.some((reason) => reason === text)
  const photosIn = (data: LogData) =>
    (data.photos ?? [])
      .map(({ vehicle, side, view }) => {
        const photo = say(`photo.${side}`, { view: name(`photo.${view}`) })
        return vehicle === 0 ? photo : say('photo.ofSecond', { photo })
      })
      .join(', ')
  return rows.map(({ id, at, deliveryId, actorRole, actorName, action, reason, data }) => {
    const who = actorName ?? say(actorRole === 'ANONYMOUS' ? 'customer' : 'someone')
    const sentence = say(`action.${action}`, {
      who,
      photos: photosIn(data),
      problem: problemIn(data),
      seen: data.seen ?? '',
    })
    const expired = (data.expiredPapers ?? []).map((paper) => own(`paper.${paper}`)).join(', ')
    const given = expired ? say('despitePapers', { sentence, papers: expired }) : sentence
    const captured = data.occurredAt ? new Date(data.occurredAt) : null
    const told =
      captured !== null && isSentLater(captured, new Date(at))
        ? say('captured', { sentence: given, at: formatDateTime(captured) })
        : given
    const why = reason && isReason(reason) ? name(`cancelReason.${reason}`) : reason
    return { id, createdAt: at, deliveryId, log: why ? say('withReason', { sentence: told, reason: why }) : told }
  })
}

interface LogPage {
  readonly page: number
  readonly pageSize: number
  readonly language: Language
}

/** What happened to a delivery, told in the reader's language; the newest first. */
export function createLogs(db: Database, clock: Clock, find: ReturnType<typeof createFind>) {
  return async (actor: Actor, deliveryId: string, { page, pageSize, language }: LogPage) => {
    const found = await find(actor, deliveryId, ID, clock.now())
    if (found === null) throw new AppError('NOT_FOUND')
    ensure(mayCallByRank(actor, 'findDeliveryLogs'))
    if (page < 1 || page > 100_000)
      throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'page', code: 'outOfRange' }] })
    if (pageSize < 1) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'pageSize', code: 'outOfRange' }] })
    const { totalCount, logs } = await readLogs(db, String(found['id']), page, Math.min(pageSize, LOGS_MOST))
    return { totalCount, logs: await sentences(logs, language) }
  }
}
