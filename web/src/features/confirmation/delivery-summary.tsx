import { windowWords } from '@volant/contract/words/confirmation-sms'
import { isCustomerReturn } from '@volant/domain/deliveries/facts'
import { addressLine } from '@volant/domain/places/address-line'
import { formatDateTime, MISSING } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { Card } from '../../ui/layout/card'
import type { Summary } from './confirmation-queries'
import classes from './confirmation-view.module.css'

export function DeliverySummary({ summary }: { summary: Summary }) {
  const t = useWords('confirmation')
  const window = windowWords(summary, useLanguage())
  const isReturn = isCustomerReturn(summary)
  const name = [summary.clientFirstName, summary.clientLastName].filter(Boolean).join(' ')
  const places = [
    ['from', summary.fromAddress],
    ['to', summary.toAddress],
    ['returnFrom', summary.toReturnFromAddress],
    ['returnTo', summary.toReturnToAddress],
  ] as const
  return (
    <>
      <header className={classes.head}>
        <p className={classes.title}>{t(isReturn ? 'titleReturn' : 'title')}</p>
        {name && <p>{t('hello', { name })}</p>}
        <p>{t(isReturn ? 'introReturn' : 'intro')}</p>
      </header>
      <section className={classes.window} aria-labelledby="delivery-window">
        <h2 id="delivery-window">{t(isReturn ? 'windowReturn' : 'window')}</h2>
        <p className={classes.when}>{window ? window.long : t('noWindow')}</p>
        {window?.kind === 'BETWEEN' && summary.carDeliveryDeadline && (
          <p className={classes.deadline}>{t('deadline', { date: formatDateTime(summary.carDeliveryDeadline) })}</p>
        )}
      </section>
      <Card title={t('contract', { contract: summary.publicId })}>
        <dl className={classes.list}>
          {places.map(([key, place]) =>
            place || key === 'from' || key === 'to' ? (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>
                  {(place && addressLine(place)) || MISSING}
                  {place?.addressPrecision && <span className={classes.precision}>{place.addressPrecision}</span>}
                </dd>
              </div>
            ) : null,
          )}
          <div>
            <dt>{t(summary.vehicles.length > 1 ? 'vehicles' : 'vehicle')}</dt>
            {summary.vehicles.map(({ marque, model, toRetrieve }, index) => (
              <dd key={index}>
                {[marque, model].filter(Boolean).join(' ') || MISSING}
                {toRetrieve && <span className={classes.precision}>{t('retrieved')}</span>}
              </dd>
            ))}
          </div>
        </dl>
      </Card>
    </>
  )
}
