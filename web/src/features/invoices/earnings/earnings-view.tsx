import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCoinEuro } from '@tabler/icons-react'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import { useNotAccepted } from '../../../lib/use-not-accepted'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { PageSkeleton } from '../../../ui/feedback/skeletons'
import { Link } from '../../../ui/layout/link'
import { Declaration } from '../declaration'
import { EarningsList } from './earnings-list'
import { monthsQuery } from './earnings-query'
import classes from './earnings.module.css'
import { MonthSum } from './month-sum'

interface Props {
  /** YYYY-MM; empty for the latest. */
  month: string
  onMonth: (month: string) => void
  auctionsHref: string
  /** Shown to a driver who is not accepted yet. */
  welcome: ReactNode
}

/** What the driver earned in one month, mission by mission. */
export function EarningsView({ month, onMonth, auctionsHref, welcome }: Props) {
  const t = useWords('earnings')
  const words = useApiErrorWords()
  const found = useQuery(monthsQuery)
  if (useNotAccepted(found)) return welcome
  if (found.isLoadingError)
    return <ErrorState title={t('failed')} text={words(found.error)} onRetry={() => void found.refetch()} />
  if (!found.data) return <PageSkeleton />
  const shown = found.data.find((one) => one.month === month) ?? found.data[0]
  if (!shown)
    return (
      <EmptyState
        icon={<IconCoinEuro size={24} stroke={1.6} />}
        title={t('empty')}
        text={t('emptyText')}
        action={
          <Button component={Link} href={auctionsHref} mih={44}>
            {t('seeAuctions')}
          </Button>
        }
      />
    )
  return (
    <div className={classes.page}>
      <MonthSum months={found.data} shown={shown} onMonth={onMonth} />
      <EarningsList key={shown.month} month={shown.month} />
      <Declaration words="earnings" />
    </div>
  )
}
