import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../lib/api'
import { useWords } from '../../lib/i18n'
import { useRefusal } from '../../lib/use-refusal'
import { notify } from '../../ui/feedback/toasts'
import type { AuctionDelivery } from './offers-query'
import {
  AcceptOfferDocument,
  DeleteOfferDocument,
  ProposeOfferDocument,
  RejectOfferDocument,
} from './queries.generated'

/** What an admin does with offers. Each rejects when it failed, after saying so. */
export function useOffers({ id: deliveryId, version }: Pick<AuctionDelivery, 'id' | 'version'>) {
  const t = useWords('offers')
  const deal = useWords('deal')
  const refusal = useRefusal({ stale: deal('stale'), failed: deal('failed') })
  const client = useQueryClient()
  const say = async (work: Promise<unknown>, done: string) => {
    await notify.outcome(work, done, refusal)
    await client.invalidateQueries({ queryKey: ['deliveries'] })
  }
  return {
    accept: (id: string) => say(request(AcceptOfferDocument, { input: { id } }, { ifMatch: version }), t('accepted')),
    reject: (id: string) => say(request(RejectOfferDocument, { input: { id } }), t('rejected')),
    remove: (id: string) => say(request(DeleteOfferDocument, { input: { id } }), t('removed')),
    propose: (driverId: string, demandedPrice: number) => {
      const input = { deliveryId, driverId, demandedPrice }
      return say(request(ProposeOfferDocument, { input }, { idempotencyKey: crypto.randomUUID() }), t('proposed'))
    },
  }
}

export type OfferActions = ReturnType<typeof useOffers>
