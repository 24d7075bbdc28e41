import type { MissionStep } from '@volant/domain/deliveries/actions'
import type { Advancing } from './use-advance'
import type { Mission } from './mission'

/** The props of every screen of a step. */
export interface PhaseProps {
  mission: Mission
  step: MissionStep
  stepping: Advancing
  /** Opens the previous screen; absent on the first. */
  onBack?: () => void
}
