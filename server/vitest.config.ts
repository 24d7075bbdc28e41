import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

// counts the calls of libraries, which therefore must not have been loaded before
const SPIES = 'src/features/identity/sign-in/even-time.test.ts'

export default defineConfig({
  resolve: {
    // The package has two builds; the libraries load this one, and a schema of one is unknown to the other.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
  },
  test: {
    globalSetup: '../scripts/test/server-parts.mjs',
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, SPIES],
          // each file has a database of its own; loading the whole server for each would take most of the time
          isolate: false,
        },
      },
      { extends: true, test: { name: 'spies', include: [SPIES] } },
    ],
  },
})
