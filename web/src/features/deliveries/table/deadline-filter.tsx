import { lazy, Suspense, useState } from 'react'
import { Button, Popover, Skeleton } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useWords } from '../../../lib/i18n'
import type { TableSearch } from './table-search'

// The calendar weighs more than the table: it comes when it is opened.
const DeadlineCalendar = lazy(async () => ({ default: (await import('./deadline-calendar')).DeadlineCalendar }))

interface Props {
  search: TableSearch
  onSearch: (change: Partial<TableSearch>) => void
}

/** Deadlines between two days of Paris. */
export function DeadlineFilter({ search, onSearch }: Props) {
  const t = useWords('deliveries')
  const [opened, setOpened] = useState(false)
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          fw={400}
          leftSection={<IconCalendar size={16} aria-hidden="true" />}
          onClick={() => setOpened(!opened)}
        >
          {t('filter.deadline')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {opened && (
          <Suspense fallback={<Skeleton width={252} height={272} />}>
            <DeadlineCalendar
              from={search.carDeliveryDeadlineFrom}
              to={search.carDeliveryDeadlineTo}
              onRange={(carDeliveryDeadlineFrom, carDeliveryDeadlineTo) => {
                onSearch({ carDeliveryDeadlineFrom, carDeliveryDeadlineTo })
                setOpened(false)
              }}
            />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
