import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

interface Backup {
  readonly startedAt: Date
  readonly filesLost: number
}

/** The last backup that was completed; undefined where there was none. */
export type LastBackup = () => Promise<Backup | undefined>

/**
 * The process in figures, for Prometheus. One registry each, so that several servers can live in one process.
 * @param lastBackup asked each time that the figures are read
 */
export function createMetrics(lastBackup: LastBackup = async () => undefined) {
  const registry = new Registry()
  const registers = [registry]
  // memory, processor time, lag of the event loop
  collectDefaultMetrics({ register: registry })
  function ofLastBackup(name: string, help: string, figure: (backup: Backup) => number): void {
    const gauge = new Gauge({
      name,
      help,
      registers,
      async collect() {
        try {
          const backup = await lastBackup()
          gauge.set(backup === undefined ? 0 : figure(backup))
        } catch {
          // the other figures are wanted most while the database is away, and what this one said last still holds
        }
      },
    })
    // a zero says that no backup was ever made, which nobody knows before the first answer
    gauge.remove()
  }
  ofLastBackup(
    'backup_timestamp_seconds',
    'When the last completed backup began; 0 before the first',
    ({ startedAt }) => startedAt.getTime() / 1000,
  )
  ofLastBackup(
    'backup_files_lost',
    'Files that the last completed backup did not find, or found to be others than the database says',
    ({ filesLost }) => filesLost,
  )
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by operation and class of the status',
      labelNames: ['operation', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    operations: new Counter({
      name: 'graphql_operations_total',
      help: 'GraphQL root fields, by outcome: answered, refused, failed',
      labelNames: ['operation', 'outcome'],
      registers,
    }),
    sockets: new Gauge({ name: 'live_sockets', help: 'Open live connections', registers }),
    events: new Counter({
      name: 'live_events_total',
      help: 'Events of browsers, by outcome: answered, refused, failed. sendLocation is a position',
      labelNames: ['event', 'outcome'],
      registers,
    }),
    jobs: {
      lastSuccess: new Gauge({
        name: 'job_last_success_timestamp_seconds',
        help: 'When the job last succeeded; where it never has, when the process began to wait for it',
        labelNames: ['name'],
        registers,
      }),
      lastDuration: new Gauge({
        name: 'job_last_duration_seconds',
        help: 'How long the last run in this process took',
        labelNames: ['name'],
        registers,
      }),
      failures: new Counter({
        name: 'job_failures_total',
        help: 'Runs that failed; each is tried five times again',
        labelNames: ['name'],
        registers,
      }),
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** What refusals and faults are counted as. */
export function outcomeOf({ statusCode }: { readonly statusCode: number }): 'refused' | 'failed' {
  return statusCode < 500 ? 'refused' : 'failed'
}

interface Reading {
  readonly name: string
  readonly help: string
  /** What the values are told apart by. */
  readonly label: string
  /** The values by their label. Where it throws there are none, and the other figures are shown all the same. */
  readonly read: () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>
}

/** A figure that is looked up when somebody asks for the metrics, and costs nothing meanwhile. */
export function addReading(registry: Registry, { name, help, label, read }: Reading): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    async collect() {
      const values = await Promise.resolve()
        .then(read)
        .catch(() => ({}))
      this.reset()
      for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value)
    },
    registers: [],
  })
  registry.registerMetric(gauge)
}
