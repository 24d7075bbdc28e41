import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { DELIVERY_TYPES, type DeliveryType } from '@volant/domain/deliveries/statuses'
import { formatMonth, formatNumber } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { ChartFrame } from './chart-frame'
import { FILL_OF } from './chart-colours'
import { shortMonth } from './figures'
import { FiguresTable } from './figures-table'
import { requestsOverTime } from './stats-queries'
import { lazyPart } from '../../ui/lazy/lazy-part'

const Line = lazyPart(() => import('./drawings'), 'Line')

const ALL = 'all'

interface Props {
  type: DeliveryType | undefined
  onType: (type: DeliveryType | undefined) => void
}

/** The requests of the last year, of one type or of all. */
export function EvolutionChart({ type, onType }: Props) {
  const t = useWords('stats')
  const types = useWords('deliveries')
  const language = useLanguage()
  const found = useQuery(requestsOverTime(type))
  const points = found.data
  const subject = type ? types(`type.${type}`) : t('evolution.all')
  const count = (value: number) => formatNumber(value, language)
  const none = points?.every(({ y }) => y === 0)
  return (
    <ChartFrame
      title={t('evolution.title')}
      description={t('evolution.text')}
      control={
        <SegmentedControl
          size="xs"
          radius={8}
          aria-label={t('evolution.type')}
          value={type ?? ALL}
          onChange={(value) => onType(DELIVERY_TYPES.find((known) => known === value))}
          data={[
            { value: ALL, label: t('evolution.all') },
            ...DELIVERY_TYPES.map((value) => ({ value, label: types(`acronym.${value}`) })),
          ]}
        />
      }
      error={found.isLoadingError ? t('error.chart') : undefined}
      onRetry={() => void found.refetch()}
      empty={none ? t('none.type') : undefined}
    >
      {points && (
        <>
          <Line
            name={`${t('evolution.title')}, ${subject}`}
            rows={points.map(({ x, y }) => ({ month: shortMonth(x, language), requests: y }))}
            label={t('evolution.requests')}
            color={type ? FILL_OF[type] : 'var(--v-ok)'}
            valueFormatter={count}
          />
          <FiguresTable
            caption={`${t('evolution.title')}, ${subject}`}
            head={[t('month'), t('evolution.requests')]}
            rows={points.map(({ x, y }) => [formatMonth(x, language), count(y)])}
          />
        </>
      )}
    </ChartFrame>
  )
}
