import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 50
const HELD = `SELECT l.pid || ' ' || c.relname AS holder FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
  WHERE l.granted AND l.mode = 'AccessExclusiveLock' AND c.relnamespace = 'public'::regnamespace
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`

/** Looks twenty times a second which tables are kept from everybody. @returns how to end it, with how long each was, in milliseconds */
export async function watchLocks(url: string): Promise<() => Promise<ReadonlyMap<string, number>>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const since = new Map<string, number>()
  const longest = new Map<string, number>()
  let isOver = false
  async function look(): Promise<void> {
    const { rows } = await client.query<{ holder: string }>(HELD)
    const now = performance.now()
    const held = new Set(rows.map(({ holder }) => holder))
    for (const holder of since.keys()) if (!held.has(holder)) since.delete(holder)
    for (const holder of held) {
      const began = since.get(holder) ?? now
      since.set(holder, began)
      longest.set(holder, Math.max(longest.get(holder) ?? 0, now - began + LOOK_MS))
    }
  }
  async function goOn(): Promise<void> {
    while (!isOver) {
      await look()
      await sleep(LOOK_MS)
    }
  }
  const going = goOn()
  return async () => {
    isOver = true
    await going
    await client.end()
    return longest
  }
}
