import { ALLOWED, type Decision, refuse } from '../kernel/decision'
import type { DriverState } from '../kernel/actor'

/** The three columns that hold a driver's state. Spec 2, section 4. */
export interface DriverFlags {
  readonly confirmedByAlb: boolean
  readonly rejectedByAlb: boolean
  readonly disabled: boolean
}

/** The only mixes a row may hold; the database checks the same four. Lifecycle, section 4. */
export const FLAGS_OF = {
  WAITING: { confirmedByAlb: false, rejectedByAlb: false, disabled: false },
  ACCEPTED: { confirmedByAlb: true, rejectedByAlb: false, disabled: false },
  REFUSED: { confirmedByAlb: false, rejectedByAlb: true, disabled: false },
  DISABLED: { confirmedByAlb: true, rejectedByAlb: false, disabled: true },
} as const satisfies Record<DriverState, DriverFlags>

export type DriverMove = 'accept' | 'reject' | 'cancelReject' | 'disable' | 'enable'

/** The server compares the three flags of `from` and sets those of `to` in one statement. Lifecycle, section 4. */
export const DRIVER_MOVES = {
  accept: { from: 'WAITING', to: 'ACCEPTED' },
  reject: { from: 'WAITING', to: 'REFUSED' },
  cancelReject: { from: 'REFUSED', to: 'WAITING' },
  disable: { from: 'ACCEPTED', to: 'DISABLED' },
  enable: { from: 'DISABLED', to: 'ACCEPTED' },
} as const satisfies Record<DriverMove, { from: DriverState; to: DriverState }>

/** @returns the state, or null for a mix that the database forbids */
export function driverState(flags: DriverFlags): DriverState | null {
  const { confirmedByAlb, rejectedByAlb, disabled } = flags
  if (rejectedByAlb) return confirmedByAlb || disabled ? null : 'REFUSED'
  if (disabled) return confirmedByAlb ? 'DISABLED' : null
  return confirmedByAlb ? 'ACCEPTED' : 'WAITING'
}

/** @returns 409 ILLEGAL_TRANSITION from any other state. Lifecycle, section 4. */
export function decideDriverMove(state: DriverState, move: DriverMove): Decision {
  return DRIVER_MOVES[move].from === state ? ALLOWED : refuse('CONFLICT', 'ILLEGAL_TRANSITION')
}
