import { formatMileage } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { FuelGauge } from '../../../ui/data/fuel-gauge'
import { Plate } from '../../../ui/data/mono'
import { Card } from '../../../ui/layout/card'
import { nameOf, type MissionVehicle } from '../mission'
import classes from '../prepare/cards.module.css'

interface Props {
  vehicle: MissionVehicle
  /** The typed name; absent when nobody signs. */
  name: string | undefined
  photos: number
}

/** A summary of what the recipient signs. */
export function SignSummary({ vehicle, name, photos }: Props) {
  const t = useWords('mission')
  const ui = useWords('ui')
  const language = useLanguage()
  return (
    <Card title={t('sign.summary')}>
      <div className={classes.vehicle}>
        {nameOf(vehicle)}
        {vehicle.vehicleCode && <Plate>{vehicle.vehicleCode}</Plate>}
      </div>
      <dl className={classes.facts}>
        <dt>{t('sign.mileage')}</dt>
        <dd>{formatMileage(vehicle.mileageAfter, language, ui('notAvailable'))}</dd>
        <dt>{t(vehicle.type === 'ELECTRIC' ? 'inspection.battery' : 'inspection.fuel')}</dt>
        <dd>
          <FuelGauge eighths={vehicle.essenceAfter} />
        </dd>
        <dt>{t('phase.inspection')}</dt>
        <dd>{t('sign.inspectionPhotos', { count: photos })}</dd>
      </dl>
      {name !== undefined && (
        <p className={classes.note}>
          {t('sign.statement', {
            name: name.trim() || '…',
            vehicle: [nameOf(vehicle), vehicle.vehicleCode].filter(Boolean).join(' '),
          })}
        </p>
      )}
    </Card>
  )
}
