import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { LIMITS } from './limits'

/** node:http, the driver, and the SQL: nothing that could be left out. */
export async function startBareServer(url: string): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    options: '-c jit=off -c plan_cache_mode=force_generic_plan',
  })
  const server = createServer((request, response) => {
    const limit = LIMITS[request.url?.slice(1) ?? '']
    if (limit === undefined) {
      response.writeHead(404).end()
      return
    }
    pool
      .query<{ body: string }>({ name: limit.name, text: limit.text, values: [...limit.values] })
      .then(({ rows }) => response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0]?.body))
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await pool.end()
    },
  }
}
