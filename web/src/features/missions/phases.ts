import type { MissionStep } from '@volant/domain/deliveries/actions'

/** The screens of each step in order; the last one completes it. */
export const PHASES = {
  PICK_UP: ['prepare', 'inspection', 'code'],
  DEPART: ['go'],
  ARRIVE: ['drive'],
  HAND_OVER: ['inspection', 'sign', 'code'],
  SWAP_PICK_UP: ['prepare', 'inspection'],
  SWAP_DEPART: ['go'],
  SWAP_ARRIVE: ['drive'],
  SWAP_HAND_OVER: ['inspection', 'sign', 'code'],
  FINISH: ['finish'],
} as const satisfies Record<MissionStep, readonly string[]>

export type Phase = (typeof PHASES)[MissionStep][number]

export function phasesOf(step: MissionStep): readonly Phase[] {
  return PHASES[step]
}

/** The phase in the URL if it belongs to this step, else the first one. */
export function phaseOf(step: MissionStep, requested: Phase | undefined): Phase {
  const phases = phasesOf(step)
  return phases.find((phase) => phase === requested) ?? phases[0] ?? 'finish'
}
