import { DateInput, DatesProvider } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { format, isValid, parse } from 'date-fns'
import 'dayjs/locale/fr'
import '@mantine/dates/styles.layer.css'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { inParis } from '../../lib/paris'
import { useLanguage } from '../../lib/i18n'
import { useCalendarLabels } from './calendar-labels'
import { useField, type FieldProps } from './field'

type Props<V extends FieldValues, C> = FieldProps<V, C> & {
  minDate?: string
  maxDate?: string
  /** An emptied field holds null; without it the day from before returns. */
  canBeEmptied?: boolean
}

function dayOf(value: unknown): string | null {
  const date = value instanceof Date ? inParis(value) : undefined
  return date ? format(date, 'yyyy-MM-dd') : null
}

/** The day as it is typed, first the day and then the month, which the picker's own parser would swap. */
export function typedDay(text: string): string | null {
  const date = parse(text.trim(), 'dd/MM/yyyy', new Date())
  return isValid(date) ? format(date, 'yyyy-MM-dd') : null
}

/** A day, typed or picked, such as a day of birth. The form holds it as a date, or null. */
export function DateField<V extends FieldValues, C = V>(props: Props<V, C>) {
  const { control, name, required, canBeEmptied, ...rest } = props
  const { field, error } = useField({ control, name })
  const language = useLanguage()
  const id = useId()
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
      <DateInput
        {...rest}
        // The calendar is named by its field.
        id={id}
        popoverProps={{ id }}
        ariaLabels={useCalendarLabels()}
        name={field.name}
        ref={field.ref}
        onBlur={field.onBlur}
        value={dayOf(field.value)}
        onChange={(day) => field.onChange(day === null ? null : new Date(day))}
        valueFormat="DD/MM/YYYY"
        dateParser={typedDay}
        allowDeselect={canBeEmptied}
        error={error}
        withAsterisk={required}
        leftSection={<IconCalendar size={16} aria-hidden="true" />}
      />
    </DatesProvider>
  )
}
