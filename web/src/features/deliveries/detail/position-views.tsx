import { queryOptions, useQuery } from '@tanstack/react-query'
import type { positionViews } from '@volant/contract/rest/tracking'
import { call } from '../../../lib/api'
import { formatDateTime } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { Card } from '../../../ui/layout/card'
import classes from './position-views.module.css'

const viewsQuery = (deliveryId: string) =>
  queryOptions({
    queryKey: ['deliveries', 'position views', deliveryId],
    queryFn: ({ signal }) =>
      call<typeof positionViews>('GET /location/{deliveryId}/views', { params: { deliveryId } }, { signal }),
  })

/** Who of the office and of the client looked at where the driver is. Nothing where nobody has. */
export function PositionViews({ deliveryId }: { deliveryId: string }) {
  const t = useWords('liveMap')
  const { data = [] } = useQuery(viewsQuery(deliveryId))
  if (data.length === 0) return null
  return (
    <Card title={t('views.title')} description={t('views.text')}>
      <ul className={classes.list}>
        {data.map(({ name, organization, viewedAt }, index) => (
          <li key={index}>
            <span className={classes.person}>
              <strong>{name}</strong>
              <span>{organization ?? t('views.office')}</span>
            </span>
            <span className={classes.days}>
              {viewedAt.map((at) => (
                <time key={at} dateTime={at}>
                  {formatDateTime(at)}
                </time>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
