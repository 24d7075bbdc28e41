import { describe, expect, it } from 'vitest'
import { LIFECYCLE_ACTIONS, MISSION_STEPS } from '../../src/deliveries/actions'
import type { LogData } from '../../src/deliveries/log-data'
import {
  correctedVehicles,
  inspectionOf,
  pvLabel,
  sealedType,
  SEALING_STEPS,
  sealingStep,
} from '../../src/deliveries/sealing'

const SIDES = [
  { step: 'PICK_UP', vehicle: 0, side: 'before' },
  { step: 'HAND_OVER', vehicle: 0, side: 'after' },
  { step: 'SWAP_PICK_UP', vehicle: 1, side: 'before' },
  { step: 'SWAP_HAND_OVER', vehicle: 1, side: 'after' },
] as const

describe('the steps at which a report is sealed', () => {
  it.each(SIDES)(
    '$step ends the inspection $side of vehicle $vehicle, and is found by it',
    ({ step, ...inspected }) => {
      expect(inspectionOf(step)).toEqual(inspected)
      expect(sealingStep(inspected)).toBe(step)
    },
  )

  it('are those four and no other', () => {
    expect([...MISSION_STEPS, 'WITHDRAW' as const].filter((step) => inspectionOf(step) !== null)).toEqual([
      ...SEALING_STEPS,
    ])
  })
})

describe('what a sealed report is filed as', () => {
  const nobody = { signedBy: null, refusedReason: null, absent: false }
  const signed = { ...nobody, signedBy: 'Camille Laurent' }
  const refused = { ...nobody, refusedReason: 'Rayure' }
  const absent = { ...nobody, absent: true }
  const blank = { ...nobody, signedBy: '', refusedReason: '' }

  it.each([0, 1] as const)(
    'vehicle %i: proof of the hand-over only where it was signed, refused or nobody came at arrival',
    (vehicle) => {
      const typeOf = (side: 'before' | 'after') =>
        [signed, refused, absent, nobody, blank].map((how) => sealedType({ vehicle, side }, how))
      expect(typeOf('after')).toEqual(['PV', 'PV', 'PV', 'INSPECTION', 'INSPECTION'])
      expect(typeOf('before')).toEqual(Array.from({ length: 5 }, () => 'INSPECTION'))
    },
  )
})

it('the PVs of a round trip are told apart by their vehicle', () => {
  expect([pvLabel(false, 0), pvLabel(true, 0), pvLabel(true, 1)]).toEqual(['PV', 'PV 1', 'PV 2'])
})

describe('whose sealed reports a change may concern', () => {
  const photo = (vehicle: number) => ({ vehicle, side: 'before', view: 'top' }) as const
  const of = (action: (typeof LIFECYCLE_ACTIONS)[number], data: LogData) => correctedVehicles({ action, data })

  it('those of the vehicles whose photos were put right', () => {
    expect(of('EDIT_PHOTOS', { photos: [photo(0)] })).toEqual([0])
    expect(of('EDIT_PHOTOS', { photos: [photo(1), photo(1)] })).toEqual([1])
    expect(of('EDIT_PHOTOS', { photos: [photo(1), photo(0)] })).toEqual([0, 1])
    expect(of('EDIT_PHOTOS', {})).toEqual([])
  })

  it('both where vehicles were edited, nobody’s for any other edit', () => {
    expect(of('EDIT', { changed: ['comment', 'vehicles'] })).toEqual([0, 1])
    expect(of('EDIT', { changed: ['comment'] })).toEqual([])
    expect(of('EDIT', {})).toEqual([])
  })

  it('nobody’s for any other action, whatever it carries', () => {
    const others = LIFECYCLE_ACTIONS.filter((action) => action !== 'EDIT' && action !== 'EDIT_PHOTOS')
    for (const action of others) expect(of(action, { changed: ['vehicles'], photos: [photo(0)] })).toEqual([])
  })
})
