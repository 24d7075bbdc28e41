import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PARTS, build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { ROOT, bin } from './process.mjs'

await ensureInstalled()
// Pages and server run from their sources; only the files that they read are built.
const made = new Set(PARTS.map((part) => part.name).filter((name) => name !== 'pages' && name !== 'server'))
if (!(await build({ only: made }))) process.exit(1)

const port = process.env.PORT ?? '3000'
const env = { ...process.env, DEMO: process.env.DEMO ?? '1', NODE_ENV: 'development', PORT: port }
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'src/main.ts'], {
    cwd: join(ROOT, 'server'),
    env: { ...env, DATA_DIR: process.env.DATA_DIR ?? join(ROOT, '.data') },
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
  spawn(bin('vite'), [], {
    cwd: join(ROOT, 'web'),
    env: { ...env, API_URL: `http://localhost:${port}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
]

const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
children.forEach((child) => child.on('exit', stop))
