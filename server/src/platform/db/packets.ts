import { Socket } from 'node:net'
import pg from 'pg'

export const streamOf = (client: pg.PoolClient): Socket | undefined => {
  const stream = client instanceof pg.Client ? client.connection.stream : undefined
  return stream instanceof Socket ? stream : undefined
}

/** What is sent within one turn of the program leaves at once: a packet costs both sides more than many a statement. */
export function inOnePacket<T>(client: pg.PoolClient, send: () => T): T {
  const stream = streamOf(client)
  stream?.cork()
  process.nextTick(() => stream?.uncork())
  return send()
}
