import { useState } from 'react'
import { TZDate } from '@date-fns/tz'
import { DatePicker } from '@mantine/dates'
import { format } from 'date-fns'
import 'dayjs/locale/fr'
import '@mantine/dates/styles.layer.css'
import { parisDayEnd, parisDayStart, ZONE } from '@volant/domain/kernel/time'
import { inParis } from '../../lib/paris'
import { useLanguage } from '../../lib/i18n'
import { useCalendarLabels } from './calendar-labels'

type Days = [string | null, string | null]

interface Props {
  /** Epoch milliseconds. */
  from: number | undefined
  to: number | undefined
  onRange: (from: number, to: number) => void
}

const dayOf = (epoch: number | undefined) => {
  const date = inParis(epoch)
  return date ? format(date, 'yyyy-MM-dd') : null
}

function noonOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new TZDate(year, month - 1, date, 12, ZONE)
}

export function PeriodCalendar({ from, to, onRange }: Props) {
  const language = useLanguage()
  const [days, setDays] = useState<Days>([dayOf(from), dayOf(to)])
  const choose = ([first, last]: Days) => {
    setDays([first, last])
    if (first && last) onRange(parisDayStart(noonOf(first)).getTime(), parisDayEnd(noonOf(last)).getTime())
  }
  return (
    <DatePicker
      type="range"
      allowSingleDateInRange
      locale={language}
      firstDayOfWeek={1}
      ariaLabels={useCalendarLabels()}
      value={days}
      onChange={choose}
    />
  )
}
