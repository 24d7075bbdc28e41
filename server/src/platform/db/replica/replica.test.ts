import { describe, expect, it } from 'vitest'
import type { Reads } from '../database'
import { createLag } from './lag'
import type { Probe } from './probe'
import { readFromCopy } from './stale-reads'
import { watchReplica } from './watch'
import type { CopySeen, PrimarySeen } from './watch'

const failure = (code?: string) => Object.assign(new Error('failed'), code === undefined ? {} : { code })
const never = new Promise<never>(() => undefined)

/** Answers with its name, once for each row that is asked for. */
function readsOf(name: string, prepared: () => Promise<unknown> = async () => undefined): Reads {
  const rows = <R>() => [{ from: name }] as R[]
  return {
    async prepared<R>() {
      await prepared()
      return rows<R>()
    },
    async *stream<R>(_statement: unknown, size: number) {
      for (let piece = 0; piece < size; piece += 1) {
        await prepared()
        yield rows<R>()
      }
    },
  }
}

function watchOf(isUsed = true) {
  let doubts = 0
  let lose = (_error: Error): void => undefined
  return {
    isUsed: () => isUsed,
    whileThere: <T>(answer: Promise<T>) =>
      Promise.race([answer, new Promise<never>((_, reject) => void (lose = reject))]),
    doubt: () => void (doubts += 1),
    doubts: () => doubts,
    lose: () => lose(new Error('away')),
  }
}

const ask = (reads: Reads) => reads.prepared<{ from: string }>({ text: 'SELECT 1', values: [] })
async function read(reads: Reads, pieces = 2): Promise<string[]> {
  const from: string[] = []
  for await (const rows of reads.stream<{ from: string }>({ text: 'SELECT 1', values: [] }, pieces))
    from.push(...rows.map((row) => row.from))
  return from
}

describe('reads that may be old', () => {
  it('go to the copy while it is used, and to the database else', async () => {
    for (const isUsed of [true, false]) {
      const reads = readFromCopy(readsOf('database'), readsOf('copy'), watchOf(isUsed))
      const expected = isUsed ? 'copy' : 'database'
      expect(await ask(reads)).toEqual([{ from: expected }])
      expect(await read(reads)).toEqual([expected, expected])
    }
  })

  it.each([
    ['gives way to what it replays', '40001', 0],
    ['cancels the statement', '57014', 0],
    ['has not got a column yet', '42703', 0],
    ['has not got a table yet', '42P01', 0],
    ['is shutting down', '57P01', 1],
    ['has no connection left', '53300', 1],
    ['has gone', undefined, 1],
  ])('are answered by the database where the copy %s', async (_what, code, doubts) => {
    const watch = watchOf()
    const reads = readFromCopy(
      readsOf('database'),
      readsOf('copy', () => Promise.reject(failure(code))),
      watch,
    )
    expect(await ask(reads)).toEqual([{ from: 'database' }])
    expect(watch.doubts()).toBe(doubts)
    expect(await read(reads)).toEqual(['database', 'database'])
    expect(watch.doubts()).toBe(2 * doubts)
  })

  it('fail as the database fails, where the statement itself is wrong', async () => {
    const wrong = () => Promise.reject(failure('22P02'))
    const reads = readFromCopy(readsOf('database', wrong), readsOf('copy', wrong), watchOf())
    await expect(ask(reads)).rejects.toMatchObject({ code: '22P02' })
    await expect(read(reads)).rejects.toMatchObject({ code: '22P02' })
  })

  it('do not wait for a copy that went away while it was asked', async () => {
    const watch = watchOf()
    const reads = readFromCopy(
      readsOf('database'),
      readsOf('copy', () => never),
      watch,
    )
    for (const start of [() => ask(reads), () => read(reads)]) {
      const answer = start()
      watch.lose()
      expect(await answer).not.toEqual([])
    }
  })

  it('break off where the copy breaks off after its first rows: they cannot be given twice', async () => {
    let asked = 0
    const once = async () => {
      asked += 1
      if (asked > 1) throw failure()
    }
    const reads = readFromCopy(readsOf('database'), readsOf('copy', once), watchOf())
    await expect(read(reads)).rejects.toThrow('failed')
  })
})

describe('how old a copy is', () => {
  it('is counted from the last moment whose end of the log it has reached', () => {
    const lag = createLag()
    expect(lag.at(0)).toBe(Infinity)
    lag.expect(1000, 10)
    lag.reach(9)
    expect(lag.at(1500)).toBe(Infinity)
    lag.expect(2000, 20)
    lag.reach(10)
    expect(lag.at(2500)).toBe(1500)
    lag.reach(25)
    expect(lag.at(2500)).toBe(500)
  })

  it('stays small while nothing is written, and is known after days of standing still', () => {
    const lag = createLag()
    for (let at = 0; at <= 100_000; at += 500) {
      lag.expect(at, 10)
      lag.reach(10)
    }
    expect(lag.at(100_000)).toBe(0)
    for (let at = 100_500; at <= 1_000_000; at += 500) lag.expect(at, at)
    lag.reach(10)
    expect(lag.at(1_000_000)).toBe(900_000)
    lag.reach(1_000_000)
    expect(lag.at(1_000_000)).toBe(0)
  })
})

const PRIMARY: PrimarySeen = { systemIdentifier: '1', name: 'volant', end: 10 }
const COPY: CopySeen = { systemIdentifier: '1', name: 'volant', follows: true, place: 10 }

function probe<R>(answer: () => Promise<R>): Probe<R> {
  return { ask: answer, close: async () => undefined }
}

/** What a watch has found, once it has looked. */
async function watched(primary: () => Promise<PrimarySeen>, copy: () => Promise<CopySeen>) {
  const reasons: unknown[] = []
  let looked = (): void => undefined
  const once = new Promise<void>((done) => void (looked = done))
  const watch = watchReplica(
    probe(primary),
    probe(async () => {
      // after the look that this belongs to
      setTimeout(looked)
      return copy()
    }),
    (reason) => reasons.push(reason instanceof Error ? reason.message : reason),
  )
  await once
  return { watch, reasons }
}

describe('a copy of the database', () => {
  it('is used once it has answered', async () => {
    const { watch, reasons } = await watched(
      async () => PRIMARY,
      async () => COPY,
    )
    expect(watch.isUsed()).toBe(true)
    expect(watch.lag()).toBeLessThan(5000)
    expect(reasons).toEqual([])
    watch.doubt()
    expect(watch.isUsed()).toBe(false)
    expect(watch.lag()).toBeUndefined()
    await watch.close()
  })

  it.each<[string, CopySeen]>([
    ['of another server', { ...COPY, systemIdentifier: '2' }],
    ['of another name', { ...COPY, name: 'staging' }],
    ['that follows nobody any more', { ...COPY, follows: false }],
    ['that is not as far as the database', { ...COPY, place: 9 }],
  ])('is not used: one %s', async (_what, seen) => {
    const { watch, reasons } = await watched(
      async () => PRIMARY,
      async () => seen,
    )
    expect(watch.isUsed()).toBe(false)
    expect(reasons).toHaveLength(1)
    await watch.close()
  })

  it('lets go of whoever waits for it when it does not answer', async () => {
    let away = false
    const { watch, reasons } = await watched(
      async () => PRIMARY,
      async () => (away ? Promise.reject(new Error('no answer in time')) : COPY),
    )
    const waiting = watch.whileThere(never)
    away = true
    await expect(waiting).rejects.toThrow('went away')
    expect(watch.isUsed()).toBe(false)
    await expect.poll(() => reasons).toEqual(['no answer in time'])
    away = false
    await expect.poll(() => watch.isUsed(), { timeout: 10_000 }).toBe(true)
    await watch.close()
  })
})
