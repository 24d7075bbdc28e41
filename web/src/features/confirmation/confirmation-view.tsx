import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { IconCircleCheck, IconFlag, IconLinkOff } from '@tabler/icons-react'
import { isCustomerReturn } from '@volant/domain/deliveries/facts'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import type { PageFrame } from '../../ui/layout/page-frame'
import { AnswerButtons } from './answer-buttons'
import { summaryQuery, type Answer } from './confirmation-queries'
import { DeliverySummary } from './delivery-summary'
import classes from './confirmation-view.module.css'

const ENDS = {
  CONFIRMED_BY_CUSTOMER: { words: 'confirmed', icon: <IconCircleCheck size={26} stroke={1.6} /> },
  CANCELLED_BY_CUSTOMER: { words: 'reported', icon: <IconFlag size={24} stroke={1.6} /> },
  invalid: { words: 'invalid', icon: <IconLinkOff size={24} stroke={1.6} /> },
} as const

interface Props {
  token: string
  frame: PageFrame
}

/** Shows the planned delivery to the customer, who answers once. */
export function ConfirmationView({ token, frame: Frame }: Props) {
  const t = useWords('confirmation')
  const words = useApiErrorWords()
  const [end, setEnd] = useState<Answer | 'invalid'>()
  const found = useQuery(summaryQuery(token))
  const isReturn = found.data ? isCustomerReturn(found.data) : false
  const framed = (content: ReactNode) => <Frame title={t(isReturn ? 'titleReturn' : 'title')}>{content}</Frame>
  if (found.isPending && !end) return framed(<PageSkeleton />)
  if (found.error && !found.data)
    return framed(<ErrorState title={t('failed')} text={words(found.error)} onRetry={() => void found.refetch()} />)
  if (end || !found.data) return <ConfirmationEnd end={end} isReturn={isReturn} frame={Frame} />
  return framed(
    <div className={classes.stack}>
      <DeliverySummary summary={found.data} />
      <AnswerButtons token={token} delivery={found.data} onEnd={setEnd} />
    </div>,
  )
}

interface EndProps {
  /** Absent where the link was invalid from the start. */
  end: Answer | 'invalid' | undefined
  isReturn: boolean
  frame: PageFrame
}

export function ConfirmationEnd({ end, isReturn, frame: Frame }: EndProps) {
  const t = useWords('confirmation')
  const { words: key, icon } = ENDS[end ?? 'invalid']
  const title = t(key === 'confirmed' && isReturn ? 'confirmed.titleReturn' : `${key}.title`)
  return (
    <Frame title={title} ended>
      <EmptyState heading="h1" icon={icon} title={title} text={t(`${key}.text`)} isOutcome={end !== undefined} />
    </Frame>
  )
}
