import { formatMileage } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { FuelGauge } from '../../../ui/data/fuel-gauge'
import { Plate } from '../../../ui/data/mono'
import { Card } from '../../../ui/layout/card'
import { levelOf } from '../inspection/missing-words'
import { nameOf, type MissionVehicle, type Side } from '../mission'
import { fieldOf } from '../condition/answers'
import classes from '../prepare/cards.module.css'

interface Props {
  vehicle: MissionVehicle
  side: Side
  /** The typed name; absent when nobody signs. */
  name: string | undefined
  photos: number
}

/** A summary of what the recipient signs. */
export function SignSummary({ vehicle, side, name, photos }: Props) {
  const t = useWords('mission')
  const ui = useWords('ui')
  const language = useLanguage()
  const { marks } = vehicle[fieldOf(side)]
  return (
    <Card title={t('sign.summary')}>
      <div className={classes.vehicle}>
        {nameOf(vehicle)}
        {vehicle.vehicleCode && <Plate>{vehicle.vehicleCode}</Plate>}
      </div>
      <dl className={classes.facts}>
        <dt>{t('sign.mileage')}</dt>
        <dd>
          {formatMileage(
            side === 'before' ? vehicle.mileageBefore : vehicle.mileageAfter,
            language,
            ui('notAvailable'),
          )}
        </dd>
        <dt>{t(levelOf(vehicle))}</dt>
        <dd>
          <FuelGauge eighths={side === 'before' ? vehicle.essenceBefore : vehicle.essenceAfter} />
        </dd>
        <dt>{t('inspection.name')}</dt>
        <dd>
          {t('sign.inspectionPhotos', { count: photos })}, {t('sign.marks', { count: marks.length })}
        </dd>
      </dl>
      {name !== undefined && (
        <p className={classes.note}>
          {t(`sign.statement.${side}`, {
            name: name.trim() || '…',
            vehicle: [nameOf(vehicle), vehicle.vehicleCode].filter(Boolean).join(' '),
          })}
        </p>
      )}
    </Card>
  )
}
