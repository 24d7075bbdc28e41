import { expect, it } from 'vitest'
import { pastedNumber } from './pasted-number'

it('reads what is pasted by the separators of either language', () => {
  for (const language of ['fr', 'en'] as const)
    for (const [pasted, figure] of [
      ['10', 10],
      ['1 234,50 €', 1234.5],
      ['€1,234.50', 1234.5],
      ['1.234,5', 1234.5],
      ['1234.50', 1234.5],
      ['12,5', 12.5],
      ['1.234.567', 1_234_567],
      ['1,234,567.8', 1_234_567.8],
      ['-3,5', -3.5],
      ['', undefined],
      ['about', undefined],
      [',', undefined],
    ] as const)
      expect([pasted, pastedNumber(pasted, language)]).toEqual([pasted, figure])
})

it('never makes thousands of decimals', () => {
  for (const pasted of ['9.999', '9,999']) expect(pastedNumber(pasted, 'fr')).toBe(9.999)
  expect(pastedNumber('9.999', 'en')).toBe(9.999)
  expect(pastedNumber('9,999', 'en')).toBe(9999)
})
