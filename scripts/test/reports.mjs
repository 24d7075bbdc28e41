import { existsSync, readFileSync } from 'node:fs'

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

/** Counts of a Playwright JSON report; a test that needed a second try counts as passed and is named. */
export function countPlaywright(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, unexpected, flaky, skipped } = report.stats
  const errors = report.errors?.length ?? 0
  const note = flaky ? `${flaky} needed a second try` : undefined
  return {
    ...withRunnerFailure(
      { passed: expected + flaky, failed: unexpected + (expected + unexpected + flaky ? 0 : errors), skipped },
      code,
    ),
    note,
  }
}
