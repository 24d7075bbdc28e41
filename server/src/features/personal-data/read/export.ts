import { EXPORT_MOST } from '@volant/domain/kernel/workbook'
import type { Database } from '../../../platform/db/database'
import type { Person } from './person'
import { SECTIONS } from './sections'

type Told = Readonly<Record<string, unknown>>

/** What is kept in one part of the product. */
interface Part {
  /** How many there are: the newest of them are told. */
  readonly total: number
  readonly rows: readonly Told[]
}

const PERSON = `WITH p AS NOT MATERIALIZED (SELECT $1::uuid AS sub, $2::uuid AS person, $3::text AS mail, $4::text AS tel,
  $5::uuid AS organization)`

/**
 * Everything that is told to a person of themselves, as one object; parts in which nothing is kept are left out.
 * @param link the address at which a stored file is read
 */
export async function personalData(
  db: Database,
  { sub, id, email, phone, organizationId }: Person,
  link: (key: string) => string,
): Promise<Readonly<Record<string, Part>>> {
  const told: [name: string, part: Part][] = []
  // one after the other: nobody waits for them at a screen
  for (const [name, { text }] of Object.entries(SECTIONS)) {
    const found = await db.stale.prepared<{ row: Told; total: number }>({
      text: `${PERSON} SELECT row_to_json(s) AS row, (count(*) OVER ())::int AS total FROM (${text}) s
        LIMIT ${EXPORT_MOST}`,
      values: [sub, id, email, phone, organizationId],
    })
    const [first] = found
    if (first) told.push([name, { total: first.total, rows: found.map(({ row }) => withLink(row, link)) }])
  }
  return Object.fromEntries(told)
}

function withLink({ key, ...row }: Told, link: (key: string) => string): Told {
  return typeof key === 'string' ? { ...row, link: link(key) } : row
}
