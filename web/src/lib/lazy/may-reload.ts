/** Prevents a loop of reloads when two versions are served at the same time. */
const MIN_INTERVAL_MS = 10 * 60_000

export interface ReloadState {
  /** There is unsaved input. */
  readonly typed: boolean
  /** An upload runs or a position is shared. */
  readonly held: boolean
  readonly now: number
  /** When the page last reloaded itself; null when it never did. */
  readonly reloadedAt: number | null
}

/** Whether the page may reload itself for a new version without losing anything. */
export function mayReload({ typed, held, now, reloadedAt }: ReloadState): boolean {
  if (typed || held) return false
  return reloadedAt === null || now - reloadedAt > MIN_INTERVAL_MS
}
