import { useId, useState } from 'react'
import { TZDate } from '@date-fns/tz'
import { DatesProvider, DateTimePicker } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { nextWorkingMorning } from '@volant/domain/kernel/time'
import { format, roundToNearestMinutes } from 'date-fns'
import 'dayjs/locale/fr'
import '@mantine/dates/styles.layer.css'
import type { FieldValues } from 'react-hook-form'
import { inParis } from '../../lib/paris'
import { useLanguage, useWords } from '../../lib/i18n'
import { useCalendarLabels } from './calendar-labels'
import { useField, type FieldProps } from './field'

type Props<V extends FieldValues, C> = FieldProps<V, C> & { minDate?: Date; maxDate?: Date; clearable?: boolean }

const WALL = 'yyyy-MM-dd HH:mm:ss'
const SHOWN = 'dd/MM/yyyy HH:mm'

/** The picker works with wall-clock text; the form holds the instant as ISO text, read and written in Paris time. */
function toInstant(wall: string): string {
  const [date = '', time = '00:00:00'] = wall.split(' ')
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new Date(new TZDate(year, month - 1, day, hour, minute, 0, 'Europe/Paris').getTime()).toISOString()
}

const MORNING = '09:00:00'
const HALF_HOUR_MINUTES = 30

/** A day that was picked begins at nine; today, where that is past, at the next full half hour. */
function withUsualTime(wall: string, now: Date): string {
  const paris = inParis(now) ?? now
  if (!wall.endsWith(MORNING) || wall > format(paris, WALL) || !wall.startsWith(format(paris, 'yyyy-MM-dd')))
    return wall
  return format(roundToNearestMinutes(paris, { nearestTo: HALF_HOUR_MINUTES, roundingMethod: 'ceil' }), WALL)
}

function toWall(instant: string | Date | undefined): string | null {
  const date = inParis(instant)
  return date ? format(date, WALL) : null
}

export function DateTimeField<V extends FieldValues, C = V>(props: Props<V, C>) {
  const { control, name, required, minDate, maxDate, clearable = true, ...rest } = props
  const { field, error } = useField({ control, name })
  const language = useLanguage()
  const t = useWords('ui')
  const id = useId()
  const chosen = inParis(field.value)
  const [shown] = useState(() => toWall(nextWorkingMorning(new Date())) ?? undefined)
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
      <DateTimePicker
        {...rest}
        // The calendar is named by its field, and the field by its label and its value.
        id={id}
        popoverProps={{ id }}
        aria-label={chosen ? `${rest.label} ${format(chosen, SHOWN)}` : undefined}
        ariaLabels={useCalendarLabels()}
        timePickerProps={{
          hoursInputLabel: t('calendar.hours'),
          minutesInputLabel: t('calendar.minutes'),
          minutesStep: HALF_HOUR_MINUTES,
          withDropdown: true,
        }}
        submitButtonProps={{ 'aria-label': t('calendar.keep') }}
        clearButtonProps={{ 'aria-label': t('calendar.clear') }}
        name={field.name}
        ref={field.ref}
        onBlur={field.onBlur}
        value={toWall(field.value)}
        onChange={(wall) =>
          field.onChange(wall ? toInstant(field.value ? wall : withUsualTime(wall, new Date())) : undefined)
        }
        defaultDate={shown}
        defaultTimeValue={MORNING}
        valueFormat="DD/MM/YYYY HH:mm"
        minDate={toWall(minDate) ?? undefined}
        maxDate={toWall(maxDate) ?? undefined}
        clearable={clearable}
        error={error}
        withAsterisk={required}
        leftSection={<IconCalendar size={16} aria-hidden="true" />}
      />
    </DatesProvider>
  )
}
