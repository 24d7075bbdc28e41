import type { PunctualityState } from '@volant/domain/deliveries/punctuality'
import type { MapPoint } from './points'

/** One delivery on a map of many. */
export interface FleetCar {
  readonly id: string
  readonly points: readonly MapPoint[]
  /** Where the driver was last seen. */
  readonly at?: { readonly lat: number; readonly lng: number }
  /** The position is old: drawn fainter. */
  readonly old: boolean
  readonly state: PunctualityState
  /** Under the car while it needs an eye: its contract and its punctuality in a word. */
  readonly text: string
  /** Under the car that is pointed at or chosen: its contract, when it arrives, the age of its position. */
  readonly more: string
}

export interface Fleet {
  readonly cars: readonly FleetCar[]
  /** Left out here, because it is drawn with pins; the others are dimmed. */
  readonly selected?: string
  /** Said of a group beside the number of its late ones: "en retard". */
  readonly lateWord: string
}

export const EMPTY_FLEET: Fleet = { cars: [], lateWord: '' }
