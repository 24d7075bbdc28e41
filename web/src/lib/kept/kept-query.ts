import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { keptDatabase } from './database'

const keyOf = (queryKey: QueryKey, pageParam: unknown) => JSON.stringify([queryKey, pageParam ?? null])

interface Asked {
  readonly client: QueryClient
  readonly queryKey: QueryKey
  readonly signal: AbortSignal
  readonly meta?: Readonly<Record<string, unknown>>
}

/** Asks the server whatever was kept, and keeps what it says: for who brings to the phone what no page shows. */
export const FROM_SERVER = { staleTime: 0, meta: { fromServer: true } } as const

/**
 * Changes what was kept of an answer, as the server has just changed it: a page that opens before it can ask again shows nothing
 * of before.
 * @param pageParam which part of it, where it is kept in parts
 */
export async function changeKept<T>(
  queryKey: QueryKey,
  change: (answer: T) => T,
  pageParam: unknown = null,
): Promise<void> {
  const database = await keptDatabase()
  if (!database) return
  const key = keyOf(queryKey, pageParam)
  const { store, done } = database.transaction('queries', 'readwrite')
  const kept = (await store.get(key)) as { readonly answer: T } | undefined
  if (kept) await store.put({ answer: change(kept.answer) }, key)
  await done
}

/**
 * An answer of the server that a driver needs without a network as well. It is kept on the phone; a page that opens shows what
 * was kept at once and asks the server right after.
 */
export function keptQuery<T, C extends Asked = Asked>(fetch: (context: C) => Promise<T>): (context: C) => Promise<T> {
  return async (context) => {
    const { client, queryKey, meta } = context
    const key = keyOf(queryKey, 'pageParam' in context ? context.pageParam : null)
    const database = await keptDatabase()
    if (database && !meta?.['fromServer'] && client.getQueryData(queryKey) === undefined) {
      const kept = (await database.get('queries', key)) as { readonly answer: T } | undefined
      if (kept) {
        setTimeout(() => void client.invalidateQueries({ queryKey, exact: true }))
        return kept.answer
      }
    }
    const answer = await fetch(context)
    // A full storage must not hide an answer that is there.
    await database?.put('queries', { answer }, key).catch(() => undefined)
    return answer
  }
}
