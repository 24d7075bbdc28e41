import { useState } from 'react'
import { codeOfStep } from '@volant/domain/deliveries/mission'
import type { MissionStep } from '@volant/domain/deliveries/actions'
import { useAdvance } from './use-advance'
import { CodePhase } from './code/code-phase'
import { DrivePhase } from './drive/drive-phase'
import { GoPhase } from './drive/go-phase'
import { FinishPhase } from './finish-phase'
import { InspectionPhase } from './inspection/inspection-phase'
import { stepsOf, tripFor, type Mission, type Side } from './mission'
import { phaseOf, phasesOf, type Phase } from './phases'
import { FactsFold } from './prepare/facts-fold'
import { PreparePhase } from './prepare/prepare-phase'
import { storedSignature } from './sign/stored-signature'
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
  const stepping = useAdvance(mission.id)
  const [signed, setSigned] = useState(() => storedSignature.of(mission.id, step))
  const phases = phasesOf(step)
  // The signature comes first: the code would complete the hand-over without it.
  const unsigned = phases.includes('sign') && requested === 'code' && !signed
  const phase = phaseOf(step, unsigned ? 'sign' : requested)
  const at = phases.indexOf(phase)
  const go = (to: Phase | undefined) => () => {
    stepping.clear()
    if (to) onPhase(to)
  }
  const [before, after] = [phases[at - 1], phases[at + 1]]
  const back = before && go(before)
  const { vehicle } = tripFor(mission, step)
  const side: Side = step.endsWith('PICK_UP') ? 'before' : 'after'
  const code = codeOfStep(step)
  const common = { mission, step, stepping, onBack: back }
  return (
    <div className={classes.screen}>
      <StepHeader steps={stepsOf(mission.type)} step={step} phase={phase} />
      {phase !== 'prepare' && <FactsFold mission={mission} step={step} />}
      {phase === 'prepare' && (
        <PreparePhase {...common} onNext={go(after)} onWithdrawn={onWithdrawn} missionHref={missionHref} />
      )}
      {phase === 'inspection' && vehicle && (
        <InspectionPhase key={step} {...common} vehicle={vehicle} side={side} onNext={after && go(after)} />
      )}
      {phase === 'sign' && vehicle && (
        <SignPhase
          {...common}
          vehicle={vehicle}
          signed={signed}
          onSigned={(next) => {
            setSigned(next)
            storedSignature.save(mission.id, step, next)
            go(after)()
          }}
        />
      )}
      {phase === 'code' && code && (
        <CodePhase key={step} {...common} code={code} signature={signed?.signature} onInspect={go('inspection')} />
      )}
      {phase === 'go' && <GoPhase {...common} />}
      {phase === 'drive' && <DrivePhase {...common} />}
      {phase === 'finish' && <FinishPhase {...common} />}
    </div>
  )
}
