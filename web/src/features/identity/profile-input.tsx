import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { Control } from 'react-hook-form'
import { useWords } from '../../lib/i18n'
import { PhoneField } from '../../ui/form/phone-field'
import { SelectField } from '../../ui/form/select-field'
import { TextField } from '../../ui/form/text-field'
import type { ProfileField, ProfileValues } from './own-profile'

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
  if (name === 'phone') return <PhoneField {...props} />
  if (name === 'email')
    return <TextField {...props} type="email" autoComplete="email" description={t('profile.newEmail')} />
  return <TextField {...props} autoComplete={AUTO_COMPLETE[name]} />
}
