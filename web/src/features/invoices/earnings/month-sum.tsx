import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { formatMoney, formatMonth } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import type { Month } from './earnings-query'
import classes from './earnings.module.css'

interface Props {
  /** The latest first. */
  months: readonly Month[]
  shown: Month
  onMonth: (month: string) => void
}

/** One month in sums, and the way to the others. */
export function MonthSum({ months, shown, onMonth }: Props) {
  const t = useWords('earnings')
  const language = useLanguage()
  const place = months.indexOf(shown)
  const euros = (amount: number) => formatMoney(amount, language)
  const step = (to: Month | undefined, label: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={label}
      title={label}
      disabled={to === undefined}
      onClick={() => to && onMonth(to.month)}
    >
      <Icon size={20} aria-hidden="true" />
    </ActionIcon>
  )
  return (
    <section className={classes.sum} aria-label={t('totalOf', { month: formatMonth(shown.month, language) })}>
      <div className={classes.months}>
        {step(months[place + 1], t('earlier'), IconChevronLeft)}
        <NativeSelect
          className={classes.choice}
          classNames={{ input: classes.select }}
          aria-label={t('month')}
          value={shown.month}
          onChange={(event) => onMonth(event.currentTarget.value)}
          data={months.map(({ month }) => ({ value: month, label: formatMonth(month, language) }))}
        />
        {step(months[place - 1], t('later'), IconChevronRight)}
      </div>
      <dl className={classes.figures} aria-live="polite">
        <div className={classes.total}>
          <dt>{`${t('total')} · ${t('deliveries', { count: shown.deliveries })}`}</dt>
          <dd>{euros(shown.total)}</dd>
        </div>
        <div>
          <dt>{t('paid')}</dt>
          <dd>{euros(shown.paid)}</dd>
        </div>
        <div>
          <dt>{t('waiting')}</dt>
          <dd>{euros(shown.waiting)}</dd>
        </div>
      </dl>
    </section>
  )
}
