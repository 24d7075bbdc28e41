import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** When the last backup began; undefined where there was none. */
export type LastBackup = () => Promise<Date | undefined>

/**
 * The process in figures, for Prometheus. One registry each, so that several servers can live in one process.
 * @param lastBackup asked each time that the figures are read
 */
export function createMetrics(lastBackup: LastBackup = async () => undefined) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const backup = new Gauge({
    name: 'backup_timestamp_seconds',
    help: 'When the last completed backup began; 0 before the first',
    registers: [registry],
    async collect() {
      // the other figures are wanted most while the database is away
      const at = await lastBackup().catch(() => undefined)
      if (at !== undefined) backup.set(at.getTime() / 1000)
    },
  })
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    operations: new Counter({
      name: 'graphql_operations_total',
      help: 'GraphQL root fields answered, by outcome',
      labelNames: ['operation', 'outcome'],
      registers: [registry],
    }),
    sockets: new Gauge({ name: 'live_sockets', help: 'Open live connections', registers: [registry] }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
