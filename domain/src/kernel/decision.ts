import type { ErrorCode, FieldError, Reason } from './errors'

export interface Refusal {
  readonly ok: false
  readonly code: ErrorCode
  readonly reason?: Reason
  readonly fields?: readonly FieldError[]
  /** What an inspection still lacks, for INSPECTION_INCOMPLETE. */
  readonly missing?: readonly string[]
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
