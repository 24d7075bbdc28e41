import type { DeliveryStatus, DeliveryType } from '@volant/domain/deliveries/statuses'

/** A delivery, as far as an address needs it. */
export interface Addressed {
  readonly id: string
  readonly publicId: string
  readonly type: DeliveryType
  readonly status: DeliveryStatus | 'ALERT' | 'CANCELLED'
}

/** Where the wizard leads in the viewer's own panel; the page makes them from the app's paths. */
export interface WizardLinks {
  readonly table: string
  readonly step: (delivery: Addressed, step: number) => string
  readonly detail: (delivery: Addressed) => string
  /** After the last step. @param fresh made in this very session, and not an older one edited */
  readonly finished: (delivery: Addressed, fresh: boolean) => string
}
