import { buildApp } from '../../../server/src/app'
import { readConfig } from '../../../server/src/config'
import { createLogger } from '../../../server/src/platform/log/logger'

/**
 * The product with a clock that is set by whoever started it: the rows that need another time wait for none. Everything else
 * is what `server/src/main.ts` starts.
 */
let shift = 0
const config = readConfig(process.env)
const app = await buildApp(config, {
  log: createLogger(config.LOG_LEVEL),
  clock: { now: () => new Date(Date.now() + shift) },
})
process.on('message', (milliseconds: number) => {
  shift = milliseconds
  process.send?.(milliseconds)
})
process.on('SIGTERM', () => {
  void app.close().then(() => process.exit(0))
})
await app.http.listen({ port: config.PORT, host: config.HOST })
