import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOTS, documentOf, wideDocumentOf } from '../../test/documents'
import { readEverything, insertEverything } from '../../test/read-everything'
import type { FixtureAt } from '../../test/read-everything'
import { openListeners } from '../../test/live'
import { marksIn } from '../../test/marks'
import { NO_CLIENT, NO_DRIVER, mayRead, mayTrack } from '../../test/mask-table'
import { openProduct } from '../../test/product'
import type { Persona, Product } from '../../test/product'

const EVERYBODY = ['AN', 'C6', 'C5', 'C4', 'CX', 'C0', 'DW', 'DA', 'DS', 'A3', 'A2', 'A1'] as const

let product: Product
let staged: readonly FixtureAt[]
beforeAll(async () => {
  product = await openProduct()
  staged = (await insertEverything(product)).staged
})
afterAll(() => product.close())

const tokenOf = (who: Persona | 'AN') => (who === 'AN' ? undefined : product.people[who].token)

function leaksIn(who: Persona | 'AN', texts: readonly { call: string; text: string }[]): string[] {
  return texts.flatMap(({ call, text }) =>
    marksIn(text)
      .filter((mark) => !mayRead(who, mark))
      .map(({ owner, field, at }) => `${call}: ${field} of ${owner} at ${STORED_STATUSES[Number(at)] ?? at}`),
  )
}

describe('what each person can read', () => {
  it.each(EVERYBODY)(
    '%s reads nothing that the masks withhold',
    async (who) => {
      const texts = await readEverything(product, staged, who)
      expect([...new Set(leaksIn(who, texts))]).toEqual([])
      // a reading that finds nothing proves nothing
      const fields = new Set(texts.flatMap(({ text }) => marksIn(text)).map(({ field }) => field))
      const enough = { AN: 0, C0: 0, DW: 0, DA: 8, DS: 20, CX: 30, C4: 30, C5: 30, C6: 30, A3: 45, A2: 45, A1: 45 }
      expect(fields.size, [...fields].join(' ')).toBeGreaterThanOrEqual(enough[who])
    },
    60_000,
  )

  it('shows whoever holds the tracking link its own page and no more', async () => {
    for (const [index, { trackingId, owner, status }] of staged.entries()) {
      if (owner !== '1') continue
      for (const url of [`/delivery/unAuth/${trackingId}`, `/location/${trackingId}`]) {
        const { text } = await product.call('GET', url, { ip: `10.4.0.${index}` })
        const leaks = marksIn(text).filter((mark) => !mayTrack(mark))
        expect(leaks, `${url} at ${status}`).toEqual([])
      }
    }
  })

  it.each([
    ['C4', NO_CLIENT],
    ['DS', NO_DRIVER],
    ['DA', NO_DRIVER],
  ] as const)('%s never reads a masked field, at no status', async (who, fields) => {
    for (const { id, status, owner } of staged) {
      const { body } = await product.graphql(tokenOf(who), wideDocumentOf('findDeliveryById'), { id })
      const { findDeliveryById: found } = body.data as unknown as { findDeliveryById: Record<string, unknown> | null }
      if (found === null) continue
      const given = fields.filter((field) => found[field] !== null && found[field] !== undefined)
      expect(given, `${status} of ${owner}`).toEqual([])
      if (who === 'C4') expect([found['offers'], found['number_of_offers']]).toEqual([[], 0])
      else
        expect(
          (found['offers'] as { driverId: string }[]).filter((one) => one.driverId !== product.people[who].profileId),
        ).toEqual([])
    }
  })
})

describe('what a person cannot read tells nothing by other ways', () => {
  const SORTABLE: Readonly<Record<string, readonly string[]>> = {
    C4: ['clientFinalPrice', 'clientLastName'],
    DA: [],
    DS: [],
  }
  const MASKED = [
    'clientFinalPrice',
    'clientInitialPrice',
    'finalPrice',
    'wantedPrice',
    'minPrice',
    'maxPrice',
    'margin',
    'number_of_offers',
    'averageOffersPrice',
    'startCode',
    'destinationCode',
    'trackingId',
    'organization',
    'clientLastName',
  ]

  it.each(['C4', 'DA', 'DS'] as const)('%s cannot sort by it', async (who) => {
    for (const field of MASKED.filter((one) => !SORTABLE[who]?.includes(one))) {
      const { status, body } = await product.graphql(tokenOf(who), documentOf('findAllDeliveries'), {
        sort: { field, order: 'asc' },
      })
      expect([status, body.errors?.[0]?.extensions.fields], field).toEqual([
        400,
        [{ path: 'sort.field', code: 'notAllowed' }],
      ])
    }
  })

  it('a bidder cannot find the plate or the number of a car in an auction', async () => {
    const waiting = String(STORED_STATUSES.indexOf('WAITING_FOR_DRIVER')).padStart(2, '0')
    const total = async (variables: object) => {
      const { status, body } = await product.graphql(tokenOf('DA'), documentOf('findAllDeliveries'), variables)
      return status === 400
        ? 0
        : (body.data as unknown as { findAllDeliveries: { total: number } }).findAllDeliveries.total
    }
    const open = await total({})
    expect(open).toBe(3)
    for (const guess of [`ZQ1.VIN.${waiting}`, `ZQ1.PLATE.${waiting}`]) {
      expect(await total({ filter: { vin: guess } })).toBe(0)
      expect(await total({ filter: { vehicleCode: guess } })).toBe(0)
      expect(await total({ keyword: guess })).toBe(0)
    }
  })

  it('no filter names a masked field', async () => {
    const filter = ROOTS.get('findAllDeliveries')?.field.args.find(({ name }) => name === 'filter')
    const known = String(filter?.type)
    expect(known).toBe('DeliveryFilter')
    for (const field of MASKED) {
      const { status } = await product.graphql(tokenOf('DA'), documentOf('findAllDeliveries'), {
        filter: { [field]: 'zq1' },
      })
      expect(status, field).toBe(400)
    }
  })

  it('no driver answers by the filter of another driver or organisation', async () => {
    const ids = async (who: Persona, filter: object) => {
      const { body } = await product.graphql(tokenOf(who), documentOf('findAllDeliveries'), {
        filter,
        pagination: { page: 0, perPage: 100 },
      })
      return (
        body.data as unknown as { findAllDeliveries: { records: { id: string }[] } }
      ).findAllDeliveries.records.map(({ id }) => id)
    }
    const foreign = new Set(staged.filter(({ owner }) => owner === '2').map(({ id }) => id))
    const found = [
      ...(await ids('C4', { organizationSlugs: ['zq2.orgSlug.99'] })),
      ...(await ids('C4', { ids: [...foreign] })),
      ...(await ids('C4', { vin: 'ZQ2.VIN' })),
    ]
    expect(found.filter((id) => foreign.has(id))).toEqual([])
    expect(await ids('DA', { driverId: product.people.DS.profileId })).toEqual([])
  })
})

describe('frames of the live channel', () => {
  it('tell each listener only where a delivery of theirs stands', async () => {
    const listeners = await openListeners(product)
    const running = staged.find(({ owner, status }) => owner === '1' && status === 'ONGOING')
    const foreign = staged.find(({ owner, status }) => owner === '2' && status === 'REQUESTED')
    if (!running || !foreign) throw new Error('nothing staged')
    for (const who of EVERYBODY) {
      const listener = await listeners.listen(tokenOf(who))
      await listener.emit('join-delivery', running.id)
    }
    expect(await (await listeners.listen(undefined)).emit('join-delivery', running.trackingId)).toMatchObject({
      ok: true,
    })
    await (
      await listeners.listen(tokenOf('DS'))
    ).emit('sendLocation', { deliveryId: running.id, latitude: 47, longitude: 3 })
    await product.graphql(tokenOf('A2'), documentOf('updateDelivery'), { input: { id: foreign.id, comment: 'again' } })
    await product.graphql(tokenOf('DS'), documentOf('advanceMission'), {
      input: { deliveryId: running.id, action: 'ARRIVE', idempotencyKey: 'arrive' },
    })
    await new Promise((done) => setTimeout(done, 300))
    const heard = async (who: Persona | 'AN') => (await listeners.listen(tokenOf(who))).frames
    for (const who of EVERYBODY.filter((one) => one !== 'AN'))
      expect(
        leaksIn(
          who,
          (await heard(who)).map(({ event, text }) => ({ call: event, text })),
        ),
        who,
      ).toEqual([])
    const about = async (who: Persona | 'AN', id: string) => (await heard(who)).filter(({ text }) => text.includes(id))
    // the guest hears frames that bear the secret, never the id
    expect((await about('AN', running.trackingId)).map(({ event }) => event)).toContain('location')
    for (const who of ['CX', 'C0', 'DW', 'DA'] as const)
      expect(
        (await about(who, running.id)).map(({ event }) => event),
        who,
      ).toEqual([])
    for (const who of ['C4', 'C5', 'C6', 'C0', 'DW', 'DA', 'DS', 'AN'] as const)
      expect(await about(who, foreign.id), who).toEqual([])
    for (const who of ['C4', 'DS', 'A3'] as const)
      expect(
        (await about(who, running.id)).map(({ event }) => event),
        who,
      ).toContain('location')
    await listeners.close()
  })
})
