import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT, WORKSPACES, bin, run } from '../process.mjs'

const CONFIG = join(ROOT, '.dependency-cruiser.cjs')
const READ_TSX = join(ROOT, 'scripts', 'check', 'read-tsx.cjs')
const PLANTED = join(ROOT, 'scripts', 'check', 'planted')

async function cruise(cwd) {
  const folders = WORKSPACES.flatMap((name) => [
    `${name}/src`,
    `${name}/test`,
    name === 'e2e' || name === 'bench' ? name : '',
  ]).filter((folder) => folder && existsSync(join(cwd, folder)))
  const { output, stdout } = await run(bin('depcruise'), ['--config', CONFIG, '--output-type', 'json', ...folders], {
    cwd,
    env: { NODE_OPTIONS: `--require="${READ_TSX}"` },
  })
  try {
    return JSON.parse(stdout).summary
  } catch {
    throw new Error(`dependency-cruiser failed:\n${output}`)
  }
}

async function directions() {
  const { violations, totalCruised, totalDependenciesCruised } = await cruise(ROOT)
  const detail = violations.map(
    ({ rule, from, to, cycle }) =>
      `${rule.name}: ${from} → ${cycle?.length ? cycle.map(({ name }) => name ?? '').join(' → ') : to}`,
  )
  return {
    ok: violations.length === 0,
    note: `${totalCruised} modules, ${totalDependenciesCruised} imports`,
    detail: detail.join('\n'),
  }
}

/** Tests the rules: each is broken once in the planted folder and must be reported there. */
async function planted() {
  const rules = createRequire(import.meta.url)(CONFIG).forbidden.map(({ name }) => name)
  const { violations } = await cruise(PLANTED)
  const seen = new Set(violations.map(({ rule }) => rule.name))
  const blind = rules.filter((name) => !seen.has(name))
  const innocent = violations.filter(({ from }) => from.includes('innocent'))
  return {
    ok: blind.length === 0 && innocent.length === 0,
    note: `${rules.length - blind.length} of ${rules.length} rules bite`,
    detail: [
      ...blind.map((name) => `${name} does not see its planted fault`),
      ...innocent.map(({ rule, from, to }) => `${rule.name} refuses what is allowed: ${from} → ${to}`),
    ].join('\n'),
  }
}

export const checks = [
  { name: 'import directions', check: directions },
  { name: 'import rules detect violations', check: planted },
]
