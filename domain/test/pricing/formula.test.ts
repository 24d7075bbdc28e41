import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimate, type Journey } from '../../src/pricing/estimate'
import { chosenOptions, clientPrice, SERVICE_OPTION_IDS } from '../../src/pricing/options'
import { type Tariff, tariffSchema } from '../../src/pricing/tariff'
import { read } from '../../src/kernel/fields'

const cents = (most: number) => fc.nat(most)
const factor = fc.integer({ min: 10, max: 1000 }).map((hundredths) => hundredths / 100)
const percent = fc.nat(100)

const bands = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 6 }),
    fc.array(cents(400), { minLength: 7, maxLength: 7 }),
  )
  .map(([ends, rates]) => [
    ...ends.toSorted((a, b) => a - b).map((upToKm, index) => ({ upToKm, perKm: rates[index] ?? 0 })),
    { upToKm: null, perKm: rates[6] ?? 0 },
  ])

const tariffs: fc.Arbitrary<Tariff> = fc.record({
  baseFee: cents(20_000),
  bands,
  carTypeFactor: fc.record({ A: factor, B: factor, C: factor }),
  categoryFactor: fc.record({ STANDARD: factor, EXPRESS: factor, OKM: factor }),
  minimum: cents(30_000),
  flatIdf: cents(30_000),
  vatPercent: fc.record({ FR: percent, MC: percent, BE: percent, LU: percent, DE: percent }),
})

const journeys: fc.Arbitrary<Journey> = fc.record({
  metres: fc.nat(1_500_000),
  seconds: fc.nat(60_000),
  carType: fc.constantFrom('A', 'B', 'C'),
  cars: fc.integer({ min: 1, max: 10 }),
  roundTrip: fc.boolean(),
  insideIdf: fc.boolean(),
})

const hundredths = (value: number) => BigInt(Math.round(value * 100))

/** The formula as the tariff page states it, in whole thousandths of a cent, so that nothing is lost before the one rounding. */
function byHand(tariff: Tariff, journey: Journey, category: 'STANDARD' | 'EXPRESS' | 'OKM'): number {
  const ways = journey.roundTrip ? 2 : 1
  let thousandths: bigint
  if (journey.insideIdf) thousandths = BigInt(tariff.flatIdf * ways) * 1000n
  else {
    thousandths = BigInt(tariff.baseFee) * 1000n
    let left = journey.metres * ways
    let start = 0
    for (const { upToKm, perKm } of tariff.bands) {
      const length = Math.min(left, upToKm === null ? left : upToKm * 1000 - start)
      thousandths += BigInt(length) * BigInt(perKm)
      left -= length
      start += length
    }
    const least = BigInt(tariff.minimum) * 1000n
    if (thousandths < least) thousandths = least
  }
  const cars = journey.roundTrip ? 1 : journey.cars
  const factors = hundredths(tariff.carTypeFactor[journey.carType]) * hundredths(tariff.categoryFactor[category])
  const whole = thousandths * factors * BigInt(cars)
  const cent = 10_000_000n
  return Number((whole + cent / 2n) / cent)
}

describe('the estimate', () => {
  it("equals the tariff's formula to the cent, for any tariff, car type, category and options", () => {
    const options = fc.subarray([...SERVICE_OPTION_IDS])
    fc.assert(
      fc.property(tariffs, journeys, options, (tariff, journey, ids) => {
        expect(read(tariffSchema, tariff).ok).toBe(true)
        const { prices } = estimate(tariff, journey)
        const chosen = chosenOptions(ids, tariff.vatPercent.FR)
        const without = { '000': 5000, '001': 2000, '002': 1000 }
        const added = ids.reduce((sum, id) => sum + Math.round((without[id] * 100) / (100 + tariff.vatPercent.FR)), 0)
        for (const category of ['STANDARD', 'EXPRESS', 'OKM'] as const) {
          const wanted = byHand(tariff, journey, category)
          expect(prices[category]).toBe(wanted)
          expect(clientPrice(prices[category], chosen)).toBe(wanted + added)
        }
      }),
      { numRuns: 500 },
    )
  })
})
