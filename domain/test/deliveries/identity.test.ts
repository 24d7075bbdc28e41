import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  filedIdentity,
  type Identity,
  identitySchema,
  identityVerdict,
  isComparable,
  isIdentified,
  isOtherVehicle,
  writtenIdentity,
  type OrderedVehicle,
} from '../../src/deliveries/identity'
import { decide, nextStatus } from '../../src/deliveries/lifecycle'
import { acceptVehicleSchema } from '../../src/deliveries/schema'
import { isTwoWay } from '../../src/deliveries/facts'
import { STORED_STATUSES } from '../../src/deliveries/statuses'
import { W_PLATE_OPTION } from '../../src/deliveries/w-plate'
import { read } from '../../src/kernel/fields'
import { aDelivery, admin, client, driver, NOW } from './a-delivery'

const PLATE = 'GA-242-DM'
const VIN = 'VF3LCYHZPFS123456'
const W = [{ id: W_PLATE_OPTION }]
const both: OrderedVehicle = { vehicleCode: PLATE, vin: VIN }
const plateOnly: OrderedVehicle = { vehicleCode: PLATE, vin: null }
const vinOnly: OrderedVehicle = { vehicleCode: null, vin: VIN }
const neither: OrderedVehicle = { vehicleCode: null, vin: '' }

describe('is it the vehicle of the order', () => {
  it.each<[OrderedVehicle, string | null, string | null, string]>([
    [both, PLATE, null, 'MATCH'],
    [both, 'ga 242 dm', null, 'MATCH'],
    [both, ' ga242dm', null, 'MATCH'],
    [both, PLATE, '123456', 'MATCH'],
    [both, null, '123456', 'MATCH'],
    [both, null, VIN.toLowerCase(), 'MATCH'],
    [both, null, 'FS 123-456', 'MATCH'],
    [both, 'GA-242-DN', null, 'MISMATCH'],
    [both, PLATE, '123457', 'MISMATCH'],
    [both, 'GA-242-DN', '123456', 'MISMATCH'],
    [both, null, '654321', 'MISMATCH'],
    // the beginning of a VIN is that of every vehicle of the model
    [both, null, 'VF3LCYHZPFS', 'MISMATCH'],
    [plateOnly, PLATE, null, 'MATCH'],
    [plateOnly, PLATE, '999999', 'MATCH'],
    [plateOnly, 'GA-242-DN', '999999', 'MISMATCH'],
    [plateOnly, null, '123456', 'MISMATCH'],
    [vinOnly, 'GA-242-DN', '123456', 'MATCH'],
    [vinOnly, null, '123456', 'MATCH'],
    [vinOnly, PLATE, '654321', 'MISMATCH'],
    [vinOnly, PLATE, null, 'MISMATCH'],
    [neither, PLATE, null, 'NOTHING_TO_COMPARE'],
    [neither, null, '123456', 'NOTHING_TO_COMPARE'],
  ])('%j, read %s and %s: %s', (ordered, plate, vin, said) =>
    expect(identityVerdict({ plate, vin }, ordered, [])).toBe(said),
  )

  it.each<[OrderedVehicle, string | null, string | null, string]>([
    [both, 'W-123-AB', '123456', 'MATCH'],
    [both, PLATE, null, 'MATCH'],
    [both, 'W-123-AB', '654321', 'MISMATCH'],
    [both, PLATE, '654321', 'MISMATCH'],
    [both, 'W-123-AB', null, 'MISMATCH'],
    [plateOnly, 'W-123-AB', null, 'NOTHING_TO_COMPARE'],
    [plateOnly, null, '123456', 'NOTHING_TO_COMPARE'],
    [plateOnly, PLATE, null, 'MATCH'],
  ])('under a W plate: %j, read %s and %s: %s', (ordered, plate, vin, said) =>
    expect(identityVerdict({ plate, vin }, ordered, W)).toBe(said),
  )

  it('reads plates of other countries with and without their dots, and a VIN with letters that none has', () => {
    const german = { vehicleCode: 'MÜ-AB 123', vin: 'WVWZZZ1JZ10W10001' }
    for (const plate of ['MU AB 123', 'mü-ab123'])
      expect(identityVerdict({ plate, vin: null }, german, [])).toBe('MATCH')
    expect(identityVerdict({ plate: null, vin: 'WIOQ0I' }, german, [])).toBe('MATCH')
  })

  it('finds any vehicle by its own plate and any end of its VIN, however they are written', () => {
    const text = (length: number) => fc.stringMatching(new RegExp(`^[A-HJ-NPR-Z0-9]{${length}}$`))
    const parted = (letters: string, by: string) => letters.replaceAll(/(?<=.)(?=.)/g, by).toLowerCase()
    const split = fc.constantFrom('', ' ', '-', '.')
    fc.assert(
      fc.property(text(7), text(17), fc.integer({ min: 6, max: 17 }), split, (plate, vin, length, between) => {
        const ordered = { vehicleCode: plate, vin }
        const written = parted(plate, between)
        const end = parted(vin.slice(-length), between)
        for (const seen of [
          { plate: written, vin: end },
          { plate: written, vin: null },
          { plate: null, vin: end },
        ])
          expect(identityVerdict(seen, ordered, [])).toBe('MATCH')
      }),
    )
  })

  it('has something to compare where the order knows a plate or a VIN', () => {
    expect([both, plateOnly, vinOnly, neither].map((each) => isComparable(each, []))).toEqual([true, true, true, false])
    expect([both, plateOnly, vinOnly, neither].map((each) => isComparable(each, W))).toEqual([true, false, true, false])
  })
})

describe('what was read', () => {
  const seen: Identity = { plate: 'GA-242-DN', vin: null, seenAt: NOW.toISOString(), acceptedAt: null }

  it('keeps another vehicle from being taken, until the office accepts it or corrects the order', () => {
    const cases: [OrderedVehicle & { identity: Identity | null }, boolean, boolean][] = [
      [{ ...both, identity: null }, false, false],
      [{ ...neither, identity: null }, false, true],
      [{ ...both, identity: seen }, true, false],
      [{ ...both, identity: { ...seen, acceptedAt: NOW.toISOString() } }, false, true],
      [{ ...both, vehicleCode: 'GA-242-DN', identity: seen }, false, true],
      [{ ...neither, identity: seen }, false, true],
    ]
    for (const [vehicle, other, identified] of cases) {
      expect(isOtherVehicle(vehicle, []), JSON.stringify(vehicle)).toBe(other)
      expect(isIdentified(vehicle, []), JSON.stringify(vehicle)).toBe(identified)
    }
  })

  it('is kept as plates and VINs are written', () => {
    expect(writtenIdentity({ plate: ' ga242dm', vin: 'fs 123456' })).toEqual({ plate: PLATE, vin: 'FS123456' })
    expect(writtenIdentity({ plate: '', vin: undefined })).toEqual({ plate: null, vin: null })
    expect(writtenIdentity({ plate: 'mü-ab 1', vin: null })).toEqual({ plate: 'MÜ-AB 1', vin: null })
  })

  it('stays accepted while the same is read, and no longer', () => {
    const accepted = { ...seen, acceptedAt: NOW.toISOString() }
    const later = new Date(NOW.getTime() + 60_000)
    expect(filedIdentity(accepted, { plate: 'GA-242-DN', vin: null }, later)).toBe(accepted)
    for (const other of [
      { plate: 'GA-242-DP', vin: null },
      { plate: 'GA-242-DN', vin: '123456' },
      { plate: null, vin: '123456' },
    ])
      expect(filedIdentity(accepted, other, later)).toEqual({ ...other, seenAt: later.toISOString(), acceptedAt: null })
    expect(filedIdentity(null, { plate: PLATE, vin: null }, later)).toMatchObject({ plate: PLATE, acceptedAt: null })
  })

  it.each<[object, string]>([
    [{ plate: PLATE }, 'ok'],
    [{ plate: PLATE, vin: null }, 'ok'],
    [{ vin: '123456' }, 'ok'],
    [{ plate: null, vin: VIN }, 'ok'],
    [{}, 'plate required'],
    [{ plate: null, vin: null }, 'plate required'],
    [{ plate: '---' }, 'plate invalid'],
    [{ plate: 'x'.repeat(21) }, 'plate tooLong'],
    [{ vin: '12345' }, 'vin tooShort'],
    [{ vin: '1-2-3-4-5' }, 'vin tooShort'],
    [{ vin: '1'.repeat(21) }, 'vin tooLong'],
    [{ plate: PLATE, seenAt: 'soon' }, 'seenAt invalid'],
    [{ plate: PLATE, acceptedAt: NOW }, 'acceptedAt notAllowed'],
  ])('%j: %s', (change, said) => {
    const result = read(identitySchema, { seenAt: NOW, ...change })
    expect(result.ok ? 'ok' : result.fields?.map(({ path, code }) => `${path} ${code}`).join()).toBe(said)
  })
})

describe('a vehicle that is another', () => {
  it.each(STORED_STATUSES)('%s: is told by its driver and accepted by the office before it is taken', (status) => {
    for (const type of ['STANDARD', 'TWO_WAY_DELIVERY'] as const) {
      const facts = { ...aDelivery(status), type }
      const before = status === 'SET' || (status === 'DELIVERED' && isTwoWay(facts))
      const told = decide(driver(), facts, 'SEE_OTHER_VEHICLE', {}, NOW)
      const accepted = decide(admin(2), facts, 'ACCEPT_VEHICLE', {}, NOW)
      expect([told.ok, accepted.ok]).toEqual([before, before])
      if (!before) expect(accepted).toMatchObject({ code: 'CONFLICT', reason: 'ILLEGAL_TRANSITION' })
      else expect(nextStatus(admin(2), facts, 'ACCEPT_VEHICLE')).toBe(status)
      expect(decide(admin(3), facts, 'ACCEPT_VEHICLE', {}, NOW).ok).toBe(false)
      for (const other of [client(4), driver('driver-2')])
        expect(decide(other, facts, 'ACCEPT_VEHICLE', {}, NOW).ok).toBe(false)
    }
  })

  it.each([
    ['SET', 'PICK_UP', 'STANDARD'],
    ['DELIVERED', 'SWAP_PICK_UP', 'TWO_WAY_DELIVERY'],
  ] as const)('is not taken from %s by %s, whatever the code', (status, step, type) => {
    const facts = { ...aDelivery(status), type }
    const refused = { ok: false, code: 'CONFLICT', reason: 'IDENTITY_MISMATCH' }
    expect(decide(driver(), facts, step, { code: 'RIGHT', otherVehicle: true }, NOW)).toMatchObject(refused)
    expect(decide(driver(), facts, step, { code: 'RIGHT', otherVehicle: false }, NOW)).not.toMatchObject(refused)
    expect(decide(driver(), facts, step, { code: 'RIGHT' }, NOW)).not.toMatchObject(refused)
  })

  it('is accepted for a reason', () => {
    const vehicleId = '00000000-0000-7000-8000-000000000001'
    expect(read(acceptVehicleSchema, { vehicleId, reason: 'Vu avec le client' }).ok).toBe(true)
    for (const reason of ['', 'vu', 'x'.repeat(501), undefined])
      expect(read(acceptVehicleSchema, { vehicleId, reason }).ok).toBe(false)
  })
})
