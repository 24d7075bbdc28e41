import { AsyncResource } from 'node:async_hooks'
import { setImmediate as endOfTurn } from 'node:timers/promises'
import type pg from 'pg'
import type { Statement } from './executor'
import { holdsManyPlans, inOnePacket, send } from './packets'

interface Waiting {
  /**
   * Sends it as part of whatever asked for it, which is not what the connection was got for.
   * @returns whether it was answered; a connection on which one failed may be gone
   */
  readonly ask: (client: pg.PoolClient) => Promise<boolean>
  reject(error: unknown): void
}

/** Connections that take what waits. More at once would each have less to do at a time, which costs both sides more. */
const USUALLY = 4
/** Statements that leave together: whoever stands behind a slow one waits for it. */
const TOGETHER = 8
/** When all of them have been at work for so long, another connection helps. */
const PATIENCE_MS = 5

/**
 * Statements that anybody asks, outside of transactions, on few connections: what is asked in one turn of the program, or while
 * those were at work, leaves in one packet, and each is told its answer as it comes.
 */
export function createBatches(pool: pg.Pool, most: number): (statement: Statement) => Promise<unknown[]> {
  const waiting: Waiting[] = []
  let working = 0
  /** A connection takes along whatever else this turn asks. */
  let isGathering = false
  let patience: NodeJS.Timeout | undefined

  async function sendNext(client: pg.PoolClient): Promise<boolean> {
    isGathering = true
    await endOfTurn()
    isGathering = false
    const next = waiting.splice(0, TOGETHER)
    if (waiting.length > 0) callHelp()
    const answered = await inOnePacket(client, () => Promise.all(next.map(({ ask }) => ask(client))))
    return answered.every(Boolean)
  }

  async function work(): Promise<void> {
    working += 1
    try {
      const client = await pool.connect()
      let isSound = true
      while (isSound && waiting.length > 0) isSound = (await sendNext(client)) && !holdsManyPlans(client)
      client.release(!isSound)
    } catch (error) {
      // no connection is to be had
      for (const { reject } of waiting.splice(0)) reject(error)
    }
    working -= 1
    if (waiting.length > 0) callHelp()
  }

  function callHelp(): void {
    if (isGathering) return
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
      const ask = (client: pg.PoolClient) =>
        new Promise<boolean>((done) => {
          asker.runInAsyncScope(send, undefined, client, statement, (error: Error | null, result: pg.QueryResult) => {
            if (error) reject(error)
            else resolve(result.rows)
            done(!error)
          })
        })
      waiting.push({ ask, reject })
      callHelp()
    })
}
