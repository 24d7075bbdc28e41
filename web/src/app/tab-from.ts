import { TAB_NAMES, type DeliveryTab } from '@volant/domain/deliveries/tabs'
import { keyOf } from './paths'

/** The tab in an address; undefined for anything else. */
export function tabFrom(segment: string): DeliveryTab | undefined {
  return TAB_NAMES.find((tab) => tab === keyOf(segment))
}
