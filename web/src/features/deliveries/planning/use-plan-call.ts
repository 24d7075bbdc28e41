import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../../lib/api'
import { ApiError } from '../../../lib/api-error'
import { useWords } from '../../../lib/i18n'
import { useRefusal } from '../../../lib/use-refusal'
import { useDespitePapers } from '../../../ui/drivers/use-despite-papers'
import { notify } from '../../../ui/feedback/toasts'
import { boundsAround, plannedDates, type PlanCall, type PlanValues } from './plan-values'
import type { DeliveryToPlan } from './planning-query'
import { PlanAssignmentDocument, PlanChangeDocument, PlanDatesDocument, PlanOfferDocument } from './queries.generated'

function send(
  call: PlanCall,
  delivery: DeliveryToPlan,
  values: PlanValues,
  despiteExpiredPapers: boolean,
): Promise<unknown> {
  const { id, version } = delivery
  const { driverId = '', clientFinalPrice = 0, wantedPrice = 0 } = values
  const { carAvailabilityDate = '', carPickUpDate = '', carDeliveryDeadline = '' } = plannedDates(delivery, values)
  const dates = { carAvailabilityDate, carPickUpDate, carDeliveryDeadline }
  const bounds = boundsAround(clientFinalPrice, wantedPrice)
  const deal = {
    id,
    version,
    driverId,
    clientFinalPrice,
    wantedPrice,
    ...bounds,
    ...dates,
    refuseOverlap: true,
    despiteExpiredPapers,
  }
  switch (call) {
    case 'ASSIGN':
      return request(PlanAssignmentDocument, { input: deal })
    case 'CHANGE':
      return request(PlanChangeDocument, { input: deal })
    case 'DATES':
      return request(PlanDatesDocument, { input: { id, version, ...dates, refuseOverlap: true } })
    case 'OFFER': {
      const input = { deliveryId: id, driverId, demandedPrice: wantedPrice }
      return request(PlanOfferDocument, { input }, { idempotencyKey: crypto.randomUUID() })
    }
  }
}

/** Sends the dialog, and asks about expired papers where they stand in the way. The answer is the refusal in words, and undefined where it was done. */
export function usePlanCall(delivery: DeliveryToPlan) {
  const t = useWords('planning')
  const client = useQueryClient()
  const refusal = useRefusal()
  const { give, question } = useDespitePapers()
  const plan = async (call: PlanCall, values: PlanValues): Promise<{ text: string; error: unknown } | undefined> => {
    try {
      await give((despiteExpiredPapers) => send(call, delivery, values, despiteExpiredPapers))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CONFLICT') await client.invalidateQueries({ queryKey: ['plan'] })
      const overlaps = error instanceof ApiError ? error.overlaps : []
      const text = refusal(error)
      if (overlaps.length > 0) return { error, text: t('refusedOverlap', { contracts: overlaps.join(', ') }) }
      // the driver's own bid, which a proposal does not overwrite
      const hasBid = error instanceof ApiError && error.reason === 'ALREADY_EXISTS'
      return { error, text: hasBid ? t('hasBid') : text }
    }
    notify.success(t(`done.${call}`))
    await client.invalidateQueries({ queryKey: ['deliveries'] })
    return undefined
  }
  return { plan, question }
}
