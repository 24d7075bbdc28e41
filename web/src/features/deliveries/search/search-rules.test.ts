import { describe, expect, it } from 'vitest'
import { parseSearchText } from './search-rules'

describe('the searched text', () => {
  it.each([
    ['deliveryId', '', '', false],
    ['deliveryId', '   ', '', false],
    ['deliveryId', ' 100042 ', '100042', false],
    ['deliveryId', '1', '1', false],
    ['vin', 'VF', '', true],
    ['vin', ' VF ', '', true],
    ['vin', 'VF3', 'VF3', false],
    ['vin', '  ', '', false],
    ['vehicleCode', 'GA', '', true],
    ['vehicleCode', 'GA-', 'GA-', false],
    [undefined, 'a', 'a', false],
    [undefined, ' ', '', false],
  ] as const)('in %s for %j is %j', (field, typed, text, tooShort) => {
    expect(parseSearchText(field, typed)).toEqual({ text, tooShort })
  })
})
