import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import { CAR_TYPES, MOTORIZATIONS } from '@volant/domain/deliveries/statuses'
import { useWords } from '../../lib/i18n'
import { SelectField } from '../../ui/form/select-field'
import { TagsField } from '../../ui/form/tags-field'
import { TextField } from '../../ui/form/text-field'
import { LineList } from '../../ui/form/line-list'
import { NEW_CAR, NEW_DOCUMENT, type OrganizationValues } from './organization-values'

interface Props {
  control: Control<OrganizationValues, unknown, OrganizationValues>
}

/** The documents that the organisation usually adds. */
export function DocumentLines({ control }: Props) {
  const t = useWords('organizations')
  const name = 'settings.defaultValues.documents' as const
  const { fields, append, remove } = useFieldArray({ control, name })
  const values = useWatch({ control, name })
  return (
    <LineList
      title={t('form.documents')}
      text={t('form.documentsText')}
      lines={fields.map(({ id }) => id)}
      removeLabel={(index) => t('form.removeLine', { name: values[index]?.name || t('form.document') })}
      onRemove={remove}
      add={t('form.addDocument')}
      onAdd={() => append(NEW_DOCUMENT)}
      render={(index) => (
        <>
          <TextField control={control} name={`${name}.${index}.name`} label={t('form.document')} required />
          <TextField control={control} name={`${name}.${index}.label`} label={t('form.documentLabel')} />
        </>
      )}
    />
  )
}

/** The vehicles that the organisation usually sends. */
export function CarLines({ control }: Props) {
  const t = useWords('organizations')
  const wizard = useWords('wizard')
  const name = 'settings.defaultValues.cars' as const
  const { fields, append, remove } = useFieldArray({ control, name })
  const values = useWatch({ control, name })
  const classesOf = CAR_TYPES.map((value) => ({ value, label: wizard(`vehicle.carType.${value}`) }))
  const motors = MOTORIZATIONS.map((value) => ({ value, label: wizard(`vehicle.type.${value}`) }))
  const titleOf = (index: number) => [values[index]?.marque, values[index]?.model].filter(Boolean).join(' ')
  return (
    <LineList
      title={t('form.cars')}
      text={t('form.carsText')}
      lines={fields.map(({ id }) => id)}
      removeLabel={(index) => t('form.removeLine', { name: titleOf(index) || t('form.model') })}
      onRemove={remove}
      add={t('form.addCar')}
      onAdd={() => append(NEW_CAR)}
      render={(index) => (
        <>
          <TextField
            control={control}
            name={`${name}.${index}.marque`}
            label={t('form.marque')}
            maxLength={60}
            required
          />
          <TextField
            control={control}
            name={`${name}.${index}.model`}
            label={t('form.model')}
            maxLength={60}
            required
          />
          <SelectField
            control={control}
            name={`${name}.${index}.carType`}
            label={t('form.carType')}
            options={classesOf}
          />
          <SelectField
            control={control}
            name={`${name}.${index}.type`}
            label={t('form.motorization')}
            options={motors}
          />
        </>
      )}
    />
  )
}

/** The makes and models of an organisation that keeps its own list. */
export function CarModelLines({ control }: Props) {
  const t = useWords('organizations')
  const name = 'settings.carModels' as const
  const { fields, append, remove } = useFieldArray({ control, name })
  const values = useWatch({ control, name })
  return (
    <LineList
      title={t('form.carModels')}
      text={t('form.carModelsText')}
      lines={fields.map(({ id }) => id)}
      removeLabel={(index) => t('form.removeLine', { name: values[index]?.marque || t('form.marque') })}
      onRemove={remove}
      add={t('form.addMarque')}
      onAdd={() => append({ marque: '', models: [] })}
      render={(index) => (
        <>
          <TextField
            control={control}
            name={`${name}.${index}.marque`}
            label={t('form.marque')}
            maxLength={60}
            required
          />
          <TagsField
            control={control}
            name={`${name}.${index}.models`}
            label={t('form.models')}
            placeholder={t('form.modelsHint')}
          />
        </>
      )}
    />
  )
}
