import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { ROOT, bin, run } from './process.mjs'
import { findPostgres, findPrograms } from './test/postgres.mjs'
import { findRedis } from './test/redis.mjs'

// Runs the rows of bench/proof on the built product and on the PostgreSQL that tests run on; databases of the rows go with it.
// The rows end with the terminal's signal as well; this one stays until the databases are gone.
process.on('SIGINT', () => undefined)
await ensureInstalled()
if (!(await build())) process.exit(1)
const postgres = await findPostgres()
const { folder, user } = findPrograms() ?? {}
const env = {
  PROOF_DATABASE_URL: postgres.url,
  PROOF_REDIS_URL: await findRedis(),
  PROOF_NO_DATABASE: postgres.reason,
  PROOF_POSTGRES_PROGRAMS: folder,
  PROOF_POSTGRES_USER: user?.uid === undefined ? undefined : `${user.uid}:${user.gid}`,
}
const rows = [join(ROOT, 'bench', 'proof', 'main.ts'), ...process.argv.slice(2)]
const { code } = await run(bin('tsx'), rows, { env, inherit: true }).finally(() => postgres.stop?.())
process.exit(code)
