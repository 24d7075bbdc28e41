import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Heard } from './database'

/** Waits between two tries to come back, doubling from the first to the longest. */
const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 10_000

/** A connection that says nothing is asked now and then whether it still stands: nobody else would notice. */
const ASK_MS = 5000
const ANSWER_MS = 5000

interface Ear {
  readonly client: pg.Client
  /** Settles when the connection has gone, for whatever reason. */
  readonly lost: Promise<void>
}

async function open(url: string, channel: string, heard: Heard['onMessage']): Promise<Ear> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'volant listen',
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  const lost = new Promise<void>((gone) => void client.once('end', gone))
  // the end of the connection is what counts; without a listener the error would end the process
  client.on('error', () => undefined)
  client.on('notification', (message) => heard(message.payload ?? ''))
  try {
    await client.connect()
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  const asking = setInterval(() => void client.query('SELECT 1').catch(() => client.end()), ASK_MS).unref()
  void lost.then(() => clearInterval(asking))
  return { client, lost }
}

/**
 * Listens on a connection of its own that comes back when it was lost. PostgreSQL keeps nothing for a listener who is
 * away, so coming back says that anything may have changed.
 * @throws when the first connection fails
 * @returns how to stop
 */
export async function keepListening(url: string, channel: string, heard: Heard): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const { signal } = stopping
  let ear = await open(url, channel, heard.onMessage)

  async function comeBack(): Promise<Ear | undefined> {
    for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      // spread out, so that all processes do not knock at a server that has just started
      await sleep(wait * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) break
      const again = await open(url, channel, heard.onMessage).catch(() => undefined)
      if (again) return again
    }
    return undefined
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await ear.lost
      const again = await comeBack()
      if (!again) return
      ear = again
      heard.onMissed()
    }
    await ear.client.end()
  }

  const watching = watch()
  return async () => {
    stopping.abort()
    await ear.client.end()
    await watching
  }
}
