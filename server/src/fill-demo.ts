import { buildApp } from './app'
import { readConfig } from './config'
import { createLogger } from './platform/log/logger'
import { prepareDemo } from './seed/demo'

// Whoever started this has ended: a demo that is killed half way has never begun.
process.on('disconnect', () => process.exit(1))

const config = readConfig(process.env)
const app = await buildApp(config, { log: createLogger(config.LOG_LEVEL), prepare: prepareDemo })
await app.close()
process.exit()
