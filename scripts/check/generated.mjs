import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, bin, run } from '../process.mjs'

async function graphqlTypes() {
  if (!existsSync(join(ROOT, 'contract', 'codegen.ts'))) return { notRun: 'no code generation yet' }
  const { code, output } = await run(bin('graphql-codegen'), ['--config', 'contract/codegen.ts', '--check'])
  return { ok: code === 0, detail: `${output}\nnpm run codegen mends this.` }
}

/** Runs the generator in a copy: if it writes a migration, one is missing for the tables. */
async function migrations() {
  const config = join(ROOT, 'server', 'drizzle.config.ts')
  const folder = join(ROOT, 'server', 'src', 'migrations')
  if (!existsSync(config) || !existsSync(folder)) return { notRun: 'no migrations yet' }
  const copy = join(ROOT, 'server', '.cache', 'migrations-check')
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  cpSync(folder, join(copy, 'migrations'), { recursive: true })
  // In the folder of the real one, so that its relative paths are valid.
  const draft = join(copy, 'drizzle.config.ts')
  writeFileSync(
    draft,
    `import config from '../../drizzle.config'\nexport default { ...config, out: './.cache/migrations-check/migrations' }\n`,
  )
  const before = readdirSync(join(copy, 'migrations')).length
  const { code, output } = await run(bin('drizzle-kit'), ['generate', `--config=${draft}`], {
    cwd: join(ROOT, 'server'),
    timeout: 120_000,
  })
  const after = existsSync(join(copy, 'migrations')) ? readdirSync(join(copy, 'migrations')).length : 0
  const ok = code === 0 && before === after && /No schema changes/.test(output)
  rmSync(copy, { recursive: true, force: true })
  return { ok, detail: `${output}\nThe tables differ from the migrations: run drizzle-kit generate in server.` }
}

export const checks = [
  { name: 'generated GraphQL types', check: graphqlTypes },
  { name: 'migrations', check: migrations },
]
