import { DELIVERY_TYPES } from '@volant/domain/deliveries/statuses'
import { SERVICE_OPTION_IDS } from '@volant/domain/pricing/options'
import { list, oneOf, searchParams, text, whole, type SearchOf } from '../../lib/search'

/** Description 2.11: names that existing links use; `gte` and `lte` are the ends of the period in epoch milliseconds. */
const shape = {
  page: whole(0),
  order: oneOf(['asc', 'desc'], 'desc'),
  orderBy: oneOf(['id', 'completedAt', 'finalPrice'], 'id'),
  id: text(64),
  vin: text(64),
  type: list(DELIVERY_TYPES),
  optionNameFilter: list(SERVICE_OPTION_IDS),
  gte: whole(undefined),
  lte: whole(undefined),
}

export type HistorySearch = SearchOf<typeof shape>
export const historySearch = searchParams(shape)

/** The state after a reset; the order is not a filter. */
export const NO_HISTORY_FILTER: Partial<HistorySearch> = {
  page: 0,
  id: '',
  vin: '',
  type: [],
  optionNameFilter: [],
  gte: undefined,
  lte: undefined,
}
