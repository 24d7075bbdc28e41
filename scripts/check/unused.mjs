import { bin, run } from '../process.mjs'

const QUIET = ['--no-progress', '--no-config-hints']

async function unused(...options) {
  const { code, output } = await run(bin('knip'), [...QUIET, ...options])
  return { ok: code === 0, detail: output }
}

export const checks = [
  { name: 'unused code', check: () => unused() },
  // what says `@internal` is there for tests
  { name: 'unused outside tests', check: () => unused('--production', '--exports', '--files') },
]
