import type { DeliveryType } from '@volant/domain/deliveries/statuses'

/** The colours of the four types in charts. */
export const FILL_OF: Record<DeliveryType, string> = {
  STANDARD: 'var(--v-blue-fill)',
  TO_RETURN: 'var(--v-amber-fill)',
  TWO_WAY_DELIVERY: 'var(--v-violet-fill)',
  OKM: 'var(--v-green-fill)',
}
