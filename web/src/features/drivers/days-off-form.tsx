import { Button } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { calendarDayOf } from '@volant/domain/deliveries/calendar'
import { decideDaysOff, type DaysOff } from '@volant/domain/drivers/availability'
import { lifeDate } from '@volant/domain/kernel/fields'
import { useWords } from '../../lib/i18n'
import { schemaResolver } from '../../lib/validation'
import { DateField } from '../../ui/form/date-field'
import { keepTyped } from '../../ui/form/keep-typed'
import classes from './availability.module.css'
import type { Driver } from './driver-query'
import { useDaysOff } from './use-days-off'

const schema = z.object({ firstDay: lifeDate(), lastDay: lifeDate().nullish() })
interface Values {
  firstDay: Date | null
  lastDay?: Date | null
}

const EMPTY: Values = { firstDay: null, lastDay: null }

/** One more period: a day, or the first and the last of several. */
export function DaysOffForm({ driver }: { driver: Driver }) {
  const t = useWords('availability')
  const { add } = useDaysOff(driver.id)
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    defaultValues: EMPTY,
  })
  const { control, handleSubmit, formState, setError } = form
  const [today] = useState(() => calendarDayOf(new Date()))

  /** What the server would refuse, said at the field that can be put right. */
  const isRefused = (wanted: DaysOff) => {
    const decision = decideDaysOff(wanted, driver.daysOff, today)
    if (decision.ok) return false
    const [fault] = decision.fields ?? []
    if (decision.reason)
      setError('firstDay', { message: t(decision.reason === 'QUOTA_EXCEEDED' ? 'full' : 'overlaps') })
    else
      setError('lastDay', { message: fault?.code === 'outOfRange' ? t('tooLong') : fault?.code }, { shouldFocus: true })
    return true
  }
  const submit = handleSubmit(async ({ firstDay, lastDay }) => {
    if (!firstDay) return
    const wanted = { firstDay: calendarDayOf(firstDay), lastDay: calendarDayOf(lastDay ?? firstDay) }
    if (isRefused(wanted)) return
    const saved = keepTyped(form)
    await add(wanted).then(
      () => saved(EMPTY),
      // The error is shown in a toast; what was typed stays for another attempt.
      () => {},
    )
  })
  return (
    <form onSubmit={submit} noValidate className={classes.dates} aria-label={t('add')}>
      <DateField control={control} name="firstDay" label={t('firstDay')} minDate={today} required />
      <DateField
        control={control}
        name="lastDay"
        label={t('lastDay')}
        placeholder={t('lastHelp')}
        minDate={today}
        canBeEmptied
      />
      <Button type="submit" variant="default" mih={44} loading={formState.isSubmitting}>
        {t('add')}
      </Button>
    </form>
  )
}
