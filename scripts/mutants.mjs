import { Stryker } from '@stryker-mutator/core'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { ROOT } from './process.mjs'
import { MUTATED } from './mutants/workspaces.mjs'

const CACHE = join(ROOT, '.cache', 'mutants')
const NOTICED = new Set(['Killed', 'Timeout'])
const COUNTED = new Set([...NOTICED, 'Survived', 'NoCoverage'])

/** Runs mutation testing in one workspace and returns the result of each mutant. */
async function mutate(name, files) {
  // Stryker takes the project folder from the working directory only.
  process.chdir(join(ROOT, name))
  const stryker = new Stryker({
    mutate: files,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // A mutant is tested again only when it or its tests change.
    incremental: true,
    incrementalFile: join(CACHE, `${name}.json`),
    tempDirName: join(CACHE, name),
    // Stryker would rewrite tsconfig.json with an API that TypeScript 7 no longer has; Vitest does not need it.
    tsconfigFile: 'none',
    // Only at the top: folders of these names deeper inside contain tests.
    ignorePatterns: ['tsconfig.json', '/dist', '/public'],
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: join(CACHE, `${name}.html`) },
    logLevel: 'warn',
    // Long, so that a slow test on a busy machine does not count as an endless loop.
    timeoutMS: 60_000,
    // Most of the domain is tables evaluated on import, about whose mutants Stryker would warn.
    warnings: { slow: false },
    thresholds: { high: 100, low: 0, break: null },
  })
  return (await stryker.runMutationTest()).filter(({ status }) => COUNTED.has(status))
}

/** "domain/src/pricing/auction.ts:30:64  cents >= 0 → cents > 0" */
function place({ fileName, location, replacement, status }) {
  const { start, end } = location
  const lines = readFileSync(fileName, 'utf8').split('\n')
  const text = lines.slice(start.line - 1, end.line)
  text[text.length - 1] = text.at(-1).slice(0, end.column - 1)
  text[0] = text[0].slice(start.column - 1)
  const short = (code) => code.replaceAll(/\s+/g, ' ').slice(0, 90)
  const path = `${relative(ROOT, fileName)}:${start.line}:${start.column}`
  return `${path}  ${short(text.join('\n'))} → ${short(replacement)}${status === 'NoCoverage' ? '  (no test comes here)' : ''}`
}

async function report(name, part) {
  const { files, atLeast } = MUTATED[name]
  const mutants = await mutate(name, part ? [part, ...files.filter((pattern) => pattern.startsWith('!'))] : files)
  const survivors = mutants.filter(({ status }) => !NOTICED.has(status))
  const killed = mutants.length - survivors.length
  const score = mutants.length === 0 ? 100 : (100 * killed) / mutants.length
  for (const line of survivors.map(place).sort()) console.log(line)
  const ok = score >= atLeast
  console.log(
    `${ok ? '✓' : '✗'} ${name.padEnd(9)} ${killed} killed, ${survivors.length} survived: ${score.toFixed(1)} % of at least ${atLeast} %\n`,
  )
  return ok
}

await ensureInstalled()
const [only, part] = process.argv.slice(2)
if (only && !MUTATED[only]) {
  console.error(`Only ${Object.keys(MUTATED).join(', ')} can be looked at, not ${only}.`)
  process.exit(1)
}
const results = []
for (const name of only ? [only] : Object.keys(MUTATED)) results.push(await report(name, part))
process.exit(results.every(Boolean) ? 0 : 1)
