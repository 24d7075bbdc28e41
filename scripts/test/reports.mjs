import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** A runner that failed without a failed test counts as one failure. */
const withRunnerFailure = (counts, code) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts)

/** Counts of a Vitest JSON report. A file that could not be loaded counts as one failure. */
export function countVitest(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return withRunnerFailure(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    },
    code,
  )
}

/** Counts of the rows of bench/proof; a row that the machine could not run counts as skipped. */
export function countProof(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const ran = report.results.filter(({ notRun }) => !notRun)
  const passed = ran.filter(({ bad }) => bad === 0).length
  return withRunnerFailure({ passed, failed: ran.length - passed, skipped: report.results.length - ran.length }, code)
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]
const firstLines = (message = '') => stripVTControlCharacters(message).split('\n').slice(0, 20).join('\n    ')

/** Each journey that failed, or needed a second try, with what each of its tries ended with. */
const troubles = (report) =>
  specsIn(report).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const tries = results.map(
          ({ error, duration }) => `${Math.round(duration / 1000)} s: ${firstLines(error?.message)}`,
        )
        return [`${status === 'flaky' ? 'second try' : 'failed'}: ${file}:${line} ${title}`, ...tries].join('\n  ')
      }),
  )

/** Counts of a Playwright JSON report; a test that needed a second try counts as passed and is named. */
export function countPlaywright(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  const errors = report.errors?.length ?? 0
  return {
    ...withRunnerFailure(
      { passed: expected + flaky, failed: unexpected + (expected + unexpected + flaky ? 0 : errors), skipped },
      code,
    ),
    note: flaky ? `${flaky} needed a second try` : undefined,
    troubles: troubles(report),
  }
}
