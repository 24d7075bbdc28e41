import { Suspense, type ComponentType, type ReactNode } from 'react'
import { withWords } from '../../../lib/i18n'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import { useReported } from '../outbox/use-outbox'

// Most missions go well.
const ReportedList = lazyPart(() => withWords(import('./reported-list'), 'problems', 'deliveries'), 'ReportedList')

interface Props {
  missionId: string
  /** The fold of the step, or the card of a finished mission. */
  frame: ComponentType<{ title: string; children: ReactNode }>
}

/** What the driver has reported of this mission, once there is something. */
export function Reported({ missionId, frame }: Props) {
  const problems = useReported(missionId)
  if (problems.length === 0) return null
  return (
    <Suspense>
      <ReportedList problems={problems} frame={frame} />
    </Suspense>
  )
}
