import { isDeepStrictEqual } from 'node:util'
import exceljs from 'exceljs'
import type { Workload } from './measure'

async function ask({ url, method = 'GET', headers, body }: Workload): Promise<Response> {
  const response = await fetch(url, { method, ...(headers && { headers }), ...(body && { body }) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response
}

/** The one answer inside the envelope of GraphQL. */
function inner(answer: unknown): unknown {
  const { data } = answer as { data?: Record<string, unknown> }
  return data === undefined ? answer : Object.values(data)[0]
}

/** Moments are written in two ways, an empty page and an absent list too. */
const same = (json: unknown): unknown =>
  JSON.parse(JSON.stringify(json ?? null), (_key, value: unknown) => {
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return new Date(value).getTime()
    return Array.isArray(value) && value.length === 0 ? null : value
  })

async function cellsOf(response: Response): Promise<unknown[][]> {
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(await response.arrayBuffer())
  const rows: unknown[][] = []
  workbook.worksheets[0]?.eachRow((row, number) => {
    // type, status and services are names here and codes there
    if (number > 1)
      rows.push((row.values as unknown[]).map((value, column) => ([2, 3, 4, 21].includes(column) ? '' : value)))
  })
  return rows
}

/** Only what answers alike may be compared. A creation answers something new each time, and counts their own way. */
const SHAPED = new Set(['create', 'tab-counts'])

/** @throws when the other side leaves out what the product gives */
export async function checkAnswers(name: string, beside: Workload, ours: Workload): Promise<void> {
  if (ours.long) {
    // one read to its end before the other is asked for: whoever takes no row for a while is cut off
    const theirs = await cellsOf(await ask(beside))
    const mine = await cellsOf(await ask(ours))
    if (!isDeepStrictEqual(theirs, mine)) throw new Error(`${name}: ${theirs.length} and ${mine.length} rows differ`)
    process.stdout.write(`${name}: ${mine.length} rows, alike\n`)
    return
  }
  const [other, product] = [await ask(beside), await ask(ours)]
  const [theirs, mine] = [same(inner(await other.json())), same(inner(await product.json()))]
  if (!SHAPED.has(name) && !isDeepStrictEqual(theirs, mine))
    throw new Error(`${name} answers differ:\n${JSON.stringify(theirs)}\n${JSON.stringify(mine)}`)
}
