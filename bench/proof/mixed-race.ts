import { dealOf, offer, order, send } from './support/deliveries'
import type { Changed } from './support/deliveries'
import type { Deployment } from './support/deployment'
import { confirm, findHistoryFaults } from './support/history'
import type { Acked } from './support/history'
import { countAnswers, graphql } from './support/http'
import type { Answer } from './support/http'
import type { Row } from './support/row'
import { signInAll, signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'

const DELIVERIES = 40
const CALLS = 6000
const ACTORS = 20
const REASON = 'Mission interrompue'

interface Cast {
  readonly owner: Signed
  readonly office: readonly Signed[]
  readonly drivers: readonly Signed[]
}

interface Offered {
  readonly id: string
  readonly deliveryId: string
}

const oneOf = <T>(list: readonly T[]): T => {
  const chosen = list[Math.floor(Math.random() * list.length)]
  if (chosen === undefined) throw new Error('nothing to choose from')
  return chosen
}

let edits = 0

/** What people do to a delivery, each as often as the next. */
function movesOf({ owner, office, drivers }: Cast, pick: () => string, offers: Offered[]) {
  const by = (who: Signed, move: (who: Signed, id: string) => Promise<Answer<Changed>>) => (id: string) => ({
    who,
    answer: move(who, id),
  })
  const status = (to: string) => (who: Signed, id: string) =>
    send(pick(), who, 'updateDeliveryStatus', { id, status: to, reason: REASON })
  const edit = (who: Signed, id: string) => {
    // an edit that changes nothing would leave no line
    edits += 1
    return send(pick(), who, 'updateDelivery', { id, comment: `Words ${edits}` })
  }
  const give = (operation: 'assignDriverToDelivery' | 'changeDriver') => (who: Signed, id: string) =>
    send(pick(), who, operation, { ...dealOf(id), driverId: oneOf(drivers).profileId })
  const admin = oneOf(office)
  return [
    by(owner, edit),
    by(admin, edit),
    by(admin, (who, id) => confirm(pick(), who, id)),
    by(admin, (who, id) => send(pick(), who, 'allowDelivery', dealOf(id))),
    by(admin, give('assignDriverToDelivery')),
    by(admin, give('changeDriver')),
    by(owner, (who, id) => send(pick(), who, 'cancelDelivery', { id, reason: 'other', additionalInfo: REASON })),
    by(owner, status('REQUESTED')),
    by(admin, status('PICKUP_DRIVER')),
    by(admin, status('ONGOING')),
    // rarely, since what is over moves no more
    ...(Math.random() < 0.05 ? [by(admin, status('COMPLETED'))] : []),
    ...offers.slice(-1).map(({ id: offerId }) => by(admin, (who) => send(pick(), who, 'acceptOffer', { id: offerId }))),
  ]
}

const REFUSALS = [400, 403, 404, 409]

/** One of the actors. @returns what was acked to them, and what they should not have been told */
async function act(
  cast: Cast,
  pick: () => string,
  ids: readonly string[],
  offers: Map<string, Offered[]>,
  calls: number,
) {
  const acked: Acked[] = []
  const bad: string[] = []
  const known = new Map<string, number>()
  for (let call = 0; call < calls; call += 1) {
    const id = oneOf(ids)
    const least = known.get(id) ?? 0
    if (Math.random() < 0.2) {
      const query = 'query($id: ID!) { findDeliveryById(id: $id) { version } }'
      const seen = await graphql<{ version: number }>(pick(), oneOf(cast.office), query, { id })
      if ((seen.body?.version ?? 0) < least)
        bad.push(`${id} was read at ${seen.body?.version} after ${least} was acked`)
      continue
    }
    if (Math.random() < 0.1) {
      const made = await offer(pick(), oneOf(cast.drivers), id).catch(() => undefined)
      if (made !== undefined) offers.set(id, [...(offers.get(id) ?? []), { id: made, deliveryId: id }])
      continue
    }
    const { who, answer } = oneOf(movesOf(cast, pick, offers.get(id) ?? []))(id)
    const given = await answer
    const { status, body } = given
    if (status === 200 && body) {
      // the answer of an accepted offer names the offer, and no version
      acked.push({ delivery: id, version: body.version, actor: who.sub })
      known.set(id, Math.max(least, body.version ?? 0))
    } else if (!REFUSALS.includes(status)) bad.push(countAnswers([given]))
  }
  return { acked, bad }
}

async function castOf(origin: string, { world }: Deployment): Promise<Cast> {
  return {
    owner: await signInOne(origin, world.owners[0]),
    office: await signInAll(origin, world.maintainers),
    drivers: await signInAll(origin, world.drivers.slice(0, ACTORS)),
  }
}

export const row: Row = {
  id: 'R2',
  title: 'Whatever is done at once, the history of each delivery is one line of what was acked',
  goal: 'as many log lines as successes, each by whom it was acked to',
  lanes: ['PGlite', 'PostgreSQL', 'two processes'],
  async run({ lane, short, open }) {
    const deployment = await open()
    const origins = [(await deployment.start()).origin]
    if (lane === 'two processes') origins.push((await deployment.start()).origin)
    const pick = () => oneOf(origins)
    const cast = await castOf(pick(), deployment)
    const ids: string[] = []
    for (let made = 0; made < DELIVERIES; made += 1) ids.push(await order(pick(), cast.owner))
    const offers = new Map<string, Offered[]>()
    const calls = (short ? CALLS / 5 : CALLS) / ACTORS
    const parts = await Promise.all(Array.from({ length: ACTORS }, () => act(cast, pick, ids, offers, calls)))
    await deployment.stopServers()
    const acked = parts.flatMap((part) => part.acked)
    const faults = await deployment.read((query) => findHistoryFaults(query, acked))
    const bad = [...parts.flatMap((part) => part.bad), ...faults]
    return { n: calls * ACTORS, bad, figure: `${acked.length} changes of ${DELIVERIES} deliveries by ${ACTORS} actors` }
  },
}
