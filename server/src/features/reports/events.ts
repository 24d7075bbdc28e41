import type { InspectedSide } from '@volant/domain/deliveries/sealing'
import type { MessageAttachment } from '../../platform/outbox/message'
import type { DeliveryRow } from '../deliveries/public'

declare module '../../platform/bus' {
  interface DomainEvents {
    /** A report was sealed and filed; from the second version on it takes the place of the one before. */
    'report.sealed': InspectedSide & {
      readonly reportId: string
      readonly delivery: DeliveryRow
      readonly version: number
      readonly file: MessageAttachment
      readonly at: Date
    }
  }
}
