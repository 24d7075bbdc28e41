import type { ErrorCode, FieldError, Reason } from './errors'

/** Where the object stands, for whoever was refused by its state. Description 7.4. */
export interface Current {
  readonly status: string
  readonly version: number
  /** The actions this caller may take now. */
  readonly allowed: readonly string[]
}

export interface Refusal {
  readonly ok: false
  readonly code: ErrorCode
  readonly reason?: Reason
  readonly fields?: readonly FieldError[]
  /** What an inspection or a delivery still lacks, for INSPECTION_INCOMPLETE and DELIVERY_INCOMPLETE; what has ended, for PAPERS_EXPIRED. */
  readonly missing?: readonly string[]
  /** Contract numbers of the missions that stand in the way, for OVERLAP. */
  readonly overlaps?: readonly string[]
  readonly current?: Current
}

/** A rule's verdict. The server answers the refusal; the screen shows its reason beside the disabled button. */
export type Decision = { readonly ok: true } | Refusal

export const ALLOWED: Decision = { ok: true }

export function refuse(code: ErrorCode, reason?: Reason): Refusal {
  return reason ? { ok: false, code, reason } : { ok: false, code }
}

export function refuseFields(...fields: FieldError[]): Refusal {
  return { ok: false, code: 'BAD_USER_INPUT', fields }
}

/** 409, with the names of the parts that are not there yet. */
export function refuseMissing(reason: Reason, missing: readonly string[]): Refusal {
  return { ok: false, code: 'CONFLICT', reason, missing }
}
