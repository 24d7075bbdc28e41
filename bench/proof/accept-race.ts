import { offer, openAuction, order, send } from './support/deliveries'
import { countAnswers } from './support/http'
import type { Deployment } from './support/deployment'
import type { Row } from './support/row'
import { signInAll, signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'

const BIDDERS = 50

interface Accepted {
  readonly driverId: string
}

/** One auction with an offer of every driver, all accepted at once. @returns the driver who won, or what went wrong */
async function race(origins: readonly string[], office: readonly Signed[], owner: Signed, drivers: readonly Signed[]) {
  const originOf = (index: number) => origins[index % origins.length] ?? ''
  const id = await order(originOf(0), owner)
  await openAuction(originOf(0), office[0] ?? owner, id)
  const offers = await Promise.all(drivers.map((driver, index) => offer(originOf(index), driver, id)))
  const answers = await Promise.all(
    offers.map((offerId, index) =>
      send<Accepted>(originOf(index), office[index % office.length] ?? owner, 'acceptOffer', { id: offerId }),
    ),
  )
  const winners = answers.filter(({ status }) => status === 200)
  const losers = answers.filter(({ status }) => status === 409)
  const fault = winners.length === 1 && losers.length === BIDDERS - 1 ? undefined : `${id}: ${countAnswers(answers)}`
  return { id, winner: winners[0]?.body?.driverId, fault }
}

interface Left {
  readonly id: string
  readonly accepted: number
  readonly rejected: number
  readonly driver: string | null
  readonly logged: number
  readonly told: number
}

/** What one race has to leave behind: one accepted offer, the others rejected, one line in the log, one message. */
async function readLeft(deployment: Deployment): Promise<Left[]> {
  return deployment.read((query) =>
    query<Left>(`SELECT d.id, d.selected_driver_id AS driver,
      (SELECT count(*)::int FROM offers o WHERE o.delivery_id = d.id AND o.status = 'ACCEPTED' AND o.driver_id = d.selected_driver_id) AS accepted,
      (SELECT count(*)::int FROM offers o WHERE o.delivery_id = d.id AND o.status = 'REJECTED') AS rejected,
      (SELECT count(*)::int FROM delivery_logs l WHERE l.delivery_id = d.id AND l.to_status = 'SET') AS logged,
      (SELECT count(*)::int FROM outbox m WHERE starts_with(m.dedupe_key, 'mission-given:' || d.id)) AS told
      FROM deliveries d`),
  )
}

export const row: Row = {
  id: 'R1',
  title: 'Of fifty who accept an offer of the same auction at once, one wins',
  goal: 'one 2xx, 49 × 409 in each round',
  lanes: ['PGlite', 'PostgreSQL', 'two processes'],
  async run({ lane, short, open }) {
    const deployment = await open()
    const servers = [await deployment.start(), ...(lane === 'two processes' ? [await deployment.start()] : [])]
    const origins = servers.map(({ origin }) => origin)
    const [origin = ''] = origins
    const { world } = deployment
    const owner = await signInOne(origin, world.owners[0])
    const office = await signInAll(origin, world.maintainers)
    const drivers = await signInAll(origin, world.drivers.slice(0, BIDDERS))
    const rounds = short ? 8 : 100
    const races = []
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now()
      races.push(await race(origins, office, owner, drivers))
      times.push(performance.now() - began)
    }
    await deployment.stopServers()
    const left = new Map((await readLeft(deployment)).map((each) => [each.id, each]))
    const unclear = races.filter(({ fault }) => fault !== undefined).length
    const bad = races.flatMap(({ id, winner, fault }) => {
      const found = left.get(id)
      const isRight =
        found?.driver === winner &&
        found?.accepted === 1 &&
        found.rejected === BIDDERS - 1 &&
        found.logged === 1 &&
        found.told === 1
      return [
        ...(fault === undefined ? [] : [fault]),
        ...(isRight ? [] : [`${id} is left as ${JSON.stringify(found)}`]),
      ]
    })
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length
    return {
      n: rounds,
      bad,
      figure: `${races.length - unclear} of ${rounds} rounds with one winner, ${mean.toFixed(0)} ms a round with its offers`,
    }
  },
}
