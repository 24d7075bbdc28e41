import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import { ApiError } from '../../../lib/api-error'
import type { DealCall } from './deal-call'
import type { DealDelivery } from './deal-query'
import { useDespitePapers } from '../../../ui/drivers/use-despite-papers'
import { changesOf, eurosOf, type DealValues } from './deal-values'
import {
  AllowDeliveryDocument,
  AssignDriverDocument,
  ChangeDriverDocument,
  EditDealDocument,
} from './queries.generated'

/** Sends the form with the version that it was filled from, and asks about expired papers where they stand in the way. `send` throws an ApiError. */
export function useDeal(delivery: DealDelivery) {
  const client = useQueryClient()
  const { id, version } = delivery
  const { give, question } = useDespitePapers()
  const send = async (call: DealCall, values: DealValues): Promise<void> => {
    const { driverId = '', carAvailabilityDate = '', carPickUpDate = '', carDeliveryDeadline = '' } = values
    const prices = { wantedPrice: values.wantedPrice, minPrice: values.minPrice, maxPrice: values.maxPrice }
    const dates = { carAvailabilityDate, carPickUpDate, carDeliveryDeadline }
    const clientFinalPrice = eurosOf(values.clientFinalPrice) ?? 0
    const deal = { id, version, clientFinalPrice, ...prices, ...dates }
    try {
      const given = (despiteExpiredPapers: boolean) => ({ input: { ...deal, driverId, despiteExpiredPapers } })
      if (call === 'ASSIGN_DRIVER') await give((despite) => request(AssignDriverDocument, given(despite)))
      else if (call === 'CHANGE_DRIVER') await give((despite) => request(ChangeDriverDocument, given(despite)))
      else if (call === 'EDIT')
        await request(EditDealDocument, { input: { id, version, ...changesOf(values, delivery) } })
      else await request(AllowDeliveryDocument, { input: deal })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CONFLICT') await client.invalidateQueries({ queryKey: ['deal'] })
      throw error
    }
    await client.invalidateQueries({ queryKey: ['deliveries'] })
  }
  return { send, question }
}
