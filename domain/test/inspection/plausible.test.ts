import { addMinutes, subMinutes } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { isFartherThanRoute, isFuelMissing } from '../../src/inspection/plausible'
import { saidOf, toSigning } from '../../src/inspection/signing'
import { isOlder } from '../../src/inspection/taken'

describe('a mileage asks for a word', () => {
  it.each([
    // a route of 100 km may take 135
    [1000, 1135, 100, false],
    [1000, 1136, 100, true],
    [1000, 1020, 0, false],
    [1000, 1021, 0, true],
    [1000, 1000, 100, false],
    [0, 136, 100, true],
    [-1, 5000, 100, false],
    [1000, -1, 100, false],
    [null, 5000, 100, false],
    [1000, null, 100, false],
    [1000, 5000, null, false],
  ])('%s to %s km on a route of %s km: %s', (before, after, route, asks) => {
    expect(isFartherThanRoute(before, after, route)).toBe(asks)
  })
})

describe('the fuel asks for a word', () => {
  it.each([
    [4, 3, [], true],
    [4, 4, [], false],
    [3, 4, [], false],
    [4, 3, ['001'], false],
    [4, 3, ['000', '002'], true],
    [null, 3, [], false],
    [4, null, [], false],
    [1, 0, [], true],
  ])('%s to %s eighths with the options %j: %s', (before, after, options, asks) => {
    expect(isFuelMissing(before, after, options)).toBe(asks)
  })
})

describe('a photo is marked', () => {
  const filedAt = new Date('2026-03-29T00:30:00Z')
  it.each([
    [60, false, false],
    [61, false, true],
    [0, true, true],
    [0, false, false],
  ])('%s minutes old, from the gallery %s: %s', (minutes, fromGallery, marked) => {
    expect(isOlder({ at: subMinutes(filedAt, minutes), filedAt, fromGallery })).toBe(marked)
  })

  it('is not where the clock of the camera is ahead', () => {
    expect(isOlder({ at: addMinutes(filedAt, 90), filedAt, fromGallery: false })).toBe(false)
  })
})

describe('how the other side ended an inspection', () => {
  it('is kept as it was said, and nothing else', () => {
    expect(saidOf(toSigning({ signedBy: 'Ana', signerFunction: '', absent: false, signatureKey: null }))).toEqual({
      signedBy: 'Ana',
    })
    expect(saidOf(toSigning({ absent: true, driverSignatureKey: 'k' }))).toEqual({
      absent: true,
      driverSignatureKey: 'k',
    })
  })
})
