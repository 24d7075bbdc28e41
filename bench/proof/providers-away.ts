import { setTimeout as sleep } from 'node:timers/promises'
import type { Deployment } from './support/deployment'
import { dealOf, order, send } from './support/deliveries'
import { call, countAnswers, required } from './support/http'
import type { Answer } from './support/http'
import { findLost, newJournal } from './support/journal'
import { countQueued, readDelivered, setDue, setLastTry } from './support/outbox'
import { TROUBLES, openProviders } from './support/providers'
import type { Providers } from './support/providers'
import type { Outcome, Row } from './support/row'
import { signInOne } from './support/sign-in'
import { startLoad } from './support/steady-load'

type Trouble = keyof typeof TROUBLES

const PER_SECOND = 40
const LOOK_MS = 50
/** Enough until the routing service is left alone, and no more than somebody may ask. */
const DRIVES = 12
const WARM_UP_MS = 1000
const LONGEST_COMPARED_MS = 10_000
/** A provider is left alone after so many failures in a row. */
const FAILURES = 5
/** A message that is refused is parked after so many tries. */
const TRIES = 10
/** More mails and more SMS than it takes until a provider is left alone: each tells two drivers. */
const CHANGES = 3
/** Five letters that each wait for the whole of their time. */
const ALL_GIVEN_UP_MS = 30_000
/** The second pause of a provider that was still away after the first, and some seconds. */
const RECOVERY_MS = 100_000
/** The outbox looks for what is due every two seconds. */
const DUE_MS = 60_000
const QUIET_MS = 3000
const DRAINED_MS = 240_000

interface Round {
  readonly mail: Trouble
  readonly sms: Trouble
  readonly maps: Trouble
  readonly ms: number
}
const everywhere = (trouble: Trouble, ms: number): Round => ({ mail: trouble, sms: trouble, maps: trouble, ms })
const SHORT: readonly Round[] = [
  { mail: 'silence', sms: '500', maps: 'reset', ms: 3000 },
  everywhere('two answers', 2000),
]
const FULL: readonly Round[] = [
  everywhere('500', 10_000),
  everywhere('silence', 35_000),
  everywhere('reset', 10_000),
  everywhere('two answers', 10_000),
]
const KILLS = { short: 3, PGlite: 10, PostgreSQL: 50 } as const
const SLOWER = 1.1
/** A hundredth of a hundred requests says little on its own: the short form sees what waits for a provider, which takes seconds. */
const WAITED = { times: 3, ms: 2500 } as const

function disturb({ mail, sms, maps }: Providers, trouble: Omit<Round, 'ms'>): void {
  mail.way.trouble = TROUBLES[trouble.mail].mail
  sms.way.trouble = TROUBLES[trouble.sms].http
  maps.way.trouble = TROUBLES[trouble.maps].http
  for (const { way } of [mail, sms, maps]) way.disturbed = 0
}

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0

async function until(isSo: () => boolean | Promise<boolean>, patienceMs: number): Promise<boolean> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > patienceMs) return false
    await sleep(LOOK_MS)
  }
  return true
}

/** The product with its providers, and what somebody does with both. */
async function openStage(deployment: Deployment, providers: Providers) {
  const { world } = deployment
  const journal = newJournal()
  let { origin, kill } = await deployment.start()
  const people = async () => ({
    owner: await signInOne(origin, world.owners[0]),
    admin: await signInOne(origin, world.superAdmins[0]),
  })
  const drivers = world.drivers.map(({ profileId }) => profileId)
  const { owner, admin } = await people()
  const id = await order(origin, owner)
  let [changes, routes] = [0, 0]

  /** Gives the mission to another driver: both hear of it by mail and by SMS. */
  async function change(): Promise<void> {
    const driverId = drivers[changes % drivers.length]
    const operation = changes === 0 ? 'assignDriverToDelivery' : 'changeDriver'
    changes += 1
    required(await send(origin, (await people()).admin, operation, { ...dealOf(id), driverId }), operation)
  }

  /** A drive that nobody has asked for before. */
  function route(): Promise<Answer<unknown>> {
    routes += 1
    return call(origin, admin, `/routes?from=48.8566,2.3522&to=45.${String(routes).padStart(5, '0')},4.8357`)
  }

  return {
    providers,
    journal,
    drivers: world.drivers,
    change,
    /** Asks like people for so long, while messages leave and drives are looked up. */
    async load(ms: number) {
      for (let count = 0; count < CHANGES; count += 1) await change()
      const steady = startLoad(() => origin, PER_SECOND, await people(), journal)
      const drives: Answer<unknown>[] = []
      for (const began = performance.now(); performance.now() - began < ms; await sleep(ms / DRIVES))
        drives.push(await route())
      await steady.end()
      const odd = steady.sent.map(({ answer }) => answer).filter(({ status }) => status !== 200)
      return {
        drives,
        requests: steady.sent.length,
        p99: percentile(
          steady.sent.map((one) => one.took),
          0.99,
        ),
        bad: odd.length > 0 ? [`people got ${countAnswers(odd)}`] : [],
      }
    },
    async metric(name: string): Promise<number> {
      const authorization = `Bearer ${providers.variables['METRICS_TOKEN']}`
      const text = await fetch(`${origin}/metrics`, { headers: { authorization } }).then((answer) => answer.text())
      const line = text.split('\n').find((one) => one.startsWith(`${name} `))
      if (line === undefined) throw new Error(`/metrics has no ${name}`)
      return Number(line.split(' ')[1])
    },
    kill: () => kill(),
    /** As after a crash, some minutes later. */
    async startLater(prepare: (query: Parameters<typeof setDue>[0]) => Promise<unknown> = setDue) {
      await deployment.read(async (query) => {
        await prepare(query)
        await setDue(query)
      })
      ;({ origin, kill } = await deployment.start())
    },
  }
}
type Stage = Awaited<ReturnType<typeof openStage>>

const isBreakerOpen = async ({ metric }: Stage, channel: 'email' | 'sms') =>
  (await metric(`provider_breaker_open{channel="${channel}"}`)) === 1

/** A provider that fails is asked five times, while others have to do without it. @returns what is otherwise */
async function leftAlone(stage: Stage, round: Round, drives: readonly Answer<unknown>[]): Promise<string[]> {
  const { providers } = stage
  const bad: string[] = []
  for (const [name, channel] of [
    ['mail', 'email'],
    ['sms', 'sms'],
  ] as const) {
    const isFelt = round[name] !== 'silence' || round.ms > ALL_GIVEN_UP_MS
    if (!isFelt || round[name] === 'two answers') continue
    if (!(await until(() => isBreakerOpen(stage, channel), DUE_MS)))
      bad.push(`${name} with ${round[name]} is still asked after ${providers[name].way.disturbed} failures`)
    if (providers[name].way.disturbed !== FAILURES)
      bad.push(`${name} with ${round[name]} was asked ${providers[name].way.disturbed} times`)
  }
  const wanted = round.maps === 'two answers' ? 200 : 503
  const odd = drives.filter(({ status }) => status !== wanted)
  if (odd.length > 0) bad.push(`drives with ${round.maps}: ${countAnswers(odd)}`)
  // once more after half a minute
  if (providers.maps.way.disturbed > FAILURES + Math.floor(round.ms / 30_000))
    bad.push(`maps with ${round.maps} were asked ${providers.maps.way.disturbed} times`)
  return bad
}

/** Kills the server when both providers have a message and it does not know of it. @returns what did not come again */
async function crash(stage: Stage): Promise<string[]> {
  const { providers, change, kill, startLater } = stage
  const { mail, sms } = providers
  const both = [mail, sms]
  disturb(providers, everywhere('no acknowledgement', 0))
  const before = both.map(({ taken }) => taken.length)
  await change()
  const isTaken = await until(() => both.every(({ taken }, index) => taken.length > (before[index] ?? 0)), DUE_MS)
  await kill()
  disturb(providers, everywhere('none', 0))
  const inHand = both.map(({ taken }, index) => taken.slice(before[index]))
  await startLater()
  const came = ({ taken }: (typeof both)[number], key: string) => taken.filter((one) => one === key).length > 1
  const again = () => both.every((one, index) => inHand[index]?.every((key) => came(one, key)))
  if (!isTaken) return ['a provider was not asked before the crash']
  return (await until(again, DUE_MS)) ? [] : ['what was in hand at the crash did not come again']
}

/** Until nothing has left for longer than the outbox takes to look again. */
async function drained({ providers: { mail, sms } }: Stage): Promise<boolean> {
  let [count, since] = [-1, 0]
  return until(() => {
    const taken = mail.taken.length + sms.taken.length
    if (taken !== count) [count, since] = [taken, performance.now()]
    return performance.now() - since > QUIET_MS
  }, DRAINED_MS)
}

/** The providers come back: the server finds out by itself, or is killed and started, for whoever cannot wait for its pauses. */
async function recover(stage: Stage, { mail }: Round, short: boolean): Promise<string[]> {
  disturb(stage.providers, everywhere('none', 0))
  if (mail === 'two answers') return (await drained(stage)) ? [] : ['messages go on leaving']
  if (short) {
    await stage.kill()
    await stage.startLater()
    return []
  }
  const isBack = async () => !(await isBreakerOpen(stage, 'email')) && !(await isBreakerOpen(stage, 'sms'))
  return (await until(isBack, RECOVERY_MS)) ? [] : [`nobody is asked again after ${mail}`]
}

/** Some seconds with all providers, some with none, and what became of it. */
async function holdThrough(stage: Stage, round: Round, short: boolean) {
  const { mail, sms } = stage.providers
  const well = await stage.load(Math.min(round.ms, LONGEST_COMPARED_MS))
  disturb(stage.providers, round)
  const before = [mail.taken.length, sms.taken.length]
  const away = await stage.load(round.ms)
  const bad = [...well.bad, ...away.bad, ...(await leftAlone(stage, round, away.drives))]
  bad.push(...(await recover(stage, round, short)))
  const keys = [mail, sms].flatMap(({ taken }, index) => taken.slice(before[index]))
  if (round.mail === 'two answers' && new Set(keys).size < keys.length)
    bad.push('what was answered twice was sent twice')
  const isAway = round.mail !== 'two answers'
  return { bad, isAway, requests: well.requests + away.requests, well: well.p99, away: away.p99 }
}

/** The last of the tries of what is refused, which are minutes apart. @returns how many /metrics shows as parked */
async function park(stage: Stage, nobody: string): Promise<{ shown: number; bad: string[] }> {
  const { providers, kill, startLater, metric } = stage
  const bad: string[] = []
  if (!(await drained(stage))) bad.push('messages go on leaving')
  await kill()
  let wanted = providers.refused()
  await startLater(async (query) => {
    wanted += await countQueued(query, nobody)
    await setLastTry(query, nobody, TRIES)
  })
  if (!(await until(() => providers.refused() >= wanted, DUE_MS))) bad.push('a refused message was not tried again')
  await drained(stage)
  if (providers.refused() > wanted) bad.push('what is parked was tried again')
  return { shown: await metric('outbox_parked_messages{channel="email"}'), bad }
}

async function prove(deployment: Deployment, providers: Providers, short: boolean, kills: number): Promise<Outcome> {
  const stage = await openStage(deployment, providers)
  const nobody = stage.drivers[1]?.email ?? ''
  providers.refuse(nobody)
  await stage.load(WARM_UP_MS)
  const held = []
  for (const round of short ? SHORT : FULL) held.push(await holdThrough(stage, round, short))
  const bad = held.flatMap((one) => one.bad)
  for (let count = 0; count < kills; count += 1) bad.push(...(await crash(stage)))
  const { shown, bad: odd } = await park(stage, nobody)
  await deployment.stopServers()
  const delivered = await deployment.read(async (query) => {
    bad.push(...odd, ...(await findLost(query, stage.journal)))
    return readDelivered(query, providers, nobody, TRIES)
  })
  bad.push(...delivered.bad)
  if (shown !== delivered.parked) bad.push(`/metrics shows ${shown} parked messages of ${delivered.parked}`)
  const requests = held.reduce((sum, one) => sum + one.requests, 0)
  // with two answers nothing is away
  const compared = held.filter(({ isAway }) => isAway)
  const slower = percentile(
    compared.map(({ well, away }) => away / well),
    0.5,
  )
  const waited = compared.some(({ well, away }) => away > WAITED.ms && away > WAITED.times * well)
  const times = compared.map(({ well, away }) => `${well.toFixed(0)} → ${away.toFixed(0)}`).join(', ')
  const figure = `${kills} kills, ${delivered.repeated} came again under their key, ${delivered.parked} parked; ${requests} requests, p99 ${times} ms (×${slower.toFixed(2)})`
  return { n: delivered.messages, bad, figure, missed: short ? waited : slower > SLOWER }
}

export const row: Row = {
  id: 'R27',
  title: 'Providers that fail hold up nobody and lose nothing',
  goal: `none lost, asked ${FAILURES} times while away, refused ones parked after ${TRIES}, p99 within 10 %`,
  lanes: ['PGlite', 'PostgreSQL'],
  async run({ lane, short, open }) {
    const providers = await openProviders()
    try {
      const kills = KILLS[short ? 'short' : lane === 'PGlite' ? 'PGlite' : 'PostgreSQL']
      return await prove(await open({ env: providers.variables }), providers, short, kills)
    } finally {
      await providers.close()
    }
  },
}
