import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { makeCopy } from './planted-faults/copy.mjs'
import { listedFaults, misfits } from './planted-faults/list.mjs'
import { plant } from './planted-faults/plant.mjs'
import { runTests } from './planted-faults/tests.mjs'
import { pool } from './process.mjs'

// Plants known faults, one at a time, in copies of this tree, and lists those that no test detects.
// `npm run faults -- money mask` plants only the faults of a list of that name, or with one of the words in their description or file.
await ensureInstalled()
if (!(await build({ only: new Set(['database template', 'places']) }))) process.exit(1)

const words = process.argv.slice(2)
const faults = (await listedFaults()).filter(
  ({ breaks, file, list }) =>
    words.length === 0 || words.some((word) => word === list || `${breaks} ${file}`.includes(word)),
)

const wrong = misfits(faults)
if (wrong.length > 0) {
  console.error(`The list does not fit the code any more:\n${wrong.join('\n')}`)
  process.exit(1)
}

const copies = [makeCopy('1'), makeCopy('2')]
// A test that fails without a fault would seem to detect every one.
const tests = [...new Set(faults.flatMap(({ noticedBy }) => noticedBy))]
const before = await runTests(copies[0], tests, copies.length)
if (before.failed) {
  console.error(`Without any fault: ${before.failed}`)
  process.exit(1)
}

const free = [...copies]
const results = await pool(
  copies.length,
  faults.map((fault) => async () => {
    const copy = free.pop()
    const takeOut = plant(copy, fault)
    const { failed, seconds } = await runTests(copy, fault.noticedBy)
    takeOut()
    free.push(copy)
    const took = `${seconds.toFixed(0)} s`.padStart(5)
    console.log(
      failed ? `✓ ${took}  ${fault.breaks}\n         ${failed}` : `✗ ${took}  ${fault.breaks} (${fault.file})`,
    )
    return { fault, failed }
  }),
)

const unnoticed = results.filter(({ failed }) => !failed)
console.log(`\n${results.length - unnoticed.length} of ${results.length} faults noticed`)
for (const { fault } of unnoticed) console.log(`no test notices: ${fault.breaks} (${fault.file})`)
process.exit(unnoticed.length === 0 ? 0 : 1)
