import type { MapPoint } from './points'

/** One delivery on a map of many. */
export interface FleetCar {
  readonly id: string
  readonly points: readonly MapPoint[]
  /** Where the driver was last seen. */
  readonly at?: { readonly lat: number; readonly lng: number }
  /** Not heard of for a while: drawn fainter. */
  readonly old: boolean
  /** Beside the car: its contract and the age of its position. */
  readonly text: string
}

export interface Fleet {
  readonly cars: readonly FleetCar[]
  /** Drawn with pins of its own, and left out here. */
  readonly selected?: string
}

export const NO_FLEET: Fleet = { cars: [] }
