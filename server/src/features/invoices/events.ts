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
    /** The office recorded what a driver owes for a month of their subscription. */
    'subscription.recorded': {
      readonly paymentId: string
      readonly driverId: string
      /** `2026-03`, in Paris. */
      readonly month: string
      /** Without tax, as it was recorded. */
      readonly amount: Cents
      /** With the French tax: what is debited. */
      readonly gross: Cents
      /** The mandate under which it will be debited; null where the driver pays otherwise. */
      readonly reference: string | null
      readonly at: Date
    }
    /** Nothing is owed for that record of a month any more; the month may be recorded again. */
    'subscription.cancelled': {
      readonly paymentId: string
      readonly driverId: string
      readonly month: string
    }
  }
}
