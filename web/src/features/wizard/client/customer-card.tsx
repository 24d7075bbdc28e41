import type { Control } from 'react-hook-form'
import { LANGUAGES } from '@volant/domain/kernel/actor'
import { useWords } from '../../../lib/i18n'
import { PhoneField } from '../../../ui/form/phone-field'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import { Card } from '../../../ui/layout/card'
import classes from '../frame.module.css'
import type { ClientValues } from './values'

/** The end recipient of the vehicle. */
export function CustomerCard({ control }: { control: Control<ClientValues, unknown, ClientValues> }) {
  const t = useWords('wizard')
  const statuses = (['PROFESSIONAL', 'PRIVATE'] as const).map((value) => ({
    value,
    label: t(`customer.statuses.${value}`),
  }))
  const languages = LANGUAGES.map((value) => ({ value, label: t(`customer.languages.${value}`) }))
  return (
    <Card title={t('customer.title')} description={t('customer.text')}>
      <div className={classes.grid}>
        <TextField control={control} name="clientFirstName" label={t('customer.firstName')} maxLength={50} required />
        <TextField control={control} name="clientLastName" label={t('customer.lastName')} maxLength={50} required />
        <TextField
          control={control}
          name="clientEmail"
          label={t('customer.email')}
          type="email"
          inputMode="email"
          required
        />
        <PhoneField control={control} name="clientPhone" label={t('customer.phone')} />
      </div>
      <details className={classes.more}>
        <summary>{t('customer.more')}</summary>
        <div className={classes.grid}>
          <SelectField control={control} name="clientStatus" label={t('customer.status')} options={statuses} />
          <SelectField control={control} name="language" label={t('customer.language')} options={languages} />
          <TextField control={control} name="clientCompany" label={t('customer.company')} maxLength={120} />
          <TextField control={control} name="clientSiret" label={t('customer.siret')} maxLength={20} />
          <TextField control={control} name="clientDrivingLicenceNumber" label={t('customer.licence')} maxLength={40} />
        </div>
      </details>
    </Card>
  )
}
