import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import type { Statement } from './executor'
import { inOnePacket } from './packets'

interface Waiting {
  /** Sends it as part of whatever asked for it, which is not what the connection was got for. */
  readonly ask: (client: pg.PoolClient) => Promise<pg.QueryResult>
  resolve(rows: unknown[]): void
  reject(error: unknown): void
}

/** Connections that take what waits. More at once would each have less to do at a time, which costs both sides more. */
const USUALLY = 4
/** Statements that leave together: whoever stands behind a slow one waits for it. */
const TOGETHER = 8
/** When all of them have been at work for so long, another connection helps. */
const PATIENCE_MS = 5

/**
 * Statements that anybody asks, outside of transactions, on few connections: what has come while those were at work leaves in
 * one packet, and its answers come in one. With little to do each statement has a connection of its own.
 */
export function createBatches(pool: pg.Pool, most: number): (statement: Statement) => Promise<unknown[]> {
  const waiting: Waiting[] = []
  let working = 0
  let patience: NodeJS.Timeout | undefined

  /** @returns whether all were answered; a connection on which one failed may be gone */
  async function send(client: pg.PoolClient, batch: readonly Waiting[]): Promise<boolean> {
    let isSound = true
    const answered = async ({ ask, resolve, reject }: Waiting) => {
      try {
        const { rows } = await ask(client)
        resolve(rows)
      } catch (error) {
        isSound = false
        reject(error)
      }
    }
    await inOnePacket(client, () => Promise.all(batch.map(answered)))
    return isSound
  }

  async function work(): Promise<void> {
    working += 1
    try {
      const client = await pool.connect()
      let isSound = true
      while (isSound && waiting.length > 0) isSound = await send(client, waiting.splice(0, TOGETHER))
      client.release(!isSound)
    } catch (error) {
      // no connection is to be had
      for (const { reject } of waiting.splice(0)) reject(error)
    }
    working -= 1
    if (waiting.length > 0) callHelp()
  }

  function callHelp(): void {
    if (working < USUALLY) void work()
    else if (working < most)
      patience ??= setTimeout(() => {
        patience = undefined
        if (waiting.length > 0) void work()
      }, PATIENCE_MS)
  }

  return (statement) =>
    new Promise((resolve, reject) => {
      // `AsyncResource.bind` would define a deprecated property on each function, which takes longer than the rest of it
      const asker = new AsyncResource('statement')
      waiting.push({
        ask: (client) => asker.runInAsyncScope(() => client.query(statement)),
        resolve,
        reject,
      })
      callHelp()
    })
}
