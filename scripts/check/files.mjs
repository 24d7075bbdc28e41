import { basename } from 'node:path'
import { handWritten, isTest } from './sources.mjs'

const LONGEST = 400
const MEDIAN = 80
const VAGUE = /(^|\/)(utils?|helpers?|common|misc)(\/|\.[a-z]+$)/

const lines = (text) => text.replace(/\n$/, '').split('\n').length
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

async function lengths() {
  const files = (await handWritten()).map(({ path, text }) => ({ path, length: lines(text) }))
  const sorted = files.map(({ length }) => length).sort((a, b) => a - b)
  const tooLong = files.filter(({ length }) => length > LONGEST)
  const note = `${files.length} files, median ${at(sorted, 0.5)}, nine in ten ≤ ${at(sorted, 0.9)}, longest ${sorted.at(-1) ?? 0}`
  const detail = tooLong.map(({ path, length }) => `${path}: ${length} lines, at most ${LONGEST}`)
  if (at(sorted, 0.5) > MEDIAN) detail.push(`the median file has ${at(sorted, 0.5)} lines, at most ${MEDIAN}`)
  return { ok: detail.length === 0, note, detail: detail.join('\n') }
}

async function names() {
  const paths = (await handWritten()).map(({ path }) => path)
  const found = [
    ...paths
      .filter((path) => VAGUE.test(path))
      .map((path) => `${path}: a name that says nothing; put it with its noun`),
    ...paths.filter((path) => /^index\.tsx?$/.test(basename(path))).map((path) => `${path}: a barrel`),
  ]
  return { ok: found.length === 0, detail: found.join('\n') }
}

/** The minimum of lines of test for each line of code. The demo data has no tests. */
const LEAST_SHARE = { domain: 0.8, server: 0.65 }

async function testShare() {
  const files = await handWritten(['domain', 'server'])
  const shares = Object.entries(LEAST_SHARE).map(([workspace, least]) => {
    const own = files.filter(({ path }) => path.startsWith(`${workspace}/`) && !path.startsWith('server/src/seed/'))
    const count = (wanted) =>
      own.filter(({ path }) => isTest(path) === wanted).reduce((sum, { text }) => sum + lines(text), 0)
    return { workspace, least, share: count(true) / Math.max(1, count(false)) }
  })
  const short = shares.filter(({ share, least }) => share < least)
  return {
    ok: short.length === 0,
    note: `lines of test per line of code: ${shares.map(({ workspace, share }) => `${workspace} ${share.toFixed(2)}`).join(', ')}`,
    detail: short
      .map(({ workspace, least }) => `${workspace}: at least ${least} lines of test per line of code`)
      .join('\n'),
  }
}

export const checks = [
  { name: 'file lengths', check: lengths },
  { name: 'file names', check: names },
  { name: 'test share', check: testShare },
]
