import type { IDBPDatabase } from 'idb'
import { lazyImport } from '../lazy/lazy-import'
import { tokens } from '../tokens'

const PREFIX = 'volant.driver.'
const VERSION = 1

/** Answers of the server by query; what waits to be sent; what is half-filled; positions not sent; papers as files. */
const KEPT_STORES = ['queries', 'outbox', 'drafts', 'positions', 'papers'] as const
const library = lazyImport(() => import('idb'))

let opened: { readonly name: string; readonly database: Promise<IDBPDatabase> } | undefined

async function open(name: string): Promise<IDBPDatabase> {
  const { openDB } = await library.get()
  return openDB(name, VERSION, {
    upgrade(database) {
      for (const store of KEPT_STORES) database.createObjectStore(store)
    },
    // another tab wipes it at sign-out, or has a newer version of the page
    blocking: (_current, _next, { target }) => {
      ;(target as IDBDatabase).close()
      opened = undefined
    },
    terminated: () => {
      opened = undefined
    },
  })
}

/**
 * What this phone keeps for the driver who is signed in, each driver in a database of their own; undefined for everybody
 * else, and where the browser allows no storage.
 */
export async function keptDatabase(): Promise<IDBPDatabase | undefined> {
  const driver = tokens.driver()
  if (driver === null || !('indexedDB' in globalThis)) return undefined
  const name = PREFIX + driver
  if (opened?.name !== name) {
    const former = opened
    opened = { name, database: open(name) }
    void former?.database.then((database) => database.close())
  }
  try {
    return await opened.database
  } catch {
    opened = undefined
    return undefined
  }
}

/** Deletes what this phone keeps of this driver; null for whoever is none. */
export async function wipeKept(driver: string | null): Promise<void> {
  if (driver === null || !('indexedDB' in globalThis)) return
  const former = opened
  opened = undefined
  await former?.database.then((database) => database.close()).catch(() => undefined)
  const { deleteDB } = await library.get()
  await deleteDB(PREFIX + driver)
}

/** Asks the browser not to clear it when space runs short. */
export async function askToPersist(): Promise<void> {
  if (tokens.driver() !== null) await navigator.storage?.persist?.().catch(() => false)
}

/** Bytes that the browser still allows; null where it does not tell. */
export async function freeSpace(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  return quota === undefined || usage === undefined ? null : quota - usage
}
