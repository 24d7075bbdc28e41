import { expect, it } from 'vitest'
import { afterWizard } from './after-wizard'

const MADE = { id: 'd1', publicId: '100042', type: 'TWO_WAY_DELIVERY', status: 'REQUESTED' } as const

it('leads from a new delivery to its deal form', () => {
  expect(afterWizard(2)(MADE, true)).toBe('/admin/pilot/create-deal/confirmed/two-way-delivery/d1')
})

it('leads from an edited delivery to the deal form of its status', () => {
  expect(afterWizard(1)(MADE, false)).toBe('/admin/pilot/create-deal/requested/two-way-delivery/100042')
  const confirmed = { ...MADE, status: 'CONFIRMED' } as const
  expect(afterWizard(2)(confirmed, false)).toBe('/admin/pilot/create-deal/confirmed/two-way-delivery/100042')
})

it('leads to the delivery when no deal can be made, or not by this rank', () => {
  const detail = '/admin/pilot/details/two-way-delivery/requested/100042'
  expect(afterWizard(3)(MADE, true)).toBe(detail)
  expect(afterWizard(2)({ ...MADE, status: 'SET' }, false)).toBe(detail.replace('requested', 'set'))
})
