import { useState } from 'react'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { CAR_TYPES, CATEGORIES, type CarType, type DeliveryCategory } from '@volant/domain/deliveries/statuses'
import { toEuros } from '@volant/domain/kernel/money'
import { estimate } from '@volant/domain/pricing/estimate'
import type { Tariff } from '@volant/domain/pricing/tariff'
import { formatDistance, formatMoney } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { routeQuery } from '../../lib/map/route-query'
import { Card } from '../../ui/layout/card'
import classes from './preview-card.module.css'
import { SAMPLES } from './samples'

interface Props {
  now: Tariff
  /** As typed; undefined as long as something in it is missing or wrong. */
  next: Tariff | undefined
}

/** The price of some journeys by the tariff in force, and beside it by the one being typed. */
export function PreviewCard({ now, next }: Props) {
  const t = useWords('pricing')
  const wizard = useWords('wizard')
  const language = useLanguage()
  const [carType, setCarType] = useState<CarType>('A')
  const [category, setCategory] = useState<DeliveryCategory>('STANDARD')
  const routes = useQueries({ queries: SAMPLES.map(({ from, to }) => routeQuery([from, to])) })
  const rows = SAMPLES.map(({ key, ...sample }, index) => {
    const { data: route, isError } = routes[index] ?? {}
    const { roundTrip = false, insideIdf = false } = { roundTrip: undefined, insideIdf: undefined, ...sample }
    const by = (tariff: Tariff) => {
      if (!route) return undefined
      const { distanceMeters: metres, durationSeconds: seconds } = route
      const { prices } = estimate(tariff, { metres, seconds, carType, cars: 1, roundTrip, insideIdf })
      return toEuros(prices[category])
    }
    const metres = route && route.distanceMeters * (roundTrip ? 2 : 1)
    return { key, metres, before: by(now), after: next && by(next), failed: isError }
  })
  return (
    <Card title={t('preview.title')} description={t('preview.text')}>
      <div className={classes.choices}>
        <SegmentedControl
          size="xs"
          aria-label={wizard('vehicle.class')}
          data={CAR_TYPES.map((value) => ({ value, label: t('preview.class', { value }) }))}
          value={carType}
          onChange={setCarType}
        />
        <SegmentedControl
          size="xs"
          aria-label={wizard('finish.category')}
          data={CATEGORIES.map((value) => ({ value, label: wizard(`category.${value}`) }))}
          value={category}
          onChange={setCategory}
        />
      </div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('preview.journey')}</th>
            <th scope="col">{t('preview.now')}</th>
            <th scope="col">{t('preview.next')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, metres, before, after, failed = false }) => (
            <tr key={key}>
              <th scope="row">
                {t(`preview.sample.${key}`)}
                <span className={classes.way}>
                  {failed ? t('preview.failed') : formatDistance(metres, language, '…')}
                </span>
              </th>
              <td>{before === undefined && !failed ? <Skeleton height={14} /> : formatMoney(before, language)}</td>
              <td>
                {formatMoney(after, language, undefined, '–')}
                {after !== undefined && before !== undefined && after !== before && (
                  <span className={classes.change} data-dearer={after > before}>
                    {after > before && '+'}
                    {formatMoney(after - before, language)}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{t(next ? 'preview.note' : 'preview.incomplete')}</p>
    </Card>
  )
}
