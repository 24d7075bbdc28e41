/** Two versions served side by side must not make the page go round in circles. */
const ONCE_IN_MS = 10 * 60_000

export interface Moment {
  /** Something was entered since the page was opened. */
  readonly typed: boolean
  /** An upload runs, a position is shared. */
  readonly held: boolean
  readonly now: number
  /** When the page last reloaded itself; null when it never did. */
  readonly reloadedAt: number | null
}

/** Whether the page may reload itself for a new version without losing anything. */
export function mayReload({ typed, held, now, reloadedAt }: Moment): boolean {
  if (typed || held) return false
  return reloadedAt === null || now - reloadedAt > ONCE_IN_MS
}
