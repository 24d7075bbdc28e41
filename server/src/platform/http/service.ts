import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@volant/contract/errors'
import * as verbs from '@volant/contract/rest/service'
import type { WebConfig } from '@volant/contract/rest/service'
import { defineRoute } from '../operations/registry'
import type { RestOperation } from '../operations/registry'
import { addReading } from './metrics'
import type { Metrics } from './metrics'

/** Asks for one thing, e.g. the database. It throws, or takes too long, when that is away. */
export type ReadinessCheck = () => Promise<unknown>

interface ServiceSettings {
  /** Without one of these nothing works. */
  readonly checks: Readonly<Record<string, ReadinessCheck>>
  /** What the product does without for a while, e.g. `redis`: without one of them it is degraded, not away. */
  readonly extras: Readonly<Record<string, ReadinessCheck>>
  readonly metrics: Metrics
  readonly webConfig: WebConfig
  /** Reads the metrics where they are not open to everybody. */
  readonly metricsToken: string | undefined
}

/** Each part by its name, and whether it is there. */
export type Health = () => Promise<Readonly<Record<string, boolean>>>

interface ServiceDoors {
  readonly health: Health
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

async function passed(all: Readonly<Record<string, ReadinessCheck>>): Promise<Record<string, boolean>> {
  const asked = Object.entries(all).map(async ([name, check]) => [name, await passes(check)] as const)
  return Object.fromEntries(await Promise.all(asked))
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
    return Object.values(await passed(checks)).every(Boolean)
  }

  const health = () => passed({ ...checks, ...extras })

  addReading(metrics.registry, {
    name: 'health_check_up',
    help: '1 while the part is there: database, storage, and redis and replica where they are configured',
    label: 'check',
    read: async () => Object.fromEntries(Object.entries(await health()).map(([name, up]) => [name, Number(up)])),
  })

  return {
    health,
    retire() {
      retired = true
      delay.disable()
    },
    operations: [
      defineRoute(verbs.live, {}, () => ({ status: 'ok' })),
      defineRoute(verbs.ready, {}, async () => {
        const [ready, present] = await Promise.all([isReady(), passed(extras)])
        if (!ready) throw new AppError('UNAVAILABLE', { retryAfter: 2 })
        return Object.values(present).every(Boolean)
          ? { status: 'ok' as const }
          : { status: 'degraded' as const, checks: present }
      }),
      defineRoute(verbs.metrics, { bearer: metricsToken }, () => metrics.registry.metrics()),
      defineRoute(verbs.config, {}, () => webConfig),
    ],
  }
}
