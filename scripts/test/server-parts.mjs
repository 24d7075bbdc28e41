import { build } from '../build.mjs'

// What the server reads from its build while it runs from its sources: they are made when missing or out of date.
const READ = new Set(['database template', 'places'])

/** Vitest calls this once before the first test file, in every way Vitest may be started. */
export async function setup() {
  if (!(await build({ only: READ })))
    throw new Error('what the server reads could not be built; the reason stands above')
}
