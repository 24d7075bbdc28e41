import { randomUUID } from 'node:crypto'
import type { Query } from './support/database'
import type { Deployment } from './support/deployment'
import { countAnswers } from './support/http'
import type { Answer } from './support/http'
import { roundOf } from './support/pressed-twice'
import type { Press, Sender } from './support/pressed-twice'
import type { Row } from './support/row'
import { signInAll, signInOne } from './support/sign-in'

const AT_ONCE = 20

const atOnce = (send20: () => Promise<Answer<unknown>>) => Promise.all(Array.from({ length: AT_ONCE }, send20))
const isDone = ({ status }: Answer<unknown>) => status === 200 || status === 201

/** Under one key all are the first answer; whoever may not wait for it is told of the conflict. */
async function submitKeyed(sender: Sender, other: Sender | undefined): Promise<string[]> {
  const key = { 'idempotency-key': randomUUID() }
  const answers = await atOnce(() => sender(key))
  const bodies = new Set(answers.filter(isDone).map(({ body }) => JSON.stringify(body)))
  const isRight = bodies.size === 1 && answers.every((answer) => isDone(answer) || answer.status === 409)
  const bad = isRight ? [] : [`${bodies.size} different answers: ${countAnswers(answers)}`]
  const changed = await other?.(key)
  if (changed && changed.status !== 409 && changed.status !== 400)
    bad.push(`another body under the same key: ${countAnswers([changed])}`)
  return bad
}

async function submitPlain(sender: Sender): Promise<string[]> {
  const answers = await atOnce(() => sender({}))
  const isRight =
    answers.filter(isDone).length === 1 && answers.every((answer) => isDone(answer) || answer.status === 409)
  return isRight ? [] : [`without a key: ${countAnswers(answers)}`]
}

async function miscounted(query: Query, rounds: readonly Press[]): Promise<string[]> {
  const bad: string[] = []
  for (const {
    rows: [text, value],
  } of rounds) {
    const [found] = await query<{ n: number }>(text, [value])
    if (found?.n !== 1) bad.push(`${found?.n} rows: ${text} ${value}`)
  }
  return bad
}

async function people(origin: string, { world }: Deployment) {
  return {
    owner: await signInOne(origin, world.owners[0]),
    admin: await signInOne(origin, world.maintainers[0]),
    drivers: await signInAll(origin, world.drivers.slice(0, 16)),
  }
}

export const row: Row = {
  id: 'R5',
  title: 'What is pressed twenty times happens once',
  goal: 'one row, one answer under one key',
  lanes: ['PGlite', 'PostgreSQL', 'two processes'],
  async run({ lane, short, open }) {
    const deployment = await open()
    const origins = [(await deployment.start()).origin]
    if (lane === 'two processes') origins.push((await deployment.start()).origin)
    const { owner, admin, drivers } = await people(origins[0] ?? '', deployment)
    let asked = 0
    const pick = () => origins[(asked += 1) % origins.length] ?? ''
    const done: Press[] = []
    const bad: string[] = []
    for (let turn = 0; turn < (short ? 4 : 30); turn += 1) {
      // a driver may bid sixty times in a minute, and each press counts
      const driver = drivers[turn % drivers.length] ?? owner
      for (const press of await roundOf(pick, owner, admin, driver)) {
        if (press.keyed) bad.push(...(await submitKeyed(press.keyed, press.other)))
        if (press.plain) bad.push(...(await submitPlain(press.plain)))
        done.push(press)
      }
    }
    await deployment.stopServers()
    bad.push(...(await deployment.read((query) => miscounted(query, done))))
    return { n: done.length, bad, figure: `${done.length} × ${AT_ONCE} at once of 5 operations` }
  },
}
