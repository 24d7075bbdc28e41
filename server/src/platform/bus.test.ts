import { describe, expect, it } from 'vitest'
import { testBus } from '../../test/database'
import { Bus } from './bus'
import type { Reaction, Tx } from './bus'

declare module './bus' {
  interface DomainEvents {
    'test.moved': { readonly to: string }
  }
}

const heard: string[] = []
const hear = (name: string) => async () => void heard.push(name)
const REACTIONS: readonly Reaction[] = [
  { on: 'test.moved', phase: 'rows', react: hear('rows') },
  { on: 'test.moved', phase: 'messages', react: hear('messages') },
  { on: 'test.moved', phase: 'books', react: hear('books') },
  { on: 'test.moved', phase: 'committed', react: hear('committed') },
]
const emitted = { type: 'test.moved', event: { to: 'Lille' } } as const
// none of these reactions touches its transaction
const tx = {} as Tx

async function heardBy(bus: Bus): Promise<string[]> {
  heard.length = 0
  await bus.runWithin(emitted, tx)
  heard.push('|')
  await bus.runAfter(emitted)
  return heard
}

function orders<T>(of: readonly T[]): T[][] {
  if (of.length === 0) return [[]]
  return of.flatMap((first) => orders(of.filter((each) => each !== first)).map((rest) => [first, ...rest]))
}

describe('reactions', () => {
  it('run by phase, in whatever order they were registered', async () => {
    for (const order of orders(REACTIONS)) {
      const bus = testBus()
      for (const reaction of order) bus.add([reaction])
      expect(await heardBy(bus)).toEqual(['rows', 'messages', 'books', '|', 'committed'])
    }
  })

  it('without messages keep the same books', async () => {
    const bus = testBus()
    bus.add(REACTIONS)
    expect(await heardBy(bus.without('messages'))).toEqual(['rows', 'books', '|', 'committed'])
    expect(await heardBy(bus)).toContain('messages')
  })

  it('undo the change when one fails within it, and only tell of it afterwards', async () => {
    const failures: string[] = []
    const bus = new Bus((error, type) => failures.push(`${type}: ${String(error)}`))
    const fail = async () => {
      throw new Error('no room')
    }
    bus.add([{ on: 'test.moved', phase: 'committed', react: fail }])
    bus.add(REACTIONS)
    expect(await heardBy(bus)).toContain('committed')
    expect(failures).toEqual(['test.moved: Error: no room'])
    bus.add([{ on: 'test.moved', phase: 'books', react: fail }])
    await expect(heardBy(bus)).rejects.toThrow('no room')
  })
})
