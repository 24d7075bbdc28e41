import { randomUUID } from 'node:crypto'
import type { Query } from './support/database'
import { dealOf, newDelivery, openAuction, order, send } from './support/deliveries'
import type { Deployment } from './support/deployment'
import { call, countAnswers, graphql } from './support/http'
import type { Answer } from './support/http'
import type { Row } from './support/row'
import { signInAll, signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'

const AT_ONCE = 20

type Sender = (headers: Readonly<Record<string, string>>) => Promise<Answer<unknown>>

interface Round {
  /** Is sent twenty times at once under one key. */
  readonly keyed?: Sender
  /** The same call with another body. */
  readonly other?: Sender
  /** Is sent twenty times at once without a key, where the table itself keeps a second one out. */
  readonly plain?: Sender
  /** How many rows there have to be. */
  readonly rows: readonly [text: string, value: string]
}

const atOnce = (send20: () => Promise<Answer<unknown>>) => Promise.all(Array.from({ length: AT_ONCE }, send20))
const isDone = ({ status }: Answer<unknown>) => status === 200 || status === 201

/** Under one key all are the first answer; whoever may not wait for it is told of the conflict. */
async function submitKeyed(sender: Sender, other: Sender | undefined): Promise<string[]> {
  const key = { 'idempotency-key': randomUUID() }
  const answers = await atOnce(() => sender(key))
  const bodies = new Set(answers.filter(isDone).map(({ body }) => JSON.stringify(body)))
  const isRight = bodies.size === 1 && answers.every((answer) => isDone(answer) || answer.status === 409)
  const bad = isRight ? [] : [`${bodies.size} different answers: ${countAnswers(answers)}`]
  const changed = await other?.(key)
  if (changed && changed.status !== 409 && changed.status !== 400)
    bad.push(`another body under the same key: ${countAnswers([changed])}`)
  return bad
}

async function submitPlain(sender: Sender): Promise<string[]> {
  const answers = await atOnce(() => sender({}))
  const isRight =
    answers.filter(isDone).length === 1 && answers.every((answer) => isDone(answer) || answer.status === 409)
  return isRight ? [] : [`without a key: ${countAnswers(answers)}`]
}

/** One round of each operation that people press twice. @param pick the server that is asked next */
async function roundsOf(pick: () => string, owner: Signed, admin: Signed, driver: Signed): Promise<Round[]> {
  const name = randomUUID().slice(0, 8)
  const delivery = { ...newDelivery(), clientLastName: `Renaud ${name}` }
  const auctioned = await order(pick(), owner)
  await openAuction(pick(), admin, auctioned)
  const assigned = await order(pick(), owner)
  await send(pick(), admin, 'assignDriverToDelivery', { ...dealOf(assigned), driverId: driver.profileId })
  const bid = { deliveryId: auctioned, driverId: driver.profileId, demandedPrice: 250 }
  const completed = { id: assigned, status: 'COMPLETED', reason: 'Mission interrompue' }
  const email = `member-${name}@proof.test`
  const member = {
    assigneeFirstName: 'Marie',
    assigneeLastName: 'Durand',
    assigneePhone: '+33612345678',
    assigneeEmail: email,
    assigneeRank: 6,
  }
  const organization = {
    name: `Garage ${name}`,
    ownerFirstName: 'Marie',
    ownerLastName: 'Durand',
    ownerEmail: `owner-${name}@proof.test`,
    ownerFunction: 'Directrice',
    ownerService: 'Direction',
    address: {
      address: '1 rue de la Paix',
      city: 'Paris',
      postalCode: '75002',
      country: 'FR',
      latitude: 48.87,
      longitude: 2.33,
    },
  }
  return [
    {
      keyed: (headers) => send(pick(), owner, 'createDelivery', delivery, headers),
      other: (headers) => send(pick(), owner, 'createDelivery', { ...delivery, clientFirstName: 'Autre' }, headers),
      rows: ['SELECT count(*)::int AS n FROM deliveries WHERE client_last_name = $1', delivery.clientLastName],
    },
    {
      keyed: (headers) => send(pick(), driver, 'createOffer', bid, headers),
      other: (headers) => send(pick(), driver, 'createOffer', { ...bid, demandedPrice: 260 }, headers),
      rows: ['SELECT count(*)::int AS n FROM offers WHERE delivery_id = $1', auctioned],
    },
    {
      plain: (headers) => send(pick(), admin, 'updateDeliveryStatus', completed, headers),
      rows: [`SELECT count(*)::int AS n FROM invoices WHERE delivery_id = $1`, assigned],
    },
    {
      plain: (headers) => call(pick(), owner, '/organization/add-member', { body: member, headers }),
      rows: ['SELECT count(*)::int AS n FROM users WHERE email = $1', email],
    },
    {
      plain: (headers) =>
        graphql(
          pick(),
          admin,
          'mutation($input: OrganizationInput!) { createOrganization(input: $input) { id } }',
          { input: organization },
          headers,
        ),
      rows: ['SELECT count(*)::int AS n FROM organizations WHERE name = $1', organization.name],
    },
  ]
}

async function miscounted(query: Query, rounds: readonly Round[]): Promise<string[]> {
  const bad: string[] = []
  for (const {
    rows: [text, value],
  } of rounds) {
    const [found] = await query<{ n: number }>(text, [value])
    if (found?.n !== 1) bad.push(`${found?.n} rows: ${text} ${value}`)
  }
  return bad
}

async function people(origin: string, { world }: Deployment) {
  return {
    owner: await signInOne(origin, world.owners[0]),
    admin: await signInOne(origin, world.maintainers[0]),
    drivers: await signInAll(origin, world.drivers.slice(0, 16)),
  }
}

export const row: Row = {
  id: 'R5',
  title: 'What is pressed twenty times happens once',
  goal: 'one row, one answer under one key',
  lanes: ['PGlite', 'PostgreSQL', 'two processes'],
  async run({ lane, short, open }) {
    const deployment = await open()
    const origins = [(await deployment.start()).origin]
    if (lane === 'two processes') origins.push((await deployment.start()).origin)
    const { owner, admin, drivers } = await people(origins[0] ?? '', deployment)
    let asked = 0
    const pick = () => origins[(asked += 1) % origins.length] ?? ''
    const done: Round[] = []
    const bad: string[] = []
    for (let turn = 0; turn < (short ? 4 : 30); turn += 1) {
      // a driver may bid sixty times in a minute, and each press counts
      const driver = drivers[turn % drivers.length] ?? owner
      for (const round of await roundsOf(pick, owner, admin, driver)) {
        if (round.keyed) bad.push(...(await submitKeyed(round.keyed, round.other)))
        if (round.plain) bad.push(...(await submitPlain(round.plain)))
        done.push(round)
      }
    }
    await deployment.stopServers()
    bad.push(...(await deployment.read((query) => miscounted(query, done))))
    return { n: done.length, bad, figure: `${done.length} × ${AT_ONCE} at once of 5 operations` }
  },
}
