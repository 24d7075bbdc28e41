import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { CANCELLED_GROUP, MISSION_GROUP } from '@volant/domain/deliveries/statuses'
import { addDays } from 'date-fns'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putAtStatus } from '../../../test/delivery-at-status'
import { issueInvoice } from '../../../test/issued-invoice'
import { as, completeDelivery, createWorld, dates, LYON, NOW, PARIS, rowOf } from '../../../test/world'
import type { World } from '../../../test/world'
import { deliveries, deliveryLogs } from '../../tables/deliveries'
import { addresses } from '../../tables/organizations'
import { vehicles } from '../../tables/vehicles'

let world: World
let client: ClientActor
let neighbour: ClientActor
let admin: AdminActor
let support: AdminActor
let driver: DriverActor

beforeAll(async () => {
  world = await createWorld()
  client = await world.make.client(await world.make.organization())
  neighbour = await world.make.client(await world.make.organization())
  admin = await world.make.admin(2)
  support = await world.make.admin(3)
  driver = await world.make.driver()
})
beforeEach(() => world.setTime(NOW))
afterAll(() => world.close())

const form = () => ({
  type: 'STANDARD' as const,
  clientFirstName: 'Camille',
  clientLastName: 'Laurent',
  clientEmail: 'camille@test.test',
  clientPhone: '06 12 34 56 78',
  ...dates(NOW),
})
/** A vehicle as a form sends it back. */
const sentBack = ({ id, vin, carType, vehicleCode, marque, model, type }: typeof vehicles.$inferSelect) => ({
  id,
  vin,
  carType,
  vehicleCode: vehicleCode ?? '',
  marque: marque ?? '',
  model: model ?? '',
  type,
})
const logsOf = (id: string) => world.db.sql.$count(deliveryLogs, eq(deliveryLogs.deliveryId, id))

describe('creating', () => {
  it('gives number, secret and distinct codes, in the organisation of whoever orders', async () => {
    const { id } = await world.deliveries.create(as(client), { ...form(), type: 'TWO_WAY_DELIVERY' })
    const row = await rowOf(world.db, id)
    expect(row).toMatchObject({
      status: 'REQUESTED',
      version: 1,
      organizationId: client.organizationId,
      representativeId: client.profileId,
      clientPhone: '+33612345678',
      numberOfVehicles: 2,
      twoWayDeliverType: 'EXCHANGE',
      docs: [{ name: 'PV', type: 'PV' }],
    })
    const cars = await world.db.sql
      .select()
      .from(vehicles)
      .where(eq(vehicles.deliveryId, id))
      .orderBy(vehicles.position)
    expect(cars.map(({ toRetrieve, carType }) => [toRetrieve, carType])).toEqual([
      [false, 'A'],
      [true, 'A'],
    ])
    const codes = [row.startCode, row.destinationCode, row.returnCode]
    for (const code of codes) expect(code).toMatch(/^\d{6}$/)
    expect(new Set(codes).size).toBe(3)
    expect(row.trackingId).toMatch(/^[\w-]{22}$/)
    expect(row.publicId).toBeGreaterThan(100_000)
  })

  it('orders for nobody else, and by an admin only for somebody who exists', async () => {
    await expect(
      world.deliveries.create(as(client), { ...form(), representativeId: neighbour.profileId }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    for (const representativeId of [undefined, uuid(), 'nobody', driver.profileId])
      await expect(
        world.deliveries.create(as(support), { ...form(), ...(representativeId && { representativeId }) }),
      ).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'representativeId' }] })
    const { id } = await world.deliveries.create(as(support), { ...form(), representativeId: neighbour.profileId })
    expect((await rowOf(world.db, id)).organizationId).toBe(neighbour.organizationId)
    await expect(world.deliveries.create(as(driver), form())).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('orders by an admin in the name of an owner only, by a client of any rank in their own', async () => {
    for (const rank of [5, 6] as const) {
      const person = await world.make.client(neighbour.organizationId, rank)
      await expect(
        world.deliveries.create(as(support), { ...form(), representativeId: person.profileId }),
      ).rejects.toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'representativeId', code: 'notAllowed' }] })
      await expect(world.deliveries.create(as(person), form())).resolves.toHaveProperty('id')
    }
  })

  it('refuses past dates, dates out of order and wrong phones by the name of the field', async () => {
    const cases = [
      [{ carAvailabilityDate: addDays(NOW, -1) }, 'carAvailabilityDate'],
      [{ carDeliveryDeadline: addDays(NOW, 1) }, 'carDeliveryDeadline'],
      [{ clientPhone: '12' }, 'clientPhone'],
      [{ clientEmail: 'nobody' }, 'clientEmail'],
      [{ clientFirstName: '  ' }, 'clientFirstName'],
    ] as const
    for (const [wrong, path] of cases)
      await expect(world.deliveries.create(as(client), { ...form(), ...wrong }), path).rejects.toMatchObject({
        fields: expect.arrayContaining([expect.objectContaining({ path })]),
      })
  })

  it('makes one delivery of twenty parallel calls under one key, and refuses another order under it', async () => {
    const before = await world.db.sql.$count(deliveries)
    const ctx = as(client, { idempotencyKey: 'order-1' })
    const input = form()
    const made = await Promise.all(Array.from({ length: 20 }, () => world.deliveries.create(ctx, input)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await world.db.sql.$count(deliveries)).toBe(before + 1)
    await expect(world.deliveries.create(ctx, { ...input, clientLastName: 'Autre' })).rejects.toMatchObject({
      reason: 'IDEMPOTENCY_MISMATCH',
    })
    const other = await world.deliveries.create(as(neighbour, { idempotencyKey: 'order-1' }), input)
    expect(other.id).not.toBe(made[0]?.id)
  })
})

describe('editing', () => {
  it('changes what is sent, prices the journey and keeps the countries', async () => {
    const id = await completeDelivery(world, client)
    const row = await rowOf(world.db, id)
    expect(row.distance).toBeGreaterThan(400_000)
    expect(row.clientInitialPrice).toBeGreaterThan(10_000)
    await world.deliveries.edit(as(client), { id, toAddress: { ...LYON, country: 'BE' }, comment: 'Sonnez' })
    const after = await rowOf(world.db, id)
    expect(after).toMatchObject({ comment: 'Sonnez', version: row.version + 1, clientFirstName: 'Camille' })
    expect(after.countries.toSorted()).toEqual(['BE', 'FR'])
  })

  it('leaves no trace of what is sent as it stands', async () => {
    const id = await completeDelivery(world, client)
    const paper = { name: 'Carte grise', url: '/files/a.pdf', key: 'a.pdf' }
    await world.db.sql
      .update(deliveries)
      .set({ docs: [{ name: 'PV', type: 'PV' }, paper] })
      .where(eq(deliveries.id, id))
    await world.deliveries.edit(as(admin), { id, clientFinalPrice: 480.5, docs: [paper] })
    const row = await rowOf(world.db, id)
    const logs = await logsOf(id)
    const { comment, clientPhone, carPickUpDate, services: options, language } = row
    const stored = { comment, clientPhone, carPickUpDate, options, language, clientFinalPrice: 480.5, docs: [paper] }
    for (const sent of [{}, stored, { toAddress: LYON }]) {
      await expect(world.deliveries.edit(as(admin), { id, ...sent })).resolves.toEqual({ id })
      expect(await rowOf(world.db, id)).toEqual(row)
    }
    expect(await logsOf(id)).toBe(logs)
    await expect(world.deliveries.edit(as(admin), { id, version: row.version - 1 })).rejects.toMatchObject({
      reason: 'STALE_VERSION',
    })
    // cents that look like the euros before are another price
    await world.deliveries.edit(as(admin), { id, clientFinalPrice: 48_050 })
    expect(await rowOf(world.db, id)).toMatchObject({ clientFinalPrice: 4_805_000, version: row.version + 1 })
  })

  it('refuses a version that somebody else has passed, and writes nothing', async () => {
    const id = await completeDelivery(world, client)
    const { version } = await rowOf(world.db, id)
    const edits = await Promise.allSettled(
      ['one', 'two', 'three'].map((comment) => world.deliveries.edit(as(client), { id, comment, version })),
    )
    expect(edits.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const edit of edits)
      if (edit.status === 'rejected')
        expect(edit.reason).toMatchObject({
          code: 'CONFLICT',
          reason: 'STALE_VERSION',
          current: { status: 'REQUESTED', version: version + 1 },
        })
    expect((await rowOf(world.db, id)).version).toBe(version + 1)
    await expect(world.deliveries.confirm(as(admin, { ifMatch: version }), id)).rejects.toMatchObject({
      reason: 'STALE_VERSION',
    })
  })

  it('finds no vehicle of another delivery', async () => {
    const id = await completeDelivery(world, client)
    const foreign = await completeDelivery(world, neighbour)
    const [theirs] = await world.db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, foreign))
    const car = { id: theirs?.id ?? '', marque: 'X', model: 'Y', vehicleCode: 'Z', carType: 'A' as const }
    await expect(world.deliveries.edit(as(client), { id, vehicles: [{ ...car, type: 'GAS' }] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const [after] = await world.db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, foreign))
    expect(after).toEqual(theirs)
  })

  it('keeps the price of the client to the office, and a delivery in its organisation', async () => {
    const id = await completeDelivery(world, client)
    await expect(world.deliveries.edit(as(client), { id, clientFinalPrice: 1 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(world.deliveries.edit(as(admin), { id, representativeId: neighbour.profileId })).rejects.toMatchObject(
      { fields: [{ path: 'representativeId', code: 'notAllowed' }] },
    )
    const member = await world.make.client(client.organizationId, 6)
    await expect(world.deliveries.edit(as(admin), { id, representativeId: member.profileId })).rejects.toMatchObject({
      fields: [{ path: 'representativeId', code: 'notAllowed' }],
    })
    await world.deliveries.edit(as(admin), { id, clientFinalPrice: 480.5 })
    expect((await rowOf(world.db, id)).clientFinalPrice).toBe(48_050)
  })

  it('sends the delivery back to the customer when a date moves after they were asked', async () => {
    const id = await completeDelivery(world, client)
    await world.confirmation.sendSms(as(admin), { deliveryId: id, recipient: '+33612345678', message: 'Bonjour' })
    await world.deliveries.edit(as(admin), { id, comment: 'no date' })
    expect((await rowOf(world.db, id)).status).toBe('PENDING_CUSTOMER_CONFIRMATION')
    await world.deliveries.edit(as(admin), { id, carDeliveryDeadline: addDays(NOW, 8) })
    expect(await rowOf(world.db, id)).toMatchObject({ status: 'RESCHEDULED_BY_ADMIN', smsSentAt: null })
  })

  it('leaves the planned pick-up where dates are sent as they stand, or not at all, also in an organisation with one date', async () => {
    const orderer = await world.make.client(await world.make.organization({ one_date: true }))
    const id = await completeDelivery(world, orderer)
    const planned = { ...dates(NOW), carPickUpDate: addDays(NOW, 1.5) }
    await world.deliveries.edit(as(admin), { id, ...planned })
    await world.confirmation.sendSms(as(admin), { deliveryId: id, recipient: '+33612345678', message: 'Bonjour' })
    await world.deliveries.edit(as(admin), { id, comment: 'Ring once', ...planned })
    await world.deliveries.edit(as(admin), { id, comment: 'Ring twice' })
    expect(await rowOf(world.db, id)).toMatchObject({ status: 'PENDING_CUSTOMER_CONFIRMATION', ...planned })
  })

  it('makes another tracking secret where it leads to another recipient, also before there is a driver', async () => {
    const id = await completeDelivery(world, client)
    const { trackingId } = await rowOf(world.db, id)
    await world.deliveries.edit(as(admin), { id, clientPhone: '06 12 34 56 78', comment: 'the number as it was' })
    expect((await rowOf(world.db, id)).trackingId).toBe(trackingId)
    await world.deliveries.edit(as(admin), { id, clientPhone: '06 12 34 56 79' })
    expect((await rowOf(world.db, id)).trackingId).not.toBe(trackingId)
  })

  it('in a mission touches little', async () => {
    const id = await completeDelivery(world, client)
    for (const status of MISSION_GROUP) {
      await putAtStatus(world.db, id, { status, driver })
      await world.deliveries.edit(as(admin), { id, comment: status })
      await expect(world.deliveries.edit(as(admin), { id, toAddress: PARIS })).rejects.toMatchObject({
        reason: 'NOT_EDITABLE',
      })
    }
  })

  it('in a mission takes a whole form in which only what may change has changed', async () => {
    const id = await completeDelivery(world, client)
    await putAtStatus(world.db, id, { status: 'ONGOING', driver })
    const row = await rowOf(world.db, id)
    const { clientFirstName, clientLastName, clientEmail, clientCompany, category, services } = row
    const whole = { id, clientFirstName, clientLastName, clientEmail, clientCompany, category, options: services }
    const dates = { carPickUpDate: row.carPickUpDate, carDeliveryDeadline: addDays(row.carDeliveryDeadline ?? NOW, 1) }
    await world.deliveries.edit(as(admin), { ...whole, ...dates, clientPhone: '07 12 34 56 78', comment: 'Ring twice' })
    expect(await rowOf(world.db, id)).toMatchObject({ clientPhone: '+33712345678', comment: 'Ring twice' })
    const cars = await world.db.sql.select().from(vehicles).where(eq(vehicles.deliveryId, id))
    const before = await rowOf(world.db, id)
    await world.deliveries.edit(as(admin), { id, fromAddress: PARIS, toAddress: LYON, vehicles: cars.map(sentBack) })
    expect(await rowOf(world.db, id)).toMatchObject({ fromAddressId: before.fromAddressId, distance: before.distance })
    await world.deliveries.edit(as(admin), { id, toAddress: { ...LYON, addressPrecision: 'Ring at the gate' } })
    const told = await rowOf(world.db, id)
    expect(told.clientInitialPrice).toBe(before.clientInitialPrice)
    const [arrival] = await world.db.sql
      .select()
      .from(addresses)
      .where(eq(addresses.id, told.toAddressId ?? ''))
    expect(arrival).toMatchObject({ city: LYON.city, addressPrecision: 'Ring at the gate' })
    const repainted = cars.map((car) => ({ ...sentBack(car), model: 'Another' }))
    await expect(world.deliveries.edit(as(admin), { id, vehicles: repainted })).rejects.toMatchObject({
      reason: 'NOT_EDITABLE',
    })
    const renamed = { ...whole, clientLastName: 'Somebody else' }
    await expect(world.deliveries.edit(as(admin), renamed)).rejects.toMatchObject({ reason: 'NOT_EDITABLE' })
  })
})

describe('ending', () => {
  it('by the client takes back a request, by the office anything; other reasons need words', async () => {
    const id = await completeDelivery(world, client)
    for (const blank of [undefined, '', ' \u00A0 '])
      await expect(
        world.deliveries.cancel(as(client), {
          id,
          reason: 'other',
          ...(blank !== undefined && { additionalInfo: blank }),
        }),
      ).rejects.toMatchObject({ fields: [{ path: 'additionalInfo', code: 'required' }] })
    const endless = { id, reason: 'other', additionalInfo: 'x'.repeat(2001) } as const
    await expect(world.deliveries.cancel(as(client), endless)).rejects.toMatchObject({
      fields: [{ path: 'additionalInfo', code: 'tooLong' }],
    })
    await world.deliveries.cancel(as(client), { id, reason: 'other', additionalInfo: 'Vendue' })
    expect(await rowOf(world.db, id)).toMatchObject({
      status: 'CANCELLED_BY_MANDATORY',
      cancelledAt: NOW,
      cancelReason: 'other',
      cancelAdditionalInfo: 'Vendue',
    })
    await putAtStatus(world.db, id, { status: 'COMPLETED', driver })
    await expect(world.deliveries.cancel(as(support), { id, reason: 'other' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await world.deliveries.cancel(as(admin), { id, reason: 'car_not_ready_dirty' })
    expect((await rowOf(world.db, id)).status).toBe('CANCELLED_BY_ADMIN')
  })

  it('early needs a reason and a price of the client', async () => {
    const id = await completeDelivery(world, client)
    await putAtStatus(world.db, id, { status: 'ONGOING', driver })
    const end = (reason?: string) =>
      world.deliveries.setStatus(as(admin), { id, status: 'COMPLETED', ...(reason && { reason }) })
    await expect(end()).rejects.toMatchObject({ fields: [{ path: 'reason', code: 'required' }] })
    await expect(end('x'.repeat(501))).rejects.toMatchObject({ fields: [{ path: 'reason', code: 'tooLong' }] })
    await end('The phone of the driver broke')
    expect(await rowOf(world.db, id)).toMatchObject({ status: 'COMPLETED', completedAt: NOW })
    await putAtStatus(world.db, id, { status: 'DELIVERED', driver })
    await end()
  })

  it('and beginning again gives new codes and a new link, and forgets the driver', async () => {
    const id = await completeDelivery(world, client)
    for (const status of CANCELLED_GROUP) {
      await putAtStatus(world.db, id, { status, driver })
      const before = await rowOf(world.db, id)
      const endless = { id, status: 'REQUESTED', reason: 'x'.repeat(501) } as const
      await expect(world.deliveries.setStatus(as(admin), endless)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
      await world.deliveries.setStatus(as(admin), { id, status: 'REQUESTED' })
      const after = await rowOf(world.db, id)
      expect(after).toMatchObject({ status: 'REQUESTED', selectedDriverId: null, cancelledAt: null, isEditable: true })
      expect(after.trackingId).not.toBe(before.trackingId)
      expect([after.startCode, after.destinationCode]).not.toEqual([before.startCode, before.destinationCode])
    }
    await putAtStatus(world.db, id, { status: 'CANCELLED_BY_ADMIN' })
    await expect(world.deliveries.setStatus(as(client), { id, status: 'REQUESTED' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('in the bin is gone for everybody, unless there is an invoice', async () => {
    const id = await completeDelivery(world, client)
    await world.deliveries.remove(as(admin), id)
    for (const actor of [admin, client]) {
      expect(await world.deliveries.find(actor, id, new Map([['id', new Map()]]), NOW)).toBeNull()
      await expect(world.deliveries.confirm(as(actor), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await logsOf(id)).toBe(3)
    const kept = await completeDelivery(world, client)
    await putAtStatus(world.db, kept, { status: 'CANCELLED_BY_ADMIN' })
    await issueInvoice(world, kept, client, 'F-2026-000001')
    await expect(world.deliveries.remove(as(admin), kept)).rejects.toMatchObject({ reason: 'HAS_INVOICE' })
    await expect(world.deliveries.setStatus(as(admin), { id: kept, status: 'REQUESTED' })).rejects.toMatchObject({
      reason: 'HAS_INVOICE',
    })
  })
})

describe('the delivery of another organisation', () => {
  it('is as unknown as one that never was, whatever is tried', async () => {
    const id = await completeDelivery(world, client)
    const before = await rowOf(world.db, id)
    const acts: ((id: string) => Promise<unknown>)[] = [
      (at) => world.deliveries.edit(as(neighbour), { id: at, comment: 'x' }),
      (at) => world.deliveries.confirm(as(neighbour), at),
      (at) => world.deliveries.cancel(as(neighbour), { id: at, reason: 'other', additionalInfo: 'x' }),
      (at) => world.deliveries.setStatus(as(neighbour), { id: at, status: 'REQUESTED' }),
      (at) => world.deliveries.cancelRestitution(as(neighbour), { id: at, type: 'STANDARD' }),
      (at) => world.deliveries.remove(as(neighbour), at),
    ]
    for (const act of acts) {
      const [theirs, nothing] = await Promise.all([id, uuid()].map((at) => act(at).catch((error: unknown) => error)))
      expect(theirs).toMatchObject({ code: 'NOT_FOUND' })
      expect(theirs).toEqual(nothing)
    }
    expect(await rowOf(world.db, id)).toEqual(before)
    expect(await world.deliveries.find(neighbour, id, new Map([['id', new Map()]]), NOW)).toBeNull()
  })
})
