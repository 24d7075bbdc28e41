import type { MissionStep } from '@volant/domain/deliveries/actions'

/** The screens of each step in order; the last one completes it. */
export const PHASES = {
  PICK_UP: ['prepare', 'identity', 'inspection', 'condition', 'sign', 'code'],
  DEPART: ['go'],
  ARRIVE: ['drive'],
  HAND_OVER: ['inspection', 'condition', 'sign', 'code'],
  SWAP_PICK_UP: ['prepare', 'identity', 'inspection', 'condition', 'sign'],
  SWAP_DEPART: ['go'],
  SWAP_ARRIVE: ['drive'],
  SWAP_HAND_OVER: ['inspection', 'condition', 'sign', 'code'],
  FINISH: ['finish'],
} as const satisfies Record<MissionStep, readonly string[]>

export type Phase = (typeof PHASES)[MissionStep][number]

export function phasesOf(step: MissionStep): readonly Phase[] {
  return PHASES[step]
}

/** What was done of a step so far. */
export interface Done {
  /** It is the vehicle of the order, or the office has accepted it. */
  readonly identity: boolean
  /** Every point of the list has its answer. */
  readonly list: boolean
  /** Both sides signed, or it is said why one did not. */
  readonly signatures: boolean
}

/**
 * The phase in the address if it belongs to this step, else the first one. Nobody inspects another vehicle or signs what was not
 * gone through, and the code would complete the step without the signatures.
 */
export function phaseOf(step: MissionStep, requested: Phase | undefined, done: Done): Phase {
  const phases = phasesOf(step)
  const undone: readonly Phase[] = [
    ...(done.identity ? [] : ['identity' as const]),
    ...(done.list ? [] : ['condition' as const]),
    ...(done.signatures ? [] : ['sign' as const]),
  ]
  const last = undone.find((phase) => phases.includes(phase))
  const open = last ? phases.slice(0, phases.indexOf(last) + 1) : phases
  if (requested && phases.includes(requested)) return open.find((phase) => phase === requested) ?? last ?? 'finish'
  return phases[0] ?? 'finish'
}
