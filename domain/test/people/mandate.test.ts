import { subMilliseconds } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { decideDebit, earliestDebit, hasLapsed, mandateEnd } from '../../src/drivers/mandate'

const at = (iso: string) => new Date(iso)

describe('a mandate', () => {
  it.each([
    ['the signature', '2023-11-29T10:00:00Z', null, '2026-11-29T10:00:00Z'],
    ['the last debit', '2023-11-29T10:00:00Z', '2024-05-02T08:00:00Z', '2027-05-02T08:00:00Z'],
    [
      'the signature, where the debit was under another',
      '2023-11-29T10:00:00Z',
      '2023-01-02T08:00:00Z',
      '2026-11-29T10:00:00Z',
    ],
    ['a last day of February', '2024-02-29T10:00:00Z', null, '2027-02-28T10:00:00Z'],
    ['the hour in Paris, where the clocks have changed', '2024-10-26T10:00:00Z', null, '2027-10-26T10:00:00Z'],
    ['the hour in Paris, in summer as in winter', '2024-03-31T12:00:00Z', null, '2027-03-31T12:00:00Z'],
    ['the hour in Paris, on the day of the change', '2024-03-28T12:00:00Z', null, '2027-03-28T11:00:00Z'],
  ])('lapses 36 months after %s', (_what, signed, used, end) => {
    const mandate = { signedAt: at(signed), lastUsedAt: used === null ? null : at(used) }
    expect(mandateEnd(mandate)).toEqual(at(end))
    expect(hasLapsed(mandate, subMilliseconds(at(end), 1))).toBe(false)
    expect(hasLapsed(mandate, at(end))).toBe(true)
  })

  it('announces a debit fourteen days before, by the days of Paris', () => {
    expect(earliestDebit(at('2026-06-15T10:00:00Z'))).toEqual(at('2026-06-29T10:00:00Z'))
    expect(earliestDebit(at('2026-03-20T23:30:00Z'))).toEqual(at('2026-04-03T22:30:00Z'))
  })

  it('that has lapsed allows no debit; whoever signed none pays otherwise', () => {
    const mandate = { signedAt: at('2023-11-29T10:00:00Z'), lastUsedAt: null }
    expect(decideDebit(mandate, at('2026-11-29T09:59:59Z')).ok).toBe(true)
    expect(decideDebit(mandate, at('2026-11-29T10:00:00Z'))).toMatchObject({
      ok: false,
      code: 'CONFLICT',
      reason: 'MANDATE_LAPSED',
    })
    expect(decideDebit(null, at('2026-11-29T10:00:00Z')).ok).toBe(true)
  })
})
