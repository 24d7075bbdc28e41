import { UNANSWERED } from '@volant/domain/inspection/check-list'
import { describe, expect, it } from 'vitest'
import {
  imagesOf,
  missingOf,
  nameOf,
  tripFor,
  tripsFrom,
  statusOf,
  stepOf,
  stepsOf,
  type Mission,
  type MissionVehicle,
} from './mission'

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
const UNSEEN = { marks: [], list: UNANSWERED }
const PHOTOS = { ...IMAGES, top: 'a', topLeft: 'b', topRight: 'c', bottomLeft: 'd', bottomRight: 'e', bottom: 'f' }

function vehicle(more: Partial<MissionVehicle> = {}): MissionVehicle {
  return {
    id: '1',
    vin: null,
    vehicleCode: null,
    marque: null,
    model: null,
    type: 'GAS',
    carType: 'A',
    toRetrieve: false,
    mileageBefore: -1,
    mileageAfter: -1,
    essenceBefore: null,
    essenceAfter: null,
    imagesBefore: IMAGES,
    imagesAfter: IMAGES,
    inspectionBefore: UNSEEN,
    inspectionAfter: UNSEEN,
    identity: null,
    ...more,
  }
}

describe('the step of a mission', () => {
  it('is the next one in order, if the server allows it', () => {
    const mission = { status: 'ONGOING', type: 'STANDARD' } as const
    expect(stepOf({ ...mission, allowedActions: ['ARRIVE'] })).toBe('ARRIVE')
    expect(stepOf({ ...mission, allowedActions: [] })).toBeNull()
  })

  it('is one of five one way and of nine both ways', () => {
    expect(stepsOf('STANDARD')).toEqual(['PICK_UP', 'DEPART', 'ARRIVE', 'HAND_OVER', 'FINISH'])
    expect(stepsOf('TWO_WAY_DELIVERY')).toHaveLength(9)
    expect(stepsOf('TWO_WAY_DELIVERY').at(-1)).toBe('FINISH')
  })
})

describe('the vehicle of a step', () => {
  it('is the one to retrieve on the way back, whatever the order of the list', () => {
    const mission = { vehicles: [vehicle({ id: 'back', toRetrieve: true }), vehicle({ id: 'out' })] } as Mission
    expect(tripFor(mission, 'HAND_OVER').vehicle?.id).toBe('out')
    expect(tripFor(mission, 'SWAP_HAND_OVER').vehicle?.id).toBe('back')
  })
})

describe('missing fields of an inspection', () => {
  it('have the names of the server', () => {
    expect(missingOf(vehicle(), 'before')).toContain('imagesBefore.topLeft')
    expect(missingOf(vehicle(), 'before')).toContain('essenceBefore')
    expect(missingOf(vehicle({ imagesBefore: PHOTOS, mileageBefore: 10, essenceBefore: 0 }), 'before')).toEqual([])
  })

  it('include a mileage below that of the departure', () => {
    const back = vehicle({ imagesAfter: PHOTOS, mileageBefore: 500, mileageAfter: 499, essenceAfter: 2 })
    expect(missingOf(back, 'after')).toEqual(['mileageAfter'])
  })
})

describe('a leg of the mission', () => {
  it('leads from the departure to the arrival, and back with the second vehicle', () => {
    const [fromAddress, toAddress, toReturnFromAddress, toReturnToAddress] = ['a', 'b', 'c', 'd'].map((city) => ({
      city,
    }))
    const mission = {
      fromAddress,
      toAddress,
      toReturnFromAddress,
      toReturnToAddress,
      vehicles: [],
    } as unknown as Mission
    expect(tripFor(mission, 'ARRIVE')).toMatchObject({ from: fromAddress, to: toAddress })
    expect(tripFor(mission, 'SWAP_ARRIVE')).toMatchObject({ from: toReturnFromAddress, to: toReturnToAddress })
  })

  it('is told with its vehicle, the one of this step first, the other only where there are two', () => {
    const vehicles = [vehicle({ id: 'out' }), vehicle({ id: 'back', toRetrieve: true })]
    const told = (type: Mission['type'], step: Parameters<typeof tripsFrom>[1], cars = vehicles) =>
      tripsFrom({ type, vehicles: cars } as Mission, step).map((trip) => trip.vehicle?.id)
    expect(told('TWO_WAY_DELIVERY', 'PICK_UP')).toEqual(['out', 'back'])
    expect(told('TWO_WAY_DELIVERY', 'SWAP_PICK_UP')).toEqual(['back', 'out'])
    expect(told('STANDARD', 'PICK_UP')).toEqual(['out'])
    expect(told('TO_RETURN', 'PICK_UP', [vehicle({ id: 'back', toRetrieve: true })])).toEqual(['back'])
  })

  it('has the first vehicle when none is marked, but not on the way back', () => {
    const mission = { vehicles: [vehicle({ id: 'back', toRetrieve: true })] } as Mission
    expect(tripFor(mission, 'HAND_OVER').vehicle?.id).toBe('back')
    expect(tripFor({ vehicles: [vehicle()] } as Mission, 'SWAP_HAND_OVER').vehicle).toBeUndefined()
  })

  it('shows the photos of its side', () => {
    const car = vehicle({ imagesBefore: PHOTOS })
    expect([imagesOf(car, 'before'), imagesOf(car, 'after')]).toEqual([PHOTOS, IMAGES])
  })

  it('has the known parts of the car’s name', () => {
    expect(nameOf({ marque: 'Peugeot', model: '308' })).toBe('Peugeot 308')
    expect(nameOf({ marque: null, model: '308' })).toBe('308')
  })

  it('has a status of the lifecycle, and no step after the last one', () => {
    expect([statusOf({ status: 'ONGOING' }), statusOf({ status: 'ALERT' })]).toEqual(['ONGOING', 'SET'])
    expect(stepOf({ status: 'COMPLETED', type: 'STANDARD', allowedActions: [] })).toBeNull()
  })
})
