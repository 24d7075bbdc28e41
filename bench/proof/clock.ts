import { parisDayEnd, parisDayStart } from '@volant/domain/kernel/time'
import type { Query } from './support/database'
import { dealOf, details, newDelivery, order, send } from './support/deliveries'
import { call, graphql, required } from './support/http'
import type { Row } from './support/row'
import { startShifted } from './support/shifted-clock'
import type { ShiftedServer } from './support/shifted-clock'
import { openSession } from './support/sign-in'
import type { Signed } from './support/sign-in'
import type { Person, World } from './support/world'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Nothing of the row happens later than now: the invariants look for what lies in the future. */
const START = -3 * DAY

/** A token is good for fifteen minutes, and clocks may differ by one: how far the clock moved, and what has to be said then. */
const TOKENS: readonly [name: string, shift: number, wanted: 200 | 401][] = [
  ['at once', 0, 200],
  ['after 15 min 40 s', 15 * MINUTE + 40 * SECOND, 200],
  ['after 16 min 10 s', 16 * MINUTE + 10 * SECOND, 401],
  ['an hour later', HOUR, 401],
  ['a day later', DAY, 401],
  ['40 s earlier', -40 * SECOND, 200],
  ['5 min earlier', -5 * MINUTE, 401],
  ['an hour earlier', -HOUR, 401],
  ['a day earlier', -DAY, 401],
  ['at the same time again', 0, 200],
]

/** All moves of the clock are multiples of this, and none takes as long. */
const STEP = 5 * MINUTE
/** What the clock does while people work, from the start of the row. */
const MOVES = [0, HOUR, HOUR - 5 * MINUTE, DAY, DAY - HOUR, DAY + HOUR, 0]

/** Days as they are in Paris, and how many hours they have; written by hand. */
const DAYS: readonly [day: string, hours: number][] = [
  ['2026-03-28', 24],
  ['2026-03-29', 23],
  ['2026-03-30', 24],
  ['2026-10-24', 24],
  ['2026-10-25', 25],
  ['2026-10-26', 24],
  ['2028-02-29', 24],
]
/** The seconds in which hours are left out or come twice, and around the leap day. */
const NIGHTS = ['2026-03-29T00:59:59Z', '2026-10-25T00:59:59Z', '2026-10-25T01:30:00Z', '2024-02-29T22:59:58Z']

async function checkTokens({ origin, shift }: ShiftedServer, person: Person): Promise<string[]> {
  await shift(START)
  const signed = await openSession(origin, person)
  const bad: string[] = []
  for (const [name, moved, wanted] of TOKENS) {
    await shift(START + moved)
    const { status } = await call(origin, signed, '/auth/me')
    if (status !== wanted) bad.push(`a token ${name}: ${status}`)
  }
  return bad
}

interface Cast {
  readonly owner: Signed
  readonly admin: Signed
}

async function signInAt({ origin }: ShiftedServer, { owners, superAdmins }: World): Promise<Cast> {
  const [owner, admin] = [owners[0], superAdmins[0]]
  if (!owner || !admin) throw new Error('nobody to sign in')
  return { owner: await openSession(origin, owner), admin: await openSession(origin, admin) }
}

/** From the order to the invoice while the clock stands where it was put. */
async function carryOut(origin: string, { owner, admin }: Cast, driver: Person, dates: object): Promise<void> {
  const created = await send(origin, owner, 'createDelivery', { ...newDelivery(), ...dates })
  const { id } = required(created, 'createDelivery')
  required(await send(origin, owner, 'updateDelivery', { ...details, id }), 'updateDelivery')
  required(
    await send(origin, admin, 'assignDriverToDelivery', { ...dealOf(id), ...dates, driverId: driver.profileId }),
    'assign',
  )
  const completed = { id, status: 'COMPLETED', reason: 'Mission interrompue' }
  required(await send(origin, admin, 'updateDeliveryStatus', completed), 'complete')
}

interface Logs {
  readonly logs: readonly { readonly createdAt: string }[]
}

/** One delivery is edited at each move of the clock: its history stays in the order in which it happened. */
async function editThroughMoves(server: ShiftedServer, world: World): Promise<string[]> {
  const { origin, shift } = server
  await shift(START)
  const { owner } = await signInAt(server, world)
  const id = await order(origin, owner)
  const bad: string[] = []
  let version = 0
  for (const [index, moved] of MOVES.entries()) {
    await shift(START + moved)
    const { admin } = await signInAt(server, world)
    const edited = await send(origin, admin, 'updateDelivery', { id, comment: `change ${index}` })
    const next = edited.body?.version ?? 0
    if (next <= version) bad.push(`version ${next} after ${version} at move ${index}: ${edited.status}`)
    version = next
  }
  const { admin } = await signInAt(server, world)
  const query = 'query($id: ID!) { findDeliveryLogs(deliveryId: $id, pageSize: 50) { logs { createdAt } } }'
  const { logs } = required(await graphql<Logs>(origin, admin, query, { id }), 'the logs')
  // the newest first: by what happened, not by what the clock showed
  const began = Date.now() + START
  const shown = logs.slice(0, MOVES.length).map(({ createdAt }) => Math.round((Date.parse(createdAt) - began) / STEP))
  const wanted = MOVES.toReversed().map((moved) => moved / STEP)
  if (shown.join() !== wanted.join()) bad.push(`the history is told in another order: ${shown.join()}`)
  return bad
}

/** @returns what a filter by one day finds, of deliveries due at each half hour around it */
async function checkDay({ origin }: ShiftedServer, { admin, owner }: Cast, [day, hours]: (typeof DAYS)[number]) {
  const noon = new Date(`${day}T12:00:00Z`)
  const name = `Dupont ${day}`
  for (let at = noon.getTime() - 15 * HOUR; at < noon.getTime() + 15 * HOUR; at += HOUR) {
    const input = {
      ...newDelivery(),
      clientLastName: name,
      carAvailabilityDate: new Date(at - 2 * DAY).toISOString(),
      carPickUpDate: new Date(at - DAY).toISOString(),
      carDeliveryDeadline: new Date(at + HOUR / 2).toISOString(),
    }
    required(await send(origin, owner, 'createDelivery', input), 'createDelivery')
  }
  const filter = { carDeliveryDeadlineFrom: parisDayStart(noon), carDeliveryDeadlineTo: parisDayEnd(noon) }
  const query = `query($filter: DeliveryFilter) { findAllDeliveries(pagination: { page: 0, perPage: 100 }, filter: $filter) { records { clientLastName } } }`
  const found = await graphql<{ records: { clientLastName: string }[] }>(origin, admin, query, { filter })
  const own = required(found, 'the list').records.filter(({ clientLastName }) => clientLastName === name).length
  return own === hours ? [] : [`${day} has ${own} hours in place of ${hours}`]
}

/** What holds whatever the clock did, read from the rows. */
const ALWAYS: Readonly<Record<string, string>> = {
  'two deliveries have one number': 'SELECT public_id FROM deliveries GROUP BY 1 HAVING count(*) > 1',
  'two invoices have one number': 'SELECT series, year, sequence FROM invoices GROUP BY 1, 2, 3 HAVING count(*) > 1',
  'something was done before it was begun': `SELECT id FROM deliveries WHERE completed_at < created_at OR confirmed_at < created_at OR duration < 0`,
  'a session ends before it begins': 'SELECT id FROM refresh_tokens WHERE expires_at < created_at',
}

async function brokenRules(query: Query): Promise<string[]> {
  const broken: string[] = []
  for (const [name, text] of Object.entries(ALWAYS)) {
    const rows = await query(text)
    if (rows.length > 0) broken.push(`${name}: ${rows.length}`)
  }
  return broken
}

export const row: Row = {
  id: 'R23',
  title: 'Whatever the clock does, order, numbers and days stay right',
  goal: 'tokens within 60 s, versions in order, days of 23 and 25 h, numbers unique',
  lanes: ['PGlite', 'PostgreSQL'],
  async run({ short, open }) {
    const deployment = await open()
    const { world } = deployment
    const server = await startShifted(deployment)
    const bad: string[] = []
    let n = 0
    try {
      const [person] = world.maintainers
      if (!person) throw new Error('nobody to sign in')
      bad.push(...(await checkTokens(server, person)))
      bad.push(...(await editThroughMoves(server, world)))
      n += TOKENS.length + MOVES.length
      const nights = NIGHTS.map((night) => Date.parse(night)).filter((at) => at < Date.now())
      const moments = [...nights.map((at) => at - Date.now()), ...MOVES.map((moved) => START + moved)]
      for (const [index, moment] of moments.entries()) {
        await server.shift(moment)
        const driver = world.drivers[index]
        if (!driver) throw new Error('nobody to drive')
        await carryOut(server.origin, await signInAt(server, world), driver, datesFrom(Date.now() + moment))
      }
      n += moments.length
      await server.shift(Date.parse('2026-03-20T08:00:00Z') - Date.now())
      const cast = await signInAt(server, world)
      const days = short ? DAYS.filter(([, hours]) => hours !== 24) : DAYS
      for (const day of days) bad.push(...(await checkDay(server, cast, day)))
      n += days.length
    } finally {
      await server.stop()
    }
    bad.push(...(await deployment.read(brokenRules)))
    n += Object.keys(ALWAYS).length
    return {
      n,
      bad,
      figure: `${TOKENS.length} times of a token, ${MOVES.length} moves of the clock, ${NIGHTS.length} nights`,
    }
  },
}

function datesFrom(now: number) {
  const inDays = (days: number) => new Date(now + days * DAY).toISOString()
  return { carAvailabilityDate: inDays(20), carPickUpDate: inDays(21), carDeliveryDeadline: inDays(22) }
}
