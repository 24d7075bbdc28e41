import { useQuery } from '@tanstack/react-query'
import { vehicleOfStep } from '@volant/domain/deliveries/mission'
import { useWords } from '../../../lib/i18n'
import { ActionBar } from '../action-bar'
import { inMotionQuery } from '../mission-queries'
import { useOutbox } from '../outbox/use-outbox'
import { isHandedOver } from '../outbox/waiting'
import type { PhaseProps } from '../phase-props'
import { StepAlert } from '../step-alert'
import { WithdrawButton } from '../withdraw-button'
import { BusyAlert } from './busy-alert'
import classes from './cards.module.css'
import { MissionFacts } from './mission-facts'
import { StorageAlert } from './storage-alert'

interface Props extends PhaseProps {
  onNext: () => void
  onWithdrawn: () => void
  missionHref: (id: string) => string
}

/** What the driver needs before taking a vehicle: comment, places, contacts, vehicles and documents. */
export function PreparePhase({ mission, step, stepping, onNext, onWithdrawn, missionHref }: Props) {
  const t = useWords('mission')
  const { entries } = useOutbox()
  const swap = vehicleOfStep(step) === 1
  const { data: inMotion = [] } = useQuery(inMotionQuery)
  const busy = inMotion.find(({ id }) => id !== mission.id && !isHandedOver(entries, id))
  return (
    <div className={classes.stack}>
      <h2 className={classes.title}>{t(swap ? 'prepare.swapTitle' : 'prepare.title')}</h2>
      <StorageAlert />
      <MissionFacts mission={mission} step={step} />
      {mission.allowedActions.includes('WITHDRAW') && (
        <WithdrawButton mission={mission} stepping={stepping} onWithdrawn={onWithdrawn} />
      )}
      <ActionBar label={t('prepare.start')} onGo={onNext} disabled={busy !== undefined}>
        {busy && <BusyAlert contract={busy.publicId} href={missionHref(busy.id)} />}
        <StepAlert problem={stepping.problem} />
      </ActionBar>
    </div>
  )
}
