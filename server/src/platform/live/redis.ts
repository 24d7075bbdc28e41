import type { FastifyBaseLogger } from 'fastify'
import { createClient } from 'redis'

/** What several processes share besides the database: counts of calls, and frames of the live channel. */
export async function connectRedis(url: string | undefined, log: FastifyBaseLogger) {
  if (url === undefined) return undefined
  const client = createClient({ url })
  client.on('error', (error: unknown) => log.warn({ err: error }, 'redis'))
  await client.connect()
  return { client, close: () => client.close() }
}
