import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CarType, DeliveryCategory } from '@volant/domain/deliveries/statuses'
import { toEuros } from '@volant/domain/kernel/money'
import { estimate } from '@volant/domain/pricing/estimate'
import type { Tariff } from '@volant/domain/pricing/tariff'
import { formatDistance, formatMoney } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { routeQuery } from '../../lib/map/route-query'
import classes from './preview-card.module.css'
import type { Sample } from './samples'

interface Props {
  sample: Sample
  carType: CarType
  category: DeliveryCategory
  now: Tariff
  next: Tariff | undefined
}

/** One journey: its price now, and after the change. */
export function PreviewRow({ sample, carType, category, now, next }: Props) {
  const t = useWords('pricing')
  const language = useLanguage()
  const { key, from, to, roundTrip = false, insideIdf = false } = sample
  const { data: route, isError } = useQuery(routeQuery([from, to]))
  const by = (tariff: Tariff) => {
    if (!route) return undefined
    const { distanceMeters: metres, durationSeconds: seconds } = route
    const { prices } = estimate(tariff, { metres, seconds, carType, cars: 1, roundTrip, insideIdf })
    return toEuros(prices[category])
  }
  const [before, after] = [by(now), next && by(next)]
  const metres = route && route.distanceMeters * (roundTrip ? 2 : 1)
  return (
    <tr>
      <th scope="row">
        {t(`preview.sample.${key}`)}
        <span className={classes.way}>{isError ? t('preview.failed') : formatDistance(metres, language, '…')}</span>
      </th>
      <td>{before === undefined && !isError ? <Skeleton height={14} /> : formatMoney(before, language)}</td>
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
  )
}
