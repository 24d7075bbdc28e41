import { describe, expect, it } from 'vitest'
import { isComplete, priceLines } from './estimate'

const estimated = {
  prices: { STANDARD: 659.03, EXPRESS: 826.85, OKM: 724.94 },
  distance: '510 km',
  duration: '4 h 59',
  distanceMeters: 510_000,
  durationSeconds: 17_940,
  vatPercent: 20,
  reverseCharge: false,
  optionVatPercent: 20,
}
const place = { place_id: 'gz:FR:69382:69002' }

describe('the price estimate', () => {
  it('adds the options without tax to the price of the category, each once, and the tax to the whole', () => {
    expect(priceLines(estimated, 'OKM', ['000', '002', '000'])).toEqual({
      journey: 724.94,
      options: [
        { key: '000', euros: 50 },
        { key: '002', euros: 10 },
      ],
      net: 774.94,
      vat: 154.99,
      gross: 929.93,
    })
  })

  it('has no tax where the buyer owes it; the options keep what they are without French tax', () => {
    const abroad = { ...estimated, vatPercent: 0, reverseCharge: true }
    expect(priceLines(abroad, 'STANDARD', ['001'])).toMatchObject({ net: 675.7, vat: 0, gross: 675.7 })
  })

  it('needs both places and a date', () => {
    const input = { deliveryId: 'd', type: 'STANDARD', carType: 'A', status: 'PROFESSIONAL' } as const
    expect(isComplete({ ...input, from: place, to: place, deadline: null })).toBe(false)
    expect(isComplete({ ...input, from: place, to: undefined, deadline: '2026-11-21T08:00:00Z' })).toBe(false)
    expect(isComplete({ ...input, from: place, to: place, deadline: '2026-11-21T08:00:00Z' })).toBe(true)
  })
})
