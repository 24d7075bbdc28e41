import { describe, expect, it } from 'vitest'
import { answerOf, asksVin, lackingOf } from './asked'

const typed = { plate: '', noPlate: false, vin: '' }
const ordered = { vehicleCode: 'GA-242-DM', vin: 'VF3LCYHZPFS123456' }

describe('what is asked of plate and VIN', () => {
  it.each([
    ['both known', ordered, false, false, false],
    ['no plate on the vehicle', ordered, false, true, true],
    ['no plate on it, and no VIN in the order', { ...ordered, vin: null }, false, true, true],
    ['under a W plate', ordered, true, false, true],
    ['under a W plate, and no VIN in the order', { ...ordered, vin: null }, true, false, false],
    ['only the VIN known', { ...ordered, vehicleCode: null }, false, false, true],
    ['only the plate known', { ...ordered, vin: null }, false, false, false],
    ['neither known', { vehicleCode: null, vin: null }, false, false, false],
  ])('%s', (_, of, underWPlate, noPlate, asked) => expect(asksVin(of, underWPlate, { ...typed, noPlate })).toBe(asked))

  it('is one of the two, and nothing where there is nothing to compare', () => {
    expect(lackingOf(typed, false, true)).toBe('plate')
    expect(lackingOf({ ...typed, plate: ' - ' }, false, true)).toBe('plate')
    expect(lackingOf({ ...typed, plate: 'ga242dm' }, false, true)).toBeUndefined()
    expect(lackingOf({ ...typed, plate: 'ga242dm' }, true, true)).toBe('vin')
    expect(lackingOf({ ...typed, vin: '12 345 6' }, true, true)).toBeUndefined()
    expect(lackingOf(typed, false, false)).toBeUndefined()
  })

  it('is a VIN that is long enough, wherever one is typed', () => {
    for (const needed of [true, false])
      expect(lackingOf({ ...typed, plate: 'ga242dm', vin: '12345' }, false, needed)).toBe('vin')
  })
})

describe('what is typed', () => {
  const seenAt = '2026-11-23T10:00:00.000Z'
  const filed = (plate: string, acceptedAt: string | null = null) => ({ plate, vin: null, seenAt, acceptedAt })
  const answer = (plate: string, of: object = {}) =>
    answerOf({ ...typed, plate }, { ...ordered, identity: null, ...of }, [])

  it('is filed, and the driver goes on where it is the vehicle of the order', () => {
    const right = answer('ga 242 dm ')
    expect(right).toMatchObject({ toFile: { plate: 'GA-242-DM', vin: null }, differs: false, goesOn: true })
    expect(right.isFiled).toBe(false)
  })

  it('is read again, and then filed, where it is of another one', () =>
    expect(answer('GK-704-GD')).toMatchObject({ toFile: { plate: 'GK-704-GD' }, differs: true, goesOn: false }))

  it('is filed once: the driver goes on as soon as the office lets them', () => {
    const stopped = answer('GK-704-GD', { identity: filed('GK-704-GD') })
    expect(stopped).toMatchObject({ isFiled: true, toFile: null, differs: false, goesOn: false })
    expect(answer('GK-704-GD', { identity: filed('GK-704-GD', seenAt) })).toMatchObject({ isFiled: true, goesOn: true })
    const corrected = { identity: filed('GK-704-GD'), vehicleCode: 'GK-704-GD' }
    expect(answer('GK-704-GD', corrected)).toMatchObject({ isFiled: true, goesOn: true })
  })

  it('is nothing yet where it was taken away again', () =>
    expect(answer('', { identity: filed('GK-704-GD') })).toMatchObject({
      isFiled: false,
      toFile: null,
      lacking: 'plate',
    }))

  it('may stay empty where there is nothing to compare', () =>
    expect(answer('', { vehicleCode: null, vin: null })).toMatchObject({
      needed: false,
      lacking: undefined,
      toFile: null,
      goesOn: true,
    }))
})
