import { describe, expect, it } from 'vitest'
import { stepAt, stepsOf } from './steps'

describe('the steps of the wizard', () => {
  it('are three, and four with a restitution', () => {
    expect(stepsOf('STANDARD')).toEqual(['client', 'journey', 'finish'])
    expect(stepsOf('TWO_WAY_DELIVERY')).toEqual(['client', 'journey', 'restitution', 'finish'])
  })

  it('are the nearest one for a number out of range', () => {
    expect(stepAt('OKM', 4)).toEqual({ name: 'finish', number: 3 })
    expect(stepAt('TO_RETURN', 0)).toEqual({ name: 'client', number: 1 })
  })
})
