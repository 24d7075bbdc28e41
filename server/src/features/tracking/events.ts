import type { TrackedRow } from './store'

declare module '../../platform/bus' {
  interface DomainEvents {
    /** A driver's position was accepted: watchers of the delivery are told. */
    'position.recorded': {
      readonly deliveryId: string
      readonly trackingId: string
      readonly latitude: number
      readonly longitude: number
      readonly recordedAt: string
    }
    /** The driver paused sharing, or shares again: the office and whoever waits are told. */
    'sharing.changed': { readonly delivery: TrackedRow }
  }
}
