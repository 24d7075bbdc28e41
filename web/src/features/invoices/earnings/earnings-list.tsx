import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { formatMonth } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { ErrorState } from '../../../ui/feedback/error-state'
import { PageSkeleton } from '../../../ui/feedback/skeletons'
import { EarningCard } from './earning-card'
import { earningsQuery } from './earnings-query'
import classes from './earnings.module.css'

/** The missions of a month with what each brought. */
export function EarningsList({ month }: { month: string }) {
  const t = useWords('earnings')
  const words = useApiErrorWords()
  const language = useLanguage()
  const found = useInfiniteQuery(earningsQuery(month))
  if (found.isLoadingError)
    return <ErrorState title={t('failed')} text={words(found.error)} onRetry={() => void found.refetch()} />
  if (!found.data) return <PageSkeleton />
  return (
    <section aria-label={t('list', { month: formatMonth(month, language) })}>
      <ul className={classes.list}>
        {found.data.pages
          .flatMap(({ records }) => records)
          .map((earning) => (
            <li key={earning.id}>
              <EarningCard earning={earning} />
            </li>
          ))}
      </ul>
      {found.hasNextPage && (
        <Button
          className={classes.more}
          variant="default"
          fullWidth
          mih={44}
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </section>
  )
}
