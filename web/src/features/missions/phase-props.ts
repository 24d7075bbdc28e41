import type { MissionStep } from '@volant/domain/deliveries/actions'
import type { Advancing } from './advance'
import type { Mission } from './mission'

/** What every screen of a step is given. */
export interface PhaseProps {
  mission: Mission
  step: MissionStep
  stepping: Advancing
  /** To the screen before; absent on the first. */
  onBack?: () => void
}
