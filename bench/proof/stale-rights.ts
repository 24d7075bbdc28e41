import { setTimeout as sleep } from 'node:timers/promises'
import { call, graphql } from './support/http'
import type { Answer } from './support/http'
import { NotRun } from './support/lane'
import type { Row } from './support/row'
import { openSession, signInAll, signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'
import { allConnected, openSocket } from './support/sockets'
import { PASSWORD } from './support/world'

const BETWEEN_MS = 50
const BEFORE_MS = 400
const AFTER_MS = 1200
const CUT_MS = 1000

interface Change {
  readonly name: string
  /** Whose rights end. */
  readonly target: Signed
  ask(origin: string): Promise<Answer<unknown>>
  change(origin: string): Promise<Answer<unknown>>
}

const list = (who: Signed) => (origin: string) => graphql(origin, who, '{ findAllDeliveries { total } }', {})

/** Asks all the time while the rights end. @returns what was still allowed after the answer that they had */
async function watch(origins: readonly string[], { name, target, ask, change }: Change): Promise<string[]> {
  const first = origins[0] ?? ''
  const last = origins.at(-1) ?? first
  const live = openSocket(last, target, 60_000)
  if ((await allConnected([live], 5000)) === 0) return [`${name}: no socket`]
  let cutAt = Number.POSITIVE_INFINITY
  live.once('disconnect', () => {
    cutAt = performance.now()
  })
  const asked: Promise<{ readonly at: number; readonly status: number }>[] = []
  const timer = setInterval(() => {
    const at = performance.now()
    const origin = origins[asked.length % origins.length] ?? first
    asked.push(ask(origin).then(({ status }) => ({ at, status })))
  }, BETWEEN_MS)
  await sleep(BEFORE_MS)
  const { status, lost } = await change(first)
  const changedAt = performance.now()
  await sleep(AFTER_MS)
  clearInterval(timer)
  const answers = await Promise.all(asked)
  live.disconnect()
  const bad: string[] = []
  if (status < 200 || status > 299) bad.push(`${name}: the change itself ended with ${lost ?? status}`)
  if (!answers.some((answer) => answer.at < changedAt && answer.status === 200))
    bad.push(`${name}: never allowed before`)
  const late = answers.filter((answer) => answer.at > changedAt && answer.status === 200)
  const lastAt = late.at(-1)?.at ?? changedAt
  if (late.length > 0) bad.push(`${name}: allowed ${late.length} times, ${(lastAt - changedAt).toFixed(0)} ms after it`)
  if (cutAt - changedAt > CUT_MS) bad.push(`${name}: the socket was not cut within ${CUT_MS} ms`)
  return bad
}

export const row: Row = {
  id: 'R14',
  title: 'Rights that were taken away are gone with the answer',
  goal: `0 allowed afterwards, sockets cut in ${CUT_MS / 1000} s`,
  lanes: ['PGlite', 'two processes'],
  async run({ lane, short, open }) {
    if (lane === 'two processes' && process.env['PROOF_REDIS_URL'] === undefined) throw new NotRun('no Redis')
    const deployment = await open()
    const origins = [(await deployment.start()).origin]
    if (lane === 'two processes') origins.push((await deployment.start()).origin)
    const [origin = ''] = origins
    const { world } = deployment
    const boss = await signInOne(origin, world.superAdmins[0])
    const rounds = short ? 2 : 10
    const office = await signInAll(origin, world.maintainers.slice(0, rounds))
    const drivers = await signInAll(origin, world.drivers.slice(0, 3 * rounds))
    const mutate = (text: string, variables: object) => (at: string) => graphql(at, boss, `mutation(${text}`, variables)
    const changes: Change[] = []
    for (let round = 0; round < rounds; round += 1) {
      const [admin, disabled, renewed, leaving] = [office[round], ...drivers.slice(3 * round, 3 * round + 3)]
      if (!admin || !disabled || !renewed || !leaving) throw new Error('nobody left')
      const elsewhere = await openSession(origin, renewed)
      const passwords = { currentPassword: PASSWORD, newPassword: `Another-of-volant-${round}` }
      const rank = { input: { id: admin.profileId, rank: 3 } }
      const removal = mutate('$id: ID!) { deleteAdmin(id: $id) }', { id: admin.profileId })
      const demotion = mutate('$input: UpdateAdminInput!) { updateAdmin(input: $input) { id } }', rank)
      changes.push(
        { name: 'demoted or deleted', target: admin, ask: list(admin), change: round % 2 === 0 ? removal : demotion },
        {
          name: 'disabled',
          target: disabled,
          ask: list(disabled),
          change: mutate('$email: String!) { disableDriver(email: $email) { id } }', { email: disabled.email }),
        },
        {
          name: 'password changed elsewhere',
          target: renewed,
          ask: list(renewed),
          change: (at) => call(at, elsewhere, '/auth/change-password', { body: passwords }),
        },
        {
          name: 'signed out',
          target: leaving,
          ask: list(leaving),
          change: (at) => call(at, leaving, '/auth/logout', { method: 'POST' }),
        },
      )
    }
    const bad: string[] = []
    for (const change of changes) bad.push(...(await watch(origins, change)))
    return {
      n: changes.length,
      bad,
      figure: `${changes.length} changes while asked ${1000 / BETWEEN_MS} times a second`,
    }
  },
}
