import type { Query } from './database'
import type { Deployment } from './deployment'
import { INVARIANTS } from './invariants'
import { brokenFiles } from './stored-files'

/** What the rows say, also while servers write them. */
export async function checkRows(query: Query): Promise<string[]> {
  const broken: string[] = []
  for (const [name, text] of Object.entries(INVARIANTS)) {
    const rows = await query(text)
    if (rows.length > 0) broken.push(`${name}: ${rows.length} rows, the first ${JSON.stringify(rows[0])}`)
  }
  return broken
}

/** R28: what the database of a row says once its servers have stopped. */
export async function checkInvariants(deployment: Deployment): Promise<{ checked: number; broken: string[] }> {
  await deployment.stopServers()
  return deployment.read(async (query) => {
    const broken = [...(await brokenFiles(query, deployment.files)), ...(await checkRows(query))]
    return { checked: Object.keys(INVARIANTS).length + 1, broken }
  })
}
