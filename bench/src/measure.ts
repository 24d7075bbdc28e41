import autocannon from 'autocannon'

export interface Measured {
  readonly rate: number
  readonly p99: number
}

export interface BenchRequest {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Record<string, string>
  readonly body?: string
  readonly long?: true
}

/** As many as a busy office. */
const CONNECTIONS = 16
/** Long answers are asked for by two people at a time, and each is read to its end: a broken one would go on costing. */
const LONG = { connections: 2, amount: 12 }

/** Loads one address for some seconds. A single answer that is not 2xx makes the figure worthless, so it ends the run. */
export async function measure(url: string, { long, ...request }: BenchRequest, seconds: number): Promise<Measured> {
  const load = long ? LONG : { connections: CONNECTIONS, duration: seconds }
  await autocannon({ url, ...request, ...load, ...(long ? { amount: LONG.connections } : { duration: 1 }) })
  const began = performance.now()
  const result = await autocannon({ url, ...request, ...load })
  const lasted = long ? (performance.now() - began) / 1000 : result.duration
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return { rate: result.requests.total / lasted, p99: result.latency.p99 }
}
