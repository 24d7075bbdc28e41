import type { MapPoint } from './points'

/** One delivery on a map of many. */
export interface FleetCar {
  readonly id: string
  readonly points: readonly MapPoint[]
  /** Where the driver was last seen. */
  readonly at?: { readonly lat: number; readonly lng: number }
  /** The position is old: drawn fainter. */
  readonly old: boolean
  /** The label of the car: its contract and the age of its position. */
  readonly text: string
}

export interface Fleet {
  readonly cars: readonly FleetCar[]
  /** Left out here, because it is drawn with pins. */
  readonly selected?: string
}

export const EMPTY_FLEET: Fleet = { cars: [] }
