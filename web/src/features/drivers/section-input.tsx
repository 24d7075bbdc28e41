import type { Control } from 'react-hook-form'
import { useWords } from '../../lib/i18n'
import { AddressInput } from '../../ui/form/address-input'
import type { AddressSlot } from '../../ui/form/address-slot'
import { DateField } from '../../ui/form/date-field'
import { PhoneField } from '../../ui/form/phone-field'
import { TextField } from '../../ui/form/text-field'
import classes from './driver-view.module.css'
import type { SectionField, SectionValues } from './driver-sections'

interface Props {
  control: Control<SectionValues>
  name: SectionField
  disabled: boolean
  address: AddressSlot
}

const DATES: readonly SectionField[] = [
  'birthDate',
  'drivingLicenseDate',
  'drivingPermitDueDate',
  'vigilanceIssueDate',
  'insuranceDueDate',
]
const REQUIRED: readonly SectionField[] = ['firstName', 'lastName', 'email']

/** The input that fits a field of a driver. */
export function SectionInput({ control, name, disabled, address }: Props) {
  const t = useWords('drivers')
  if (name === 'address')
    return (
      <fieldset className={classes.whole} disabled={disabled}>
        <AddressInput slot={address} control={control} name="address" label={t('field.address')} required={false} />
      </fieldset>
    )
  const props = { control, name, disabled, label: t(`field.${name}`), required: REQUIRED.includes(name) }
  if (DATES.includes(name)) return <DateField {...props} />
  if (name === 'phoneNumber') return <PhoneField {...props} />
  return <TextField {...props} type={name === 'email' ? 'email' : 'text'} />
}
