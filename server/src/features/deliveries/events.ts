import type { LogData } from '@volant/domain/deliveries/log-data'
import type { LifecycleAction } from '@volant/domain/deliveries/actions'
import type { Actor } from '@volant/domain/kernel/actor'
import type { DeliveryRow } from './store/row'

/** A delivery was written: created, moved along its lifecycle, edited or deleted. */
export interface DeliveryChanged {
  /** The transition's number in the lifecycle. */
  readonly transition: string
  readonly action: LifecycleAction
  readonly actor: Actor
  /** Null for a creation. */
  readonly before: DeliveryRow | null
  readonly after: DeliveryRow
  /** With this change the request has all its parts, and had not before it. */
  readonly completes: boolean
  readonly reason: string | null
  /** The moment of the change, by the clock port. */
  readonly at: Date
  /** What the action carried along that reactions need: an offer's id, a new driver's id. */
  readonly data: LogData
}

/** Deliveries that have just turned late. */
interface DeliveriesLate {
  readonly deliveries: readonly DeliveryRow[]
  readonly mailsOffice: boolean
  readonly at: Date
}

/** The recipient waits much longer than promised. */
export interface DeliveryDelayed {
  readonly delivery: DeliveryRow
  /** When the driver reaches them. */
  readonly arrivesAt: Date
}

/** The vehicle is on the road and arrives soon. */
export interface DeliveryApproaching extends DeliveryDelayed {
  /** The notice that is due: so many minutes before the arrival, or somewhat less. */
  readonly minutesBefore: number
}

declare module '../../platform/bus' {
  interface DomainEvents {
    'delivery.changed': DeliveryChanged
    'deliveries.late': DeliveriesLate
    'delivery.delayed': DeliveryDelayed
    'delivery.approaching': DeliveryApproaching
  }
}
