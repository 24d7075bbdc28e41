import { surveyClaims, type SurveyClaims } from '@volant/domain/survey/token'
import type { ErrorCode } from '@volant/domain/kernel/errors'
import { ApiError } from '../../../lib/api-error'

/** Why a link opens no survey. */
export type LinkProblem = 'NO_TOKEN' | 'INVALID_FORMAT' | 'EXPIRED' | 'DELIVERY_NOT_FOUND'

export type SurveyLink = { readonly claims: SurveyClaims } | { readonly problem: LinkProblem }

const PROBLEM_OF: Partial<Record<ErrorCode, LinkProblem>> = {
  UNAUTHENTICATED: 'INVALID_FORMAT',
  TOKEN_EXPIRED: 'EXPIRED',
  NOT_FOUND: 'DELIVERY_NOT_FOUND',
}

/** What the server has against the link; undefined for any other error. */
export function linkProblemOf(error: unknown): LinkProblem | undefined {
  return error instanceof ApiError ? PROBLEM_OF[error.code] : undefined
}

function payloadOf(token: string): unknown {
  const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Reads the token of the link, for the greeting and for what is wrong with it; only the server knows whether it is ours. */
export function readLink(token: string, now: number): SurveyLink {
  if (!token) return { problem: 'NO_TOKEN' }
  const claims = surveyClaims(payloadOf(token))
  if (!claims) return { problem: 'INVALID_FORMAT' }
  return claims.exp * 1000 <= now ? { problem: 'EXPIRED' } : { claims }
}
