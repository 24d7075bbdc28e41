import type { ApiErrorBody } from '@volant/contract/errors'
import { STATUS_OF, type ErrorCode, type FieldError, type Reason } from '@volant/domain/kernel/errors'

/** An error response of the server, or `UNAVAILABLE` when there was no response. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly reason?: Reason
  readonly fields: readonly FieldError[]
  readonly current?: ApiErrorBody['current']
  readonly missing: readonly string[]
  /** Contract numbers of the missions that stand in the way, after OVERLAP. */
  readonly overlaps: readonly string[]
  /** Seconds to wait, after RATE_LIMITED. */
  readonly retryAfter?: number

  constructor(body: Partial<ApiErrorBody> & { code: ErrorCode }, retryAfter?: number, options?: ErrorOptions) {
    super(body.message ?? body.code, options)
    this.name = 'ApiError'
    this.code = body.code
    this.reason = body.reason
    this.fields = body.fields ?? []
    this.current = body.current
    this.missing = body.missing ?? []
    this.overlaps = body.overlaps ?? []
    this.retryAfter = retryAfter
  }
}

/** Whether the same request may succeed later: there was no response, or the server failed. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'UNAVAILABLE' || error.code === 'INTERNAL')
}

/** Whether a driver was refused because they are not accepted yet. */
export function isNotAccepted(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'DRIVER_NOT_ACCEPTED'
}

function codeOf(status: number): ErrorCode {
  const known = Object.entries(STATUS_OF).find(([, of]) => of === status)
  return known ? (known[0] as ErrorCode) : 'INTERNAL'
}

export function toApiError(response: Response, body: unknown): ApiError {
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Partial<ApiErrorBody>
  const code = answer.code && answer.code in STATUS_OF ? answer.code : codeOf(response.status)
  const wait = Number(response.headers.get('retry-after'))
  return new ApiError({ ...answer, code }, wait > 0 ? wait : undefined)
}

export function unreachable(cause: unknown): unknown {
  // An aborted request is no failure of the server.
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause
  return new ApiError({ code: 'UNAVAILABLE', message: 'unreachable' }, undefined, { cause })
}
