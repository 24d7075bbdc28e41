import { PEOPLE } from '../../../server/test/permission-table'
import type { Line } from '../../../server/test/permission-table'
import type { Target } from '../../../server/test/sample-request'
import type { createTargets } from '../../../server/test/targets'
import { sampleOf } from './operations'
import { WRONG_STATUS } from './wrong-status'

/** What one line of the table is asked with. */
export interface Shots {
  /** Of the personas' own organisation, in the order of PEOPLE: whoever gets through may change theirs. */
  readonly own: readonly Target[]
  /** Which nobody has changed. */
  readonly kept: Target
  readonly foreign: Target
  /** At statuses at which it is too early or too late. */
  readonly elsewhere: ReadonlyMap<string, Target>
}

/** Puts everything that one line needs into the database. */
export async function prepareShots(
  { prepare }: Awaited<ReturnType<typeof createTargets>>,
  line: Line,
  statuses: number,
): Promise<Shots> {
  const { at: status, type } = sampleOf(line)
  const kept = await prepare(true, { status, type })
  const own: Target[] = []
  for (const [index] of PEOPLE.entries())
    own.push(line.cells[index] === '+' && status ? await prepare(true, { status, type }) : kept)
  const elsewhere = new Map<string, Target>()
  for (const wrong of (WRONG_STATUS.get(line.title) ?? []).slice(0, statuses))
    elsewhere.set(wrong, await prepare(true, { status: wrong, type }))
  return { own, kept, foreign: await prepare(false, { status, type }), elsewhere }
}
