import { FACTORY_TARIFF } from '@volant/domain/pricing/tariff'
import { DRIVER_MOVES, FLAGS_OF, ONBOARDING_OF } from '@volant/domain/drivers/states'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentOf, ROOTS } from '../../test/documents'
import { LINES, PEOPLE } from '../../test/permission-table'
import { openProduct } from '../../test/product'
import type { Answer, Persona, Product } from '../../test/product'
import { WITHOUT_KEY } from '../../test/repeatable'
import { SAMPLE_REQUESTS } from '../../test/sample-requests'
import type { Caller, Sent, Target } from '../../test/sample-request'
import { createTargets } from '../../test/targets'
import { describeCatalogue } from '../platform/operations/catalogue'
import { idempotencyKeys } from '../platform/idempotency/table'
import { driverDaysOff, drivers } from '../tables/drivers'
import { users } from '../tables/users'

/** Another name in it, where a request names nothing that is another's. */
const renamed = (sent: Sent): Sent => JSON.parse(JSON.stringify(sent).replaceAll(/Camille|Ada\b/g, 'Claude'))

/** What the sample requests leave to be refused, or say alike of every target. */
const OWN_REQUESTS: Readonly<Record<string, (again: boolean) => Sent>> = {
  'POST /organization/delete': (again) => ({ body: { slug: again ? 'another' : `organisation-${closing}` } }),
  updateTariff: (again) => ({ variables: { tariff: FACTORY_TARIFF, ...(again && { version: 1 }) } }),
  'PUT /delivery-rating/survey': (again) => ({ body: { version: again ? 'another' : survey, questions: [] } }),
  'POST /upkeep/messages/send-parked-again': (again) => ({ body: again ? { channel: ['sms'] } : {} }),
}
const MOVES = {
  acceptDriver: 'accept',
  rejectDriver: 'reject',
  cancelRejectDriver: 'cancelReject',
  disableDriver: 'disable',
  enableDriver: 'enable',
} as const

let product: Product
let targets: Awaited<ReturnType<typeof createTargets>>
let survey: string
/** An organisation without a delivery on its way. */
let closing: string
let calls = 0

const isChange = (operation: string) =>
  /^(POST|PUT|DELETE) /.test(operation) || ROOTS.get(operation)?.kind === 'mutation'
const CHANGES = LINES.filter(({ operation }) => isChange(operation))
const REPEATED = CHANGES.filter(({ operation }) => !(operation in WITHOUT_KEY))

beforeAll(async () => {
  product = await openProduct()
  targets = await createTargets(product)
  const { body } = await product.call('GET', '/delivery-rating/survey', { token: product.people.A1.token })
  closing = await product.make.organization()
  survey = String(body['version'])
})
afterAll(() => product.close())

async function send(operation: string, sent: Sent, token: string, key: string): Promise<Answer> {
  calls += 1
  const options = { token, headers: { 'idempotency-key': key }, ip: '10.3.0.1' }
  if (ROOTS.has(operation))
    return product.call('POST', '/graphql', {
      ...options,
      body: { query: documentOf(operation), variables: sent.variables },
    })
  const [method = 'POST', path = ''] = operation.split(' ')
  const url = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(sent.params?.[name] ?? ''))
  return product.call(method as 'POST', url, { ...options, body: sent.body })
}

/** A signed address differs with the second of its signature, and the hours that are left with the moment. */
const told = ({ status, text }: Answer) => ({
  status,
  text: text.replaceAll(/token=[^"]+|"remainingHoursToEstimatedDate":[-\d.]+/g, ''),
})

async function standBefore(operation: string, { driver, leavingDriver }: Target): Promise<void> {
  // each of the many targets has brought days off, and a driver has so many at most
  if (operation === 'addDriverDaysOff')
    await product.db.sql.delete(driverDaysOff).where(eq(driverDaysOff.driverId, driver.profileId))
  const move = Object.entries(MOVES).find(([name]) => name === operation)?.[1]
  if (!move) return
  const { from } = DRIVER_MOVES[move]
  const ofEmail = product.db.sql.select({ id: users.id }).from(users).where(eq(users.email, leavingDriver))
  await product.db.sql
    .update(drivers)
    .set({ ...FLAGS_OF[from], onboardingState: ONBOARDING_OF[from] })
    .where(move === 'accept' ? eq(drivers.id, driver.profileId) : inArray(drivers.userId, ofEmail))
}

it('every operation that changes something takes the key, or is written down with its reason', () => {
  const takes = describeCatalogue(product.app.catalogue).filter(({ idempotent }) => idempotent)
  expect(new Set(takes.map(({ name }) => name))).toEqual(new Set(REPEATED.map(({ operation }) => operation)))
  expect(Object.keys(WITHOUT_KEY).filter((name) => !CHANGES.some(({ operation }) => operation === name))).toEqual([])
})

it.each(REPEATED)('$title is done once for its key', async ({ title, operation, cells }) => {
  const sample = SAMPLE_REQUESTS[title]
  const who = PEOPLE[cells.lastIndexOf('+')] as Persona
  const { profileId, email: username, token } = product.people[who]
  const caller: Caller = { persona: who, profileId, username, refreshToken: '' }
  const requestOf = async (again: boolean) => {
    const target = await targets.prepare(!again, { status: sample?.at, type: sample?.type })
    if (!again) await standBefore(operation, target)
    const sent = OWN_REQUESTS[operation]?.(again) ?? sample?.send(target, caller) ?? {}
    return again ? renamed(sent) : sent
  }
  const [request, another] = [await requestOf(false), await requestOf(true)]
  const key = `key-${(calls += 1)}`
  const first = await send(operation, request, token, key)
  expect([200, 201, 204], first.text).toContain(first.status)
  expect(told(await send(operation, request, token, key))).toEqual(told(first))
  const other = await send(operation, another, token, key)
  expect(other.status, other.text).toBe(409)
  expect(other.text).toContain('IDEMPOTENCY_MISMATCH')
})

it('keeps no secret in the answers', async () => {
  const kept = await product.db.sql.select({ answer: idempotencyKeys.answer }).from(idempotencyKeys)
  expect(kept.length).toBeGreaterThan(40)
  expect(JSON.stringify(kept)).not.toMatch(/token|password|code|nonce|secret/i)
})
