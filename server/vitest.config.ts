import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

// counts the calls of libraries, which therefore must not have been loaded before
const SPIES = 'src/features/identity/sign-in/even-time.test.ts'

/**
 * One run says all: these open no database of the run, walk rules and bad input that are the same on every engine, or draw what
 * was read. Where there is a PostgreSQL they run beside it, else with PGlite.
 */
const ONCE = [
  'src/*.test.ts',
  'src/features/deliveries/{export,lifecycle,punctuality}.test.ts',
  'src/features/drivers/mandate.test.ts',
  'src/features/files/refused.test.ts',
  'src/features/identity/passwords/*.test.ts',
  'src/features/identity/sign-in/{login,new-password}.test.ts',
  'src/features/invoices/{agreement,documents}.test.ts',
  'src/features/reports/*.test.ts',
  'src/platform/backup/place.test.ts',
  'src/platform/{graphql,log,mail,maps,pdf,sms,storage,tracing,xlsx}/**/*.test.ts',
  'src/platform/db/{batches,checkpoints,database-away,durability,guard,pipeline,two-containers}.test.ts',
  'src/platform/db/replica/*.test.ts',
  'src/platform/http/{address,map-tiles,order-of-checks,rest,security,web-app}.test.ts',
  'src/platform/live/*.test.ts',
  'src/platform/operations/{catalogue,context,limits,stop}.test.ts',
  'src/platform/providers-failing.test.ts',
  'src/projections/statement.test.ts',
  'src/proof/{hostile-input,introspection,journey,lifecycle-doors,masks,openapi,permission-matrix,reads,watching}.test.ts',
  'src/seed/seed.test.ts',
]

export default defineConfig({
  resolve: {
    // The package has two builds; the libraries load this one, and a schema of one is unknown to the other.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: {
    globalSetup: ['./test/temporary-folder.ts', '../scripts/test/server-parts.mjs', './test/template-database.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // some files mostly wait, for what is stopped, frozen or late
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'each-engine',
          include: ['src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, SPIES, ...ONCE],
          // each file has a database of its own; loading the whole server for each would take most of the time
          isolate: false,
        },
      },
      { extends: true, test: { name: 'once', include: ONCE, isolate: false } },
      { extends: true, test: { name: 'spies', include: [SPIES] } },
    ],
  },
})
