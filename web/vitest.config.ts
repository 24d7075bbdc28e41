import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import product from './vite.config'

const files = ['build', 'src'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    join(folder, path),
  ),
)
const tests = files.filter((path) => /\.test\.tsx?$/.test(path))

/** These put something in the place of a module, of the browser or of its database, which the modules of other files would keep. */
const REPLACES = /vi\.mock|vi\.stubGlobal|globalThis\.|fake-indexeddb/
const isReplacing = (path: string) => REPLACES.test(readFileSync(join(import.meta.dirname, path), 'utf8'))

export default mergeConfig(
  product,
  defineConfig({
    test: {
      projects: [
        { extends: true, test: { name: 'replacing', include: tests.filter(isReplacing) } },
        // to load for each file anew what it tests would take most of the time
        {
          extends: true,
          test: { name: 'others', include: tests.filter((path) => !isReplacing(path)), isolate: false },
        },
      ],
    },
  }),
)
