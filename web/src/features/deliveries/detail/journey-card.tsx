import { EMISSION_FACTORS, greenhouseGas } from '@volant/domain/deliveries/greenhouse-gas'
import { formatDateTime, formatDistance, formatDuration, formatNumber, MISSING } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { WPlateConcern } from '../../../ui/form/w-plate-concern'
import { Card } from '../../../ui/layout/card'
import type { Detail, Place } from './detail-query'
import { Fact, Facts } from './facts'
import classes from './journey-card.module.css'

/** The places, dates and distance of the journey, and what it emits. @param dated false beside a form that asks for the dates */
export function JourneyCard({ delivery, dated = true }: { delivery: Detail; dated?: boolean }) {
  const t = useWords('deliveries')
  const language = useLanguage()
  const { fromAddress, toAddress, toReturnFromAddress, toReturnToAddress } = delivery
  const kilograms = greenhouseGas(delivery, delivery.vehicles)
  const returns = toReturnFromAddress ?? toReturnToAddress
  return (
    <Card title={t('detail.journey')}>
      <ol className={classes.stops}>
        <Stop mark="A" name={t('detail.from')} place={fromAddress} />
        <Stop mark="B" name={t('detail.to')} place={toAddress} />
        {returns && <Stop mark="B" name={t('detail.returnFrom')} place={toReturnFromAddress} />}
        {returns && <Stop mark="C" name={t('detail.returnTo')} place={toReturnToAddress} />}
      </ol>
      <Facts>
        {dated && <Fact name={t('detail.available')}>{formatDateTime(delivery.carAvailabilityDate)}</Fact>}
        {dated && <Fact name={t('detail.pickUp')}>{formatDateTime(delivery.carPickUpDate)}</Fact>}
        <Fact name={t('detail.distance')}>{formatDistance(delivery.distance, language)}</Fact>
        <Fact name={t('detail.duration')}>{formatDuration(delivery.duration)}</Fact>
        {kilograms !== null && (
          <Fact name={t('detail.greenhouseGas')} wide>
            {t('detail.greenhouseGasAmount', { kilograms: formatNumber(kilograms, language) })}
            <span className={classes.method}>
              {t('detail.greenhouseGasMethod', { edition: EMISSION_FACTORS.edition })}
            </span>
          </Fact>
        )}
      </Facts>
      <WPlateConcern options={delivery.options.map(({ id }) => id)} delivery={delivery} />
    </Card>
  )
}

function Stop({ mark, name, place }: { mark: 'A' | 'B' | 'C'; name: string; place: Place | null }) {
  const town = [place?.postalCode, place?.city].filter(Boolean).join(' ')
  return (
    <li className={classes.stop}>
      <span className={classes.mark} data-mark={mark} aria-hidden="true">
        {mark}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.address}>{place?.address ?? MISSING}</span>
        {town && <span>{`${town}${place?.country && place.country !== 'FR' ? ` (${place.country})` : ''}`}</span>}
        {place?.addressPrecision && <span className={classes.precision}>{place.addressPrecision}</span>}
      </span>
    </li>
  )
}
