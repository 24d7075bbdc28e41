import type { ReportedProblem } from '../mission-queries'
import { isOpen, type Entry, type KeptFile } from './entry'

/** A problem reported here, whether the server has heard of it or not. */
export interface OwnProblem extends ReportedProblem {
  readonly waits: boolean
}

/** What a driver reported of a mission, the newest first: what the server told, and what still waits on this phone. */
export function projectedProblems(
  told: readonly ReportedProblem[],
  entries: readonly Entry[],
  urlOf: (file: KeptFile) => string,
): OwnProblem[] {
  const known = new Set(told.map(({ id }) => id))
  const waiting = entries.flatMap((entry): OwnProblem[] => {
    const { id, call, capturedAt, files } = entry
    // its answer is kept before the entry goes
    if (call.kind !== 'problem' || !isOpen(entry) || known.has(id)) return []
    const { kind, text } = call.report
    const [photo] = files
    return [{ id, kind, text, capturedAt, photo: photo ? urlOf(photo) : null, seenAt: null, waits: true }]
  })
  const all = [...waiting, ...told.map((problem) => ({ ...problem, waits: false }))]
  return all.toSorted((a, b) => Date.parse(b.capturedAt) - Date.parse(a.capturedAt))
}
