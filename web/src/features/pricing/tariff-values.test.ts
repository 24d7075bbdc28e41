import { FACTORY_TARIFF } from '@volant/domain/pricing/tariff'
import { expect, describe, it } from 'vitest'
import { judgeTariff, tariffValues, toTariff } from './tariff-values'

const values = tariffValues(FACTORY_TARIFF)

describe('the form of the tariff', () => {
  it('shows euros, and the band without an end apart', () => {
    expect(values).toMatchObject({ baseFee: 49, minimum: 89, flatIdf: 119, beyond: 0.74 })
    expect(values.bands).toEqual([
      { upToKm: 50, perKm: 1.6 },
      { upToKm: 200, perKm: 1.15 },
      { upToKm: 500, perKm: 0.88 },
    ])
  })

  it('gives back the tariff that it was filled from', () => {
    expect(toTariff(values)).toEqual(FACTORY_TARIFF)
    expect(judgeTariff(values)).toEqual([])
  })

  it('may have the band without an end alone', () => {
    expect(toTariff({ ...values, bands: [] })?.bands).toEqual([{ upToKm: null, perKm: 74 }])
  })

  it('names the field of each fault', () => {
    const wrong = {
      ...values,
      baseFee: undefined,
      beyond: undefined,
      bands: [
        { upToKm: 50, perKm: 1 },
        { upToKm: 50, perKm: undefined },
      ],
      carTypeFactor: { ...values.carTypeFactor, C: 11 },
      vatPercent: { ...values.vatPercent, FR: 101 },
    }
    expect(judgeTariff(wrong).map(({ path, code }) => `${path} ${code}`)).toEqual(
      expect.arrayContaining([
        'baseFee required',
        'beyond required',
        'bands.1.perKm required',
        'carTypeFactor.C outOfRange',
        'vatPercent.FR outOfRange',
      ]),
    )
    expect(toTariff(wrong)).toBeUndefined()
    const falling = [values.bands[0]!, { upToKm: 50, perKm: 1 }]
    expect(judgeTariff({ ...values, bands: falling })).toEqual([{ path: 'bands.1.upToKm', code: 'outOfRange' }])
  })
})
