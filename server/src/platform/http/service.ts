import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@volant/contract/errors'
import * as verbs from '@volant/contract/rest/service'
import type { WebConfig } from '@volant/contract/rest/service'
import { defineRoute } from '../operations/registry'
import type { RestOperation } from '../operations/registry'
import { addReading } from './metrics'
import type { Metrics } from './metrics'

/** One thing without which nothing works, e.g. `database`. It throws, or takes too long, when it is away. */
export type ReadinessCheck = () => Promise<unknown>

interface ServiceSettings {
  readonly checks: Readonly<Record<string, ReadinessCheck>>
  /** What the product does without for a while, e.g. `redis`: whether each one is there. */
  readonly extras: Readonly<Record<string, () => boolean>>
  readonly metrics: Metrics
  readonly webConfig: WebConfig
  /** Reads the metrics where they are not open to everybody. */
  readonly metricsToken: string | undefined
}

interface ServiceDoors {
  readonly operations: readonly RestOperation[]
  /** From now on not ready: the process is about to stop. */
  retire(): void
}

const PATIENCE = 2000
const STALLED = 5e9

async function passes(check: ReadinessCheck): Promise<boolean> {
  const late = new AbortController()
  try {
    const tooLate = sleep(PATIENCE, undefined, { signal: late.signal, ref: false }).then(() => Promise.reject(late))
    await Promise.race([check(), tooLate])
    return true
  } catch {
    return false
  } finally {
    late.abort()
  }
}

/** Health, metrics and the web app's configuration. */
export function createServiceDoors(settings: ServiceSettings): ServiceDoors {
  const { checks, extras, metrics, webConfig, metricsToken } = settings
  const delay = monitorEventLoopDelay({ resolution: 100 })
  let retired = false

  async function isReady(): Promise<boolean> {
    // since it was last asked: what starting up cost is over by the first time
    const stalled = delay.max > STALLED
    delay.reset()
    delay.enable()
    if (retired || stalled) return false
    const results = await Promise.all(Object.values(checks).map(passes))
    return results.every(Boolean)
  }

  addReading(metrics.registry, {
    name: 'health_check_up',
    help: '1 while the part is there: database, storage, and redis where one is configured',
    label: 'check',
    async read() {
      const asked = Object.entries(checks).map(async ([name, check]) => [name, Number(await passes(check))] as const)
      const present = Object.entries(extras).map(([name, isThere]) => [name, Number(isThere())] as const)
      return Object.fromEntries([...(await Promise.all(asked)), ...present])
    },
  })

  return {
    retire() {
      retired = true
      delay.disable()
    },
    operations: [
      defineRoute(verbs.live, {}, () => ({ status: 'ok' })),
      defineRoute(verbs.ready, {}, async () => {
        if (!(await isReady())) throw new AppError('UNAVAILABLE', { retryAfter: 2 })
        const present = Object.fromEntries(Object.entries(extras).map(([name, isThere]) => [name, isThere()]))
        return Object.values(present).every(Boolean)
          ? { status: 'ok' as const }
          : { status: 'degraded' as const, checks: present }
      }),
      defineRoute(verbs.metrics, { bearer: metricsToken }, () => metrics.registry.metrics()),
      defineRoute(verbs.config, {}, () => webConfig),
    ],
  }
}
