import * as z from 'zod'
import type { Decision, Refusal } from '@volant/domain/kernel/decision'
import { FIELD_CODES, REASONS, STATUS_OF } from '@volant/domain/kernel/errors'
import type { ErrorCode, FieldError, Reason } from '@volant/domain/kernel/errors'

const ERROR_CODES = Object.keys(STATUS_OF) as [ErrorCode, ...ErrorCode[]]
export const ErrorCodeName = z.enum(ERROR_CODES)

/** What the delivery looks like now, so that the screen can catch up without another call. */
export const CurrentState = z.object({
  status: z.string(),
  version: z.int(),
  allowed: z.array(z.string()),
})
export type CurrentState = z.infer<typeof CurrentState>

/** Body of every refused REST call; GraphQL carries the same keys in `errors[0].extensions`. Description 7.4. */
export const ApiErrorBody = z.object({
  statusCode: z.int(),
  code: ErrorCodeName,
  message: z.string(),
  reason: z.enum(REASONS).optional(),
  fields: z.array(z.object({ path: z.string(), code: z.enum(FIELD_CODES) })).optional(),
  current: CurrentState.optional(),
  missing: z.array(z.string()).optional(),
  overlaps: z.array(z.string()).optional(),
})
export type ApiErrorBody = z.infer<typeof ApiErrorBody>

export interface ErrorDetails {
  readonly reason?: Reason
  readonly fields?: readonly FieldError[]
  readonly current?: CurrentState
  /** What an inspection or a delivery still lacks, or which papers of a driver have ended. */
  readonly missing?: readonly string[]
  /** Contract numbers of the missions that stand in the way. */
  readonly overlaps?: readonly string[]
  /** Whole seconds, sent as the Retry-After header. */
  readonly retryAfter?: number
  /** The few texts clients match on word for word, e.g. `User is not confirmed.`; the code otherwise. */
  readonly message?: string
}

/** HTTP status of a code. */
export function statusOf(code: ErrorCode): number {
  return STATUS_OF[code]
}

/** The one error that doors turn into an answer; anything else becomes INTERNAL without detail. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly reason?: Reason
  readonly fields?: readonly FieldError[]
  readonly current?: CurrentState
  readonly missing?: readonly string[]
  readonly overlaps?: readonly string[]
  readonly retryAfter?: number

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(details.message ?? code, options)
    this.name = 'AppError'
    this.code = code
    this.reason = details.reason
    this.fields = details.fields
    this.current = details.current
    this.missing = details.missing
    this.overlaps = details.overlaps
    this.retryAfter = details.retryAfter
  }

  get statusCode(): number {
    return statusOf(this.code)
  }

  /** The body as sent: keys without a value are left out. */
  toBody(): ApiErrorBody {
    return {
      statusCode: this.statusCode,
      code: this.code,
      message: this.message,
      ...(this.reason && { reason: this.reason }),
      ...(this.fields && { fields: [...this.fields] }),
      ...(this.current && { current: this.current }),
      ...(this.missing && { missing: [...this.missing] }),
      ...(this.overlaps && { overlaps: [...this.overlaps] }),
    }
  }
}

export function refusalError(refusal: Refusal, details: ErrorDetails = {}): AppError {
  const { current } = refusal
  return new AppError(refusal.code, {
    ...details,
    reason: refusal.reason ?? details.reason,
    fields: refusal.fields ?? details.fields,
    missing: refusal.missing ?? details.missing,
    overlaps: refusal.overlaps ?? details.overlaps,
    current: current ? { ...current, allowed: [...current.allowed] } : details.current,
  })
}

/**
 * Lets an allowed decision pass.
 * @throws AppError with the refusal's code, reason, fields, missing parts and where the object stands
 */
export function ensure(decision: Decision, details?: ErrorDetails): void {
  if (!decision.ok) throw refusalError(decision, details)
}
