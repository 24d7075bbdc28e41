import { addDays } from 'date-fns'
import { describe, expect, it } from 'vitest'
import type { WizardDelivery } from '../wizard-queries'
import { clientValues, judgeClientEdit, judgeCreation, toClientEdit, toCreation } from './values'

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
  })

  it('creates a second vehicle for a two-way delivery, by default as an exchange', () => {
    const input = toCreation(dated, 'TWO_WAY_DELIVERY', own, false)
    expect(input).toMatchObject({ numberOfVehicles: 2, twoWayDeliverType: 'EXCHANGE', clientPhone: null })
  })
})

describe('an edit of the first step in an organisation with one date', () => {
  // the office has planned the pick-up since
  const stored = { ...dated, id: own.id, carPickUpDate: day(2) } as unknown as WizardDelivery
  const corrected = { ...dated, clientPhone: '+33698765432' }

  it('sends no date while the deadline stays, so that the planned pick-up stays too', () => {
    const edit = toClientEdit(corrected, stored, true)
    expect(edit).toMatchObject({ clientPhone: '+33698765432' })
    for (const name of ['carAvailabilityDate', 'carPickUpDate', 'carDeliveryDeadline'] as const)
      expect(edit[name]).toBeUndefined()
    expect(judgeClientEdit(corrected, stored, true)).toEqual([])
  })

  it('is taken when the deadline has passed, as long as it stays', () => {
    const over = { carAvailabilityDate: day(-3), carPickUpDate: day(-2), carDeliveryDeadline: day(-1) }
    expect(judgeClientEdit({ ...corrected, ...over }, { ...stored, ...over }, true)).toEqual([])
  })

  it('moves all three with the deadline', () => {
    const deadline = day(4)
    const moved = { ...dated, carDeliveryDeadline: deadline }
    const all = { carAvailabilityDate: deadline, carPickUpDate: deadline, carDeliveryDeadline: deadline }
    expect(toClientEdit(moved, stored, true)).toMatchObject(all)
    expect(judgeClientEdit(moved, stored, true)).toEqual([])
    const past = judgeClientEdit({ ...dated, carDeliveryDeadline: day(-1) }, stored, true)
    expect(past).toContainEqual({ path: 'carDeliveryDeadline', code: 'disablePast' })
  })

  it('asks for a deadline that was taken away', () => {
    const faults = judgeClientEdit({ ...dated, carDeliveryDeadline: undefined }, stored, true)
    expect(faults).toContainEqual({ path: 'carDeliveryDeadline', code: 'required' })
  })

  it('sends the three dates as they stand where an organisation has three', () => {
    const { carAvailabilityDate, carPickUpDate, carDeliveryDeadline } = dated
    expect(toClientEdit(corrected, stored, false)).toMatchObject({
      carAvailabilityDate,
      carPickUpDate,
      carDeliveryDeadline,
    })
  })
})
