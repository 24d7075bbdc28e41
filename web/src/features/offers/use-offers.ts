import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useWords } from '../../lib/i18n'
import { useRefusal } from '../../lib/use-refusal'
import { useDespitePapers } from '../../ui/drivers/use-despite-papers'
import { notify } from '../../ui/feedback/toasts'
import type { AuctionDelivery } from './offers-query'
import {
  AcceptOfferDocument,
  DeleteOfferDocument,
  ProposeOfferDocument,
  RejectOfferDocument,
} from './queries.generated'

/** Only a price that is proposed can meet one that is there: the driver's own. */
const isTaken = (error: unknown) => error instanceof ApiError && error.reason === 'ALREADY_EXISTS'

/**
 * The mutations of offers. Each shows a toast and rejects when it failed.
 * @param onStale called when somebody else changed the delivery first
 */
export function useOffers({ id: deliveryId, version }: Pick<AuctionDelivery, 'id' | 'version'>, onStale?: () => void) {
  const t = useWords('offers')
  const refusal = useRefusal({ onStale, failed: t('failed') })
  const client = useQueryClient()
  const { give, question } = useDespitePapers()
  const withToast = async (work: Promise<unknown>, done: string) => {
    await notify.outcome(work, done, (error) => {
      // asks for the offers again, among which the driver's own may not be yet
      const text = refusal(error)
      return isTaken(error) ? t('hasBid') : text
    })
    await client.invalidateQueries({ queryKey: ['deliveries'] })
  }
  return {
    /** Shown while somebody has to say whether expired papers stand in the way. */
    question,
    accept: (id: string) =>
      withToast(
        give((despiteExpiredPapers) =>
          request(AcceptOfferDocument, { input: { id }, despiteExpiredPapers }, { ifMatch: version }),
        ),
        t('accepted'),
      ),
    reject: (id: string) => withToast(request(RejectOfferDocument, { input: { id } }), t('rejected')),
    remove: (id: string) => withToast(request(DeleteOfferDocument, { input: { id } }), t('removed')),
    propose: (driverId: string, demandedPrice: number) => {
      const input = { deliveryId, driverId, demandedPrice }
      return withToast(request(ProposeOfferDocument, { input }, { idempotencyKey: crypto.randomUUID() }), t('proposed'))
    },
  }
}

export type Offers = ReturnType<typeof useOffers>
