import type { ComponentType, ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../../lib/i18n'
import { ProblemList } from '../../../ui/problems/problem-list'
import { ProblemEntry } from './problem-entry'
import { problemsQuery } from './problem-queries'

interface Props {
  deliveryId: string
  /** The card of the page, or the part of the panel. */
  frame: ComponentType<{ title: string; children: ReactNode }>
}

/** What drivers reported of a delivery; nothing where all went well. For admins. */
export function DeliveryProblems({ deliveryId, frame: Frame }: Props) {
  const t = useWords('problems')
  const { data = [] } = useQuery(problemsQuery(deliveryId))
  if (data.length === 0) return null
  return (
    <Frame title={t('reportedTitle')}>
      <ProblemList>
        {data.map((problem) => (
          <ProblemEntry key={problem.id} problem={problem} />
        ))}
      </ProblemList>
    </Frame>
  )
}
