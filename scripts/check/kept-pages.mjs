import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ROOT } from '../process.mjs'
import { filesUnder } from '../sources.mjs'

const DIST = join(ROOT, 'web/dist')
/** Everything here that a driver can open, they can open for the first time without a network. */
const DRIVERS = [
  ...['missions', 'auctions', 'notices', 'install', 'identity'].map((feature) => `src/features/${feature}`),
  ...['driver', 'account'].map((panel) => `src/pages/${panel}`),
]
const LATE = /\bimport\(\s*'(\.[^']+)'/g

/** Whether the worker keeps the code that these sources load late: read from the sources, whatever the build has made of them. */
function check() {
  if (!existsSync(join(DIST, 'sw.js'))) return { notRun: 'the pages are not built' }
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'))
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8')
  const late = DRIVERS.flatMap((folder) => [...filesUnder(`web/${folder}`)])
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(LATE)].map(([, to]) =>
        posix.join(posix.dirname(path.slice('web/'.length)), to),
      ),
    )
  const missing = [...new Set(late)].filter((to) => {
    const chunk = manifest[`${to}.tsx`] ?? manifest[`${to}.ts`]
    return !chunk || !worker.includes(`/${chunk.file}`)
  })
  return {
    ok: missing.length === 0,
    note: `${late.length} parts that a driver's page loads late`,
    detail: missing.map((to) => `not kept on the phone, see web/build/precached.ts: ${to}`).join('\n'),
  }
}

export const checks = [{ name: 'pages kept on the phone', check }]
