import { describe, expect, it } from 'vitest'
import { isComplete, priceLines } from './estimate'

const estimated = {
  prices: { STANDARD: 659.03, EXPRESS: 826.85, OKM: 724.94 },
  distance: '510 km',
  duration: '4 h 59',
  distanceMeters: 510_000,
  durationSeconds: 17_940,
}
const place = { place_id: 'gz:FR:69382:69002' }

describe('the price estimate', () => {
  it('adds the options to the price of the category, each once', () => {
    expect(priceLines(estimated, 'OKM', ['000', '002', '000'])).toEqual({
      journey: 724.94,
      options: [
        { key: '000', euros: 50 },
        { key: '002', euros: 10 },
      ],
      total: 784.94,
    })
  })

  it('needs both places and a date', () => {
    const input = { type: 'STANDARD', carType: 'A', status: 'PROFESSIONAL' } as const
    expect(isComplete({ ...input, from: place, to: place, deadline: null })).toBe(false)
    expect(isComplete({ ...input, from: place, to: undefined, deadline: '2026-11-21T08:00:00Z' })).toBe(false)
    expect(isComplete({ ...input, from: place, to: place, deadline: '2026-11-21T08:00:00Z' })).toBe(true)
  })
})
