import { ensureInstalled } from './install.mjs'
import { bin, run } from './process.mjs'

// Runs a command of the installed packages, after installing them if needed: `node scripts/run.mjs oxfmt .`
const [name, ...args] = process.argv.slice(2)
await ensureInstalled()
const { code } = await run(bin(name), args, { inherit: true })
process.exit(code)
