import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bin, ROOT, run } from '../process.mjs'

/** Longer than any test file takes: a timeout counts as detected. */
const TOO_LONG_MS = 600_000
/** Vitest's cache of transformed files is kept between runs, because a fault changes only one file. */
const CACHE = [
  '--experimental.fsModuleCache',
  `--experimental.fsModuleCachePath=${join(ROOT, '.cache', 'vitest-modules')}`,
]

/** The first test of a Vitest report that failed, or the file that could not be loaded. */
function firstFailure(copy, file) {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  for (const { name, status, message, assertionResults } of testResults) {
    const test = assertionResults.find((one) => one.status === 'failed')
    if (test) return `${relative(copy, name)}: ${test.fullName}`
    if (status === 'failed') return `${relative(copy, name)}: ${message.split('\n')[0]}`
  }
  return undefined
}

/** Runs test files, or folders of them, until one fails. @returns what failed, or nothing */
export async function runTests(copy, paths, workers = 1) {
  let seconds = 0
  for (const workspace of new Set(paths.map((path) => path.split('/')[0]))) {
    const own = paths.filter((path) => path.startsWith(`${workspace}/`)).map((path) => path.slice(workspace.length + 1))
    const report = join(copy, '.cache', 'report.json')
    rmSync(report, { force: true })
    const ended = await run(
      bin('vitest'),
      ['run', '--bail=1', `--maxWorkers=${workers}`, '--reporter=json', `--outputFile=${report}`, ...CACHE, ...own],
      { cwd: join(copy, workspace), env: { NODE_ENV: 'test', CI: '1' }, timeout: TOO_LONG_MS },
    )
    seconds += ended.seconds
    if (ended.code === 0) continue
    try {
      return { failed: firstFailure(copy, report) ?? ended.output.trim().split('\n').at(-1), seconds }
    } catch {
      return { failed: `no report: ${ended.output.trim().split('\n').at(-1)}`, seconds }
    }
  }
  return { failed: undefined, seconds }
}
