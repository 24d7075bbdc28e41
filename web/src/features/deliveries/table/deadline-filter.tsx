import { Suspense } from 'react'
import { Skeleton } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import { FilterButton } from '../../../ui/form/filter-button'
import type { TableSearch } from './table-search'
import { lazyPart } from '../../../ui/lazy/lazy-part'

// Lazy, because the calendar is larger than the table.
const DeadlineCalendar = lazyPart(() => import('./deadline-calendar'), 'DeadlineCalendar')

interface Props {
  search: TableSearch
  onSearch: (change: Partial<TableSearch>) => void
}

/** Filters deadlines between two days in Paris time. */
export function DeadlineFilter({ search, onSearch }: Props) {
  const t = useWords('deliveries')
  return (
    <FilterButton label={t('filter.deadline')} icon={<IconCalendar size={16} aria-hidden="true" />}>
      {(close) => (
        <Suspense fallback={<Skeleton width={252} height={272} />}>
          <DeadlineCalendar
            from={search.carDeliveryDeadlineFrom}
            to={search.carDeliveryDeadlineTo}
            onRange={(carDeliveryDeadlineFrom, carDeliveryDeadlineTo) => {
              onSearch({ carDeliveryDeadlineFrom, carDeliveryDeadlineTo })
              close()
            }}
          />
        </Suspense>
      )}
    </FilterButton>
  )
}
