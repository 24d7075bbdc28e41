import { MISSION_STEPS } from '@volant/domain/deliveries/actions'
import { codeOfStep } from '@volant/domain/deliveries/mission'
import { describe, expect, it } from 'vitest'
import { phaseOf, phasesOf } from './phases'

describe('the screens of a step', () => {
  it('ends with the code if the step needs one', () => {
    for (const step of MISSION_STEPS) expect(phasesOf(step).at(-1) === 'code').toBe(codeOfStep(step) !== null)
  })

  it('has the signature before the code of every hand-over', () => {
    for (const step of ['HAND_OVER', 'SWAP_HAND_OVER'] as const)
      expect(phasesOf(step)).toEqual(['inspection', 'sign', 'code'])
  })

  it('starts at the first one when the address has one of another step', () => {
    expect(phaseOf('ARRIVE', 'code')).toBe('drive')
    expect(phaseOf('PICK_UP', undefined)).toBe('prepare')
    expect(phaseOf('PICK_UP', 'code')).toBe('code')
  })
})
