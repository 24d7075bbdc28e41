import { addDays } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { clientValues, judgeCreation, toClientEdit, toCreation } from './values'

const own = {
  id: '01a1fc7d-b9f9-71ce-b933-86799e86747f',
  firstName: 'Claire',
  lastName: 'Fontaine',
  email: 'claire@horizon.test',
  phone: '+33612345678',
  organization: { name: 'Horizon', slug: 'horizon' },
}
const day = (plus: number) => addDays(new Date(), plus).toISOString()
const typed = {
  ...clientValues(undefined, own, 'fr'),
  clientFirstName: 'Camille',
  clientLastName: 'Laurent',
  clientEmail: 'camille@exemple.fr',
}
const dated = { ...typed, carAvailabilityDate: day(1), carPickUpDate: day(2), carDeliveryDeadline: day(3) }

describe('the first step', () => {
  it('is valid when complete', () => {
    expect(judgeCreation(dated, 'STANDARD', own, false)).toEqual([])
  })

  it('reports every missing field at once, dates too', () => {
    const faults = judgeCreation(clientValues(undefined, undefined, 'fr'), 'STANDARD', undefined, false)
    const paths = faults.filter(({ code }) => code === 'required').map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['clientFirstName', 'representativeId', 'carAvailabilityDate', 'carDeliveryDeadline']),
    )
  })

  it('requires dates in order, and none in the past', () => {
    const reversed = judgeCreation({ ...dated, carPickUpDate: day(5) }, 'STANDARD', own, false)
    expect(reversed).toEqual([{ path: 'carDeliveryDeadline', code: 'mustBeLater' }])
    const past = judgeCreation({ ...dated, carAvailabilityDate: day(-1) }, 'STANDARD', own, false)
    expect(past).toContainEqual({ path: 'carAvailabilityDate', code: 'disablePast' })
  })

  it('requires only the deadline if the organisation says so, whatever an old draft contains', () => {
    const only = { ...typed, carDeliveryDeadline: day(3) }
    expect(judgeCreation(only, 'STANDARD', own, true)).toEqual([])
    expect(toCreation(dated, 'STANDARD', own, true).carPickUpDate).toBeUndefined()
    const edit = toClientEdit(dated, true)
    expect(edit.carAvailabilityDate).toBe(dated.carDeliveryDeadline)
    expect(edit.carPickUpDate).toBe(dated.carDeliveryDeadline)
  })

  it('creates a second vehicle for a two-way delivery, by default as an exchange', () => {
    const input = toCreation(dated, 'TWO_WAY_DELIVERY', own, false)
    expect(input).toMatchObject({ numberOfVehicles: 2, twoWayDeliverType: 'EXCHANGE', clientPhone: null })
  })
})
