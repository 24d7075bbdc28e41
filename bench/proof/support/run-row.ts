import { checkInvariants } from './check-invariants'
import { openDeployment } from './deployment'
import type { Deployment } from './deployment'
import { NotRun } from './lane'
import type { Lane } from './lane'
import { load } from './report'
import type { Result } from './report'
import type { Outcome, Row, Stage } from './row'

/** Runs one row in one lane, then the invariants over what it leaves behind. */
export async function runRow(
  row: Row,
  lane: Lane,
  { short, hours }: Pick<Stage, 'short' | 'hours'>,
): Promise<Result[]> {
  const deployments: Deployment[] = []
  const walked: Deployment[] = []
  const before = load()
  const began = performance.now()
  const { id, title, goal } = row
  const resultOf = (of: string, wanted: string, { n, bad, figure, missed = false }: Outcome): Result => ({
    id: of,
    title,
    engine: lane,
    n,
    bad: bad.length,
    figure,
    goal: wanted,
    seconds: Math.round((performance.now() - began) / 100) / 10,
    load: Math.max(before, load()),
    missed,
    faults: bad,
  })
  try {
    const outcome = await row.run({
      lane,
      short,
      hours,
      async open(options = {}) {
        const deployment = await openDeployment(lane, options)
        deployments.push(deployment)
        if (!options.isStaged) walked.push(deployment)
        return deployment
      },
    })
    const own = resultOf(id, goal, outcome)
    if (walked.length === 0) return [own]
    const checks = []
    for (const deployment of walked) checks.push(await checkInvariants(deployment))
    const broken = checks.flatMap((check) => check.broken)
    const n = checks.reduce((sum, { checked }) => sum + checked, 0)
    return [own, resultOf(`R28`, '0 rows', { n, bad: broken, figure: `after ${id}: ${broken.length} broken` })]
  } catch (error) {
    if (error instanceof NotRun)
      return [{ ...resultOf(id, goal, { n: 0, bad: [], figure: '' }), notRun: error.message }]
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return [resultOf(id, goal, { n: 0, bad: [words], figure: 'the row broke off' })]
  } finally {
    for (const deployment of deployments) await deployment.dispose()
  }
}
