import { Suspense, useState } from 'react'
import { isIdentified } from '@volant/domain/deliveries/identity'
import { codeOfStep } from '@volant/domain/deliveries/mission'
import type { MissionStep } from '@volant/domain/deliveries/actions'
import { openAnswers } from '@volant/domain/inspection/open-answers'
import { useAdvance } from './use-advance'
import { useHalfFilled } from './use-half-filled'
import { CodePhase } from './code/code-phase'
import { fieldOf } from './condition/answers'
import { ConditionPhase } from './condition/condition-phase'
import { DrivePhase } from './drive/drive-phase'
import { GoPhase } from './drive/go-phase'
import { ExpenseButton } from './expenses/expense-button'
import { Fold } from './fold'
import { FinishPhase } from './finish-phase'
import { IdentityPhase } from './identity/identity-phase'
import { InspectionPhase } from './inspection/inspection-phase'
import { MissionPunctuality } from './mission-punctuality'
import { sideOf, stepsOf, tripFor, type Mission } from './mission'
import { phaseOf, phasesOf, type Phase } from './phases'
import { FactsFold } from './prepare/facts-fold'
import { PreparePhase } from './prepare/prepare-phase'
import { outbox } from './outbox/outbox'
import { OutboxStatus } from './outbox/outbox-status'
import { ReportButton } from './problem/report-button'
import { Reported } from './problem/reported'
import { saidOf, type Signed } from './sign/signed'
import { SignPhase } from './sign/sign-phase'
import { StepHeader } from './step-header'
import classes from './mission-screen.module.css'

interface Props {
  mission: Mission
  step: MissionStep
  phase: Phase | undefined
  onPhase: (phase: Phase) => void
  onWithdrawn: () => void
  missionHref: (id: string) => string
}

/** Shows the current screen of the next step. */
export function MissionScreen({ mission, step, phase: requested, onPhase, onWithdrawn, missionHref }: Props) {
  const stepping = useAdvance(mission)
  const [signed, setSigned] = useState(() => outbox.drafts.of(mission.id, step) as Signed | undefined)
  const phases = phasesOf(step)
  const { vehicle } = tripFor(mission, step)
  const side = sideOf(step)
  const list = vehicle !== undefined && openAnswers(mission, vehicle, side, vehicle[fieldOf(side)].list).length === 0
  const identity = vehicle === undefined || isIdentified(vehicle, mission.options)
  const phase = phaseOf(step, requested, { identity, list, signatures: signed !== undefined })
  const at = phases.indexOf(phase)
  useHalfFilled(phase)
  const go = (to: Phase | undefined) => () => {
    stepping.clear()
    if (to) onPhase(to)
  }
  const [before, after] = [phases[at - 1], phases[at + 1]]
  const back = before && go(before)
  const code = codeOfStep(step)
  const common = { mission, step, stepping, onBack: back }
  return (
    <div className={classes.screen}>
      <StepHeader steps={stepsOf(mission.type)} step={step} phase={phase}>
        <Suspense>
          <MissionPunctuality mission={mission} />
        </Suspense>
      </StepHeader>
      <div className={classes.line}>
        <OutboxStatus missionId={mission.id} />
        <div className={classes.asides}>
          <ExpenseButton mission={mission} />
          <ReportButton mission={mission} />
        </div>
      </div>
      <Reported missionId={mission.id} frame={Fold} />
      {/* what is read off the vehicle is not copied from the order */}
      {phase !== 'prepare' && phase !== 'identity' && <FactsFold mission={mission} step={step} />}
      {phase === 'prepare' && (
        <PreparePhase {...common} onNext={go(after)} onWithdrawn={onWithdrawn} missionHref={missionHref} />
      )}
      {phase === 'identity' && vehicle && (
        <IdentityPhase key={step} mission={mission} vehicle={vehicle} onNext={go(after)} onBack={back} />
      )}
      {phase === 'inspection' && vehicle && (
        <InspectionPhase key={step} {...common} vehicle={vehicle} side={side} onNext={go(after)} />
      )}
      {phase === 'condition' && vehicle && (
        <ConditionPhase key={step} mission={mission} vehicle={vehicle} side={side} onNext={go(after)} onBack={back} />
      )}
      {phase === 'sign' && vehicle && (
        <SignPhase
          key={step}
          {...common}
          vehicle={vehicle}
          side={side}
          signed={signed}
          completes={after === undefined}
          onInspect={go('inspection')}
          onSigned={(next) => {
            setSigned(next)
            void outbox.drafts.save(mission.id, step, next)
            if (after) return go(after)()
            const { details, files } = saidOf(mission.id, next)
            void stepping.advance(step, details, files)
          }}
        />
      )}
      {phase === 'code' && code && (
        <CodePhase key={step} {...common} code={code} vehicle={vehicle} signed={signed} onInspect={go('inspection')} />
      )}
      {phase === 'go' && <GoPhase {...common} />}
      {phase === 'drive' && <DrivePhase {...common} />}
      {phase === 'finish' && <FinishPhase {...common} />}
    </div>
  )
}
