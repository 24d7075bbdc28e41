import type { securityEvents } from '@volant/contract/rest/upkeep'
import type { CallOutput, Parsed } from '@volant/contract/rest/verb'
import { SECURITY_EVENTS } from '@volant/domain/upkeep/security-events'
import type { Database } from '../../../platform/db/database'
import { maskedEmail } from '../../../platform/masked'
import { Params } from '../../../projections/engine'
import { containing } from '../../../projections/page'

export const EVENTS_PER_PAGE = 20

type Query = Parsed<typeof securityEvents, 'query'>
export type EventFilter = Omit<Query, 'page'>
type Page = CallOutput<typeof securityEvents>
type Shown = Page['records'][number]
interface StoredPerson {
  readonly name: string | null
  readonly email: string
}
type StoredEvent = Omit<Shown, 'actor' | 'subject'> & Readonly<Record<'actor' | 'subject', StoredPerson | null>>

/** Everybody who may stand in the log; each has one role and so one of the names. */
const PEOPLE = `users u LEFT JOIN admins a ON a.user_id = u.id LEFT JOIN clients c ON c.user_id = u.id
  LEFT JOIN drivers d ON d.user_id = u.id`
const NAME = `nullif(concat_ws(' ', a.first_name, a.last_name, c.first_name, c.last_name, d.first_name, d.last_name), '')`

/** Names and addresses of the person with this account, as JSON. */
export const personWith = (account: string) =>
  `(SELECT json_build_object('name', ${NAME}, 'email', u.email) FROM ${PEOPLE} WHERE u.id = ${account})`

/** The account it was done to, where that is somebody else; the log also speaks of deliveries. */
export const SUBJECT = `CASE WHEN l.subject ~ '^[0-9a-f-]{36}$' AND l.subject IS DISTINCT FROM l.actor_sub::text
  THEN l.subject::uuid END`

/**
 * By person, as one who did it or to whom it was done, or by how the network address begins. Whether a line is of one of them is
 * looked up in a hash, however many they are: a list of them would be walked for each line.
 */
function searched(search: string, params: Params): string {
  const address = params.add(containing(search).slice(1))
  return `(l.actor_sub IN (SELECT id FROM people) OR l.subject IN (SELECT id::text FROM people) OR l.ip LIKE ${address})`
}

/** The condition of a search in the log `l`, and what has to stand before the statement. */
export function eventsLike({ search, topic = [], from, to }: EventFilter, params: Params) {
  const text = search?.trim()
  const kinds = topic.flatMap((one): readonly string[] => SECURITY_EVENTS[one])
  const where = [
    'true',
    ...(text ? [searched(text, params)] : []),
    ...(kinds.length > 0 ? [`l.kind = ANY(${params.add(kinds)}::text[])`] : []),
    ...(from ? [`l.at >= ${params.add(from)}::timestamptz`] : []),
    ...(to ? [`l.at <= ${params.add(to)}::timestamptz`] : []),
  ].join(' AND ')
  if (!text) return { before: '', where }
  const like = params.add(containing(text))
  const before = `WITH people AS MATERIALIZED (SELECT u.id FROM ${PEOPLE}
    WHERE concat_ws(' ', ${NAME}, u.email) ILIKE ${like})`
  return { before, where }
}

const nameOf = (person: StoredPerson | null) => person && { name: person.name ?? maskedEmail(person.email) }

/** One page of the log and how many lines there are, newest first, in one statement. */
export async function securityPage(db: Database, { page = 0, ...filter }: Query): Promise<Page> {
  const params = new Params()
  const { before, where } = eventsLike(filter, params)
  const text = `${before} SELECT (SELECT count(*) FROM security_log l WHERE ${where})::int AS total,
    (SELECT coalesce(json_agg(json_build_object('id', l.id, 'at', l.at, 'kind', l.kind, 'ip', l.ip, 'data', l.data,
        'actor', ${personWith('l.actor_sub')}, 'subject', ${personWith(SUBJECT)}) ORDER BY l.at DESC, l.id DESC), '[]')
      FROM (SELECT * FROM security_log l WHERE ${where} ORDER BY l.at DESC, l.id DESC
        LIMIT ${params.add(EVENTS_PER_PAGE)} OFFSET ${params.add(page * EVENTS_PER_PAGE)}) l) AS records`
  const [found] = await db.prepared<{ total: number; records: StoredEvent[] }>({ text, values: params.values })
  if (!found) return { total: 0, records: [] }
  return {
    total: found.total,
    records: found.records.map((event) => ({
      ...event,
      at: new Date(event.at).toISOString(),
      actor: nameOf(event.actor),
      subject: nameOf(event.subject),
    })),
  }
}
