import type { Actor } from '@volant/domain/kernel/actor'
import type { DeliveryRow } from '../deliveries/public'

declare module '../../platform/bus' {
  interface DomainEvents {
    /** Photos or figures of an inspection were filed. */
    'vehicle.photographed': { readonly delivery: DeliveryRow; readonly vehicleId: string; readonly actor: Actor }
    /** Five wrong codes: the office should know. */
    'code.locked': {
      readonly delivery: DeliveryRow
      readonly step: string
      readonly actor: Actor
      readonly lockedUntil: Date
    }
  }
}
