import { ActionIcon, NativeSelect } from '@mantine/core'
import {
  IconChevronLeft,
  IconChevronLeftPipe,
  IconChevronRight,
  IconChevronRightPipe,
  type TablerIcon,
} from '@tabler/icons-react'
import { useWords } from '../../../../lib/i18n'
import { lastPage, logPage, PAGE_SIZES, type PageSize } from './log-pages'
import classes from './logs-card.module.css'

interface Props {
  page: number
  size: PageSize
  total: number
  onPage: (page: number) => void
  onSize: (size: PageSize) => void
}

/** Rows per page and pagination: first, previous, next, last. */
export function LogsFooter({ page, size, total, onPage, onSize }: Props) {
  const t = useWords('deliveries')
  const ui = useWords('ui')
  const last = lastPage(total, size)
  const from = page * logPage(0, size).pageSize + 1
  const to = Math.min(total, from - 1 + logPage(0, size).pageSize)
  const steps: [TablerIcon, 'firstPage' | 'previousPage' | 'nextPage' | 'lastPage', number, boolean][] = [
    [IconChevronLeftPipe, 'firstPage', 0, page > 0],
    [IconChevronLeft, 'previousPage', page - 1, page > 0],
    [IconChevronRight, 'nextPage', page + 1, page < last],
    [IconChevronRightPipe, 'lastPage', last, page < last],
  ]
  return (
    <div className={classes.footer}>
      <NativeSelect
        size="xs"
        aria-label={t('logs.perPage')}
        leftSection={<span className={classes.perPage}>{t('logs.perPage')}</span>}
        leftSectionWidth={110}
        leftSectionPointerEvents="none"
        value={size}
        onChange={({ currentTarget: { value } }) => onSize(PAGE_SIZES.find((known) => known === value) ?? '10')}
        data={PAGE_SIZES.map((value) => ({ value, label: value === 'all' ? t('logs.all') : value }))}
      />
      <span className={classes.range} aria-live="polite">
        {ui('range', { from, to, total })}
      </span>
      <nav className={classes.steps} aria-label={t('logs.pages')}>
        {steps.map(([Icon, name, target, open]) => (
          // Not `disabled` at either end, because a disabled button loses the focus.
          <ActionIcon
            key={name}
            size={32}
            aria-label={ui(name)}
            aria-disabled={!open}
            className={classes.step}
            onClick={() => open && onPage(target)}
          >
            <Icon size={18} aria-hidden="true" />
          </ActionIcon>
        ))}
      </nav>
    </div>
  )
}
