import { describe, expect, it } from 'vitest'
import type { Prepared } from './executor'
import { shareReads } from './shared-reads'

/** A database that answers when the test says so, and what it was asked. */
function slowDatabase() {
  const asked: { readonly values: unknown[]; answer(rows: unknown[]): void; fail(error: Error): void }[] = []
  const read: Prepared = <R>({ values }: { readonly values: unknown[] }) =>
    new Promise<R[]>((resolve, reject) => {
      asked.push({ values, answer: (rows) => resolve(rows as R[]), fail: reject })
    })
  return { asked, read: shareReads(read) }
}

const COUNTS = { name: 'counts', text: 'SELECT 1', values: [] }
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('reads that are shared', () => {
  it('asks once more for all who came while the first was under way', async () => {
    const { asked, read } = slowDatabase()
    const first = read(COUNTS)
    const [second, third] = [read(COUNTS), read(COUNTS)]
    expect(asked).toHaveLength(1)
    asked[0]?.answer(['before'])
    expect(await first).toEqual(['before'])
    await turn()
    expect(asked).toHaveLength(2)
    const late = read(COUNTS)
    asked[1]?.answer(['after'])
    expect(await Promise.all([second, third])).toEqual([['after'], ['after']])
    await turn()
    expect(asked).toHaveLength(3)
    asked[2]?.answer(['last'])
    expect(await late).toEqual(['last'])
    // nothing is left of what was read: the next one waits for nobody
    await turn()
    void read(COUNTS)
    expect(asked).toHaveLength(4)
  })

  it('keeps apart what differs in text, name or values', async () => {
    const { asked, read } = slowDatabase()
    const statements = [
      COUNTS,
      { ...COUNTS, name: 'others' },
      { ...COUNTS, values: [1] },
      { ...COUNTS, values: ['1'] },
      { text: 'SELECT 1', values: [] },
      { text: 'SELECT 2', values: [] },
    ]
    const reads = statements.map((statement) => read(statement))
    expect(asked).toHaveLength(statements.length)
    for (const [index, { answer }] of asked.entries()) answer([index])
    expect(await Promise.all(reads)).toEqual(statements.map((_, index) => [index]))
  })

  it('fails for all who wait, and asks anew afterwards', async () => {
    const { asked, read } = slowDatabase()
    const waiting = [read(COUNTS), read(COUNTS)].map((each) => expect(each).rejects.toThrow('away'))
    asked[0]?.fail(new Error('away'))
    await Promise.all(waiting)
    const again = read(COUNTS)
    expect(asked).toHaveLength(2)
    asked[1]?.answer(['back'])
    expect(await again).toEqual(['back'])
  })
})
