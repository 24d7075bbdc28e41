import type { Query } from './database'
import { dealOf, details, newDelivery, send } from './deliveries'
import type { Changed } from './deliveries'
import type { Deployment } from './deployment'
import { countAnswers } from './http'
import type { Answer } from './http'
import { signInAll, signInOne } from './sign-in'
import type { Signed } from './sign-in'
import { answerSurvey, askOneQuestion, surveyToken } from './survey'
import { newDocument, sha256, upload } from './uploads'

/** An effect that the server said is done: a statement that finds its row, and what the statement is given. */
interface Acked {
  readonly kind: 'log' | 'offer' | 'acceptance' | 'file' | 'survey'
  readonly values: readonly unknown[]
}

const FIND: Readonly<Record<Acked['kind'], string>> = {
  log: `SELECT 1 FROM delivery_logs l JOIN deliveries d ON d.id = l.delivery_id AND d.version >= l.version
    WHERE l.delivery_id = $1 AND l.version = $2 AND l.to_status = $3`,
  offer: `SELECT 1 FROM offers WHERE id = $1`,
  acceptance: `SELECT 1 FROM offers o JOIN deliveries d ON d.id = o.delivery_id AND d.selected_driver_id = o.driver_id
    WHERE o.id = $1 AND o.status = 'ACCEPTED'`,
  file: `SELECT 1 FROM files WHERE key = $1 AND state = 'ready' AND sha256 = $2`,
  survey: `SELECT 1 FROM survey_responses WHERE delivery_id = $1`,
}

/** The answer that ended a writer's work: lost, refused for a while, or wrong. */
class Stopped extends Error {
  readonly answer: Answer<unknown>
  constructor(answer: Answer<unknown>) {
    super(countAnswers([answer]))
    this.answer = answer
  }
}

function done<T>(answer: Answer<T>): T {
  if (answer.status < 200 || answer.status > 299) throw new Stopped(answer)
  // a 204 has no body, and nobody reads it
  return answer.body as T
}

/** Who writes: an owner orders, an admin of the house decides, a driver bids. */
export interface Writers {
  readonly owner: Signed
  readonly superAdmin: Signed
  readonly office: readonly Signed[]
  readonly drivers: readonly Signed[]
  readonly questionId: string
}

export async function hireWriters(origin: string, { world }: Deployment, count: number): Promise<Writers> {
  const superAdmin = await signInOne(origin, world.superAdmins[0])
  return {
    superAdmin,
    owner: await signInOne(origin, world.owners[0]),
    office: await signInAll(origin, world.maintainers.slice(0, count)),
    drivers: await signInAll(origin, world.drivers.slice(0, count)),
    questionId: await askOneQuestion(origin, superAdmin),
  }
}

/** What the writers were told is done, and what they were told that they should not have been. */
export interface Journal {
  readonly acked: Acked[]
  readonly odd: string[]
}

/** One delivery from the order to the customer's answer; each answer is noted as it comes. */
async function carryOut(origin: string, writers: Writers, index: number, acked: Acked[]): Promise<void> {
  const { owner, superAdmin, questionId } = writers
  const office = writers.office[index] ?? superAdmin
  const driver = writers.drivers[index]
  if (driver === undefined) throw new Error(`no driver ${index}`)
  const changed = ({ id, version, status }: Changed) => void acked.push({ kind: 'log', values: [id, version, status] })
  const created = done(await send(origin, owner, 'createDelivery', newDelivery()))
  changed(created)
  const { id } = created
  changed(done(await send(origin, owner, 'updateDelivery', { ...details, id })))
  const bytes = newDocument()
  const { asked, sent, key } = await upload(origin, office, id, bytes)
  done(asked)
  if (sent) done(sent)
  acked.push({ kind: 'file', values: [key, sha256(bytes)] })
  changed(done(await send(origin, office, 'allowDelivery', dealOf(id))))
  const bid = { deliveryId: id, driverId: driver.profileId, demandedPrice: 250 }
  const offer = done(await send<{ id: string }>(origin, driver, 'createOffer', bid))
  acked.push({ kind: 'offer', values: [offer.id] })
  done(await send(origin, office, 'acceptOffer', { id: offer.id }))
  acked.push({ kind: 'acceptance', values: [offer.id] })
  const completed = { id, status: 'COMPLETED', reason: 'Mission interrompue' }
  changed(done(await send(origin, superAdmin, 'updateDeliveryStatus', completed)))
  done(await answerSurvey(origin, office, { token: await surveyToken(id), deliveryId: id, questionId }))
  acked.push({ kind: 'survey', values: [id] })
}

/**
 * All write at once until the server is gone or `until` says so. What a server may say while it or its database goes away is a
 * 503, and a limit is a 429; anything else that is no success is odd.
 */
export async function write(origin: string, writers: Writers, journal: Journal, until: () => boolean): Promise<void> {
  await Promise.all(
    writers.drivers.map(async (_driver, index) => {
      while (!until()) {
        try {
          await carryOut(origin, writers, index, journal.acked)
        } catch (error) {
          if (!(error instanceof Stopped)) throw error
          const { status, lost } = error.answer
          if (lost !== undefined) return
          if (status !== 503 && status !== 429) journal.odd.push(error.message)
        }
      }
    }),
  )
}

/** The effects that were acked and are not there. */
export async function findLost(query: Query, { acked }: Journal): Promise<string[]> {
  const lost: string[] = []
  for (const { kind, values } of acked) {
    const rows = await query(FIND[kind], values)
    if (rows.length === 0) lost.push(`lost: ${kind} ${values.join(' ')}`)
  }
  return lost
}
