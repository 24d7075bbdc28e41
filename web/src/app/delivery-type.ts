import { notFound } from '@tanstack/react-router'
import { DELIVERY_TYPES, type DeliveryType } from '@volant/domain/deliveries/statuses'
import { oneOf, searchParams, text } from '../lib/search'
import { keyOf } from './paths'

/** The type in an address: `two-way-delivery`. Anything else is not found. */
export function openType(segment: string): { type: DeliveryType } {
  const type = DELIVERY_TYPES.find((known) => known === keyOf(segment))
  if (!type) throw notFound()
  return { type }
}

/** `?step=` of the wizard, 1-based. */
export const stepSearch = searchParams({ step: oneOf(['1', '2', '3', '4'], undefined) })

/** `?type=` of the dashboard: the filter of its evolution chart. */
export const chartSearch = searchParams({ type: oneOf(DELIVERY_TYPES, undefined), open: text(20) })
