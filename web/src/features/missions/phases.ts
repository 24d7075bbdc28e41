import type { MissionStep } from '@volant/domain/deliveries/actions'

/** The screens of one step, in order; the last one takes it. */
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

/** The phase asked for in the URL when it belongs to this step, else its first. */
export function phaseOf(step: MissionStep, asked: Phase | undefined): Phase {
  const phases = phasesOf(step)
  return phases.find((phase) => phase === asked) ?? phases[0] ?? 'finish'
}
