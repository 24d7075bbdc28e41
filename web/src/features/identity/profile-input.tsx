import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { Control } from 'react-hook-form'
import { useWords } from '../../lib/i18n'
import { PhoneField } from '../../ui/form/phone-field'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import type { ProfileField, ProfileValues } from './own-profile'
import classes from './profile-input.module.css'

const LANGUAGES = [
  { value: 'fr', label: 'Français' },
  { value: 'en', label: 'English' },
]

const AUTO_COMPLETE: Partial<Record<ProfileField, HTMLInputAutoCompleteAttribute>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  assigneeFunction: 'organization-title',
}
const REQUIRED: readonly ProfileField[] = ['firstName', 'lastName', 'email']

/** The input that fits a field of one's own profile. */
export function ProfileInput({ control, name }: { control: Control<ProfileValues>; name: ProfileField }) {
  const t = useWords('identity')
  const props = { control, name, label: t(`profile.${name}`), required: REQUIRED.includes(name) }
  if (name === 'language') return <SelectField {...props} options={LANGUAGES} />
  if (name === 'phone' || name === 'phoneNumber') return <PhoneField {...props} />
  if (name === 'email' || name === 'iban')
    return (
      <div className={classes.whole}>
        <TextField
          {...props}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete={name === 'email' ? 'email' : 'off'}
          description={name === 'email' ? t('profile.newEmail') : undefined}
        />
      </div>
    )
  return <TextField {...props} autoComplete={AUTO_COMPLETE[name]} />
}
