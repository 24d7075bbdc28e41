import { expect, it } from 'vitest'
import { vehicleValues } from './vehicle-values'

const ID = '01a1fc70-359e-742c-a5d3-416a85db41e3'
/** The row that a new delivery begins with. */
const BLANK = {
  id: ID,
  vin: null,
  vehicleCode: null,
  marque: null,
  model: null,
  carType: 'A',
  type: 'GAS',
  toRetrieve: false,
} as const
const ZOE = { marque: 'Renault', model: 'Zoé', carType: 'B', type: 'ELECTRIC' } as const
const EMPTY = { vin: '', vehicleCode: '', marque: '', model: '', carType: 'A', type: 'GAS' }

it('of a blank row is the only usual one, under the id of the row', () => {
  expect(vehicleValues({ vehicles: [BLANK] }, 0, [ZOE])).toEqual({ ...EMPTY, id: ID, ...ZOE })
  expect(vehicleValues({ vehicles: [{ ...BLANK, vin: 'VF3' }] }, 0, [ZOE])).toMatchObject({ vin: 'VF3', ...ZOE })
  expect(vehicleValues({ vehicles: [] }, 0, [ZOE])).toEqual({ ...EMPTY, ...ZOE })
})

it('of a blank row is empty where none or several are usual', () => {
  for (const usual of [[], [ZOE, ZOE]])
    expect(vehicleValues({ vehicles: [BLANK] }, 0, usual)).toEqual({ ...EMPTY, id: ID })
})

it.each([{ vehicleCode: 'GA-217-KF' }, { marque: 'Renault' }, { model: 'Clio' }])(
  'stays as stored where only %j is known',
  (known) => {
    expect(vehicleValues({ vehicles: [{ ...BLANK, ...known }] }, 0, [ZOE])).toEqual({ ...EMPTY, id: ID, ...known })
  },
)
