import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { IconCircleCheck, IconFlag, IconLinkOff } from '@tabler/icons-react'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { AnswerButtons } from './answer-buttons'
import { summaryQuery, type Answer } from './confirmation-queries'
import { DeliverySummary } from './delivery-summary'
import classes from './confirmation-view.module.css'

const ENDS = {
  CONFIRMED_BY_CUSTOMER: { words: 'confirmed', icon: <IconCircleCheck size={26} stroke={1.6} /> },
  CANCELLED_BY_CUSTOMER: { words: 'reported', icon: <IconFlag size={24} stroke={1.6} /> },
  invalid: { words: 'invalid', icon: <IconLinkOff size={24} stroke={1.6} /> },
} as const

/** Shows the planned delivery to the customer, who answers once. */
export function ConfirmationView({ token }: { token: string }) {
  const t = useWords('confirmation')
  const words = useApiErrorWords()
  const [end, setEnd] = useState<Answer | 'invalid'>()
  const found = useQuery(summaryQuery(token))
  if (found.isPending && !end) return <PageSkeleton />
  if (found.error && !found.data)
    return <ErrorState title={t('failed')} text={words(found.error)} onRetry={() => void found.refetch()} />
  const over = end ?? (found.data ? undefined : 'invalid')
  if (over) {
    const { words: key, icon } = ENDS[over]
    return <EmptyState icon={icon} title={t(`${key}.title`)} text={t(`${key}.text`)} />
  }
  if (!found.data) return null
  return (
    <div className={classes.stack}>
      <DeliverySummary summary={found.data} />
      <AnswerButtons token={token} contract={found.data.publicId} onEnd={setEnd} />
    </div>
  )
}
