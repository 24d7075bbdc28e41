import { setTimeout as sleep } from 'node:timers/promises'
import { TAB_NAMES } from '@volant/domain/deliveries/tabs'
import { COUNTS, DETAIL, EVERYWHERE, LIST, SEARCH } from '../../src/workloads'
import type { Query } from './database'
import type { Deployment } from './deployment'
import { dealOf, details, newDelivery, send } from './deliveries'
import type { Changed } from './deliveries'
import { call, countAnswers, graphql } from './http'
import type { Answer } from './http'
import { newJournal } from './journal'
import type { Journal } from './journal'
import { signInAll } from './sign-in'
import type { Signed } from './sign-in'

const KNOWN = 500
const TOWNS = ['paris', 'lyon', 'lille', 'bruxelles', 'nantes', 'metz']
const NAMES = ['beaumont', 'clairville', 'grandval', 'hautchamp', 'montbois']

/** What people look for. */
interface Known {
  readonly deliveries: readonly string[]
  readonly completed: readonly string[]
  readonly plates: readonly string[]
  readonly organizations: readonly string[]
}

async function findKnown(query: Query): Promise<Known> {
  const column = async (text: string) => (await query<{ value: string }>(text)).map(({ value }) => value)
  return {
    deliveries: await column(`SELECT id AS value FROM deliveries ORDER BY random() LIMIT ${KNOWN}`),
    completed: await column(
      `SELECT id AS value FROM deliveries WHERE status = 'COMPLETED' ORDER BY random() LIMIT ${KNOWN}`,
    ),
    plates: await column(`SELECT vehicle_code AS value FROM vehicles ORDER BY random() LIMIT ${KNOWN}`),
    organizations: await column(`SELECT slug AS value FROM organizations ORDER BY random() LIMIT ${KNOWN}`),
  }
}

function oneOf<T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('nothing to choose from')
  return value
}

/** Milliseconds of each answer by what was asked, and the answers that were none. */
export interface Day {
  readonly took: Readonly<Record<'read' | 'write' | 'document', number[]>>
  readonly failed: string[]
  readonly journal: Journal
  /** Asks no more, and waits for what is under way. */
  end(): Promise<void>
}

/** One page or another: lists above all, then details, counts and searches. */
function read(origin: string, who: Signed, known: Known): Promise<Answer<unknown>> {
  const lot = Math.random()
  if (lot < 0.35) {
    const tab = oneOf(TAB_NAMES.slice(0, 8))
    return graphql(origin, who, LIST, { page: Math.floor(Math.random() * 5), filter: { tab } })
  }
  if (lot < 0.65) return graphql(origin, who, DETAIL, { id: oneOf(known.deliveries) })
  if (lot < 0.8) return graphql(origin, who, COUNTS, {})
  if (lot < 0.9) return graphql(origin, who, SEARCH, { filter: { vehicleCode: oneOf(known.plates) } })
  return graphql(origin, who, EVERYWHERE, { text: oneOf([...TOWNS, ...NAMES]) })
}

/** A workbook of one organisation, sometimes of ten, an invoice, or the report of a mission. */
function draw(origin: string, who: Signed, known: Known): Promise<Answer<unknown>> {
  const lot = Math.random()
  if (lot < 0.5) return call(origin, who, `/invoice/downloadPDF/${oneOf(known.completed)}`)
  if (lot < 0.6) return call(origin, who, `/delivery/generate-report/${oneOf(known.completed)}`)
  const organizationSlug = Array.from({ length: lot < 0.65 ? 10 : 1 }, () => oneOf(known.organizations))
  return call(origin, who, '/delivery/downloadXlsx', { body: { tab: 'completed', organizationSlug } })
}

/** Orders deliveries and carries each a step further, one after the other. */
function createWriting(owner: Signed, maintainer: Signed, driver: Signed, journal: Journal) {
  let current = { id: '', step: 0 }
  return async (origin: string): Promise<Answer<Changed>> => {
    const { id, step } = current
    const ways = [
      () => send(origin, owner, 'createDelivery', newDelivery()),
      () => send(origin, owner, 'updateDelivery', { ...details, id }),
      () => send(origin, maintainer, 'allowDelivery', dealOf(id)),
      () => send(origin, maintainer, 'assignDriverToDelivery', { ...dealOf(id), driverId: driver.profileId }),
    ] as const
    const answer = await (ways[step] ?? ways[0])()
    const { status, body } = answer
    if (status === 200 && body !== undefined) {
      journal.acked.push({ kind: 'log', values: [body.id, body.version, body.status] })
      current = { id: body.id, step: (step + 1) % ways.length }
    } else current = { id: '', step: 0 }
    return answer
  }
}

/**
 * People at work: each asks, looks at the answer for a while, and asks again. Four of five questions are reads, of the rest three
 * in four are writes, the others workbooks and documents.
 * @param thinkMs how long somebody looks at an answer on average
 * @param isFailure what no answer may be; by default anything but a success
 */
export async function startDay(
  originOf: () => string,
  { world, read: readRows }: Deployment,
  people: number,
  thinkMs: number,
  isFailure = ({ status }: Answer<unknown>) => status < 200 || status > 299,
): Promise<Day> {
  const known = await readRows(findKnown)
  const office = await signInAll(originOf(), world.maintainers)
  const owners = await signInAll(originOf(), world.owners)
  const drivers = await signInAll(originOf(), world.drivers.slice(0, office.length))
  const took = { read: [] as number[], write: [] as number[], document: [] as number[] }
  const failed: string[] = []
  const journal = newJournal()
  let isOver = false

  async function work(index: number): Promise<void> {
    const who = office[index % office.length]
    const owner = owners[index % owners.length]
    const driver = drivers[index % drivers.length]
    if (!who || !owner || !driver) throw new Error('nobody to work')
    const write = createWriting(owner, who, driver, journal)
    await sleep(Math.random() * thinkMs)
    while (!isOver) {
      const lot = Math.random()
      const kind = lot < 0.8 ? 'read' : lot < 0.95 ? 'write' : 'document'
      const began = performance.now()
      const origin = originOf()
      const answer = await (kind === 'read'
        ? read(origin, who, known)
        : kind === 'write'
          ? write(origin)
          : draw(origin, who, known))
      took[kind].push(performance.now() - began)
      if (isFailure(answer)) failed.push(`a ${kind} ended with ${countAnswers([answer])}`)
      await sleep(thinkMs * (0.5 + Math.random()))
    }
  }
  const working = Array.from({ length: people }, (_, index) => work(index))
  return {
    took,
    failed,
    journal,
    async end() {
      isOver = true
      await Promise.all(working)
    },
  }
}
