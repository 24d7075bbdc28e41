import { describe, expect, it } from 'vitest'
import { declarableYears, decideDeclaration } from '../../src/offers/declaration'

describe('a year that can be declared', () => {
  // half past midnight of the first of January in Paris
  const now = new Date('2026-12-31T23:30:00Z')

  it('is the one under way in Paris, and the four before it', () => {
    expect(declarableYears(now)).toEqual([2027, 2026, 2025, 2024, 2023])
    expect(declarableYears(new Date('2026-12-31T22:59:59Z'))[0]).toBe(2026)
  })

  it.each([
    [2022, false],
    [2023, true],
    [2027, true],
    [2028, false],
    [2026.5, false],
  ])('%d: %s', (year, allowed) => {
    const decision = decideDeclaration(year, now)
    expect(decision.ok).toBe(allowed)
    if (!decision.ok)
      expect(decision).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'year', code: 'outOfRange' }] })
  })
})
