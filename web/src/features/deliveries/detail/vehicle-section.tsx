import { Suspense } from 'react'
import { reasonsAsked } from '@volant/domain/inspection/open-answers'
import { formatDateTime, formatMileage, MISSING } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { FuelGauge } from '../../../ui/data/fuel-gauge'
import { Mono, Plate } from '../../../ui/data/mono'
import type { Detail, DetailVehicle } from './detail-query'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { isSeen } from './condition/seen'
import { PhotoGrid } from './photos/photo-grid'
import { photosOf } from './photos/photos'
import classes from './vehicle-section.module.css'

const ConditionSection = lazyPart(() => import('./condition/condition-section'), 'ConditionSection')

const SeenIdentity = lazyPart(() => import('./identity/seen-identity'), 'SeenIdentity')

// Few deliveries have any.
const FigureFlags = lazyPart(() => import('./condition/figure-flags'), 'FigureFlags')

interface Props {
  delivery: Detail
  vehicle: DetailVehicle
  /** 1-based; left out for the only one. */
  number?: number
  office: boolean
}

/** One vehicle: its description, its state at departure and arrival, its photos, and what both sides noted. Description 2.5 */
export function VehicleSection({ delivery, vehicle, number, office }: Props) {
  const t = useWords('deliveries')
  const doubtful = office ? reasonsAsked(delivery, vehicle, 'after') : []
  const name = [vehicle.marque, vehicle.model].filter(Boolean).join(' ') || MISSING
  return (
    <section className={classes.vehicle} aria-label={number ? t('detail.vehicle', { number }) : name}>
      <div className={classes.head}>
        <h3 className={classes.name}>
          {number && <span className={classes.number}>{t('detail.vehicle', { number })}</span>}
          {name}
        </h3>
        <span className={classes.marks}>
          {vehicle.toRetrieve && <span className={classes.retrieved}>{t('detail.retrieved')}</span>}
          {vehicle.vin && <Mono>{vehicle.vin}</Mono>}
          {vehicle.vehicleCode && <Plate>{vehicle.vehicleCode}</Plate>}
        </span>
      </div>
      {vehicle.identity && (
        <Suspense>
          <SeenIdentity delivery={delivery} vehicle={vehicle} identity={vehicle.identity} />
        </Suspense>
      )}
      <div className={classes.legs}>
        <Leg
          title={t('detail.departure')}
          at={vehicle.pickedUpAt}
          mileage={vehicle.mileageBefore}
          eighths={vehicle.essenceBefore}
          electric={vehicle.type === 'ELECTRIC'}
        />
        <Leg
          title={t('detail.arrival')}
          at={vehicle.deliveredAt}
          mileage={vehicle.mileageAfter}
          eighths={vehicle.essenceAfter}
          electric={vehicle.type === 'ELECTRIC'}
        />
      </div>
      {doubtful.length > 0 && (
        <Suspense>
          <FigureFlags reasons={doubtful} />
        </Suspense>
      )}
      <PhotoGrid photos={photosOf(vehicle)} facts={vehicle.photoFacts} />
      {isSeen(vehicle) && (
        <Suspense>
          <ConditionSection vehicle={vehicle} />
        </Suspense>
      )}
    </section>
  )
}

interface LegProps {
  title: string
  at: string | null
  mileage: number
  eighths: number | null
  electric: boolean
}

function Leg({ title, at, mileage, eighths, electric }: LegProps) {
  const t = useWords('deliveries')
  const language = useLanguage()
  const none = t('detail.notAvailable')
  return (
    <div className={classes.leg}>
      <h4 className={classes.legTitle}>{title}</h4>
      <dl className={classes.facts}>
        <dt>{t('detail.date')}</dt>
        <dd>{formatDateTime(at, none, t('detail.invalidDate'))}</dd>
        <dt>{t('detail.mileage')}</dt>
        <dd>{formatMileage(mileage, language, none)}</dd>
        <dt>{t(electric ? 'detail.battery' : 'detail.fuel')}</dt>
        <dd>
          <FuelGauge eighths={eighths} />
        </dd>
      </dl>
    </div>
  )
}
