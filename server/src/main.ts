import { inspect } from 'node:util'
import { buildApp } from './app'
import type { App } from './app'
import { ConfigError, readConfig } from './config'
import type { Config } from './config'
import { FOLDER_IN_USE, FolderInUse } from './platform/db/guard'
import { DatabaseRefused } from './platform/db/postgres'
import { reasonOfStatement } from './platform/db/reason'
import { createLogger } from './platform/log/logger'
import { limitHeapGrowth } from './heap-growth'

const GIVE_UP_AFTER = 10_000

function explain(error: unknown): never {
  // What a person at the terminal can act on is said in words; the rest keeps its stack.
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const known =
    taken || error instanceof ConfigError || error instanceof DatabaseRefused || error instanceof FolderInUse
  process.stderr.write(`${known ? error.message : (reasonOfStatement(error) ?? inspect(error))}\n`)
  process.exit(error instanceof FolderInUse ? FOLDER_IN_USE : 1)
}

function stopOnSignal(app: App): void {
  let stopping = false
  async function stop(status: number): Promise<void> {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), GIVE_UP_AFTER).unref()
    await app.close()
    process.exit(status)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0).catch(explain))
  process.on('uncaughtException', (error) => {
    app.http.log.fatal({ err: error }, 'uncaught')
    void stop(1).catch(explain)
  })
  process.on('unhandledRejection', (error) => app.http.log.error({ err: error }, 'unhandled'))
}

async function start(config: Config): Promise<void> {
  const app = await buildApp(config, {
    log: createLogger(config.LOG_LEVEL),
    ...(config.DEMO && { prepare: (await import('./seed/demo')).prepareDemo }),
  })
  stopOnSignal(app)
  await app.http.listen({ port: config.PORT, host: config.HOST }).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  await app.startJobs()
  limitHeapGrowth()
  process.stdout.write(`Volant answers at ${config.PUBLIC_URL}\n`)
}

try {
  await start(readConfig(process.env))
} catch (error) {
  explain(error)
}
