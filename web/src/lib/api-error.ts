import type { ApiErrorBody } from '@volant/contract/errors'
import { STATUS_OF, type ErrorCode, type FieldError, type Reason } from '@volant/domain/kernel/errors'

/** A refusal as the server said it, or `UNAVAILABLE` when nobody answered. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly reason?: Reason
  readonly fields: readonly FieldError[]
  readonly current?: ApiErrorBody['current']
  readonly missing: readonly string[]
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
    this.retryAfter = retryAfter
  }
}

/** Whether the same request may succeed later: nobody answered, or the server failed. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'UNAVAILABLE' || error.code === 'INTERNAL')
}

/** A driver who waits to be accepted asked for what only accepted drivers see. */
export function isNotAccepted(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'DRIVER_NOT_ACCEPTED'
}

function codeOf(status: number): ErrorCode {
  const known = Object.entries(STATUS_OF).find(([, of]) => of === status)
  return known ? (known[0] as ErrorCode) : 'INTERNAL'
}

export function toApiError(response: Response, body: unknown): ApiError {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Partial<ApiErrorBody>
  const code = said.code && said.code in STATUS_OF ? said.code : codeOf(response.status)
  const wait = Number(response.headers.get('retry-after'))
  return new ApiError({ ...said, code }, wait > 0 ? wait : undefined)
}

export function unreachable(cause: unknown): unknown {
  // A request that the page itself gave up is no failure of the server.
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause
  return new ApiError({ code: 'UNAVAILABLE', message: 'unreachable' }, undefined, { cause })
}
