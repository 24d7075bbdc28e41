import exceljs from 'exceljs'
import type { ServerResponse } from 'node:http'
import type pg from 'pg'

const wall = (column: string) => `extract(epoch FROM (d.${column} AT TIME ZONE 'Europe/Paris')) * 1000`

/** The cells of the product's workbook with their kind: whole number, text, kilometres, date, euros. */
const CELLS: readonly (readonly [sql: string, kind: 'n' | 't' | 'k' | 'd' | 'e'])[] = [
  ['d.public_id', 'n'],
  ['d.type', 't'],
  ['d.status', 't'],
  ['g.name', 't'],
  [`d.representative_first_name || ' ' || d.representative_last_name`, 't'],
  [`d.client_first_name || ' ' || d.client_last_name`, 't'],
  ['d.client_company', 't'],
  ['d.client_phone', 't'],
  ['d.client_email', 't'],
  ...['f', 't'].flatMap((a) =>
    ['address', 'postal_code', 'city', 'country'].map((column) => [`${a}.${column}`, 't'] as const),
  ),
  ['c.names', 't'],
  ['c.plates', 't'],
  ['c.vins', 't'],
  [`nullif(array_to_string(d.services, ', '), '')`, 't'],
  ['d.distance / 1000.0', 'k'],
  ...['car_availability_date', 'car_pick_up_date', 'car_delivery_deadline', 'created_at', 'confirmed_at'].map(
    (column) => [wall(column), 'd'] as const,
  ),
  [wall('completed_at'), 'd'],
  [wall('cancelled_at'), 'd'],
  ['d.cancel_reason', 't'],
  [`r.first_name || ' ' || r.last_name`, 't'],
  ['d.offers_count', 'n'],
  ['coalesce(d.client_final_price_cents, d.client_initial_price_cents) / 100.0', 'e'],
  ['d.final_price_cents / 100.0', 'e'],
  ['(d.client_final_price_cents - d.final_price_cents) / 100.0', 'e'],
]

const TEXT = `SELECT json_build_array(${CELLS.map(([sql]) => sql).join(', ')}) AS cells FROM bare.deliveries d
  JOIN organizations g ON g.id = d.organization_id LEFT JOIN addresses f ON f.id = d.from_address_id LEFT JOIN addresses t ON t.id = d.to_address_id
  LEFT JOIN drivers r ON r.id = d.selected_driver_id
  LEFT JOIN LATERAL (SELECT string_agg(v.marque || ' ' || v.model, ', ') AS names, string_agg(v.vehicle_code, ', ') AS plates, string_agg(v.vin, ', ') AS vins
    FROM bare.vehicles v WHERE v.delivery_id = d.id AND v.removed_at IS NULL) c ON true
  WHERE d.deleted_at IS NULL AND d.status = 'COMPLETED' AND d.organization_id IN (SELECT id FROM organizations WHERE slug = ANY($1::text[]))
  ORDER BY d.created_at DESC, d.id DESC`

const FORMATS = { n: '0', t: '@', k: '#,##0 "km"', d: 'dd/mm/yyyy hh:mm', e: '#,##0.00 "€"' } as const
const BATCH_SIZE = 1000

/** Exports the same rows and cells with the same formats and library as the product, through a cursor. */
export async function bareExport(
  pool: pg.Pool,
  organizations: readonly string[],
  response: ServerResponse,
): Promise<void> {
  const client = await pool.connect()
  try {
    response.writeHead(201, { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
    const options = { stream: response, useStyles: true, useSharedStrings: false, zip: { zlib: { level: 1 } } }
    const workbook = new exceljs.stream.xlsx.WorkbookWriter(options)
    const sheet = workbook.addWorksheet('Livraisons')
    const styles = CELLS.map(([, kind]) => ({ numFmt: FORMATS[kind] }))
    sheet.columns = styles.map((style, index) => ({ header: `Column ${index}`, width: 20, style }))
    await client.query('BEGIN')
    // plans for reading all rows, not only the first
    await client.query('SET LOCAL cursor_tuple_fraction = 1')
    await client.query(`DECLARE cells NO SCROLL CURSOR FOR ${TEXT}`, [organizations])
    for (;;) {
      const { rows } = await client.query<{ cells: (string | number | Date | null)[] }>(
        `FETCH ${BATCH_SIZE} FROM cells`,
      )
      for (const { cells } of rows) {
        CELLS.forEach(([, kind], index) => {
          const value = cells[index]
          if (kind === 'd' && typeof value === 'number') cells[index] = new Date(value)
        })
        const row = sheet.addRow(cells)
        row.eachCell((cell, column) => {
          cell.style = styles[column - 1] ?? {}
        })
        row.commit()
      }
      if (rows.length < BATCH_SIZE) break
    }
    await client.query('COMMIT')
    await workbook.commit()
  } finally {
    client.release()
  }
}
