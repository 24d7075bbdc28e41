import { formatDateTime, formatMoney, MISSING } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import type { AuctionDelivery } from './offers-query'
import classes from './auction-header.module.css'

const nameOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')

/** The delivery of the offers. Description 2.12. */
export function AuctionHeader({ delivery }: { delivery: AuctionDelivery }) {
  const t = useWords('offers')
  const language = useLanguage()
  const money = (euros: number | null) => formatMoney(euros, language, 'HT')
  const { minPrice, maxPrice } = delivery
  const representative = nameOf(delivery.representativeFirstName, delivery.representativeLastName)
  const client = nameOf(delivery.clientFirstName, delivery.clientLastName)
  return (
    <dl className={classes.header}>
      <div>
        <dt>{t('pickUp')}</dt>
        <dd>{formatDateTime(delivery.carPickUpDate)}</dd>
      </div>
      <div>
        <dt>{t(representative ? 'representative' : 'client')}</dt>
        <dd>{representative || client || MISSING}</dd>
      </div>
      <div>
        <dt>{t('from')}</dt>
        <dd>{delivery.fromAddress?.city ?? MISSING}</dd>
      </div>
      <div>
        <dt>{t('to')}</dt>
        <dd>{delivery.toAddress?.city ?? MISSING}</dd>
      </div>
      <div>
        <dt>{t('vehicles')}</dt>
        <dd>{delivery.numberOfVehicles}</dd>
      </div>
      <div>
        <dt>{t('wanted')}</dt>
        <dd>
          {money(delivery.wantedPrice)}
          {minPrice !== null && maxPrice !== null && (
            <span className={classes.range}>{t('range', { min: money(minPrice), max: money(maxPrice) })}</span>
          )}
        </dd>
      </div>
    </dl>
  )
}
