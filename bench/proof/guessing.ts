import { call } from './support/http'
import { guessDriverCodes, guessLinks, guessResetCodes } from './support/guesses'
import { raceAtLimit, tryEverywhere, walkCurve } from './support/login-curve'
import { medianOf, rankSumP } from './support/rank-sum'
import type { Row } from './support/row'
import { startShifted } from './support/shifted-clock'
import { signInOne } from './support/sign-in'
import type { Person } from './support/world'

/** Of one name from one network these cost nothing but the time of a hash. */
const FREE = 4
const GAP = 0.1
const CHANCE = 0.01

/** Wrong passwords for names that exist and for names that do not, turn by turn. */
async function timesOf(origin: string, people: readonly Person[], bad: string[]) {
  const [known, unknown]: [number[], number[]] = [[], []]
  const timed = async (username: string, address: string, times: number[]) => {
    const began = performance.now()
    const { status } = await call(origin, { address }, '/auth/login-gestion', { body: { username, password: 'wrong' } })
    times.push(performance.now() - began)
    if (status !== 401) bad.push(`${username}: ${status}`)
  }
  for (let turn = 0; turn < FREE; turn += 1)
    for (const [index, { email }] of people.entries()) {
      const address = `10.80.${index}.${turn}`
      await timed(email, address, known)
      await timed(`nobody${index}@proof.test`, address, unknown)
    }
  return { known, unknown }
}

export const row: Row = {
  id: 'R16',
  title: 'Nothing is found out by guessing, nor by the time an answer takes',
  goal: `locks exact to 1 s, 0 hits, medians within ${GAP * 100} %, p > ${CHANCE}`,
  lanes: ['PGlite', 'PostgreSQL'],
  async run({ short, open }) {
    const deployment = await open()
    const { world } = deployment
    const server = await startShifted(deployment)
    try {
      const { origin } = server
      const cast = {
        origin,
        owner: await signInOne(origin, world.owners[0]),
        admin: await signInOne(origin, world.superAdmins[0]),
        driver: await signInOne(origin, world.drivers[49]),
      }
      const [first, second, third] = world.maintainers
      if (!first || !second || !third) throw new Error('nobody to try')
      const parts = [
        await walkCurve(server, first),
        await raceAtLimit(server, second),
        ...(short ? [] : [await tryEverywhere(server, third)]),
        ...(await guessLinks(cast, short ? 1000 : 10_000, short ? 50 : 500)),
        await guessDriverCodes(cast, short ? 20 : 200),
        await guessResetCodes(cast, short ? 30 : 200),
      ]
      const bad = parts.flatMap((part) => part.bad)
      const { known, unknown } = await timesOf(origin, world.drivers.slice(0, short ? 12 : 49), bad)
      const [a, b] = [medianOf(known), medianOf(unknown)]
      const [gap, p] = [Math.abs(a - b) / Math.max(a, b), rankSumP(known, unknown)]
      const n = parts.reduce((sum, part) => sum + part.n, 0) + known.length + unknown.length
      return {
        n,
        bad,
        figure: `the locks of 16 failures, ${known.length} + ${unknown.length} times: ${a.toFixed(0)} and ${b.toFixed(0)} ms, ${(gap * 100).toFixed(1)} % apart, p ${p.toFixed(2)}`,
        missed: gap >= GAP || p <= CHANCE,
      }
    } finally {
      await server.stop()
    }
  },
}
