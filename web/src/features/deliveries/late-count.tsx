import { queryOptions, useQuery } from '@tanstack/react-query'
import { VisuallyHidden } from '@mantine/core'
import { request } from '../../lib/api'
import { FOLLOWS_TIME } from '../../lib/follows-time'
import { useWords } from '../../lib/i18n'
import { LateCountDocument } from './queries.generated'
import classes from './late-count.module.css'

const lateCountQuery = queryOptions({
  queryKey: ['deliveries', 'late-count'],
  queryFn: async ({ signal }) => (await request(LateCountDocument, {}, { signal })).findAllDeliveries.total,
  staleTime: 60_000,
  ...FOLLOWS_TIME,
})

/** How many confirmed deliveries are late, beside the entry that leads to them; nothing while none is. */
export function LateCount() {
  const t = useWords('shell')
  const { data: count = 0 } = useQuery(lateCountQuery)
  if (count === 0) return null
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t('late', { count })}</VisuallyHidden>
    </span>
  )
}
