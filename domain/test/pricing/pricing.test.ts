import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auctionDefaults, dealPriceErrors, sliderMidpoint } from '../../src/pricing/auction'
import { distanceText, durationText, estimate, type Journey, offeredCategories } from '../../src/pricing/estimate'
import { chosenOptions, clientPrice, optionsPrice, SERVICE_OPTIONS, withTax } from '../../src/pricing/options'
import { FACTORY_TARIFF, tariffSchema } from '../../src/pricing/tariff'
import { vatFor } from '../../src/pricing/vat'
import { read } from '../../src/kernel/fields'
import { NOW } from '../deliveries/a-delivery'

const lyon: Journey = { metres: 465_000, seconds: 16_320, carType: 'A', cars: 1, roundTrip: false, insideIdf: false }

describe('auction', () => {
  it('proposes 30, 42.5 and 55 % of the client price', () => {
    const prices = auctionDefaults(45_000)
    expect(prices).toEqual({ minPrice: 13_500, wantedPrice: 19_125, maxPrice: 24_750 })
    expect(sliderMidpoint(prices)).toBe(19_125)
  })

  it('proposes prices that its own rules accept', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (clientFinalPrice) => {
        expect(dealPriceErrors({ clientFinalPrice, ...auctionDefaults(clientFinalPrice) })).toEqual([])
      }),
    )
  })

  it.each([
    [{ wantedPrice: Number.NaN }, ['wantedPrice']],
    [{ wantedPrice: -1, minPrice: -1 }, ['wantedPrice', 'minPrice']],
    [{ wantedPrice: 1.5 }, ['wantedPrice']],
    [{ clientFinalPrice: 100_000_001 }, ['clientFinalPrice']],
    [{ minPrice: 20_000 }, ['minPrice']],
    [{ maxPrice: 19_000 }, ['maxPrice']],
    [{ maxPrice: 46_000 }, ['maxPrice']],
    [{ wantedPrice: 46_000, maxPrice: null }, ['wantedPrice']],
    [{ wantedPrice: 45_000, maxPrice: 46_000 }, ['maxPrice']],
  ])('refuses %j', (change, paths) => {
    const deal = { clientFinalPrice: 45_000, wantedPrice: 19_125, minPrice: 13_500, maxPrice: 24_750, ...change }
    expect(dealPriceErrors(deal)).toEqual(paths.map((path) => ({ path, code: 'outOfRange' })))
  })
})

describe('a deal may have', () => {
  it.each([
    ['nothing to pay', { clientFinalPrice: 0, wantedPrice: 0, minPrice: 0, maxPrice: 0 }],
    ['a million euros everywhere', { clientFinalPrice: 1e8, wantedPrice: 1e8, minPrice: 1e8, maxPrice: 1e8 }],
    ['no bounds', { clientFinalPrice: 45_000, wantedPrice: 45_000, minPrice: null, maxPrice: null }],
  ])('%s', (_name, deal) => expect(dealPriceErrors(deal)).toEqual([]))
})

describe('estimate', () => {
  it('pays each kilometre at the rate of its band', () => {
    // 49 + 50 × 1.60 + 150 × 1.15 + 265 × 0.88 euros
    expect(estimate(FACTORY_TARIFF, lyon).prices).toEqual({ STANDARD: 53_470, EXPRESS: 69_511, OKM: 58_817 })
    // 49 + 50 × 1.60 + 150 × 1.15 + 300 × 0.88 + 200 × 0.74 euros: the last band has no end
    expect(estimate(FACTORY_TARIFF, { ...lyon, metres: 700_000 }).prices.STANDARD).toBe(71_350)
  })

  it.each([
    ['A', 53_470],
    ['B', 61_491],
    ['C', 74_858],
  ] as const)('multiplies by the factor of a car of type %s', (carType, price) => {
    expect(estimate(FACTORY_TARIFF, { ...lyon, carType }).prices.STANDARD).toBe(price)
  })

  it('never falls when the road is longer, for any car and category', () => {
    const journey = fc.record({
      metres: fc.nat(3_000_000),
      more: fc.nat(500_000),
      carType: fc.constantFrom('A', 'B', 'C'),
      roundTrip: fc.boolean(),
    })
    fc.assert(
      fc.property(journey, ({ metres, more, carType, roundTrip }) => {
        const at = (length: number) => estimate(FACTORY_TARIFF, { ...lyon, metres: length, carType, roundTrip }).prices
        const [shorter, longer] = [at(metres), at(metres + more)]
        for (const category of ['STANDARD', 'EXPRESS', 'OKM'] as const) {
          expect(longer[category]).toBeGreaterThanOrEqual(shorter[category])
          expect(Number.isInteger(shorter[category])).toBe(true)
        }
      }),
    )
  })

  it('doubles distance and time of a round trip, whose second car rides back', () => {
    const back = estimate(FACTORY_TARIFF, { ...lyon, cars: 2, roundTrip: true })
    expect(back).toMatchObject({ metres: 930_000, seconds: 32_640 })
    expect(back.prices).toEqual(estimate(FACTORY_TARIFF, { ...lyon, metres: 930_000 }).prices)
  })

  it('moves two cars the same way for twice the price', () => {
    expect(estimate(FACTORY_TARIFF, { ...lyon, cars: 2 }).prices.STANDARD).toBe(106_940)
  })

  it('knows a minimum and a flat price inside Île-de-France', () => {
    const near = { ...lyon, metres: 3000 }
    expect(estimate(FACTORY_TARIFF, near).prices.STANDARD).toBe(8900)
    expect(estimate(FACTORY_TARIFF, { ...near, metres: 60_000, insideIdf: true }).prices.STANDARD).toBe(11_900)
    expect(estimate(FACTORY_TARIFF, { ...near, insideIdf: true, roundTrip: true }).prices.STANDARD).toBe(23_800)
  })

  it('speaks of kilometres, hours and minutes', () => {
    expect(distanceText(465_280)).toBe('465 km')
    expect([durationText(16_320), durationText(3600), durationText(2700), durationText(3599)]).toEqual([
      '4 h 32',
      '1 h 00',
      '45 min',
      '1 h 00',
    ])
  })

  it('offers EXPRESS below 48 hours and OKM alone for zero-km', () => {
    const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
    expect(offeredCategories('STANDARD', inHours(47.9), NOW)).toEqual(['STANDARD', 'EXPRESS', 'OKM'])
    expect(offeredCategories('STANDARD', inHours(48), NOW)).toEqual(['STANDARD', 'OKM'])
    expect(offeredCategories('TO_RETURN', null, NOW)).not.toContain('EXPRESS')
    expect(offeredCategories('OKM', inHours(1), NOW)).toEqual(['OKM'])
  })
})

describe('tariff', () => {
  const bandsTo = (...ends: (number | null)[]) => ends.map((upToKm) => ({ upToKm, perKm: 1 }))

  it('of the factory is a lawful one', () => expect(read(tariffSchema, FACTORY_TARIFF).ok).toBe(true))

  it.each([
    ['baseFee', { baseFee: -1 }, 'baseFee', 'outOfRange'],
    ['baseFee', { baseFee: 1.5 }, 'baseFee', 'invalid'],
    ['no bands', { bands: [] }, 'bands', 'required'],
    ['closed end', { bands: bandsTo(50, 60) }, 'bands.1.upToKm', 'notAllowed'],
    ['falling bands', { bands: bandsTo(50, 50, null) }, 'bands.1.upToKm', 'outOfRange'],
    ['an open band before others', { bands: bandsTo(null, null) }, 'bands.0.upToKm', 'required'],
    ['21 bands', { bands: bandsTo(...Array.from({ length: 20 }, (_, n) => n + 1), null) }, 'bands', 'tooLong'],
    ['bands in words', { bands: 'all' }, 'bands', 'invalid'],
    ['factor', { carTypeFactor: { A: 1, B: 1, C: 0 } }, 'carTypeFactor.C', 'outOfRange'],
    ['factor', { carTypeFactor: { A: 1, B: 1, C: 10.1 } }, 'carTypeFactor.C', 'outOfRange'],
    ['factor', { carTypeFactor: { A: 1, B: 1, C: 'double' } }, 'carTypeFactor.C', 'invalid'],
    ['rate', { vatPercent: { ...FACTORY_TARIFF.vatPercent, FR: 101 } }, 'vatPercent.FR', 'outOfRange'],
    ['rate', { vatPercent: { ...FACTORY_TARIFF.vatPercent, FR: -1 } }, 'vatPercent.FR', 'outOfRange'],
    ['rate', { vatPercent: { ...FACTORY_TARIFF.vatPercent, FR: 'none' } }, 'vatPercent.FR', 'invalid'],
    ['no rate', { vatPercent: { ...FACTORY_TARIFF.vatPercent, FR: undefined } }, 'vatPercent.FR', 'required'],
    ['no factor', { categoryFactor: { STANDARD: 1, OKM: 1 } }, 'categoryFactor.EXPRESS', 'required'],
    ['stranger', { surprise: 1 }, 'surprise', 'notAllowed'],
  ])('refuses: %s', (_name, change, path, code) => {
    expect(read(tariffSchema, { ...FACTORY_TARIFF, ...change })).toMatchObject({ fields: [{ path, code }] })
  })
})

describe('options and margin', () => {
  it('cost 50, 20 and 10 euros', () => {
    expect(SERVICE_OPTIONS.map(({ id, price }) => [id, price])).toEqual([
      ['000', 5000],
      ['001', 2000],
      ['002', 1000],
    ])
  })

  it('add their amount without French tax, each once, and of an older delivery the amount that stands', () => {
    const all = chosenOptions(['002', '000', '001', '002', '999'], 20)
    expect(all.map(({ id, price, invoicePrice }) => [id, price, invoicePrice])).toEqual([
      ['000', 5000, 4167],
      ['001', 2000, 1667],
      ['002', 1000, 833],
    ])
    expect(optionsPrice(all)).toBe(6667)
    expect(clientPrice(40_000, all)).toBe(46_667)
    expect(clientPrice(40_000, [{ id: '000', price: 5000 }])).toBe(45_000)
    expect(chosenOptions(['000'], 0)).toEqual([{ id: '000', price: 5000, invoicePrice: 5000 }])
  })

  it.each(SERVICE_OPTIONS)('$name costs with tax what is said', ({ id, price }) => {
    expect(withTax(optionsPrice(chosenOptions([id], 20)), 20).gross).toBe(price)
  })

  it('carry no tax where the buyer owes it', () => {
    expect(withTax(46_667, 20)).toEqual({ vat: 9333, gross: 56_000 })
    expect(withTax(46_667, 0)).toEqual({ vat: 0, gross: 46_667 })
  })
})

describe('VAT', () => {
  const rates = { FR: 20, MC: 19, BE: 21, LU: 17, DE: 18 }
  it.each([
    ['FR', null, 20, false],
    ['FR', 'FR83404833048', 20, false],
    ['MC', 'FR83404833048', 19, false],
    ['BE', 'BE0403170701', 0, true],
    ['BE', null, 21, false],
    ['BE', 'FR83404833048', 20, false],
    ['IE', 'FR83404833048', 20, false],
    ['BE', 'CHE123456789', 21, false],
    ['BE', 'GB123456789', 21, false],
    ['BE', 'DE136695976', 0, true],
    ['GR', 'EL094259216', 0, true],
    ['CH', 'CHE123456789', 20, false],
    ['CH', 'DE136695976', 20, false],
  ])('%s %s: %d %%', (country, vatId, percent, reverseCharge) => {
    expect(vatFor({ country, vatId }, rates)).toEqual({ percent, reverseCharge })
  })
})
