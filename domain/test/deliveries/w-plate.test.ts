import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../src/places/countries'
import { SERVICE_OPTIONS } from '../../src/pricing/options'
import { countriesBeyondPlate, W_PLATE_OPTION } from '../../src/deliveries/w-plate'

const at = (country: string | null) => ({ country })

describe('a W plate', () => {
  it('is the option of that name', () => {
    expect(SERVICE_OPTIONS.find(({ id }) => id === W_PLATE_OPTION)?.name).toBe('W Garage')
  })

  it.each(COUNTRIES.map((country) => [country, country === 'FR' ? [] : [country]] as const))(
    'to %s leaves France for %j',
    (country, beyond) => {
      expect(countriesBeyondPlate(['000'], [at('FR'), at(country)])).toEqual(beyond)
      expect(countriesBeyondPlate(['002', '000'], [at(country), at('FR')])).toEqual(beyond)
    },
  )

  it('is asked about every address, those of the way back too, and each country is named once', () => {
    const places = [at('FR'), at('BE'), at('BE'), at('LU')]
    expect(countriesBeyondPlate(['000'], places)).toEqual(['BE', 'LU'])
  })

  it('is asked about nothing where it was not chosen, and about no address that is not known', () => {
    expect(countriesBeyondPlate(['001', '002'], [at('FR'), at('BE')])).toEqual([])
    expect(countriesBeyondPlate(['000'], [at('FR'), null, undefined, at(null)])).toEqual([])
  })
})
