import { describe, expect, it } from 'vitest'
import { FACTORY_TARIFF } from '../../src/pricing/tariff'
import { tariffChanges } from '../../src/pricing/tariff-history'

describe('what an edit of the tariff changed', () => {
  it('is nothing where nothing differs', () => {
    expect(tariffChanges(FACTORY_TARIFF, { ...FACTORY_TARIFF, bands: [...FACTORY_TARIFF.bands] })).toEqual([])
  })

  it('names every figure that differs, with both values', () => {
    const after = {
      ...FACTORY_TARIFF,
      baseFee: 5000,
      minimum: 9000,
      flatIdf: 12_000,
      bands: FACTORY_TARIFF.bands.map((band) => (band.upToKm === null ? { ...band, perKm: 80 } : band)),
      carTypeFactor: { ...FACTORY_TARIFF.carTypeFactor, B: 1.2 },
      categoryFactor: { ...FACTORY_TARIFF.categoryFactor, EXPRESS: 1.5 },
      vatPercent: { ...FACTORY_TARIFF.vatPercent, BE: 21 },
    }
    expect(tariffChanges(FACTORY_TARIFF, after)).toEqual([
      { part: 'baseFee', of: '', before: 4900, after: 5000 },
      { part: 'bands', of: '500-', before: 74, after: 80 },
      { part: 'minimum', of: '', before: 8900, after: 9000 },
      { part: 'flatIdf', of: '', before: 11_900, after: 12_000 },
      { part: 'carTypeFactor', of: 'B', before: 1.15, after: 1.2 },
      { part: 'categoryFactor', of: 'EXPRESS', before: 1.3, after: 1.5 },
      { part: 'vatPercent', of: 'BE', before: 20, after: 21 },
    ])
  })

  it('tells a band whose end moved as the bands that went and those that came', () => {
    const [first, second, ...rest] = FACTORY_TARIFF.bands
    const bands = [{ ...first!, upToKm: 60 }, second!, ...rest]
    expect(tariffChanges(FACTORY_TARIFF, { ...FACTORY_TARIFF, bands })).toEqual([
      { part: 'bands', of: '0-50', before: 160, after: null },
      { part: 'bands', of: '50-200', before: 115, after: null },
      { part: 'bands', of: '0-60', before: null, after: 160 },
      { part: 'bands', of: '60-200', before: null, after: 115 },
    ])
  })
})
