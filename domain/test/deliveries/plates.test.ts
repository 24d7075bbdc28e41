import { describe, expect, it } from 'vitest'
import { plateLetters, writtenPlate } from '../../src/deliveries/plates'

describe('a plate', () => {
  it.each(['GA-242-DM', 'ga242dm', 'GA 242 DM', ' ga-242 dm ', 'GA.242.DM'])('%s is one and the same', (typed) => {
    expect(plateLetters(typed)).toBe('GA242DM')
    expect(writtenPlate(typed)).toBe('GA-242-DM')
  })

  it.each([
    ['1-abc-123', '1-ABC-123'],
    [' 1234 ab 56 ', '1234 AB 56'],
    ['AB1234', 'AB1234'],
    ['AAB-123-CD', 'AAB-123-CD'],
    ['AB-123-CDE', 'AB-123-CDE'],
    ['AB-1234-CD', 'AB-1234-CD'],
    ['', ''],
  ])('%s, of another form, stays as typed', (typed, written) => {
    expect(writtenPlate(typed)).toBe(written)
  })
})
