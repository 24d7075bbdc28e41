import type { FastifyBaseLogger } from 'fastify'
import { UNTRACED } from './tracing'
import type { Tracing, TracingSettings } from './tracing'

/** Its libraries take sixteen megabytes, so they are loaded where somebody wants traces. */
export async function openTracing(settings: TracingSettings, log: FastifyBaseLogger): Promise<Tracing> {
  const { endpoint } = settings
  if (endpoint === undefined) return UNTRACED
  const { startTracing } = await import('./start')
  return startTracing({ ...settings, endpoint }, log)
}
