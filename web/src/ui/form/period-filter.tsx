import { Suspense } from 'react'
import { Skeleton } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazyPart } from '../lazy/lazy-part'
import { FilterButton } from './filter-button'

// Lazy, because the calendar is larger than a table.
const PeriodCalendar = lazyPart(() => import('./period-calendar'), 'PeriodCalendar')

interface Props {
  label: string
  /** Epoch milliseconds. */
  from: number | undefined
  to: number | undefined
  onRange: (from: number, to: number) => void
}

/** Filters moments from the start of one day to the end of another, in Paris time. */
export function PeriodFilter({ label, from, to, onRange }: Props) {
  return (
    <FilterButton label={label} icon={<IconCalendar size={16} aria-hidden="true" />}>
      {(close) => (
        <Suspense fallback={<Skeleton width={252} height={272} />}>
          <PeriodCalendar
            from={from}
            to={to}
            onRange={(first, last) => {
              onRange(first, last)
              close()
            }}
          />
        </Suspense>
      )}
    </FilterButton>
  )
}
