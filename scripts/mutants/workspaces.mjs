import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../process.mjs'
import { filesUnder } from '../sources.mjs'

/** A file of the pages that shows, fetches or listens: its tests are the journeys in a browser. */
const BY_BROWSER = [
  /^web\/src\/(app\/routes|ui)\//,
  // colours and layers of the map: somebody has to look at them
  /\/(looks|fills|base-style)\.ts$/,
  /\/use-[^/]+$|-props\.ts$|\.generated\.ts$/,
  /from '(react|@tanstack|@mantine|@tabler|maplibre|recharts|socket\.io|i18next)/,
  /from '[./]*(lib\/)?(api|live|session|i18n)'/,
  /\b(window|document|navigator|localStorage|sessionStorage)\.|\bfetch\(/,
]

const isPure = (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(/^import type .*$/gm, '')
  return !BY_BROWSER.some((pattern) => pattern.test(path) || pattern.test(text))
}

/** The code of the pages that only computes. */
const pureFilesOfWeb = () =>
  [...filesUnder('web/src')]
    .filter((path) => path.endsWith('.ts') && isPure(path))
    .map((path) => path.slice('web/'.length))

/** The code whose tests are tried by changing it, and the share of changes they have to notice, in percent. */
export const MUTATED = {
  domain: { atLeast: 90, files: ['src/**/*.ts'] },
  // Not the words themselves: that both languages say everything with the same values is checked, how they say it is read.
  contract: { atLeast: 80, files: ['src/**/*.ts', '!src/words/{fr,en}/**', '!src/**/*.generated.ts'] },
  web: { atLeast: 80, files: pureFilesOfWeb() },
}
