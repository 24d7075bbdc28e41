import type { Query } from './database'

/** An effect that the server said is done: a statement that finds its row, and what the statement is given. */
export interface Acked {
  readonly kind: 'log' | 'offer' | 'acceptance' | 'file' | 'survey'
  readonly values: readonly unknown[]
}

const FIND: Readonly<Record<Acked['kind'], string>> = {
  log: `SELECT 1 FROM delivery_logs l JOIN deliveries d ON d.id = l.delivery_id AND d.version >= l.version
    WHERE l.delivery_id = $1 AND l.version = $2 AND l.to_status = $3`,
  offer: `SELECT 1 FROM offers WHERE id = $1`,
  acceptance: `SELECT 1 FROM offers o JOIN deliveries d ON d.id = o.delivery_id AND d.selected_driver_id = o.driver_id
    WHERE o.id = $1 AND o.status = 'ACCEPTED'`,
  file: `SELECT 1 FROM files WHERE key = $1 AND state = 'ready' AND sha256 = $2`,
  survey: `SELECT 1 FROM survey_responses WHERE delivery_id = $1`,
}

/** What the callers were told is done, and what they were told that they should not have been. */
export interface Journal {
  readonly acked: Acked[]
  readonly odd: string[]
}

export const newJournal = (): Journal => ({ acked: [], odd: [] })

/** The effects that were acked and are not there. */
export async function findLost(query: Query, { acked }: Journal): Promise<string[]> {
  const lost: string[] = []
  for (const { kind, values } of acked) {
    const rows = await query(FIND[kind], values)
    if (rows.length === 0) lost.push(`lost: ${kind} ${values.join(' ')}`)
  }
  return lost
}
