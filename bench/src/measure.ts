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

/** As many as a busy office; long answers are asked for by two people at a time. */
const CONNECTIONS = { short: 16, long: 2 }

/** Loads one address for some seconds. A single answer that is not 2xx makes the figure worthless, so it ends the run. */
export async function measure(url: string, { long, ...request }: BenchRequest, seconds: number): Promise<Measured> {
  const connections = long ? CONNECTIONS.long : CONNECTIONS.short
  await autocannon({ url, ...request, connections, duration: 1 })
  const result = await autocannon({ url, ...request, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return { rate: result.requests.total / result.duration, p99: result.latency.p99 }
}
