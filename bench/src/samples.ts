import { withClient } from './generate'

/** The records that the workloads request, the same on both sides. */
export interface Samples {
  /** Deliveries with drivers, offers and a log. */
  readonly deliveries: readonly string[]
  readonly organization: string
  /** Organisations that have ten thousand completed deliveries together. */
  readonly exported: readonly string[]
  readonly representative: string
  /** The first of the last twelve months, in Paris time. */
  readonly firstMonth: string
}

const EXPORTED = 10_000
const DETAILS = 64

export async function readSamples(url: string): Promise<Samples> {
  return withClient(url, async (client) => {
    const delivery = await client.query<{ id: string }>(
      `SELECT id FROM deliveries WHERE offers_count > 0 AND selected_driver_id IS NOT NULL ORDER BY created_at DESC LIMIT ${DETAILS}`,
    )
    const completed = await client.query<{ slug: string; n: number }>(
      `SELECT g.slug, count(*)::int AS n FROM deliveries d JOIN organizations g ON g.id = d.organization_id
        WHERE d.status = 'COMPLETED' GROUP BY g.slug ORDER BY g.slug`,
    )
    const representative = await client.query<{ id: string }>(`SELECT id FROM clients ORDER BY id LIMIT 1`)
    const month = await client.query<{ first: string }>(
      `SELECT to_char(date_trunc('month', now() AT TIME ZONE 'Europe/Paris') - interval '11 months', 'YYYY-MM-DD') AS first`,
    )
    const exported: string[] = []
    let rows = 0
    for (const { slug, n } of completed.rows)
      if (rows + n <= EXPORTED) {
        exported.push(slug)
        rows += n
      }
    return {
      deliveries: delivery.rows.map(({ id }) => id),
      organization: completed.rows[0]?.slug ?? '',
      exported,
      representative: representative.rows[0]?.id ?? '',
      firstMonth: month.rows[0]?.first ?? '',
    }
  })
}
