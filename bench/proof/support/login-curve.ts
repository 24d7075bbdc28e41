import { call } from './http'
import type { Answer } from './http'
import type { ShiftedServer } from './shifted-clock'
import { PASSWORD } from './world'
import type { Person } from './world'

const SECOND_MS = 1000
const HOUR_MS = 3_600_000
const AT_ONCE = 10
/** Written from the description, not read from the product: five are free, then 2^(n−5) seconds, at most a quarter of an hour. */
const LOCKS = [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]
const MOST_PER_HOUR = 100

const tellsOf = (answers: readonly Answer<unknown>[]) => answers.map(({ status }) => status).join(' ')

/** One person, tried from networks of the row's own: behind the proxy that it plays each try comes from another address. */
function triesOf({ origin }: ShiftedServer, { email }: Person) {
  let count = 0
  return (network: string, password: string) => {
    count += 1
    const who = { address: `${network}.${count % 250}` }
    return call<unknown>(origin, who, '/auth/login-gestion', { body: { username: email, password } })
  }
}

/** Wrong passwords one after the other: each lock begins and ends when it has to, and what is tried during it changes nothing. */
export async function walkCurve(server: ShiftedServer, person: Person): Promise<{ n: number; bad: string[] }> {
  const attempt = triesOf(server, person)
  const bad: string[] = []
  let shift = 0
  const wait = (milliseconds: number) => server.shift((shift += milliseconds))
  for (const [index, seconds] of LOCKS.entries()) {
    const name = `failure ${index + 1}`
    const wrong = await attempt('10.60.1', 'wrong')
    if (wrong.status !== 401) bad.push(`${name}: ${wrong.status}`)
    if (seconds === 0) continue
    const locked = await attempt('10.60.1', PASSWORD)
    // the lock of one second may have ended while this was on its way
    if (locked.status !== 429 && seconds > 1) bad.push(`${name}: no lock, ${locked.status}`)
    const told = Number(locked.headers.get('retry-after'))
    if (locked.status === 429 && Math.abs(told - seconds) > 1)
      bad.push(`${name}: locked ${told} s in place of ${seconds}`)
    if (seconds >= 8) {
      await wait((seconds - 4) * SECOND_MS)
      const early = await attempt('10.60.1', PASSWORD)
      if (early.status !== 429) bad.push(`${name}: open 4 s early, ${early.status}`)
      await wait(5 * SECOND_MS)
    } else await wait((seconds + 1) * SECOND_MS)
  }
  const elsewhere = await attempt('10.61.1', PASSWORD)
  if (elsewhere.status !== 200 && elsewhere.status !== 201) bad.push(`from another network: ${elsewhere.status}`)
  await server.shift(0)
  return { n: LOCKS.length, bad }
}

/** Ten at once where one is left: the lock after the tenth failure is 32 s, longer than they take. */
export async function raceAtLimit(server: ShiftedServer, person: Person): Promise<{ n: number; bad: string[] }> {
  const attempt = triesOf(server, person)
  let shift = 0
  for (const seconds of LOCKS.slice(0, 9)) {
    await attempt('10.62.1', 'wrong')
    await server.shift((shift += (seconds + 1) * SECOND_MS))
  }
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => attempt('10.62.1', 'wrong')))
  await server.shift(0)
  const judged = answers.filter(({ status }) => status === 401).length
  const bad = judged === 1 && answers.every(({ status }) => status === 401 || status === 429) ? [] : [tellsOf(answers)]
  return { n: AT_ONCE, bad: bad.map((tells) => `ten at the limit: ${tells}`) }
}

/** From however many networks: a hundred in an hour, and then none before the hour is over. */
export async function tryEverywhere(server: ShiftedServer, person: Person): Promise<{ n: number; bad: string[] }> {
  const attempt = triesOf(server, person)
  const bad: string[] = []
  for (let index = 0; index < MOST_PER_HOUR; index += 1) {
    const { status } = await attempt(`10.63.${Math.floor(index / 4)}`, 'wrong')
    if (status !== 401) bad.push(`try ${index + 1} of the hour: ${status}`)
  }
  const over = await attempt('10.64.1', PASSWORD)
  if (over.status !== 429) bad.push(`try 101 of the hour: ${over.status}`)
  await server.shift(HOUR_MS + SECOND_MS)
  const after = await attempt('10.64.2', PASSWORD)
  if (after.status !== 200 && after.status !== 201) bad.push(`after the hour: ${after.status}`)
  await server.shift(0)
  return { n: MOST_PER_HOUR + 2, bad }
}
