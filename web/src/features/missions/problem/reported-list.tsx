import type { ComponentType, ReactNode } from 'react'
import { formatDateTime } from '../../../lib/format'
import { useWords } from '../../../lib/i18n'
import { ProblemEntry } from '../../../ui/problems/problem-entry'
import { ProblemList } from '../../../ui/problems/problem-list'
import { usePaperUrl } from '../outbox/papers'
import type { OwnProblem } from '../outbox/project-problems'

interface Props {
  problems: readonly OwnProblem[]
  frame: ComponentType<{ title: string; children: ReactNode }>
}

/** Each report with its photo, and how far it has come: on this phone, with the office, seen there. */
export function ReportedList({ problems, frame: Frame }: Props) {
  const t = useWords('problems')
  return (
    <Frame title={`${t('reportedTitle')} (${problems.length})`}>
      <ProblemList>
        {problems.map((problem) => (
          <Reported key={problem.id} problem={problem} />
        ))}
      </ProblemList>
    </Frame>
  )
}

function Reported({ problem }: { problem: OwnProblem }) {
  const t = useWords('problems')
  const { kind, text, capturedAt, seenAt, waits } = problem
  const photo = usePaperUrl(problem.photo)
  const state = waits ? t('notSent') : seenAt ? t('seenByOffice', { at: formatDateTime(seenAt) }) : t('notSeen')
  return (
    <ProblemEntry
      kind={kind}
      text={text}
      lines={[formatDateTime(capturedAt), state]}
      photo={photo}
      seen={seenAt !== null}
    />
  )
}
