import { formatDateTime, formatMoney } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { PunctualityLine } from '../../../ui/data/punctuality-line'
import { useNow } from '../../../lib/use-now'
import type { Detail } from './detail-query'
import classes from './key-figures.module.css'

const MINUTE_MS = 60_000

/** Net price and deadline; for admins also the driver's price and the margin. Description 2.5 */
export function KeyFigures({ delivery, office }: { delivery: Detail; office: boolean }) {
  const t = useWords('deliveries')
  const language = useLanguage()
  const now = useNow(MINUTE_MS)
  const money = (euros: number | null | undefined) => formatMoney(euros, language, 'HT', t('detail.priceMissing'))
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t('detail.price')}</dt>
        <dd>{money(delivery.clientFinalPrice ?? delivery.clientInitialPrice)}</dd>
      </div>
      <div>
        <dt>{t('detail.deadline')}</dt>
        <dd>{formatDateTime(delivery.carDeliveryDeadline)}</dd>
        {delivery.punctuality && delivery.punctuality.state !== 'NONE' && (
          <dd>
            <PunctualityLine punctuality={delivery.punctuality} sharingPausedAt={delivery.sharingPausedAt} now={now} />
          </dd>
        )}
      </div>
      {office && (
        <>
          <div>
            <dt>{t('detail.driverPrice')}</dt>
            <dd>{money(delivery.finalPrice ?? delivery.wantedPrice)}</dd>
          </div>
          <div>
            <dt>{t('detail.margin')}</dt>
            <dd>{money(delivery.margin)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}
