import autocannon from 'autocannon'
import type { Samples } from './samples'

export interface Measured {
  readonly rate: number
  readonly p99: number
}

/** One piece of work as it is asked for at one side; the same name at both. */
export interface Workload {
  readonly name: string
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Record<string, string>
  readonly body?: string
  /** One answer takes seconds. */
  readonly long?: boolean
}

/** What is measured: it answers every workload, and runs until it is stopped. */
export interface Side {
  workloads(samples: Samples): readonly Workload[]
  /** @returns an end that says how many bytes the process has held at most; none where it is ours */
  watchMemory(): { end(): number }
  stop(): Promise<void>
}

/** As many as a busy office. */
const CONNECTIONS = 16
/** Long answers are asked for by two people at a time, and each is read to its end: a broken one would go on costing. */
const LONG = { connections: 2, amount: 12 }

/** Loads one address for some seconds. A single answer that is not 2xx makes the figure worthless, so it ends the run. */
export async function measure({ name, long, ...request }: Workload, seconds: number): Promise<Measured> {
  const load = long ? LONG : { connections: CONNECTIONS, duration: seconds }
  await autocannon({
    ...request,
    ...load,
    ...(long ? { amount: LONG.connections } : { duration: 1 }),
  })
  const began = performance.now()
  const result = await autocannon({ ...request, ...load })
  const lasted = long ? (performance.now() - began) / 1000 : result.duration
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`)
  return { rate: result.requests.total / lasted, p99: result.latency.p99 }
}
