import { formatMoney } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { useOpened } from '../../lib/use-opened'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import type { ConfirmedMove } from './offer-actions'
import { offerFigures } from './offer-figures'
import type { AuctionDelivery, OfferRow } from './offers-query'
import { useOffers } from './use-offers'

interface Props {
  move: ConfirmedMove
  offer: OfferRow
  delivery: AuctionDelivery
  onClose: () => void
  onAccepted: () => void
}

/** Asks before an offer is accepted or deleted, and does it. What is accepted is the delivery as it was when the question opened. */
export function OfferQuestion({ move, offer, delivery, onClose, onAccepted }: Props) {
  const t = useWords('offers')
  const language = useLanguage()
  const { target, tell } = useOpened(delivery)
  const offers = useOffers(target, tell)
  const name = offer.driver?.fullName ?? ''
  const price = formatMoney(offer.demandedPrice, language, 'HT')
  const { money, percent } = offerFigures(offer, target, language).margin
  const margin = percent ? `${money} (${percent})` : money
  const act = async () => {
    await offers[move](offer.id)
    if (move === 'accept') onAccepted()
  }
  return (
    <>
      <ConfirmDialog
        opened
        danger={move === 'remove'}
        onClose={onClose}
        title={t(`${move}Title`, { name })}
        confirm={t(move)}
        onConfirm={act}
      >
        <p>{t(`${move}Text`, { price, margin })}</p>
      </ConfirmDialog>
      {offers.question}
    </>
  )
}
