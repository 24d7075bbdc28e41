import { SimpleGrid, Stack } from '@mantine/core'
import { useWatch, type Control } from 'react-hook-form'
import { useWords } from '../../lib/i18n'
import { AddressInput } from '../../ui/form/address-input'
import type { AddressSlot } from '../../ui/form/address-slot'
import { SwitchField } from '../../ui/form/switch-field'
import { TextField } from '../../ui/form/text-field'
import { Card } from '../../ui/layout/card'
import type { OrganizationValues } from './organization-values'

interface Props {
  control: Control<OrganizationValues, unknown, OrganizationValues>
  address: AddressSlot
}

/** What invoices say of the organisation. */
export function BillingCard({ control, address }: Props) {
  const t = useWords('organizations')
  const billed = useWatch({ control, name: 'billed' })
  return (
    <Card title={t('form.billing')} description={t('form.billingText')}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextField
            control={control}
            name="siren"
            label={t('form.siren')}
            placeholder={t('form.sirenHint')}
            inputMode="numeric"
            maxLength={20}
          />
          <TextField
            control={control}
            name="vatId"
            label={t('form.vatId')}
            placeholder="FR12345678901"
            maxLength={20}
          />
        </SimpleGrid>
        <SwitchField control={control} name="billed" label={t('form.differs')} />
        {billed && (
          <AddressInput slot={address} control={control} name="billingAddress" label={t('form.billingAddress')} />
        )}
      </Stack>
    </Card>
  )
}
