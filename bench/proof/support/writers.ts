import { setTimeout as sleep } from 'node:timers/promises'
import { dealOf, details, newDelivery, send } from './deliveries'
import type { Changed } from './deliveries'
import type { Deployment } from './deployment'
import { countAnswers } from './http'
import type { Answer } from './http'
import type { Acked, Journal } from './journal'
import { signInAll, signInOne } from './sign-in'
import type { Signed } from './sign-in'
import { answerSurvey, askOneQuestion, surveyToken } from './survey'
import { newDocument, sha256, upload } from './uploads'

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

/** A delivery on its way from the order to the customer's answer. */
interface Carried {
  id: string
  offerId: string
  /** Whose outcome nobody knows: its answer was lost. */
  isUncertain: boolean
  position: number
}

/** The steps of one writer, each of which notes what was answered. */
function stepsOf(origin: string, writers: Writers, index: number, acked: Acked[]) {
  const { owner, superAdmin, questionId } = writers
  const office = writers.office[index] ?? superAdmin
  const driver = writers.drivers[index] ?? superAdmin
  const changed = ({ id, version, status }: Changed) => void acked.push({ kind: 'log', values: [id, version, status] })
  return [
    async (carried: Carried) => {
      const created = done(await send(origin, owner, 'createDelivery', newDelivery()))
      carried.id = created.id
      changed(created)
    },
    async ({ id }: Carried) => changed(done(await send(origin, owner, 'updateDelivery', { ...details, id }))),
    async ({ id }: Carried) => {
      const bytes = newDocument()
      const { asked, sent, key } = await upload(origin, office, id, bytes)
      done(asked)
      if (sent) done(sent)
      acked.push({ kind: 'file', values: [key, sha256(bytes)] })
    },
    async ({ id }: Carried) => changed(done(await send(origin, office, 'allowDelivery', dealOf(id)))),
    async (carried: Carried) => {
      const bid = { deliveryId: carried.id, driverId: driver.profileId, demandedPrice: 250 }
      carried.offerId = done(await send<{ id: string }>(origin, driver, 'createOffer', bid)).id
      acked.push({ kind: 'offer', values: [carried.offerId] })
    },
    async ({ offerId }: Carried) => {
      done(await send(origin, office, 'acceptOffer', { id: offerId }))
      acked.push({ kind: 'acceptance', values: [offerId] })
    },
    async ({ id }: Carried) => {
      const completed = { id, status: 'COMPLETED', reason: 'Mission interrompue' }
      changed(done(await send(origin, superAdmin, 'updateDeliveryStatus', completed)))
    },
    async ({ id }: Carried) => {
      done(await answerSurvey(origin, office, { token: await surveyToken(id), deliveryId: id, questionId }))
      acked.push({ kind: 'survey', values: [id] })
    },
  ]
}

/** Writers that asked again at once would use up, in the second of an outage, what a limit allows for a minute. */
const BETWEEN_TRIES_MS = 50

const newCarried = (): Carried => ({ id: '', offerId: '', isUncertain: false, position: 0 })

/**
 * Writers who go on, in each run, with what the server's end interrupted. A step whose answer was lost is taken again, and a
 * conflict then says that it was done. What a server may say while its database is away is a 503, and a limit is a 429; anything
 * else that is no success is odd.
 */
export function createWriting(writers: Writers, journal: Journal) {
  const all = writers.drivers.map(newCarried)

  async function step(origin: string, index: number): Promise<'on' | 'lost'> {
    const carried = all[index] ?? newCarried()
    const steps = stepsOf(origin, writers, index, journal.acked)
    try {
      await steps[carried.position]?.(carried)
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
      const { status, lost } = error.answer
      const isGone = lost !== undefined
      const wasDone = status === 409 && carried.isUncertain
      if (isGone || status === 503) carried.isUncertain = true
      if (isGone) return 'lost'
      if (status === 503 || status === 429) {
        await sleep(BETWEEN_TRIES_MS)
        return 'on'
      }
      if (!wasDone) {
        journal.odd.push(`step ${carried.position}: ${error.message}`)
        all[index] = newCarried()
        return 'on'
      }
    }
    carried.isUncertain = false
    carried.position += 1
    if (carried.position === steps.length) all[index] = newCarried()
    return 'on'
  }

  /** All write at once until the server is gone or `until` says so. */
  return (origin: string, until: () => boolean): Promise<unknown> =>
    Promise.all(
      all.map(async (_carried, index) => {
        while (!until()) if ((await step(origin, index)) === 'lost') return
      }),
    )
}
