import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { ChartFrame } from './chart-frame'
import { percent, sharesOf } from './figures'
import { outcomes } from './stats-queries'
import { lazyPart } from '../../ui/lazy/lazy-part'
import classes from './charts.module.css'

const Donut = lazyPart(() => import('./drawings'), 'Donut')

const OUTCOMES = ['COMPLETED', 'CANCELLED'] as const
const FILL = { COMPLETED: 'var(--v-ok)', CANCELLED: 'var(--v-danger)' }

/** The shares of completed and cancelled deliveries. */
export function OutcomeChart() {
  const t = useWords('stats')
  const language = useLanguage()
  const found = useQuery(outcomes)
  const values = OUTCOMES.map((outcome) => found.data?.data.find(({ x }) => x === outcome)?.y ?? 0)
  const shares = sharesOf(values)
  const parts = OUTCOMES.map((outcome, index) => ({
    outcome,
    name: t(`outcome.${outcome}`),
    value: values[index] ?? 0,
    color: FILL[outcome],
    share: percent(shares[index] ?? 0, language),
  }))
  const count = (value: number) => formatNumber(value, language)
  return (
    <ChartFrame
      title={t('outcome.title')}
      description={t('outcome.text')}
      error={found.isLoadingError ? t('error.stats') : undefined}
      onRetry={() => void found.refetch()}
      empty={found.data?.total === 0 ? t('none.all') : undefined}
    >
      {found.data && (
        <div className={classes.outcome}>
          <Donut name={t('outcome.title')} cells={parts} centre={count(found.data.total)} valueFormatter={count} />
          <dl className={classes.shares}>
            {parts.map(({ outcome, name, value, share }) => (
              <div key={outcome} className={classes.share} data-outcome={outcome}>
                <dt>{name}</dt>
                <dd>
                  <strong>{share}</strong> {count(value)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </ChartFrame>
  )
}
