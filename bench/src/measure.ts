import autocannon from 'autocannon'

export interface Measured {
  readonly rate: number
  readonly p99: number
}

export interface BenchRequest {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Record<string, string>
  readonly body?: string
}

const CONNECTIONS = 16

/** Loads one address for some seconds. A single answer that is not 2xx makes the figure worthless, so it ends the run. */
export async function measure(url: string, request: BenchRequest, seconds: number): Promise<Measured> {
  await autocannon({ url, ...request, connections: CONNECTIONS, duration: 1 })
  const result = await autocannon({ url, ...request, connections: CONNECTIONS, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}
