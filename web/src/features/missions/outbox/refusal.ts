import { ApiError } from '../../../lib/api-error'
import { isRetryable, UploadError } from '../../../lib/files/upload'
import type { Refusal } from './entry'

/**
 * Not refused for good: the network or the server, a session to be renewed, too much at once. What is no answer of the server at
 * all, a storage that fails for instance, refuses nothing.
 */
export function mayComeLater(error: unknown): boolean {
  if (isRetryable(error)) return true
  if (!(error instanceof ApiError)) return !(error instanceof UploadError)
  const { code, reason } = error
  return (code === 'RATE_LIMITED' && reason !== 'CODE_LOCKED') || code === 'UNAUTHENTICATED'
}

/** Something else has to end first: another mission that is under way, or the report is filed. */
export const isTooEarly = (error: unknown) =>
  error instanceof ApiError && (error.reason === 'DRIVER_BUSY' || error.reason === 'PV_MISSING')

export function refusalOf(error: unknown, now: number): Refusal {
  if (!(error instanceof ApiError)) return { code: 'INTERNAL', fields: [], missing: [] }
  return {
    code: error.code,
    ...(error.reason && { reason: error.reason }),
    fields: error.fields.map(({ path }) => path),
    missing: error.missing,
    ...(error.retryAfter !== undefined && { until: now + error.retryAfter * 1000 }),
  }
}

/** The mission stands where this does not belong: it has gone on, or is cancelled. */
export const isOfOtherStatus = ({ reason }: Refusal) => reason === 'ILLEGAL_TRANSITION'

/** Photos or figures are missing, or were refused themselves. */
export const lacksInspection = (refusal: Refusal | undefined) => refusal?.reason === 'INSPECTION_INCOMPLETE'

/** Plate or VIN are others than ordered: the office decides. */
export const isOfOtherVehicle = (refusal: Refusal | undefined) => refusal?.reason === 'IDENTITY_MISMATCH'

/** The server does not take the file or what is said of it, whatever the mission: another one may do. */
export const isOfFile = ({ code }: Refusal) => code === 'BAD_USER_INPUT' || code === 'INTERNAL'

/** It can be put right: a code that is wrong or locked, an inspection that lacks something, a vehicle that the office has to accept. */
export function isCorrectable(refusal: Refusal): boolean {
  return (
    refusal.fields.includes('code') ||
    refusal.reason === 'CODE_LOCKED' ||
    lacksInspection(refusal) ||
    isOfOtherVehicle(refusal)
  )
}
