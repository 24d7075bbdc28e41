import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { ROOT, bin, run } from './process.mjs'
import { findPostgres, findPrograms } from './test/postgres.mjs'
import { findRedis } from './test/redis.mjs'

/**
 * Runs the rows of bench/proof on the built product and on the PostgreSQL that tests run on; databases of the rows go with it.
 * @returns the exit code and what was printed, where it is not inherited
 */
export async function proof(args, options = {}) {
  const postgres = await findPostgres()
  const { folder, user } = findPrograms() ?? {}
  const env = {
    PROOF_DATABASE_URL: postgres.url,
    PROOF_REDIS_URL: await findRedis(),
    PROOF_NO_DATABASE: postgres.reason,
    PROOF_POSTGRES_PROGRAMS: folder,
    PROOF_POSTGRES_USER: user?.uid === undefined ? undefined : `${user.uid}:${user.gid}`,
  }
  try {
    return await run(bin('tsx'), [join(ROOT, 'bench', 'proof', 'main.ts'), ...args], { env, ...options })
  } finally {
    await postgres.stop?.()
  }
}

/** The short rows as a lane of the tests: each row on each engine counts as one of them. */
export async function shortProof() {
  const results = join(ROOT, '.cache', 'proof', 'results.json')
  rmSync(results, { force: true })
  const { code, output, seconds } = await proof(['--short'])
  const rows = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')).results : []
  const skipped = rows.filter(({ notRun }) => notRun).length
  const failed = rows.filter(({ bad, missed }) => bad > 0 || missed).length
  const counts = { passed: rows.length - skipped - failed, failed: failed || Number(code !== 0), skipped }
  return { ...counts, seconds, output: code === 0 ? undefined : output }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  // the rows end with the terminal's signal as well; this one stays until the databases are gone
  process.on('SIGINT', () => undefined)
  await ensureInstalled()
  if (!(await build())) process.exit(1)
  const { code } = await proof(process.argv.slice(2), { inherit: true })
  process.exit(code)
}
