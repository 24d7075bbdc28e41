import { queryOptions } from '@tanstack/react-query'
import { tariffHistorySchema } from '@volant/domain/pricing/tariff-history'
import { request } from '../../lib/api'
import { FILLS_FORM } from '../../lib/form-query'
import { TariffDocument } from './queries.generated'

export const tariffQuery = queryOptions({
  queryKey: ['pricing', 'tariff'],
  queryFn: async ({ signal }) => tariffHistorySchema.parse((await request(TariffDocument, {}, { signal })).tariff),
  ...FILLS_FORM,
})
