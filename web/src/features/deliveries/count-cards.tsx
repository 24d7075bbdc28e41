import { useQuery } from '@tanstack/react-query'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { Skeleton } from '@mantine/core'
import { useApiErrorWords } from '../../lib/api-error-words'
import { formatNumber } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { ErrorState } from '../../ui/feedback/error-state'
import { Link } from '../../ui/layout/link'
import { COUNTED_TABS, countsQuery } from './counts'
import { TONE_OF } from './colours'
import classes from './count-cards.module.css'

interface Props {
  viewer: 'ADMIN' | 'CLIENT'
  /** The link of a card; without it cards are no links. */
  hrefOf?: (tab: DeliveryTab) => string
}

/** How many deliveries each tab has. */
export function CountCards({ viewer, hrefOf }: Props) {
  const t = useWords('deliveries')
  const words = useApiErrorWords()
  const language = useLanguage()
  const counts = useQuery(countsQuery(viewer))
  if (counts.isLoadingError) return <ErrorState text={words(counts.error)} onRetry={() => void counts.refetch()} />
  return (
    <ul className={classes.cards}>
      {COUNTED_TABS[viewer].map((tab) => {
        const count = counts.data?.[tab]
        const inner = (
          <>
            <span className={classes.label} data-tone={TONE_OF[tab]}>
              {t(`tab.${tab}`)}
            </span>
            <span className={classes.figure}>
              {count === undefined ? <Skeleton height={26} width={54} radius={6} /> : formatNumber(count, language)}
            </span>
          </>
        )
        return (
          <li key={tab} className={classes.item} data-urgent={(tab === 'ALERT' && (count ?? 0) > 0) || undefined}>
            {hrefOf ? (
              <Link href={hrefOf(tab)} className={classes.card}>
                {inner}
              </Link>
            ) : (
              <div className={classes.card}>{inner}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
