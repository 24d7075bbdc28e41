import { Socket } from 'node:net'
import pg from 'pg'
import type { Statement } from './executor'

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

/** More than have a name at a time, so that a connection is replaced only where names went out of use. */
const PLANS_AT_MOST = 750

const planned = new WeakMap<pg.PoolClient, Set<string>>()

/** Notes what a connection is going to plan: it keeps each plan until it ends. */
export function notePlan(client: pg.PoolClient, { name }: Statement): void {
  if (name === undefined) return
  const names = planned.get(client)
  if (names) names.add(name)
  else planned.set(client, new Set([name]))
}

/** Whether a connection keeps so many plans that its pool had better open another. */
export function holdsManyPlans(client: pg.PoolClient): boolean {
  return (planned.get(client)?.size ?? 0) > PLANS_AT_MOST
}

type Answered = (error: Error | null, result: pg.QueryResult<object>) => void

/** Made here, because the driver copies whatever else it is given property by property, which takes longer than sending it. */
export function queryOf({ text, values, name }: Statement): pg.Query & Pick<Statement, 'text' | 'name'> {
  return Object.assign(new pg.Query(text, values), { text, name })
}

/**
 * Sends a statement and is told its rows by a callback: with the driver's own promise a fifth of all that is allocated gets old
 * instead of a hundredth.
 */
export function send(client: pg.PoolClient, statement: Statement, answered: Answered): void {
  notePlan(client, statement)
  client.query<object>(queryOf(statement), answered)
}

/** The rows of a statement. */
export function rowsOf(client: pg.PoolClient, statement: Statement): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    send(client, statement, (error, result) => {
      if (error) reject(error)
      else resolve(result.rows)
    })
  })
}
