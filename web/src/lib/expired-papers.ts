import { ApiError } from './api-error'

/** Which papers of the driver have expired, where the server gave the mission to nobody for that; null for any other error. */
export function expiredPapersOf(error: unknown): readonly string[] | null {
  return error instanceof ApiError && error.reason === 'PAPERS_EXPIRED' ? error.missing : null
}
