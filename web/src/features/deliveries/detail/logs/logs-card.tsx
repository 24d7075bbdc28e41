import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../../../lib/api-error-words'
import { formatMoment } from '../../../../lib/format'
import { useLanguage, useWords } from '../../../../lib/i18n'
import { DataTable } from '../../../../ui/table/data-table'
import { Card } from '../../../../ui/layout/card'
import { lastPage, pageAfterResize, type PageSize } from './log-pages'
import { LogsFooter } from './logs-footer'
import { logsQuery, type Log } from './logs-query'
import classes from './logs-card.module.css'

const SKELETONS = 4

/** The log of the delivery, the newest entry first; for admins. Description 2.5 */
export function LogsCard({ deliveryId }: { deliveryId: string }) {
  const t = useWords('deliveries')
  const language = useLanguage()
  const words = useApiErrorWords()
  const [size, setSize] = useState<PageSize>('10')
  const [requestedPage, setPage] = useState(0)
  const found = useQuery(logsQuery(deliveryId, requestedPage, size, language))
  const total = found.data?.totalCount
  const page = total === undefined ? requestedPage : Math.min(requestedPage, lastPage(total, size))
  const resize = (next: PageSize) => {
    setPage(pageAfterResize(page, size, next))
    setSize(next)
  }
  return (
    <Card title={t('logs.title')}>
      <div className={classes.logs}>
        <DataTable<Log>
          caption={t('logs.title')}
          columns={[
            { key: 'at', header: t('logs.at'), width: 150, cell: ({ createdAt }) => formatMoment(createdAt) },
            { key: 'log', header: t('logs.message'), cell: ({ log }) => log },
          ]}
          rows={found.data?.logs}
          paged={false}
          perPage={SKELETONS}
          state={{ page }}
          onState={() => {}}
          rowKey={({ id }) => id}
          card={({ createdAt, log }) => (
            <>
              <time className={classes.at} dateTime={createdAt}>
                {formatMoment(createdAt)}
              </time>
              <p className={classes.message}>{log}</p>
            </>
          )}
          fetching={found.isPlaceholderData}
          error={found.isError && !found.data ? words(found.error) : undefined}
          onRetry={() => void found.refetch()}
          empty={{ title: t('logs.empty') }}
        />
        {total !== undefined && total > 0 && (
          <LogsFooter page={page} size={size} total={total} onPage={setPage} onSize={resize} />
        )}
      </div>
    </Card>
  )
}
