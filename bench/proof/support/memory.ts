import { readFileSync } from 'node:fs'
import { NotRun } from './lane'

const EVERY_MS = 1000
const OFTEN_MS = 50
const MINUTE_MS = 60_000
const MEGABYTE = 1024 * 1024

interface Sample {
  readonly at: number
  readonly bytes: number
}

/** Megabytes that a process holds. @returns undefined where the system does not tell */
export function memoryOf(pid: number): number | undefined {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
  } catch {
    return undefined
  }
}

/** Bytes. @throws NotRun where the system does not tell */
export function residentOf(pid: number): number {
  const megabytes = memoryOf(pid)
  if (megabytes === undefined) throw new NotRun('this system does not tell the memory of a process')
  return megabytes * MEGABYTE
}

const TICK_MS = 10

/** Milliseconds of processor time that a process has taken since its start. */
export function processorTimeOf(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  // of what stands behind the name, the twelfth and thirteenth: for itself, and in the system for it
  const [own, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((own ?? 0) + (system ?? 0)) * TICK_MS
}

/** Bytes a millisecond by which the line through these samples rises. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const [at, bytes] = [mean(samples.map((sample) => sample.at)), mean(samples.map((sample) => sample.bytes))]
  const [rise, run] = samples.reduce(
    ([up, along], sample) => [up + (sample.at - at) * (sample.bytes - bytes), along + (sample.at - at) ** 2],
    [0, 0],
  )
  return run === 0 ? 0 : rise / run
}

/** Looks once a second. @returns how to end it: the most that there was, and the growth after a while, in megabytes */
export function watchMemory(pid: number): () => { peak: number; growthAMinute(afterMs: number): number } {
  const began = performance.now()
  const samples: Sample[] = [{ at: 0, bytes: residentOf(pid) }]
  const timer = setInterval(() => samples.push({ at: performance.now() - began, bytes: residentOf(pid) }), EVERY_MS)
  return () => {
    clearInterval(timer)
    return {
      peak: Math.max(...samples.map(({ bytes }) => bytes)) / MEGABYTE,
      growthAMinute: (afterMs) => (slopeOf(samples.filter(({ at }) => at >= afterMs)) * MINUTE_MS) / MEGABYTE,
    }
  }
}

/** @returns how many megabytes the process had more at most while the work went on */
export async function growthDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = residentOf(pid)
  let most = before
  const look = () => {
    most = Math.max(most, residentOf(pid))
  }
  const timer = setInterval(look, OFTEN_MS)
  await work().finally(() => clearInterval(timer))
  look()
  return (most - before) / MEGABYTE
}
