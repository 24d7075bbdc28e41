import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../lib/api'
import { useApiErrorWords } from '../../lib/api-error-words'
import { formatMoney } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { notify } from '../../ui/feedback/toasts'
import { pendingOffer, type Auction } from './auction-queries'
import { WithdrawOfferDocument } from './queries.generated'

export function WithdrawDialog({ auction, onClose }: { auction: Auction; onClose: () => void }) {
  const t = useWords('auctions')
  const words = useApiErrorWords()
  const language = useLanguage()
  const client = useQueryClient()
  const offer = pendingOffer(auction)
  if (!offer) return null
  const withdraw = async () => {
    try {
      await request(WithdrawOfferDocument, { input: { id: offer.id } })
      notify.success(t('withdrawDialog.done'))
    } catch (error) {
      notify.error(words(error))
      throw error
    } finally {
      void client.invalidateQueries({ queryKey: ['deliveries', 'auctions'] })
    }
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('withdrawDialog.title', { contract: auction.publicId })}
      confirm={t('withdrawDialog.confirm')}
      danger
      onConfirm={withdraw}
    >
      {t('withdrawDialog.text', { price: formatMoney(offer.demandedPrice, language, 'HT') })}
    </ConfirmDialog>
  )
}
