import 'fake-indexeddb/auto'
import { QueryClient, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptDatabase, wipeKept } from './database'
import { changeKept, keptQuery } from './kept-query'
import { tokens } from '../tokens'

const claims = (claim: object) => `x.${btoa(JSON.stringify(claim))}.x`
const signIn = (sub: string, role = 'DRIVER') =>
  localStorage.setItem('volant.idToken', claims({ sub, 'custom:role': role }))

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})

beforeEach(() => signIn('driver-1'))
afterEach(async () => {
  await wipeKept(tokens.driver())
  stored.clear()
})

describe('what a phone keeps', () => {
  it('is for drivers only', async () => {
    signIn('admin', 'ADMIN')
    expect(await keptDatabase()).toBeUndefined()
    stored.clear()
    expect(await keptDatabase()).toBeUndefined()
  })

  it('is apart for each driver, and erased by signing out', async () => {
    await (await keptDatabase())?.put('drafts', 'mine', 'm.PICK_UP')
    signIn('driver-2')
    expect(await (await keptDatabase())?.getAll('drafts')).toEqual([])
    await wipeKept('driver-2')
    signIn('driver-1')
    expect(await (await keptDatabase())?.getAll('drafts')).toEqual(['mine'])
    await wipeKept('driver-1')
    expect(await indexedDB.databases()).toEqual([])
    expect(await (await keptDatabase())?.getAll('drafts')).toEqual([])
  })
})

describe('an answer that is kept', () => {
  const ask = async (client: QueryClient, answer: () => Promise<string>) =>
    client.fetchQuery({ queryKey: ['mission', '1'], queryFn: keptQuery(answer), retry: false })

  it('is shown at once the next time, and asked for again right after', async () => {
    const fresh = new QueryClient()
    expect(await ask(fresh, async () => 'first')).toBe('first')
    const later = new QueryClient()
    const again = vi.spyOn(later, 'invalidateQueries')
    expect(await ask(later, () => Promise.reject(new Error('no network')))).toBe('first')
    await vi.waitFor(() => expect(again).toHaveBeenCalledWith({ queryKey: ['mission', '1'], exact: true }))
  })

  it('is replaced by the next one, and is no answer to who has one already', async () => {
    const client = new QueryClient()
    await ask(client, async () => 'first')
    expect(await ask(client, async () => 'second')).toBe('second')
    await expect(ask(client, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
    expect(await ask(new QueryClient(), async () => 'third')).toBe('second')
  })

  it('is changed on the phone too, where there is one: the next page finds nothing of before', async () => {
    const told = (answer: string) => `${answer}, told`
    await changeKept(['mission', '1'], told)
    await ask(new QueryClient(), async () => 'first')
    await changeKept(['mission', '1'], told)
    await changeKept(['mission', '2'], told)
    expect(await ask(new QueryClient(), () => Promise.reject(new Error('no network')))).toBe('first, told')
    expect(await (await keptDatabase())?.count('queries')).toBe(1)
  })

  it('is changed in the part that is meant, where it is kept in parts', async () => {
    const list = (client: QueryClient, answer: () => Promise<string>) =>
      client.fetchInfiniteQuery({
        queryKey: ['missions'],
        queryFn: keptQuery<string, QueryFunctionContext<QueryKey, number>>(answer),
        initialPageParam: 0,
        retry: false,
      })
    await list(new QueryClient(), async () => 'first')
    const told = (answer: string) => `${answer}, told`
    await changeKept(['missions'], told)
    await changeKept(['missions'], told, 1)
    await changeKept(['missions'], told, 0)
    const { pages } = await list(new QueryClient(), () => Promise.reject(new Error('no network')))
    expect(pages).toEqual(['first, told'])
  })

  it('is none of the office’s', async () => {
    signIn('admin', 'ADMIN')
    await ask(new QueryClient(), async () => 'first')
    await expect(ask(new QueryClient(), () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  })
})
