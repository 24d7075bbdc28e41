import { useId, type Ref } from 'react'
import { TextInput } from '@mantine/core'
import { useWords } from '../../lib/i18n'
import { addressLine, lacksStreet, withPart, type Address } from './address'
import { PlaceSearch } from './place-search'
import classes from './address-field.module.css'

type Part = 'address' | 'city' | 'postalCode' | 'addressPrecision' | 'latitude'

interface Props {
  /** « Lieu de départ ». */
  label: string
  value: Address | null | undefined
  onChange: (address: Address) => void
  /** Error messages: of the address, and of its parts. */
  error?: string
  errors?: Partial<Record<Part, string>>
  required?: boolean
  /** The search field, which is focused on errors. */
  inputRef?: Ref<HTMLInputElement>
}

/** An address: the search, and fields for what it does not know, as the street and notes. */
export function AddressField({ label, value, onChange, error, errors = {}, required, inputRef }: Props) {
  const t = useWords('wizard')
  const id = useId()
  const set = (part: Exclude<Part, 'latitude'>) => (event: { currentTarget: { value: string } }) =>
    onChange(withPart(value ?? {}, part, event.currentTarget.value))
  return (
    <div role="group" aria-labelledby={id} className={classes.group}>
      <span id={id} className={classes.name}>
        {label}
      </span>
      <PlaceSearch
        label={t('address.search')}
        shown={value?.latitude === undefined ? '' : addressLine(value)}
        error={error ?? errors.latitude}
        required={required}
        inputRef={inputRef}
        onChoose={onChange}
      />
      {value && (
        <div className={classes.parts}>
          <TextInput
            className={classes.street}
            label={t('address.street')}
            placeholder={t('address.streetHint')}
            maxLength={200}
            value={lacksStreet(value) ? '' : value.address}
            error={errors.address}
            onChange={set('address')}
          />
          <TextInput
            label={t('address.postalCode')}
            withAsterisk
            maxLength={12}
            value={value.postalCode ?? ''}
            error={errors.postalCode}
            onChange={set('postalCode')}
          />
          <TextInput
            label={t('address.city')}
            withAsterisk
            maxLength={100}
            value={value.city ?? ''}
            error={errors.city}
            onChange={set('city')}
          />
          <TextInput
            className={classes.street}
            label={t('address.precision')}
            placeholder={t('address.precisionPlaceholder')}
            maxLength={500}
            value={value.addressPrecision ?? ''}
            error={errors.addressPrecision}
            onChange={set('addressPrecision')}
          />
        </div>
      )}
    </div>
  )
}
