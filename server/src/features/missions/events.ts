import type { ProblemKind } from '@volant/domain/deliveries/problems'
import type { Actor } from '@volant/domain/kernel/actor'
import type { DeliveryRow } from '../deliveries/public'

declare module '../../platform/bus' {
  interface DomainEvents {
    /** Photos or figures of an inspection were filed. */
    'vehicle.photographed': { readonly delivery: DeliveryRow; readonly vehicleId: string; readonly actor: Actor }
    /** A code that was taken down without a network proved wrong: the mission had gone on with it. */
    'code.refused-later': {
      readonly delivery: DeliveryRow
      readonly step: string
      readonly signedBy: string | null
      readonly capturedAt: Date
      /** The same moment as the phone says it, each time alike. */
      readonly said: Date
    }
    /** What a driver did and the mission went on without. */
    'evidence.kept': { readonly delivery: DeliveryRow; readonly driverId: string; readonly refusal: string }
    /** What a driver met at the pick-up or on the road. */
    'problem.reported': {
      readonly delivery: DeliveryRow
      readonly problemId: string
      readonly driverId: string
      readonly kind: ProblemKind
      readonly text: string
      readonly capturedAt: Date
    }
    'problem.seen': { readonly delivery: DeliveryRow }
    /** Five wrong codes: the office should know. */
    'code.locked': {
      readonly delivery: DeliveryRow
      readonly step: string
      readonly actor: Actor
      readonly lockedUntil: Date
    }
  }
}
