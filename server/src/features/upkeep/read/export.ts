import type { Database } from '../../../platform/db/database'
import { boundedRows, wallClock } from '../../../platform/xlsx/columns'
import type { StoredRow } from '../../../platform/xlsx/columns'
import { Params } from '../../../projections/engine'
import { eventsLike, personWith, SUBJECT } from './security-log'
import type { EventFilter } from './security-log'

const nameOrAddress = (account: string) =>
  `(SELECT coalesce(found.person->>'name', found.person->>'email') FROM ${personWith(account)} AS found (person))`

/** What stands in the workbook of the log, in the order of its columns. */
export const SECURITY_SHEET = {
  at: wallClock('l.at'),
  kind: 'l.kind',
  actor: nameOrAddress('l.actor_sub'),
  subject: nameOrAddress(SUBJECT),
  ip: 'l.ip',
  details: `nullif(l.data::text, '{}')`,
} as const

/** The lines of a search, all pages of them. */
export function eventRows(db: Database, filter: EventFilter): Promise<AsyncGenerator<StoredRow[]>> {
  const params = new Params()
  const { before, where } = eventsLike(filter, params)
  const text = `${before} SELECT json_build_array(${Object.values(SECURITY_SHEET).join(', ')}) AS cells
    FROM security_log l WHERE ${where} ORDER BY l.at DESC, l.id DESC`
  return boundedRows(db, { text, values: params.values })
}
