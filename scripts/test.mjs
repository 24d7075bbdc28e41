import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { check, showFailures } from './check.mjs'
import { handWritten } from './check/sources.mjs'
import { ensureInstalled } from './install.mjs'
import { ROOT, bin, freePort, pool, run } from './process.mjs'
import { findBrowser } from './test/browser.mjs'
import { findPostgres } from './test/postgres.mjs'
import { findRedis } from './test/redis.mjs'
import { countPlaywright, countProof, countVitest } from './test/reports.mjs'

const started = performance.now()
const REPORTS = join(ROOT, '.cache', 'test-reports')
const wanted = process.argv.slice(2)
const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word))
const minutes = (seconds) => (seconds < 60 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(1)} min`)

const lanes = []
function report(lane) {
  const counts = lane.notRun
    ? `not run: ${lane.notRun}`
    : `${lane.passed} passed, ${lane.failed} failed, ${lane.skipped} skipped`
  const sign = lane.notRun ? '–' : lane.failed ? '✗' : '✓'
  console.log(
    `${sign} ${lane.name.padEnd(26)} ${minutes(lane.seconds ?? 0).padStart(8)}  ${counts}${lane.note ? ` (${lane.note})` : ''}`,
  )
  lanes.push(lane)
}

async function vitest(workspace, name, { env = {}, note, options = [] } = {}) {
  if (!isWanted(name)) return
  const files = (await handWritten([workspace])).filter(({ path }) => /\.test\.tsx?$/.test(path))
  if (files.length === 0) return report({ name, notRun: 'no tests here' })
  const file = join(REPORTS, `${name.replaceAll(' ', '-')}.json`)
  const { code, output, seconds } = await run(
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...options],
    { cwd: join(ROOT, workspace), env: { NODE_ENV: 'test', CI: '1', ...env } },
  )
  report({ name, seconds, note, ...countVitest(file, code), output: code === 0 ? undefined : output })
}

const journeys = { name: 'browser', browser: undefined, data: undefined }

/** What the journeys need: a browser, and a filled demo. Nothing of it depends on time, so that other lanes may run beside it. */
async function prepareJourneys() {
  if (!isWanted(journeys.name)) return
  journeys.browser = await findBrowser()
  if (!journeys.browser) return
  journeys.data = mkdtempSync(join(tmpdir(), 'volant-e2e-'))
  const demo = { DEMO: '1', NODE_ENV: 'production', DATA_DIR: journeys.data, LOG_LEVEL: 'error' }
  // where this fails, the browser tests fill it themselves, or say why they cannot
  await run(process.execPath, [join(ROOT, 'server', 'dist', 'fill-demo.js')], {
    env: { ...demo, DATABASE_URL: undefined, REDIS_URL: undefined },
  })
}

/** Rows of bench/proof in their short form, which stops and kills the built server. The others take too long for each change. */
const PROOFS = 'R1 R3 R4 R5 R6 R12 R13 R15 R18 R19 R24 R30'.split(' ')

async function proofs() {
  const name = 'proof'
  if (!isWanted(name)) return
  const results = join(ROOT, '.cache', 'proof', 'results.json')
  rmSync(results, { force: true })
  const { code, output, seconds } = await run(process.execPath, [
    join(ROOT, 'scripts', 'proof.mjs'),
    ...PROOFS,
    '--short',
    '--tests',
  ])
  report({ name, seconds, ...countProof(results, code), output: code === 0 ? undefined : output })
}

async function browserTests() {
  const { name, browser, data } = journeys
  if (!isWanted(name)) return
  if (!browser) return report({ name, notRun: 'no browser starts on this machine' })
  const file = join(REPORTS, 'browser.json')
  const { code, output, seconds } = await run(bin('playwright'), ['test', '--reporter=line,json'], {
    cwd: join(ROOT, 'e2e'),
    env: {
      CHROMIUM_PATH: browser,
      E2E_PORT: String(await freePort()),
      E2E_DATA_DIR: data,
      DATABASE_URL: undefined,
      REDIS_URL: undefined,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      CI: '1',
    },
  })
  rmSync(data, { recursive: true, force: true })
  report({ name, seconds, ...countPlaywright(file, code), output: code === 0 ? undefined : output })
}

await ensureInstalled()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const needsBuild = ['server', 'browser', 'proof'].some(
  (word) => wanted.length === 0 || wanted.some((one) => one.includes(word)),
)

if (isWanted('check')) {
  const before = performance.now()
  const results = await check([], needsBuild ? ['weight'] : [])
  const failed = showFailures(results)
  const ran = results.filter(({ notRun }) => !notRun)
  const seconds = (performance.now() - before) / 1000
  report({ name: 'check', seconds, passed: ran.length - failed.length, failed: failed.length, skipped: 0 })
}

const isBuilt = !needsBuild || (await build())
if (!isBuilt) report({ name: 'build', passed: 0, failed: 1, skipped: 0 })
else if (isWanted('check')) {
  // The weight of the pages is measured on the build.
  const results = await check(['weight'])
  const failed = showFailures(results).length
  const ran = results.filter(({ notRun }) => !notRun).length
  report({
    name: 'page weight',
    passed: ran - failed,
    failed,
    skipped: 0,
    notRun: ran ? undefined : 'nothing to weigh',
  })
}

const needsServices = isWanted('server on PGlite') || isWanted('server on PostgreSQL')
const redis = needsServices ? await findRedis() : undefined
const postgres = isWanted('server on PostgreSQL') ? await findPostgres() : { reason: 'not asked for' }
const services = redis ? { TEST_REDIS_URL: redis } : {}
if (needsServices && !redis) report({ name: 'live channel over Redis', notRun: 'no Redis answers on 127.0.0.1:6379' })

const clean = async () => {
  await postgres.stop?.()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void clean().finally(() => process.exit(130)))

// What need not run on each engine runs on the one of production.
const eachEngine = postgres.url ? ['--project=each-engine'] : []

await pool(3, [
  async () => {
    const name = 'server on PostgreSQL'
    if (!isWanted(name)) return
    if (postgres.reason) return report({ name, notRun: postgres.reason })
    await vitest('server', name, { env: { ...services, TEST_DATABASE_URL: postgres.url }, note: postgres.source })
  },
  () =>
    vitest('server', 'server on PGlite', {
      env: { ...services, TEST_DATABASE_URL: undefined },
      options: eachEngine,
      note: postgres.url && 'what need not run on each engine ran on PostgreSQL',
    }),
  () => isBuilt && prepareJourneys(),
  () => vitest('domain', 'domain'),
  () => vitest('contract', 'contract'),
  () => vitest('web', 'web'),
])
await clean()
// Not in parallel with other lanes, because these tests have time limits for what users see.
if (isBuilt) {
  await browserTests()
  await proofs()
}

const failed = lanes.filter((lane) => lane.failed)
for (const { name, output } of failed)
  if (output) console.error(`\n── ${name} ${'─'.repeat(50)}\n${output.slice(-20_000)}`)
for (const trouble of lanes.flatMap(({ troubles = [] }) => troubles)) console.log(`\n${trouble}`)

const width = Math.max(...lanes.map(({ name }) => name.length))
console.log(`\n${'lane'.padEnd(width)}  passed  failed  skipped`)
for (const { name, notRun, passed, failed: bad, skipped } of lanes) {
  const cells = [passed, bad, skipped].map((count, index) => String(count ?? 0).padStart([6, 6, 7][index])).join('  ')
  console.log(`${name.padEnd(width)}  ${notRun ? `not run: ${notRun}` : cells}`)
}
const sum = (key) => lanes.reduce((total, lane) => total + (lane.notRun ? 0 : lane[key]), 0)
const allTests = sum('passed') + sum('failed')
console.log(`\n${minutes((performance.now() - started) / 1000)} in all`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
process.exit(sum('failed') > 0 || allTests === 0 ? 1 : 0)
