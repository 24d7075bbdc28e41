import { DELIVERY_TYPES } from '@volant/domain/deliveries/statuses'
import { list, oneOf, searchParams, text, whole, type SearchOf } from '../../../lib/search'

/** Spec 1, section 2.2: names and defaults are the ones that links already in the world use. */
const shape = {
  page: whole(0),
  order: oneOf(['asc', 'desc'], 'desc'),
  orderBy: text(40),
  deliveryId: text(64),
  vin: text(64),
  vehicleCode: text(64),
  deliveryCountries: list(['FR', 'BE', 'LU', 'MC', 'DE']),
  deliveryType: list(DELIVERY_TYPES),
  deliveryServices: list(['000', '001', '002']),
  carDeliveryDeadlineFrom: whole(undefined),
  carDeliveryDeadlineTo: whole(undefined),
  organizationSlug: list(),
}

export type TableSearch = SearchOf<typeof shape>
export const tableSearch = searchParams(shape)

export const TEXT_FILTERS = ['deliveryId', 'vin', 'vehicleCode'] as const
export type TextFilter = (typeof TEXT_FILTERS)[number]

/** What a reset goes back to; the order of the rows is no filter. */
export const NO_FILTER: Partial<TableSearch> = {
  page: 0,
  deliveryId: '',
  vin: '',
  vehicleCode: '',
  deliveryCountries: [],
  deliveryType: [],
  deliveryServices: [],
  carDeliveryDeadlineFrom: undefined,
  carDeliveryDeadlineTo: undefined,
  organizationSlug: [],
}
