import autocannon from 'autocannon'
import type { Samples } from './samples'

export interface Measured {
  readonly rate: number
  readonly p99: number
}

export interface Asked {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** What is asked of one side; both sides have workloads of the same names, with the same questions in the same order. */
export interface Workload {
  readonly name: string
  /** Asked in turn, by each connection from another one on: people of an office look at different deliveries. */
  readonly requests: readonly Asked[]
  /** A response takes seconds. */
  readonly long?: boolean
}

/** A server that is measured. It answers every workload and runs until it is stopped. */
export interface Side {
  /** Signed in at this moment, for fifteen minutes. */
  workloads(samples: Samples): Promise<readonly Workload[]>
  /** Starts measuring memory. `end` returns the peak in bytes; 0 where it is this process */
  watchMemory(): { end(): number }
  stop(): Promise<void>
}

/** Long responses: two at a time, each read to its end, because an aborted one would still load the server. */
const LONG = { connections: 2, amount: 12 }

/** The settings of a load of these requests. */
export function loadOf(requests: readonly Asked[]) {
  const each = requests.map(({ url, method = 'GET', ...rest }) => {
    const { pathname, search } = new URL(url)
    return { path: pathname + search, method, ...rest }
  })
  let connection = 0
  return {
    url: new URL(requests[0]?.url ?? '').origin,
    requests: each,
    setupClient(client: autocannon.Client) {
      const from = connection++ % each.length
      client.setRequests([...each.slice(from), ...each.slice(0, from)])
    },
  }
}

/** Sends a workload for some seconds. @throws on any response that is not 2xx, because the figure would be useless */
export async function measure(
  { name, long, requests }: Workload,
  seconds: number,
  connections: number,
): Promise<Measured> {
  const load = long ? LONG : { connections, duration: seconds }
  await autocannon({
    ...loadOf(requests),
    ...load,
    ...(long ? { amount: LONG.connections } : { duration: 1 }),
  })
  const began = performance.now()
  const result = await autocannon({ ...loadOf(requests), ...load })
  const lasted = long ? (performance.now() - began) / 1000 : result.duration
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`)
  return { rate: result.requests.total / lasted, p99: result.latency.p99 }
}
