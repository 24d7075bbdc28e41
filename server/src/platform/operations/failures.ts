import { AppError } from '@volant/contract/errors'
import type { ErrorDetails } from '@volant/contract/errors'
import type { ErrorCode } from '@volant/domain/kernel/errors'
import { sqlState } from '../db/sqlstate'

type Answer = readonly [ErrorCode, ErrorDetails?]

const AWAY: Answer = ['UNAVAILABLE', { retryAfter: 2 }]
const BAD: Answer = ['BAD_USER_INPUT']

const BY_SQLSTATE: Record<string, Answer> = {
  '22021': BAD,
  '22P05': BAD,
  '22P02': BAD,
  '22003': BAD,
  '22007': BAD,
  '22008': BAD,
  '22009': BAD,
  '2201W': BAD,
  '2201X': BAD,
  '2201B': BAD,
  '22025': BAD,
  '22001': BAD,
  // longer than an index takes
  '54000': BAD,
  '23502': BAD,
  '23514': BAD,
  '23505': ['CONFLICT', { reason: 'ALREADY_EXISTS' }],
  '23P01': ['CONFLICT', { reason: 'ALREADY_EXISTS' }],
  '23503': ['CONFLICT'],
  '40001': AWAY,
  '40P01': AWAY,
  '55P03': AWAY,
  '57014': AWAY,
  '53300': AWAY,
  // a copy that only reads: another server takes the writes, or soon will
  '25006': AWAY,
  '53100': ['STORAGE_FULL'],
}

const BY_SYSTEM_CODE: Record<string, Answer> = {
  ENOSPC: ['STORAGE_FULL'],
  EDQUOT: ['STORAGE_FULL'],
  ECONNREFUSED: AWAY,
  ECONNRESET: AWAY,
  EPIPE: AWAY,
  ETIMEDOUT: AWAY,
  EHOSTUNREACH: AWAY,
  ENETUNREACH: AWAY,
  ENOTFOUND: AWAY,
  EAI_AGAIN: AWAY,
}

// The driver gives these no code of their own.
const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered|client was closed/i

function answerOf(error: Error): Answer | undefined {
  const state = sqlState(error) ?? ''
  if (state.startsWith('08') || state.startsWith('57P')) return AWAY
  const system = 'code' in error && typeof error.code === 'string' ? BY_SYSTEM_CODE[error.code] : undefined
  return BY_SQLSTATE[state] ?? system ?? (LOST_CONNECTION.test(error.message) ? AWAY : undefined)
}

/** Turns whatever was thrown into the one error that doors answer; the unknown becomes INTERNAL without detail. */
export function toAppError(thrown: unknown): AppError {
  let error: unknown = thrown
  for (let depth = 0; depth < 6 && error instanceof Error; depth++) {
    if (error instanceof AppError) return error
    const answer = answerOf(error)
    if (answer) return new AppError(answer[0], answer[1], { cause: thrown })
    error = error.cause
  }
  return new AppError('INTERNAL', {}, { cause: thrown })
}
