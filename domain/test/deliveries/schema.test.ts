import { describe, expect, it } from 'vitest'
import { editDateErrors } from '../../src/deliveries/deal'
import {
  allowDeliverySchema,
  assignDriverSchema,
  cancelDeliverySchema,
  createDeliveryFormSchema,
  createDeliverySchema,
  missionStepSchema,
  updateDeliverySchema,
  updateVehicleSchema,
  validationDocsSchema,
  vehicleSchema,
} from '../../src/deliveries/schema'
import { CANCEL_REASONS } from '../../src/deliveries/statuses'
import { read } from '../../src/kernel/fields'
import { addressSchema } from '../../src/places/schema'
import { aDelivery, NOW } from './a-delivery'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)
const create = createDeliverySchema({ now: () => NOW })

const order = {
  type: 'STANDARD',
  clientFirstName: 'Élise',
  clientLastName: 'Martin',
  clientEmail: 'elise.martin@example.fr',
  carAvailabilityDate: days(1),
  carPickUpDate: days(2),
  carDeliveryDeadline: days(3),
}

const address = {
  address: '12 rue de la Paix',
  city: 'Paris',
  postalCode: '75002',
  country: 'FR',
  latitude: 48.869,
  longitude: 2.331,
}

const codes = (result: ReturnType<typeof read>) =>
  result.ok ? 'ok' : Object.fromEntries((result.fields ?? []).map(({ path, code }) => [path, code]))

describe('creating a delivery', () => {
  it('takes the least an order needs', () => expect(codes(read(create, order))).toBe('ok'))

  it.each([
    [{ type: undefined }, { type: 'required' }],
    [{ type: 'BOAT' }, { type: 'notAllowed' }],
    [{ clientFirstName: ' \u00a0 ' }, { clientFirstName: 'required' }],
    [{ clientFirstName: null }, { clientFirstName: 'required' }],
    [{ clientLastName: 'x'.repeat(51) }, { clientLastName: 'tooLong' }],
    [{ clientLastName: 12 }, { clientLastName: 'invalid' }],
    [{ clientLastName: 'a\0b' }, { clientLastName: 'invalid' }],
    [{ clientEmail: 'not an e-mail' }, { clientEmail: 'invalidEmail' }],
    [{ clientEmail: '' }, { clientEmail: 'required' }],
    [{ clientPhone: '12' }, { clientPhone: 'invalidPhoneNumber' }],
    [{ representativeId: '42' }, { representativeId: 'invalid' }],
    [{ carAvailabilityDate: null }, { carAvailabilityDate: 'required' }],
    [{ carAvailabilityDate: days(-1) }, { carAvailabilityDate: 'disablePast' }],
    [{ carPickUpDate: days(1) }, { carPickUpDate: 'mustBeLater' }],
    [{ carDeliveryDeadline: days(2) }, { carDeliveryDeadline: 'mustBeLater' }],
    [{ carDeliveryDeadline: new Date(Number.NaN) }, { carDeliveryDeadline: 'invalid' }],
    [{ carDeliveryDeadline: new Date('2300-01-01') }, { carDeliveryDeadline: 'outOfRange' }],
    [{ carDeliveryDeadline: '2026-06-01' }, { carDeliveryDeadline: 'invalid' }],
    [{ numberOfVehicles: 3 }, { numberOfVehicles: 'outOfRange' }],
    [{ numberOfVehicles: 1.5 }, { numberOfVehicles: 'invalid' }],
    [{ numberOfVehicles: 2 }, { numberOfVehicles: 'notAllowed' }],
    [{ type: 'TWO_WAY_DELIVERY', numberOfVehicles: 1 }, { numberOfVehicles: 'notAllowed' }],
    [{ language: 'de' }, { language: 'notAllowed' }],
  ])('refuses %j', (change, expected) => expect(codes(read(create, { ...order, ...change }))).toEqual(expected))

  it('takes the number of vehicles that the type has', () => {
    expect(codes(read(create, { ...order, numberOfVehicles: 1 }))).toBe('ok')
    expect(codes(read(create, { ...order, type: 'TWO_WAY_DELIVERY', numberOfVehicles: 2 }))).toBe('ok')
    expect(codes(read(create, { ...order, type: 'TWO_WAY_DELIVERY', numberOfVehicles: null }))).toBe('ok')
  })

  it('refuses, not drops, what the caller has no business to set', () => {
    for (const field of ['status', 'clientFinalPrice', 'startCode', 'selectedDriverId', 'organizationId', 'publicId'])
      expect(codes(read(create, { ...order, [field]: '1' }))).toEqual({ [field]: 'notAllowed' })
  })

  it('forgives a minute between two clocks', () => {
    expect(codes(read(create, { ...order, carAvailabilityDate: new Date(NOW.getTime() - 59_000) }))).toBe('ok')
  })

  it('copies the one date an organisation asks for', () => {
    const { carAvailabilityDate: _a, carPickUpDate: _p, ...short } = order
    const result = read(createDeliverySchema({ now: () => NOW, oneDate: true }), short)
    expect(result).toMatchObject({ value: { carAvailabilityDate: days(3), carPickUpDate: days(3) } })
  })

  it('asks the parser it was given about phone numbers, spaces removed', () => {
    const schema = createDeliverySchema({ now: () => NOW, isPhone: (text) => text === '0612345678' })
    const result = read(schema, { ...order, clientPhone: '06 12 34 56 78' })
    expect(result).toMatchObject({ ok: true, value: { clientPhone: '0612345678' } })
  })

  it('asks for the mandataire in the form a person fills', () => {
    expect(codes(read(createDeliveryFormSchema({ now: () => NOW }), order))).toEqual({
      representativeFirstName: 'required',
      representativeLastName: 'required',
      representativeEmail: 'required',
      representativePhone: 'required',
    })
  })

  it('asks that person for the dates that the organisation asks for', () => {
    const mandataire = {
      representativeFirstName: 'Zoé',
      representativeLastName: 'Petit',
      representativeEmail: 'zoe@example.fr',
      representativePhone: '+33612345678',
    }
    const { carAvailabilityDate: _a, carPickUpDate: _p, ...short } = { ...order, ...mandataire }
    expect(codes(read(createDeliveryFormSchema({ now: () => NOW }), short))).toMatchObject({
      carPickUpDate: 'required',
    })
    const one = read(createDeliveryFormSchema({ now: () => NOW, oneDate: true }), short)
    expect(one).toMatchObject({ value: { carAvailabilityDate: days(3), carPickUpDate: days(3) } })
  })

  it('is written to in one of two languages', () => {
    for (const language of ['fr', 'en', null]) expect(codes(read(create, { ...order, language }))).toBe('ok')
    expect(codes(read(create, { ...order, language: 'de' }))).toEqual({ language: 'notAllowed' })
  })

  it('refuses what is no object at all', () => {
    for (const input of [null, undefined, 'x', 3, []])
      expect(read(create, input)).toMatchObject({ code: 'BAD_USER_INPUT' })
  })
})

describe('editing a delivery', () => {
  const update = updateDeliverySchema()
  const edit = (change: object) => codes(read(update, { id: ID, ...change }))
  const car = { vehicleCode: 'AB-123-CD', marque: 'Renault', model: 'Clio' }

  it('takes only what changes', () => {
    expect(edit({})).toBe('ok')
    expect(edit({ comment: 'Sonner deux fois', fromAddress: address, vehicles: [car] })).toBe('ok')
    expect(edit({ toReturnToAddress: null, comment: null })).toBe('ok')
  })

  it.each([
    [{ clientFirstName: null }, { clientFirstName: 'required' }],
    [{ fromAddress: { ...address, city: '' } }, { 'fromAddress.city': 'required' }],
    [{ vehicles: [] }, { vehicles: 'required' }],
    [{ vehicles: [car, car, car] }, { vehicles: 'tooLong' }],
    [{ vehicles: [{ ...car, marque: undefined }] }, { 'vehicles.0.marque': 'required' }],
    [{ category: 'SLOW' }, { category: 'notAllowed' }],
    [{ options: ['003'] }, { 'options.0': 'notAllowed' }],
    [{ comment: 'x'.repeat(2001) }, { comment: 'tooLong' }],
    [{ clientFinalPrice: 1.001 }, { clientFinalPrice: 'outOfRange' }],
    [{ clientFinalPrice: Number.NaN }, { clientFinalPrice: 'invalid' }],
    [{ version: 0 }, { version: 'outOfRange' }],
    [{ status: 'COMPLETED' }, { status: 'notAllowed' }],
    [{ docs: [{ name: 'PV', url: 'https://evil.example/x' }] }, { 'docs.0.url': 'notAllowed' }],
  ])('refuses %j', (change, expected) => expect(edit(change)).toEqual(expected))

  it('has no id to go by', () => expect(codes(read(update, {}))).toEqual({ id: 'required' }))

  it('gives a vehicle its defaults', () => {
    expect(read(vehicleSchema, car)).toMatchObject({ value: { carType: 'A', type: 'GAS' } })
  })

  it('judges moved dates with the stored ones', () => {
    const facts = aDelivery('REQUESTED', { carAvailabilityDate: days(-2) })
    const judge = (changed: Parameters<typeof editDateErrors>[0], oneDate = false) =>
      editDateErrors(changed, facts, { now: NOW, oneDate })
    expect(judge({ carAvailabilityDate: days(-2) })).toEqual([])
    expect(judge({ carAvailabilityDate: days(-1) })).toEqual([{ path: 'carAvailabilityDate', code: 'disablePast' }])
    expect(judge({ carPickUpDate: days(9) })).toEqual([{ path: 'carDeliveryDeadline', code: 'mustBeLater' }])
    const same = { carAvailabilityDate: days(4), carPickUpDate: days(4), carDeliveryDeadline: days(4) }
    expect(judge(same)).toHaveLength(2)
    expect(judge(same, true)).toEqual([])
    // a date that is past already says so, and not also that it is out of order
    expect(judge({ carDeliveryDeadline: days(-9) })).toEqual([{ path: 'carDeliveryDeadline', code: 'disablePast' }])
    // dates that stood in disorder before do not stop an edit that leaves them alone
    const reversed = { ...facts, carPickUpDate: days(8) }
    expect(editDateErrors({}, reversed, { now: NOW, oneDate: false })).toEqual([])
    expect(editDateErrors({ carPickUpDate: null }, reversed, { now: NOW, oneDate: false })).toEqual([])
  })
})

describe('the options of a garage', () => {
  const nested = (levels: number): object => (levels === 1 ? { wash: true } : { x: nested(levels - 1) })
  const garage = (garageOptions: unknown) => codes(read(updateDeliverySchema(), { id: ID, garageOptions }))

  it('are as much as somebody fills in', () => {
    for (const options of [null, { wash: true, note: 'é'.repeat(3000) }, ['a'], nested(6)])
      expect(garage(options)).toBe('ok')
  })

  it('are neither endless nor endlessly deep', () => {
    expect(garage({ note: 'x'.repeat(4000) })).toEqual({ garageOptions: 'tooLong' })
    expect(garage(nested(7))).toEqual({ garageOptions: 'invalid' })
    expect(garage(['x'.repeat(1_000_000), nested(40)])).toEqual({ garageOptions: 'tooLong' })
  })
})

describe('addresses', () => {
  it.each([
    [{ latitude: 91 }, { latitude: 'outOfRange' }],
    [{ longitude: -181 }, { longitude: 'outOfRange' }],
    [{ latitude: undefined }, { latitude: 'required' }],
    [{ latitude: 0, longitude: 0 }, { latitude: 'required' }],
    [{ country: 'US' }, { country: 'notAllowed' }],
    [{ postalCode: undefined }, { postalCode: 'required' }],
  ])('refuses %j', (change, expected) =>
    expect(codes(read(addressSchema, { ...address, ...change }))).toEqual(expected),
  )

  it.each([{ latitude: 0 }, { longitude: 0 }])('takes %j: only both together are nowhere', (change) =>
    expect(codes(read(addressSchema, { ...address, ...change }))).toBe('ok'),
  )

  it('takes Monaco', () => expect(codes(read(addressSchema, { ...address, country: 'MC' }))).toBe('ok'))
})

describe('the deal', () => {
  const { carAvailabilityDate, carPickUpDate, carDeliveryDeadline } = order
  const deal = {
    id: ID,
    clientFinalPrice: 450,
    wantedPrice: 191.25,
    carAvailabilityDate,
    carPickUpDate,
    carDeliveryDeadline,
  }

  it('is in euros with two decimals', () => {
    expect(codes(read(allowDeliverySchema, deal))).toBe('ok')
    for (const wantedPrice of [-1, 1_000_001, 12.345])
      expect(codes(read(allowDeliverySchema, { ...deal, wantedPrice }))).toEqual({ wantedPrice: 'outOfRange' })
  })

  it('names a driver when it assigns', () => {
    expect(codes(read(assignDriverSchema, deal))).toEqual({ driverId: 'required' })
    expect(codes(read(assignDriverSchema, { ...deal, driverId: ID }))).toBe('ok')
    const dear = (wantedPrice: number) => ({ ...deal, wantedPrice, driverId: ID })
    expect(codes(read(assignDriverSchema, dear(100_000)))).toBe('ok')
    expect(codes(read(assignDriverSchema, dear(100_000.01)))).toEqual({ wantedPrice: 'outOfRange' })
  })
})

describe('a cancellation', () => {
  it('takes each of the reasons, and a text with "other"', () => {
    for (const reason of CANCEL_REASONS.filter((code) => code !== 'other'))
      expect(codes(read(cancelDeliverySchema, { id: ID, reason }))).toBe('ok')
    const other = (additionalInfo: unknown) =>
      codes(read(cancelDeliverySchema, { id: ID, reason: 'other', additionalInfo }))
    expect(other('Client injoignable')).toBe('ok')
    for (const blank of [undefined, null, '', ' \u00a0']) expect(other(blank)).toEqual({ additionalInfo: 'required' })
    expect(codes(read(cancelDeliverySchema, { id: ID }))).toEqual({ reason: 'required' })
    expect(codes(read(cancelDeliverySchema, { id: ID, reason: 'tired' }))).toEqual({ reason: 'notAllowed' })
  })
})

describe('a step of the mission', () => {
  const step = { deliveryId: ID, action: 'PICK_UP', idempotencyKey: 'k1' }
  it.each([
    [{}, 'ok'],
    [{ action: 'CANCEL' }, { action: 'notAllowed' }],
    [{ mileage: -2 }, { mileage: 'outOfRange' }],
    [{ essence: 9 }, { essence: 'outOfRange' }],
    [{ essence: 2.5 }, { essence: 'invalid' }],
    [{ latitude: Number.POSITIVE_INFINITY }, { latitude: 'invalid' }],
    [{ signatureKey: '../../etc/passwd' }, { signatureKey: 'invalid' }],
    [{ idempotencyKey: '' }, { idempotencyKey: 'required' }],
    [{ action: 'WITHDRAW' }, 'ok'],
    [{ action: 'WITHDRAW', reason: 'Malade' }, 'ok'],
    [{ action: 'WITHDRAW', reason: null }, 'ok'],
    [{ action: 'WITHDRAW', reason: ' ' }, { reason: 'required' }],
    [{ action: 'WITHDRAW', reason: 'no' }, { reason: 'tooShort' }],
    [{ action: 'WITHDRAW', reason: 'x'.repeat(501) }, { reason: 'tooLong' }],
  ])('%j', (change, expected) => expect(codes(read(missionStepSchema, { ...step, ...change }))).toEqual(expected))
})

describe('inspection and documents', () => {
  it('takes photos by key and figures in range', () => {
    const photos = { top: 'Cars/imagesBefore/1-top.jpg', key: null }
    expect(
      codes(read(updateVehicleSchema, { id: ID, mileageBefore: -1, essenceBefore: 8, imagesBefore: photos })),
    ).toBe('ok')
    expect(codes(read(updateVehicleSchema, { id: ID, essenceAfter: 9 }))).toEqual({ essenceAfter: 'outOfRange' })
    expect(codes(read(updateVehicleSchema, { id: ID, imagesAfter: { roof: 'x' } }))).toEqual({
      'imagesAfter.roof': 'notAllowed',
    })
  })

  it('keeps documents to our own files', () => {
    const docs = (url: string) => codes(read(validationDocsSchema, { id: ID, validationDocs: [{ name: 'PV', url }] }))
    for (const url of ['/files/a/b.pdf', 'http://localhost:3000/files/a.pdf?sig=1']) expect(docs(url)).toBe('ok')
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example/files',
      'http://169.254.169.254/',
      'javascript:alert(1)//files/a',
      'https://evil.example/x/files/a.pdf',
      '/files/a b.pdf',
      '/files/a\\b.pdf',
      '/files/',
    ])
      expect(docs(url)).toEqual({ 'validationDocs.0.url': 'notAllowed' })
  })
})
