import { addressLine } from '@volant/domain/places/address-line'
import { MISSING } from '../../lib/format'
import { useWords } from '../../lib/i18n'
import { PhoneNumber } from '../../ui/data/phone-number'
import { Card } from '../../ui/layout/card'
import type { Tracked, TrackedPlace } from './tracking-queries'
import classes from './tracking-view.module.css'

/** The places, vehicles and driver of the delivery. */
export function TrackingFacts({ tracked }: { tracked: Tracked }) {
  const t = useWords('tracking')
  const { clientFirstName, clientLastName, clientPhone, vehicles } = tracked
  const name = [clientFirstName, clientLastName].filter(Boolean).join(' ')
  const places = [
    ['from', tracked.fromAddress],
    ['to', tracked.toAddress],
    ['returnFrom', tracked.toReturnFromAddress],
    ['returnTo', tracked.toReturnToAddress],
  ] as const
  return (
    <>
      <Card title={t('journey')}>
        <dl className={classes.list}>
          {places.map(([key, place]) =>
            place || key === 'from' || key === 'to' ? <Place key={key} label={t(key)} place={place} /> : null,
          )}
        </dl>
      </Card>
      <Card>
        <dl className={classes.list}>
          <div>
            <dt>{t(vehicles.length > 1 ? 'vehicles' : 'vehicle')}</dt>
            {vehicles.map(({ marque, model, toRetrieve }, index) => (
              <dd key={index}>
                {[marque, model].filter(Boolean).join(' ') || MISSING}
                {toRetrieve && <span className={classes.precision}>{t('retrieved')}</span>}
              </dd>
            ))}
          </div>
          {name && (
            <div>
              <dt>{t('customer')}</dt>
              <dd>{name}</dd>
              {clientPhone && (
                <dd>
                  <a className={classes.phone} href={`tel:${clientPhone}`}>
                    <PhoneNumber e164={clientPhone} />
                  </a>
                </dd>
              )}
            </div>
          )}
        </dl>
      </Card>
    </>
  )
}

function Place({ label, place }: { label: string; place: TrackedPlace | null | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {(place && addressLine(place)) || MISSING}
        {place?.addressPrecision && <span className={classes.precision}>{place.addressPrecision}</span>}
      </dd>
    </div>
  )
}
