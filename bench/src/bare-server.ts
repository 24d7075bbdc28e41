import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { bareExport } from './bare-export'
import { bareQueries } from './bare-queries'
import type { Side } from './measure'
import type { Samples } from './samples'

const EXPORT = 'export-10000'

/** A server of node:http, the driver and the SQL only. */
export async function startBareServer(url: string, samples: Samples): Promise<Side> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    options: '-c jit=off -c plan_cache_mode=force_generic_plan',
  })
  const known = bareQueries(samples)
  const server = createServer((request, response) => {
    const [, name = '', index] = request.url?.split('/') ?? []
    const failed = (error: unknown) => response.writeHead(500).end(String(error))
    if (name === EXPORT) {
      bareExport(pool, samples.exported, response).catch(failed)
      return
    }
    const query = known[name]?.[Number(index)]
    if (query === undefined) {
      response.writeHead(404).end()
      return
    }
    pool
      .query<{ body: string }>({
        ...(query.planned === undefined && { name }),
        text: query.text,
        values: [...query.values],
      })
      .then(({ rows }) => response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0]?.body))
      .catch(failed)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    workloads: async () =>
      [...Object.entries(known), [EXPORT, [null]] as const].map(([name, queries]) => ({
        name,
        requests: queries.map((_, index) => ({ url: `http://127.0.0.1:${port}/${name}/${index}` })),
        long: name === EXPORT,
      })),
    watchMemory: () => ({ end: () => 0 }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await pool.end()
    },
  }
}
