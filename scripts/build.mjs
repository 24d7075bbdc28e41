import { existsSync, mkdirSync, openSync, closeSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { ROOT, bin, pool, run } from './process.mjs'
import { fingerprint, readStamps, writeStamps } from './sources.mjs'

const BUILDERS = ['scripts/build.mjs', 'scripts/bundle.mjs', 'package-lock.json', 'tsconfig.base.json']
const tsx = (script, ...args) => ({ command: () => bin('tsx'), args: [script, ...args] })

/**
 * The parts of the build. `from` and `files` decide whether a part is built again, `gives` must exist after it was built,
 * `after` names parts that are built first.
 */
export const PARTS = [
  {
    name: 'database template',
    from: ['server/src/migrations'],
    files: ['server/scripts/build-template.ts', 'server/src/platform/db/migrate.ts'],
    gives: 'server/dist/template.tar.gz',
    step: { ...tsx('scripts/build-template.ts', 'dist/template.tar.gz'), cwd: 'server' },
  },
  {
    name: 'places',
    from: [],
    files: ['server/scripts/build-gazetteer.ts', 'server/scripts/gazetteer-towns.ts'],
    gives: 'server/dist/gazetteer.tsv',
    step: { ...tsx('scripts/build-gazetteer.ts'), cwd: 'server' },
  },
  {
    name: 'base map',
    from: [],
    files: ['web/scripts/build-base-map.ts', 'web/scripts/base-map-names.ts'],
    gives: 'web/public/map',
    step: { ...tsx('scripts/build-base-map.ts'), cwd: 'web' },
  },
  {
    name: 'fonts',
    from: [],
    files: ['web/scripts/build-fonts.ts', 'web/src/ui/theme/fonts.css'],
    gives: 'web/src/ui/theme/subsets',
    step: { ...tsx('scripts/build-fonts.ts'), cwd: 'web' },
  },
  {
    name: 'pages',
    after: ['base map', 'fonts'],
    from: ['domain/src', 'contract/src', 'web/src', 'web/build', 'web/public'],
    files: [
      ...['index', 'login', 'tracking', 'verify'].map((document) => `web/${document}.html`),
      'web/vite.config.ts',
      'web/scripts/build-fonts.ts',
      'web/package.json',
    ],
    gives: 'web/dist/index.html',
    step: { command: () => bin('vite'), args: ['build', '--manifest', '--logLevel', 'warn'], cwd: 'web' },
  },
  {
    name: 'server',
    from: ['domain/src', 'contract/src', 'server/src'],
    files: ['contract/schema.graphql', 'server/package.json'],
    gives: 'server/dist/main.js',
    step: { command: () => process.execPath, args: ['scripts/bundle.mjs'] },
  },
].filter((part) => part.name !== 'base map' || existsSync(join(ROOT, part.files[0])))

const present = (path) => existsSync(join(ROOT, path))
const stampOf = (part) => fingerprint(part.from, [...(part.files ?? []), ...BUILDERS].filter(present))

export function stale() {
  const stamps = readStamps()
  return PARTS.filter((part) => stamps[part.name] !== stampOf(part) || !present(part.gives))
}

async function buildOne(part) {
  const stamp = stampOf(part)
  // The stamp is removed first, because an interrupted build is incomplete.
  writeStamps({ ...readStamps(), [part.name]: undefined })
  const { command, args, cwd } = part.step
  const { code, output, seconds } = await run(command(), args, {
    cwd: join(ROOT, cwd ?? '.'),
    env: { NODE_ENV: 'production' },
  })
  const ok = code === 0 && present(part.gives)
  console.log(`  ${ok ? '✓' : '✗'} ${part.name.padEnd(18)} ${seconds.toFixed(1)} s`)
  if (!ok) console.error(code === 0 ? `${part.gives} did not appear\n${output}` : output)
  return { ...part, ok, stamp }
}

/** Builds the parts whose sources changed, two at a time; returns whether all succeeded. */
export async function build({ all = false, only } = {}) {
  const release = await acquireLock()
  try {
    let left = (all ? PARTS : stale()).filter((part) => !only || only.has(part.name))
    if (left.length === 0) return true
    console.log(`• Building ${left.map((part) => part.name).join(', ')}`)
    while (left.length > 0) {
      const names = new Set(left.map((part) => part.name))
      const ready = left.filter((part) => !part.after?.some((name) => names.has(name)))
      const built = await pool(
        2,
        ready.map((part) => () => buildOne(part)),
      )
      const stamps = readStamps()
      for (const { name, ok, stamp } of built) stamps[name] = ok ? stamp : undefined
      writeStamps(stamps)
      if (built.some(({ ok }) => !ok)) return false
      left = left.filter((part) => !ready.includes(part))
    }
    return true
  } finally {
    release()
  }
}

/** A lock, so that two simultaneous starts do not write into the same folder: the second waits. */
async function acquireLock() {
  const lock = join(ROOT, '.cache', 'build.lock')
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  for (let waited = false; ; waited = true) {
    try {
      const file = openSync(lock, 'wx')
      writeSync(file, String(process.pid))
      closeSync(file)
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isAbandoned(lock)) rmSync(lock, { force: true })
    else {
      if (!waited) console.log('• Waiting for another build to end')
      await sleep(300)
    }
  }
}

function isAbandoned(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    if (owner > 0) process.kill(owner, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled()
  process.exit((await build({ all: true })) ? 0 : 1)
}
