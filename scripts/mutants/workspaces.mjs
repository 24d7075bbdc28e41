import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../process.mjs'
import { filesUnder } from '../sources.mjs'

/** Files of the pages that render, fetch or listen, which are tested in the browser. */
const BY_BROWSER = [
  /^web\/src\/(app\/routes|ui)\//,
  // colours and layers of the map, which tests cannot judge
  /\/(colours|chart-colours|base-style)\.ts$/,
  /\/use-[^/]+$|-props\.ts$|\.generated\.ts$/,
  /from '(react|@tanstack|@mantine|@tabler|maplibre|recharts|socket\.io|i18next)/,
  /from '[./]*(lib\/)?(api|live|session|i18n)'/,
  /\b(window|document|navigator|localStorage|sessionStorage)\.|\bfetch\(/,
]

const isPure = (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(/^import type .*$/gm, '')
  return !BY_BROWSER.some((pattern) => pattern.test(path) || pattern.test(text))
}

/** The files of the pages with pure functions only. */
const pureFilesOfWeb = () =>
  [...filesUnder('web/src')]
    .filter((path) => path.endsWith('.ts') && isPure(path))
    .map((path) => path.slice('web/'.length))

/** The mutated code of each workspace, and the percentage of mutants that tests must detect. */
export const MUTATED = {
  domain: { atLeast: 90, files: ['src/**/*.ts'] },
  // Without the texts: the compiler checks that both languages are complete, and people read the wording.
  contract: { atLeast: 80, files: ['src/**/*.ts', '!src/words/{fr,en}/**', '!src/**/*.generated.ts'] },
  web: { atLeast: 80, files: pureFilesOfWeb() },
}
