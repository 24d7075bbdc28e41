import { Button } from '@mantine/core'
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { CAR_TYPES, MOTORIZATIONS } from '@volant/domain/deliveries/statuses'
import type { OrganizationSettings } from '@volant/domain/organizations/settings'
import { useWords } from '../../../lib/i18n'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { Card } from '../../../ui/layout/card'
import frame from '../frame.module.css'
import classes from './vehicle-card.module.css'
import type { QuickCar } from './vehicle-values'

interface Props<V extends FieldValues> {
  title: string
  control: Control<V, unknown, V>
  /** Its index in `vehicles`: 0 is the delivered one, 1 the returned one. */
  index: 0 | 1
  cars: readonly QuickCar[]
  onQuick: (car: QuickCar) => void
  /** The makes and models of an organisation that keeps its own list. */
  models: NonNullable<OrganizationSettings['carModels']>
}

export function VehicleCard<V extends FieldValues>({ title, control, index, cars, onQuick, models }: Props<V>) {
  const t = useWords('wizard')
  const at = (field: string) => `vehicles.${index}.${field}` as FieldPath<V>
  const marque: string = useWatch({ control, name: at('marque') })
  const known = models.find((one) => one.marque.toLowerCase() === marque.trim().toLowerCase())
  const classesOf = CAR_TYPES.map((value) => ({ value, label: t(`vehicle.carType.${value}`) }))
  const motors = MOTORIZATIONS.map((value) => ({ value, label: t(`vehicle.type.${value}`) }))
  return (
    <Card title={title}>
      {cars.length > 0 && (
        <div className={classes.quick} role="group" aria-label={t('vehicle.quick')}>
          <span className={classes.name}>{t('vehicle.quick')}</span>
          {cars.map((car) => (
            <Button
              key={`${car.marque} ${car.model} ${car.carType} ${car.type}`}
              size="compact-sm"
              variant="default"
              radius="xl"
              onClick={() => onQuick(car)}
            >
              {car.marque} {car.model}
            </Button>
          ))}
        </div>
      )}
      <div className={frame.three}>
        <TextField
          control={control}
          name={at('marque')}
          label={t('vehicle.marque')}
          maxLength={60}
          suggestions={models.map((one) => one.marque)}
          required
        />
        <TextField
          control={control}
          name={at('model')}
          label={t('vehicle.model')}
          maxLength={60}
          suggestions={known?.models}
          required
        />
        <TextField
          control={control}
          name={at('vehicleCode')}
          label={t('vehicle.plate')}
          placeholder="AB-123-CD"
          maxLength={20}
          required
        />
        <SelectField control={control} name={at('carType')} label={t('vehicle.class')} options={classesOf} required />
        <SelectField control={control} name={at('type')} label={t('vehicle.motorization')} options={motors} required />
        <TextField control={control} name={at('vin')} label={t('vehicle.vin')} maxLength={20} />
      </div>
    </Card>
  )
}
