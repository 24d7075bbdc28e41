import { bin, run } from '../process.mjs'
import { handWritten } from './sources.mjs'

const WEAK = [
  [/\b(it|test|describe)\.(skip|only|todo)\(/, 'a skipped or exclusive test'],
  [/\btest\.(fixme|fail)\(/, 'a test that is excused'],
  [/@ts-(ignore|nocheck|expect-error)/, 'a silenced compiler'],
  [/(eslint|oxlint)-disable/, 'a silenced linter'],
  [/\b(TODO|FIXME|XXX|HACK)\b/, 'unfinished work'],
  [/not implemented/i, 'unfinished work'],
]
// This file itself contains the patterns.
const OWN = 'scripts/check/linting.mjs'

async function weakPlaces() {
  const found = []
  for (const { path, text } of await handWritten()) {
    if (path === OWN) continue
    for (const [index, line] of text.split('\n').entries())
      for (const [pattern, what] of WEAK)
        if (pattern.test(line)) found.push(`${path}:${index + 1}  ${what}: ${line.trim()}`)
  }
  return { ok: found.length === 0, detail: found.join('\n') }
}

export const checks = [
  {
    name: 'lint',
    async check() {
      const { code, output } = await run(bin('oxlint'), ['--type-aware', '--deny-warnings', '--format=unix'])
      return { ok: code === 0, detail: output }
    },
  },
  {
    name: 'format',
    async check() {
      const { code, output } = await run(bin('oxfmt'), ['--check', '.'])
      return { ok: code === 0, detail: `${output}\nnpm run format mends this.` }
    },
  },
  { name: 'no suppressed rules', check: weakPlaces },
]
