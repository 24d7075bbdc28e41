import { build } from '../build.mjs'

// Parts of the build that the server reads when it runs from its sources; built when missing or out of date.
const READ = new Set(['database template', 'places'])

/** Vitest calls this once before the first test file. */
export async function setup() {
  if (!(await build({ only: READ })))
    throw new Error('what the server reads could not be built; the reason stands above')
}
