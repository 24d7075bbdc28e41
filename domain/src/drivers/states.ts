import { ALLOWED, type Decision, refuse } from '../kernel/decision'
import type { DriverState } from '../kernel/actor'

/** The driver's subscription. */
export const ACTIVATION_STATES = ['NONE', 'PENDING', 'FAILED', 'CANCELLED', 'ACTIVE', 'EXPIRED'] as const

/** How far the office has read a driver's papers. */
export const ONBOARDING_STATES = ['CREATED', 'VALIDATION_ASKED', 'VALIDATED', 'INCOMPLETE', 'REFUSED'] as const
export type OnboardingState = (typeof ONBOARDING_STATES)[number]

/** The three columns that hold a driver's state. Description 4. */
export interface DriverFlags {
  readonly confirmedByAlb: boolean
  readonly rejectedByAlb: boolean
  readonly disabled: boolean
}

/** The only mixes a row may hold; the database checks the same four. Description 4.5. */
export const FLAGS_OF = {
  WAITING: { confirmedByAlb: false, rejectedByAlb: false, disabled: false },
  ACCEPTED: { confirmedByAlb: true, rejectedByAlb: false, disabled: false },
  REFUSED: { confirmedByAlb: false, rejectedByAlb: true, disabled: false },
  DISABLED: { confirmedByAlb: true, rejectedByAlb: false, disabled: true },
} as const satisfies Record<DriverState, DriverFlags>

/** How far the office has read the papers of a driver whom it has moved to a state; an application begins as CREATED. */
export const ONBOARDING_OF = {
  WAITING: 'VALIDATION_ASKED',
  ACCEPTED: 'VALIDATED',
  REFUSED: 'REFUSED',
  DISABLED: 'VALIDATED',
} as const satisfies Record<DriverState, OnboardingState>

export const DRIVER_MOVE_NAMES = ['accept', 'reject', 'cancelReject', 'disable', 'enable'] as const
export type DriverMove = (typeof DRIVER_MOVE_NAMES)[number]

/** A driver who is refused or disabled cannot sign in. Description 4.5. */
export const maySignIn = (state: DriverState): boolean => state === 'WAITING' || state === 'ACCEPTED'

/** The server compares the three flags of `from` and sets those of `to` in one statement. Description 4.5. */
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

/** @returns 409 ILLEGAL_TRANSITION from any other state. Description 4.5. */
export function decideDriverMove(state: DriverState, move: DriverMove): Decision {
  return DRIVER_MOVES[move].from === state ? ALLOWED : refuse('CONFLICT', 'ILLEGAL_TRANSITION')
}
