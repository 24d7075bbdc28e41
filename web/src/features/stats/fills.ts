import type { DeliveryType } from '@volant/domain/deliveries/statuses'

/** The four colours of the types as surfaces of a drawing; anything else is drawn in the house's own. */
export const FILL_OF: Record<DeliveryType, string> = {
  STANDARD: 'var(--v-blue-fill)',
  TO_RETURN: 'var(--v-amber-fill)',
  TWO_WAY_DELIVERY: 'var(--v-violet-fill)',
  OKM: 'var(--v-green-fill)',
}
