import { useQuery } from '@tanstack/react-query'
import { DELIVERY_TYPES } from '@volant/domain/deliveries/statuses'
import { formatMonth, formatNumber } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { ChartFrame } from './chart-frame'
import { FILL_OF } from './chart-colours'
import { shortMonth } from './figures'
import { FiguresTable } from './figures-table'
import { requestsByType } from './stats-queries'
import { lazyPart } from '../../ui/lazy/lazy-part'

const Bars = lazyPart(() => import('./drawings'), 'Bars')

/** Requests by month, stacked by type. */
export function RequestsChart() {
  const t = useWords('stats')
  const types = useWords('deliveries')
  const language = useLanguage()
  const found = useQuery(requestsByType)
  const months = found.data
  const count = (value: number) => formatNumber(value, language)
  const none = months?.every(({ y }) => DELIVERY_TYPES.every((type) => y[type] === 0))
  return (
    <ChartFrame
      title={t('requests.title')}
      description={t('requests.text')}
      error={found.isLoadingError ? t('error.chart') : undefined}
      onRetry={() => void found.refetch()}
      empty={none ? t('none.all') : undefined}
    >
      {months && (
        <>
          <Bars
            name={t('requests.title')}
            rows={months.map(({ x, y }) => ({ month: shortMonth(x, language), ...y }))}
            series={DELIVERY_TYPES.map((type) => ({
              name: type,
              label: types(`acronym.${type}`),
              color: FILL_OF[type],
            }))}
            valueFormatter={count}
          />
          <FiguresTable
            caption={t('requests.title')}
            head={[t('month'), ...DELIVERY_TYPES.map((type) => types(`type.${type}`))]}
            rows={months.map(({ x, y }) => [formatMonth(x, language), ...DELIVERY_TYPES.map((type) => count(y[type]))])}
          />
        </>
      )}
    </ChartFrame>
  )
}
