import { Skeleton, VisuallyHidden } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { IconSearchOff, IconWifiOff } from '@tabler/icons-react'
import { LEAST_LETTERS } from '@volant/domain/search/terms'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import type { Found } from './search-query'
import classes from './command-bar.module.css'

interface Props {
  typed: string
  /** What the server was asked; empty while the text is too short. */
  asked: string
  /** The answer to what is typed is still to come. */
  waiting: boolean
  search: UseQueryResult<Found>
  isEmpty: boolean
}

/** How the search stands: waiting, offline, failed or without a result; how many there are is only said aloud. */
export function BarState({ typed, asked, waiting, search, isEmpty }: Props) {
  const t = useWords('search')
  const words = useApiErrorWords()
  const { data, isLoadingError, isPlaceholderData, fetchStatus } = search
  const count = data ? Object.values(data).reduce((sum, list) => sum + list.length, 0) : 0
  if (typed === '') return null
  if (asked !== '' && fetchStatus === 'paused' && (data === undefined || isPlaceholderData))
    return <EmptyState icon={<IconWifiOff size={22} stroke={1.6} />} title={t('offline')} text={t('offlineText')} />
  if (asked !== '' && isLoadingError)
    return <ErrorState title={t('failed')} text={words(search.error)} onRetry={() => void search.refetch()} />
  return (
    <>
      <VisuallyHidden role="status">
        {waiting ? t('searching') : asked === '' ? t('tooShort') : t('found', { count })}
      </VisuallyHidden>
      {asked === '' && typed.length < LEAST_LETTERS && <p className={classes.hint}>{t('tooShort')}</p>}
      {waiting && isEmpty && (
        <div className={classes.skeletons} aria-hidden="true">
          <Skeleton height={40} />
          <Skeleton height={40} />
          <Skeleton height={40} />
        </div>
      )}
      {asked !== '' && !waiting && isEmpty && (
        <EmptyState
          icon={<IconSearchOff size={22} stroke={1.6} />}
          title={t('none', { text: asked })}
          text={t('noneText')}
        />
      )}
    </>
  )
}
