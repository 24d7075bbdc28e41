import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { pool } from './process.mjs'

const GROUPS = [
  'types',
  'linting',
  'additive',
  'imports',
  'unused',
  'files',
  'casts',
  'generated',
  'licences',
  'budgets',
  'kept-pages',
  'configuration',
  'references',
  'planted-faults',
]

/**
 * Runs every check, two at a time. A check returns `{ ok, detail?, note?, notRun? }`: `detail` is shown at the end when it
 * failed, `note` on its own line, `notRun` is the reason why it was not run.
 */
export async function check(only = [], except = []) {
  const modules = await Promise.all(GROUPS.map((group) => import(`./check/${group}.mjs`)))
  const all = modules.flatMap((module) => module.checks)
  const unknown = [...only, ...except].filter((word) => !all.some(({ name }) => name.includes(word)))
  if (unknown.length > 0)
    throw new Error(`no check is called ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}`)
  const checks = all
    .filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)))
    .filter(({ name }) => !except.some((word) => name.includes(word)))
  return pool(
    2,
    checks.map(({ name, check: runCheck }) => async () => {
      const started = performance.now()
      let result
      try {
        result = await runCheck()
      } catch (error) {
        result = { ok: false, detail: error.stack }
      }
      const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
      const sign = result.notRun ? '–' : result.ok ? '✓' : '✗'
      const note = result.notRun ? `not run: ${result.notRun}` : (result.note ?? '')
      console.log(`${sign} ${name.padEnd(26)} ${seconds} s  ${note}`)
      return { name, ...result }
    }),
  )
}

export function showFailures(results) {
  const failed = results.filter(({ ok, notRun }) => !ok && !notRun)
  for (const { name, detail } of failed)
    console.error(`\n── ${name} ${'─'.repeat(Math.max(3, 60 - name.length))}\n${detail ?? ''}`)
  return failed
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled()
  const results = await check(process.argv.slice(2))
  const failed = showFailures(results)
  const ran = results.filter(({ notRun }) => !notRun).length
  console.log(failed.length ? `\n${failed.length} of ${ran} checks failed` : `\n${ran} checks passed`)
  process.exit(failed.length ? 1 : 0)
}
