import { SimpleGrid } from '@mantine/core'
import type { Control } from 'react-hook-form'
import { useWords } from '../../lib/i18n'
import { PhoneField } from '../../ui/form/phone-field'
import { TextField } from '../../ui/form/text-field'
import { Card } from '../../ui/layout/card'
import type { OrganizationValues } from './organization-values'

interface Props {
  control: Control<OrganizationValues, unknown, OrganizationValues>
  /** The e-mail is the account: it is set once. */
  editing: boolean
}

/** The owner, whose rank is not a choice. */
export function OwnerCard({ control, editing }: Props) {
  const t = useWords('organizations')
  return (
    <Card title={t('form.owner')} description={editing ? t('form.emailHint') : t('form.ownerHint')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextField control={control} name="ownerFirstName" label={t('form.firstName')} maxLength={50} required />
        <TextField control={control} name="ownerLastName" label={t('form.lastName')} maxLength={50} required />
        <TextField
          control={control}
          name="ownerEmail"
          label={t('form.email')}
          type="email"
          disabled={editing}
          required
        />
        <PhoneField control={control} name="ownerPhone" label={t('form.phone')} />
        <TextField control={control} name="ownerFunction" label={t('form.function')} maxLength={80} required />
        <TextField control={control} name="ownerService" label={t('form.service')} maxLength={80} required />
      </SimpleGrid>
    </Card>
  )
}
