import type { DeliveryStatus, DeliveryType } from '@volant/domain/deliveries/statuses'

/** The fields of a delivery that its address needs. */
export interface DeliveryRef {
  readonly id: string
  readonly publicId: string
  readonly type: DeliveryType
  readonly status: DeliveryStatus | 'ALERT' | 'CANCELLED'
}

/** Links in the viewer's panel, which the page creates from the app's paths. */
export interface WizardLinks {
  readonly table: string
  readonly step: (delivery: DeliveryRef, step: number) => string
  readonly detail: (delivery: DeliveryRef) => string
  /** The page after the last step. @param fresh the delivery was created in this session, not an older one edited */
  readonly finished: (delivery: DeliveryRef, fresh: boolean) => string
}
