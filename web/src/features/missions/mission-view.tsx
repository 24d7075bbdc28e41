import { Suspense, useState, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCircleX, IconSteeringWheel } from '@tabler/icons-react'
import type { MissionStep } from '@volant/domain/deliveries/actions'
import { CANCELLED_GROUP, isIn } from '@volant/domain/deliveries/statuses'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { useNotAccepted } from '../../lib/use-not-accepted'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { Link } from '../../ui/layout/link'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { InspectionAgain } from './inspection/inspection-again'
import { statusOf, stepOf, type Mission } from './mission'
import { MissionScreen } from './mission-screen'
import { missionQuery } from './mission-queries'
import { EvidenceCard } from './outbox/evidence-card'
import { isAwaited } from './outbox/outdated'
import { StoppedCard } from './outbox/stopped-card'
import { useMission, useOutbox } from './outbox/use-outbox'
import type { Phase } from './phases'

const DoneMission = lazyPart(() => import('./done/done-mission'), 'DoneMission')

interface Props {
  id: string
  /** The screen in the address and its step, after which it is ignored. */
  requested: { readonly step: MissionStep | undefined; readonly phase: Phase | undefined }
  onPhase: (step: MissionStep, phase: Phase) => void
  missionsHref: string
  missionHref: (id: string) => string
  onWithdrawn: () => void
  /** Shown to a driver who is not accepted yet. */
  welcome: ReactNode
}

/** Loads a mission and shows its next step, or why it has none. */
export function MissionView({ id, requested, onPhase, missionsHref, missionHref, onWithdrawn, welcome }: Props) {
  const t = useWords('mission')
  const words = useApiErrorWords()
  const found = useMission(id)
  const { data: told } = useQuery(missionQuery(id))
  const stopped = useOutbox().entries.find(
    (entry) => entry.missionId === id && entry.state === 'stopped' && isAwaited(entry, told),
  )
  /** The stopped step whose inspection is open again. */
  const [inspected, setInspected] = useState<string>()
  if (useNotAccepted(found)) return welcome
  if (found.isPending) return <PageSkeleton />
  if (found.error && !found.data)
    return <ErrorState title={t('list.error')} text={words(found.error)} onRetry={() => void found.refetch()} />
  const mission = found.data
  const step = mission ? stepOf(mission) : null
  return (
    <>
      {stopped && (
        <StoppedCard key={stopped.id} entry={stopped} mission={mission} onInspect={() => setInspected(stopped.id)} />
      )}
      <EvidenceCard missionId={id} />
      {mission && stopped && inspected === stopped.id ? (
        <InspectionAgain mission={mission} stopped={stopped} onLeave={() => setInspected(undefined)} />
      ) : mission && step ? (
        <MissionScreen
          key={step}
          mission={mission}
          step={step}
          phase={requested.step === step ? requested.phase : undefined}
          onPhase={(phase) => onPhase(step, phase)}
          onWithdrawn={onWithdrawn}
          missionHref={missionHref}
        />
      ) : (
        <Ended mission={mission} missionsHref={missionsHref} />
      )}
    </>
  )
}

function Ended({ mission, missionsHref }: { mission: Mission | null | undefined; missionsHref: string }) {
  const t = useWords('mission')
  const action = (
    <Button component={Link} href={missionsHref} size="md">
      {t('done.back')}
    </Button>
  )
  if (mission?.status === 'COMPLETED')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <DoneMission mission={mission} action={action} />
      </Suspense>
    )
  const cancelled = mission && isIn(statusOf(mission), CANCELLED_GROUP)
  return (
    <EmptyState
      icon={cancelled ? <IconCircleX size={26} stroke={1.6} /> : <IconSteeringWheel size={26} stroke={1.6} />}
      title={t(cancelled ? 'done.cancelled' : 'missing')}
      text={t(cancelled ? 'done.cancelledText' : 'missingText')}
      action={action}
    />
  )
}
