import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { useWords } from '../../../lib/i18n'
import { DateTimeField } from '../../../ui/form/date-time-field'
import { ScheduleConcerns } from '../../../ui/form/schedule-concerns'
import { Card } from '../../../ui/layout/card'
import classes from '../frame.module.css'
import type { ClientValues } from './values'

interface Props {
  control: Control<ClientValues, unknown, ClientValues>
  /** The organisation uses only the deadline. Description 5. */
  oneDate: boolean
}

const ALL = ['carAvailabilityDate', 'carPickUpDate', 'carDeliveryDeadline'] as const
const ONE = ['carDeliveryDeadline'] as const

export function DatesCard({ control, oneDate }: Props) {
  const t = useWords('wizard')
  const [today] = useState(() => new Date())
  const [pickUp, deadline] = useWatch({ control, name: ['carPickUpDate', 'carDeliveryDeadline'] })
  return (
    <Card title={t('dates.title')} description={t(oneDate ? 'dates.oneText' : 'dates.text')}>
      <div className={classes.three}>
        {(oneDate ? ONE : ALL).map((name) => (
          <DateTimeField
            key={name}
            control={control}
            name={name}
            label={t(`dates.${name}`)}
            placeholder={t('dates.placeholder')}
            minDate={today}
            required
          />
        ))}
      </div>
      <ScheduleConcerns type="STANDARD" pickUp={oneDate ? deadline : pickUp} deadline={deadline} />
    </Card>
  )
}
