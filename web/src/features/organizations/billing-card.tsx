import { MOST_PAYMENT_DAYS, USUAL_PAYMENT_DAYS } from '@volant/domain/invoices/terms'
import { SimpleGrid, Stack } from '@mantine/core'
import { useWatch, type Control } from 'react-hook-form'
import { useWords } from '../../lib/i18n'
import { AddressInput } from '../../ui/form/address-input'
import type { AddressSlot } from '../../ui/form/address-slot'
import { NumberField } from '../../ui/form/number-field'
import { SwitchField } from '../../ui/form/switch-field'
import { TextField } from '../../ui/form/text-field'
import { Card } from '../../ui/layout/card'
import { ElectronicConcern } from './electronic-concern'
import type { OrganizationValues } from './organization-values'

interface Props {
  control: Control<OrganizationValues, unknown, OrganizationValues>
  address: AddressSlot
  /** Not while a new organisation is typed. */
  concerned: boolean
}

/** What invoices say of the organisation. */
export function BillingCard({ control, address, concerned }: Props) {
  const t = useWords('organizations')
  const electronic = useWords('electronicInvoices')
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
          <TextField
            control={control}
            name="electronicAddress"
            label={electronic('address')}
            placeholder={electronic('addressHint')}
            maxLength={125}
          />
          <NumberField
            control={control}
            name="paymentDays"
            label={electronic('paymentDays')}
            placeholder={electronic('paymentDaysHint', { days: USUAL_PAYMENT_DAYS })}
            min={0}
            max={MOST_PAYMENT_DAYS}
          />
        </SimpleGrid>
        <SwitchField control={control} name="billed" label={t('form.differs')} />
        {billed && (
          <AddressInput slot={address} control={control} name="billingAddress" label={t('form.billingAddress')} />
        )}
        {concerned && <ElectronicConcern control={control} />}
      </Stack>
    </Card>
  )
}
