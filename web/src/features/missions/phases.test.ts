import { MISSION_STEPS } from '@volant/domain/deliveries/actions'
import { codeOfStep } from '@volant/domain/deliveries/mission'
import { describe, expect, it } from 'vitest'
import { SEALING_STEPS } from '@volant/domain/deliveries/sealing'
import { phaseOf, phasesOf } from './phases'

describe('the screens of a step', () => {
  it('ends with the code if the step needs one', () => {
    for (const step of MISSION_STEPS) expect(phasesOf(step).at(-1) === 'code').toBe(codeOfStep(step) !== null)
  })

  it('has the list, and then the signatures, at the end of every inspection', () => {
    for (const step of SEALING_STEPS)
      expect(phasesOf(step).filter((phase) => ['inspection', 'condition', 'sign'].includes(phase))).toEqual([
        'inspection',
        'condition',
        'sign',
      ])
  })

  const all = { identity: true, list: true, signatures: true }
  it('starts at the first one when the address has one of another step', () => {
    expect(phaseOf('ARRIVE', 'code', all)).toBe('drive')
    expect(phaseOf('PICK_UP', undefined, all)).toBe('prepare')
    expect(phaseOf('PICK_UP', 'code', all)).toBe('code')
  })

  it('goes no further than what is done', () => {
    for (const step of ['PICK_UP', 'HAND_OVER', 'SWAP_HAND_OVER'] as const) {
      expect(phaseOf(step, 'code', { ...all, signatures: false })).toBe('sign')
      expect(phaseOf(step, 'code', { ...all, list: false })).toBe('condition')
      expect(phaseOf(step, 'sign', { ...all, list: false, signatures: false })).toBe('condition')
      expect(phaseOf(step, 'inspection', { ...all, list: false, signatures: false })).toBe('inspection')
    }
    expect(phaseOf('DEPART', 'go', { ...all, list: false, signatures: false })).toBe('go')
  })

  it('inspects no vehicle that is another', () => {
    const other = { ...all, identity: false }
    for (const step of ['PICK_UP', 'SWAP_PICK_UP'] as const) {
      expect(phaseOf(step, undefined, other)).toBe('prepare')
      for (const phase of ['identity', 'inspection', 'condition', 'sign'] as const)
        expect(phaseOf(step, phase, other)).toBe('identity')
    }
    expect(phaseOf('PICK_UP', 'code', { identity: false, list: false, signatures: false })).toBe('identity')
    expect(phaseOf('HAND_OVER', 'code', other)).toBe('code')
  })
})
