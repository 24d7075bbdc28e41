import type { Control } from 'react-hook-form'
import { IconBuilding } from '@tabler/icons-react'
import { initialsOf } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { PhoneField } from '../../../ui/form/phone-field'
import { SelectField } from '../../../ui/form/select-field'
import { Card } from '../../../ui/layout/card'
import type { Representative } from '../wizard-queries'
import frame from '../frame.module.css'
import classes from './representative-card.module.css'
import type { ClientValues } from './values'

interface Props {
  control: Control<ClientValues, unknown, ClientValues>
  representative: Representative | undefined
  /** The options for admins; for clients it is fixed. */
  choices?: readonly Representative[]
  /** The delivery exists, so its representative cannot change. */
  kept?: boolean
}

/** The representative who orders the delivery. Description 6. */
export function RepresentativeCard({ control, representative, choices, kept = false }: Props) {
  const t = useWords('wizard')
  const options = choices?.map((owner) => ({
    value: owner.id,
    label: `${owner.firstName} ${owner.lastName} · ${owner.organization.name}`,
    keywords: owner.email,
  }))
  return (
    <Card
      title={t('representative.title')}
      description={t(`representative.${options ? 'choose' : kept ? 'kept' : 'own'}`)}
    >
      <div className={frame.grid}>
        {options ? (
          <SelectField
            control={control}
            name="representativeId"
            label={t('representative.title')}
            placeholder={t('representative.search')}
            options={options}
            nothingFound={t('representative.none')}
            searchable
            required
          />
        ) : (
          representative && <Person representative={representative} />
        )}
        <PhoneField control={control} name="representativePhone" label={t('representative.phone')} required />
      </div>
      {options && representative && (
        <div className={classes.chosen}>
          <Person representative={representative} />
        </div>
      )}
    </Card>
  )
}

function Person({ representative }: { representative: Representative }) {
  const { firstName, lastName, email, organization } = representative
  return (
    <div className={classes.person}>
      <span className={classes.initials} aria-hidden="true">
        {initialsOf(firstName, lastName)}
      </span>
      <div className={classes.words}>
        <strong>
          {firstName} {lastName}
        </strong>
        <span>{email}</span>
        <span className={classes.organization}>
          <IconBuilding size={14} aria-hidden="true" />
          {organization.name}
        </span>
      </div>
    </div>
  )
}
