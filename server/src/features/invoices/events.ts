import type { Cents } from '@volant/domain/kernel/money'
import type { DeliveryRow } from '../deliveries/public'

declare module '../../platform/bus' {
  interface DomainEvents {
    /** A completed delivery was cancelled after its driver had been paid: somebody has to decide. */
    'payment.kept': {
      readonly delivery: DeliveryRow
      readonly paymentId: string
      readonly driverId: string
      readonly amount: Cents
    }
  }
}
