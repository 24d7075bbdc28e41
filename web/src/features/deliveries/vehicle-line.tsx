import { MISSING } from '../../lib/format'
import classes from './vehicle-line.module.css'

interface Car {
  readonly marque: string | null
  readonly model: string | null
  readonly vehicleCode: string | null
}

/** « Peugeot 308, GA-242-DM »: the text may break, the plate does not. */
export function VehicleLine({ car }: { car: Car | undefined }) {
  const name = [car?.marque, car?.model].filter(Boolean).join(' ')
  if (!name && !car?.vehicleCode) return <span>{MISSING}</span>
  return (
    <span>
      {name}
      {name && car?.vehicleCode && ', '}
      {car?.vehicleCode && <span className={classes.plate}>{car.vehicleCode}</span>}
    </span>
  )
}
