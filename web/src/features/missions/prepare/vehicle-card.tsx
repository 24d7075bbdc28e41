import { MISSING } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { Mono, Plate } from '../../../ui/data/mono'
import { Card } from '../../../ui/layout/card'
import { nameOf, type MissionVehicle } from '../mission'
import classes from './cards.module.css'

export function VehicleCard({ vehicle, title }: { vehicle: MissionVehicle; title: string }) {
  const t = useWords('mission')
  return (
    <Card title={title}>
      <div className={classes.vehicle}>{nameOf(vehicle) || MISSING}</div>
      <dl className={classes.facts}>
        <dt>{t('prepare.plate')}</dt>
        <dd>{vehicle.vehicleCode ? <Plate>{vehicle.vehicleCode}</Plate> : MISSING}</dd>
        <dt>{t('prepare.vin')}</dt>
        <dd>
          <Mono>{vehicle.vin ?? MISSING}</Mono>
        </dd>
      </dl>
      <p className={classes.note}>{t('prepare.checkPlate')}</p>
    </Card>
  )
}
