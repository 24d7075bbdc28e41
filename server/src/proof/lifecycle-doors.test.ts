import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { DeliveryStatus, DeliveryType } from '@volant/domain/deliveries/statuses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tableChecksums } from '../../test/table-checksums'
import { documentOf } from '../../test/documents'
import { openListeners } from '../../test/live'
import { openProduct } from '../../test/product'
import type { Answer, Product } from '../../test/product'
import { insertDeliveryAt } from '../../test/delivery-fixtures'
import type { DeliveryFixture } from '../../test/delivery-fixtures'
import { CARRIED, STEPS } from '../../test/steps'
import type { Step } from '../../test/steps'

/** The senders of SMS in turn: each may send twenty an hour. */
const SENDERS = ['A1', 'A2', 'A3'] as const

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const CASES: readonly [DeliveryStatus, DeliveryType][] = STORED_STATUSES.flatMap(
  (status): [DeliveryStatus, DeliveryType][] =>
    status.startsWith('SWAP')
      ? [[status, 'TWO_WAY_DELIVERY']]
      : [
          [status, 'STANDARD'],
          [status, 'TWO_WAY_DELIVERY'],
        ],
)

function stage(status: DeliveryStatus, type: DeliveryType): Promise<DeliveryFixture> {
  const { db, people, organization } = product
  return insertDeliveryAt(db, {
    mark: '1',
    organization,
    representative: people.C4.profileId,
    selected: people.DS.profileId,
    bidders: [people.DA.profileId],
    status,
    type,
  })
}

let sent = 0

async function take({ who, send, title }: Step, staged: DeliveryFixture): Promise<Answer> {
  const { people, graphql, call } = product
  sent += 1
  const person = title === 'send the SMS' ? (SENDERS[sent % 3] ?? 'A1') : who
  const what = send(staged, people.DA.profileId)
  if ('url' in what) return call('POST', what.url, { token: people[person].token, body: what.body })
  const variables =
    title === 'offer' && 'input' in what.variables
      ? { input: { ...(what.variables.input as object), driverId: people.DS.profileId } }
      : what.variables
  return graphql(people[person].token, documentOf(what.operation), variables)
}

const refusalOf = ({ body }: Answer) => body.errors?.[0]?.extensions ?? body

async function allowedFor(token: string, id: string): Promise<unknown> {
  const { body } = await product.graphql(token, 'query ($id: ID!) { findDeliveryById(id: $id) { allowedActions } }', {
    id,
  })
  return (body.data as unknown as { findDeliveryById: { allowedActions: string[] } | null }).findDeliveryById
    ?.allowedActions
}

describe('a step that the lifecycle does not know', () => {
  it.each(CASES)('answers 409 from %s, %s, and changes nothing', async (status, type) => {
    const staged = await stage(status, type)
    const before = await tableChecksums(product.db)
    const wrong: string[] = []
    for (const step of STEPS) {
      if (step.legal(status, type) || (step.who === 'DS' && !CARRIED.includes(status))) continue
      const answer = await take(step, staged)
      const { code, current } = refusalOf(answer)
      const here = `${step.who} ${step.title}`
      if (answer.status !== 409 || code !== 'CONFLICT')
        wrong.push(`${here}: ${answer.status} ${answer.text.slice(0, 200)}`)
      else if (current?.status !== status || current.version !== 1)
        wrong.push(`${here}: stands at ${JSON.stringify(current)}`)
      else if (step.title !== 'send the SMS')
        expect(current.allowed, here).toEqual(await allowedFor(product.people[step.who].token, staged.id))
    }
    expect(wrong).toEqual([])
    expect(await tableChecksums(product.db)).toEqual(before)
  })

  it('a step that it knows is never answered as if it did not', async () => {
    const wrong: string[] = []
    for (const [status, type] of CASES)
      for (const step of STEPS) {
        if (!step.legal(status, type) || (step.who === 'DS' && !CARRIED.includes(status))) continue
        const { reason } = refusalOf(await take(step, await stage(status, type)))
        if (reason === 'ILLEGAL_TRANSITION' || reason === 'OFFER_CLOSED' || reason === 'IN_PROGRESS')
          wrong.push(`${status} ${type} ${step.who} ${step.title}: ${reason}`)
      }
    expect(wrong).toEqual([])
  })

  it('takes positions only while the mission moves', async () => {
    const moves = [
      'PICKUP_DRIVER',
      'ONGOING',
      'PICKUP_CLIENT',
      'SWAP_PICKUP_DRIVER',
      'SWAP_IN_TRANSIT',
      'SWAP_PICKUP_CLIENT',
    ]
    const listeners = await openListeners(product)
    const listener = await listeners.listen(product.people.DS.token)
    for (const status of CARRIED) {
      const { id } = await stage(status, 'TWO_WAY_DELIVERY')
      const reply = await listener.emit('sendLocation', { deliveryId: id, latitude: 47, longitude: 3 })
      expect(reply, status).toMatchObject(moves.includes(status) ? { ok: true } : { ok: false, code: 'CONFLICT' })
      const seen = await product.call('GET', `/location/${id}`, { token: product.people.C4.token })
      expect(seen.status, status).toBe(moves.includes(status) ? 200 : 404)
    }
    await listeners.close()
  })
})
