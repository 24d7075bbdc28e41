import { LINES, PEOPLE } from '../../server/test/permission-table'
import { createTargets } from '../../server/test/targets'
import { atOnce } from './support/at-once'
import { openCastSession, signCastIn, stage } from './support/cast'
import { createDoors } from './support/doors'
import { comeAtTheWrongTime, compare, walk } from './support/matrix'
import type { Asking } from './support/matrix'
import { NAMES } from './support/operations'
import type { Row } from './support/row'
import { prepareShots } from './support/shots'
import type { Shots } from './support/shots'

const AT_ONCE = 6
/** One of each kind, for the short form's looks at what is foreign and what is late. */
const SOME = ['C4', 'CX', 'DA', 'DS', 'A2'] as const
const FEWEST = { operations: 120, cells: 5000 }
/** The table is that of a product in development; in production these two are the super admins'. */
const IN_PRODUCTION: Readonly<Record<string, string>> = { 'GET /metrics': '-xxxxxxxxxx+', 'GET /docs': '-xxxxxxxxxx+' }

export const row: Row = {
  id: 'R12',
  title: 'Each person gets through the doors of theirs and no others, and hears nothing of what is foreign',
  goal: `≥ ${FEWEST.operations} operations, ≥ ${FEWEST.cells} cells, 0 leaks`,
  lanes: ['PGlite', 'PostgreSQL'],
  async run({ short, open }) {
    const deployment = await open({ isStaged: true })
    const lines = LINES.map((line) => ({ ...line, cells: IN_PRODUCTION[line.operation] ?? line.cells }))
    const { cast: staged, made } = await stage(deployment, async (cast) => {
      const targets = await createTargets(cast)
      const each: Shots[] = []
      for (const line of lines) each.push(await prepareShots(targets, line, short ? 1 : 9))
      return { shots: each, nothing: targets.nothing }
    })
    const { shots, nothing } = made
    const { origin } = await deployment.start()
    const doors = createDoors(origin)
    const asking: Asking = {
      nothing,
      people: await signCastIn(origin, staged),
      send: doors.send,
      renew: (who) => openCastSession(origin, staged.people[who]),
    }
    const named = new Set(lines.map(({ operation }) => operation))
    const bad = [
      ...NAMES.filter((operation) => !named.has(operation)).map((one) => `${one} has no row`),
      ...[...named].filter((operation) => !NAMES.includes(operation)).map((one) => `${one} is no operation`),
    ]
    let cells = 0
    await atOnce(AT_ONCE, lines, async (line, index) => {
      const own = shots[index]
      if (own === undefined) throw new Error(`nothing to ask ${line.title} with`)
      for (const look of [walk, compare, comeAtTheWrongTime]) {
        const seen = await look(asking, line, own, short ? SOME : PEOPLE)
        cells += seen.n
        bad.push(...seen.bad)
      }
    })
    doors.close()
    return {
      n: cells,
      bad,
      figure: `${named.size} operations, ${cells} cells`,
      missed: named.size < FEWEST.operations || (!short && cells < FEWEST.cells),
    }
  },
}
