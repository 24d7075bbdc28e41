import { isDeepStrictEqual } from 'node:util'
import exceljs from 'exceljs'
import type { Asked, Workload } from './measure'

async function ask({ url, method = 'GET', headers, body }: Asked): Promise<Response> {
  const response = await fetch(url, { method, ...(headers && { headers }), ...(body && { body }) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response
}

/** The result inside a GraphQL response with one field. */
function inner(answer: unknown): unknown {
  const { data } = answer as { data?: Record<string, unknown> }
  return data === undefined ? answer : Object.values(data)[0]
}

/** Normalises values that both sides write differently: instants, empty pages and absent lists. */
const normalise = (json: unknown): unknown =>
  JSON.parse(JSON.stringify(json ?? null), (_key, value: unknown) => {
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return new Date(value).getTime()
    return Array.isArray(value) && value.length === 0 ? null : value
  })

async function cellsOf(response: Response): Promise<unknown[][]> {
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(await response.arrayBuffer())
  const rows: unknown[][] = []
  workbook.worksheets[0]?.eachRow((row, number) => {
    // type, status and services are names on one side and codes on the other
    if (number > 1)
      rows.push((row.values as unknown[]).map((value, column) => ([2, 3, 4, 21].includes(column) ? '' : value)))
  })
  return rows
}

/** Workloads whose answers differ by design: creations return new values, and counts have another format. */
const NOT_COMPARED = new Set(['create', 'tab-counts'])

/** @throws when the two answers to a question differ */
export async function checkAnswers(name: string, other: Workload, product: Workload): Promise<void> {
  for (const [index, asked] of product.requests.entries()) {
    const same = other.requests[index]
    if (same === undefined) throw new Error(`${name}: only one side has a question ${index}`)
    await checkAnswer(name, same, asked, product.long ?? false)
  }
}

async function checkAnswer(name: string, other: Asked, product: Asked, long: boolean): Promise<void> {
  if (long) {
    // one after the other, because the server aborts an export whose client does not read
    const otherRows = await cellsOf(await ask(other))
    const productRows = await cellsOf(await ask(product))
    if (!isDeepStrictEqual(otherRows, productRows))
      throw new Error(`${name}: ${otherRows.length} and ${productRows.length} rows differ`)
    process.stdout.write(`${name}: ${productRows.length} rows, equal\n`)
    return
  }
  const responses = [await ask(other), await ask(product)] as const
  const [otherAnswer, productAnswer] = [
    normalise(inner(await responses[0].json())),
    normalise(inner(await responses[1].json())),
  ]
  if (!NOT_COMPARED.has(name) && !isDeepStrictEqual(otherAnswer, productAnswer))
    throw new Error(`${name} answers differ:\n${JSON.stringify(otherAnswer)}\n${JSON.stringify(productAnswer)}`)
}
