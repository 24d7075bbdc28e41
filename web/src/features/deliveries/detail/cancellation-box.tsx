import { IconBan } from '@tabler/icons-react'
import { CANCELLED_GROUP, isIn } from '@volant/domain/deliveries/statuses'
import { formatDateTime } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { storedStatus } from '../links'
import type { Detail } from './detail-query'
import { Fact, Facts } from './facts'
import classes from './cancellation-box.module.css'

/** Who cancelled, when and why. Description 2.5 */
export function CancellationBox({ delivery }: { delivery: Detail }) {
  const t = useWords('deliveries')
  const status = storedStatus(delivery.status)
  if (!status || !isIn(status, CANCELLED_GROUP)) return null
  const who =
    status === 'CANCELLED_BY_ADMIN' || status === 'CANCELLED_BY_CUSTOMER' || status === 'CANCELLED_BY_MANDATORY'
      ? status
      : 'unknown'
  const { cancelReason: why } = delivery
  return (
    <section className={classes.box} aria-label={t('detail.cancelled')}>
      <h2 className={classes.title}>
        <IconBan size={18} aria-hidden="true" />
        {t('detail.cancelled')}
      </h2>
      <Facts>
        <Fact name={t('detail.cancelledBy')}>{t(`by.${who}`)}</Fact>
        <Fact name={t('detail.cancelledAt')}>{formatDateTime(delivery.cancelledAt)}</Fact>
        <Fact name={t('detail.reason')}>{why ? t(`cancelReason.${why.reason}`) : t('by.unknown')}</Fact>
        {why?.additionalInfo && (
          <Fact name={t('detail.info')} wide>
            {why.additionalInfo}
          </Fact>
        )}
      </Facts>
    </section>
  )
}
