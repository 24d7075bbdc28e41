import { describe, expect, it } from 'vitest'
import { missingOf, stepOf, stepsOf, vehicleFor, type Mission, type MissionVehicle } from './mission'

const IMAGES = {
  top: null,
  topLeft: null,
  topRight: null,
  bottomLeft: null,
  bottomRight: null,
  bottom: null,
  dashboard: null,
  cables: null,
  key: null,
}
const PHOTOS = { ...IMAGES, top: 'a', topLeft: 'b', topRight: 'c', bottomLeft: 'd', bottomRight: 'e', bottom: 'f' }

function vehicle(more: Partial<MissionVehicle> = {}): MissionVehicle {
  return {
    id: '1',
    vin: null,
    vehicleCode: null,
    marque: null,
    model: null,
    type: 'GAS',
    toRetrieve: false,
    isDelivered: false,
    mileageBefore: -1,
    mileageAfter: -1,
    essenceBefore: null,
    essenceAfter: null,
    imagesBefore: IMAGES,
    imagesAfter: IMAGES,
    ...more,
  }
}

describe('the step of a mission', () => {
  it('is the next one on the road, and only where the server allows it', () => {
    const mission = { status: 'ONGOING', type: 'STANDARD' } as const
    expect(stepOf({ ...mission, allowedActions: ['ARRIVE'] })).toBe('ARRIVE')
    expect(stepOf({ ...mission, allowedActions: [] })).toBeNull()
  })

  it('leads over five steps one way and nine both ways', () => {
    expect(stepsOf('STANDARD')).toEqual(['PICK_UP', 'DEPART', 'ARRIVE', 'HAND_OVER', 'FINISH'])
    expect(stepsOf('TWO_WAY_DELIVERY')).toHaveLength(9)
    expect(stepsOf('TWO_WAY_DELIVERY').at(-1)).toBe('FINISH')
  })
})

describe('the vehicle of a step', () => {
  it('is the one to retrieve on the way back, whatever the order of the list', () => {
    const mission = { vehicles: [vehicle({ id: 'back', toRetrieve: true }), vehicle({ id: 'out' })] } as Mission
    expect(vehicleFor(mission, 'HAND_OVER')?.id).toBe('out')
    expect(vehicleFor(mission, 'SWAP_HAND_OVER')?.id).toBe('back')
  })
})

describe('what an inspection lacks', () => {
  it('names each photo and figure as the server does', () => {
    expect(missingOf(vehicle(), 'before')).toContain('imagesBefore.topLeft')
    expect(missingOf(vehicle(), 'before')).toContain('essenceBefore')
    expect(missingOf(vehicle({ imagesBefore: PHOTOS, mileageBefore: 10, essenceBefore: 0 }), 'before')).toEqual([])
  })

  it('refuses a meter that ran backwards', () => {
    const back = vehicle({ imagesAfter: PHOTOS, mileageBefore: 500, mileageAfter: 499, essenceAfter: 2 })
    expect(missingOf(back, 'after')).toEqual(['mileageAfter'])
  })
})
