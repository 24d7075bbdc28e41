import { isStep, sideOf, tripFor, type Mission } from '../mission'
import type { Entry } from '../outbox/entry'
import { sendAgain } from '../outbox/send-again'
import { useAdvance } from '../use-advance'
import { useHalfFilled } from '../use-half-filled'
import { InspectionPhase } from './inspection-phase'

interface Props {
  mission: Mission
  /** The step that was refused for its inspection. */
  stopped: Entry
  onLeave: () => void
}

/** The inspection that a step lacks, although the mission has gone on since. Completed, the step is sent once more. */
export function InspectionAgain({ mission, stopped, onLeave }: Props) {
  const stepping = useAdvance(mission)
  useHalfFilled('inspection')
  const { call } = stopped
  if (call.kind !== 'step' || !isStep(call.details.action)) return null
  const { vehicle } = tripFor(mission, call.details.action)
  if (!vehicle) return null
  return (
    <InspectionPhase
      mission={mission}
      stepping={stepping}
      vehicle={vehicle}
      side={sideOf(call.details.action)}
      onNext={() => void sendAgain(stopped).then(onLeave)}
      onBack={onLeave}
    />
  )
}
