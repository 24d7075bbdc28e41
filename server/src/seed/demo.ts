import type { Config } from '../config'
import { subHours } from 'date-fns'
import type { MissionDeps } from '../features/missions/service'
import type { Bus } from '../platform/bus'
import type { Clock } from '../platform/clock'
import { createDatabase } from '../platform/db/database'
import type { Database, Engine, Executor } from '../platform/db/database'
import { idempotencyKeys, users } from '../tables/users'
import { DemoBus } from './books'
import { FATES } from './deliveries/fates'
import type { Fate } from './deliveries/fates'
import { live } from './deliveries/life'
import { createPlanner } from './deliveries/plan'
import type { Plan } from './deliveries/plan'
import { createSigning } from './deliveries/signature'
import { Dice } from './dice'
import { openHouse } from './house'
import type { House } from './house'
import { DEMO_PASSWORD } from './people/account'
import { dateMessages, thinOutbox } from './messages'
import { hireAdmins } from './people/admins'
import { enrolDrivers } from './people/drivers'
import { foundOrganizations } from './people/organizations'
import { drawAll, keepAll } from './pictures/store'
import type { Keep } from './pictures/store'
import { askQuestions } from './survey/answers'
import { tell, WoundClock } from './stories'
import { findTowns } from './world/towns'

const SEED = 20_260_101
const HOURS_OF_MESSAGES = 6

interface Foundations {
  readonly db: Database
  readonly bus: Bus
  readonly silentBus: () => Bus
  readonly gazetteer: string
  readonly drawReport: MissionDeps['drawReport']
  /** Keeps a file that the server made. */
  readonly files: { readonly store: Keep }
}

interface Start extends Foundations {
  readonly config: Config
  readonly clock: Clock
}

interface DemoParts extends Foundations {
  readonly now: Date
  readonly secret: string
  readonly publicUrl: string
  readonly fates?: readonly Fate[]
}

async function planAll(house: House, fates: readonly Fate[]): Promise<Plan[]> {
  const { dice, now } = house
  const towns = await findTowns(house.places, dice)
  const admins = await hireAdmins(house)
  const organizations = await foundOrganizations(house)
  const drivers = await enrolDrivers(house, towns.french)
  const plan = createPlanner({ admins, organizations, drivers, towns }, dice, now)
  const plans: Plan[] = []
  for (const fate of fates) for (let place = 0; place < fate.count; place += 1) plans.push(await plan(fate, place))
  return plans.toSorted((a, b) => a.times.created.getTime() - b.times.created.getTime())
}

/**
 * Everything inside one transaction: a demo that is killed half way has never begun, and the next start tells it anew. The
 * services' own transactions run straight in it: nothing here is undone in part, so savepoints would only cost time.
 */
function inOneGo<T>(db: Database, bus: Bus, work: (db: Database) => Promise<T>): Promise<T> {
  return db.sql.transaction((outer) => {
    const sql = outer as unknown as Executor
    const transaction: Engine['transaction'] = (part) => part(sql, sql)
    return work({ ...db, ...createDatabase({ ...db, name: db.engine, sql, transaction }, bus) })
  })
}

async function isEmpty(db: Database): Promise<boolean> {
  return (await db.sql.select({ id: users.id }).from(users).limit(1)).length === 0
}

/** Fills an empty database with fourteen months of work. @returns false where somebody works already */
export async function seedDemo(parts: DemoParts): Promise<boolean> {
  if (!(await isEmpty(parts.db))) return false
  const { now, bus, silentBus, fates = FATES } = parts
  const clock = new WoundClock(now)
  const lately = subHours(now, HOURS_OF_MESSAGES)
  await inOneGo(parts.db, new DemoBus({ bus, silent: silentBus() }, clock, lately), async (db) => {
    const dice = new Dice(SEED)
    const keep: Keep = (tx, file) => parts.files.store(tx, file)
    const drawReport = createSigning({ drawReport: parts.drawReport, keep, clock, now, dice })
    const questions = await askQuestions({ db })
    const house = openHouse({ ...parts, db, clock, dice, drawReport, questions })
    const drawing = drawAll()
    const plans = await planAll(house, fates)
    const stories = plans.map((plan) => live(house, plan))
    await tell(stories, clock, now, () => (clock.now() < lately ? undefined : dateMessages(db, clock.now())))
    await thinOutbox(db)
    const drawn = await drawing
    await db.tx((tx) => keepAll(tx, keep, drawn))
    await db.sql.delete(idempotencyKeys)
  })
  return true
}

/** The step of a start-up in demo mode. */
export async function prepareDemo({ config, clock, ...parts }: Start): Promise<void> {
  const { AUTH_SECRET: secret, PUBLIC_URL: publicUrl } = config
  if (!(await isEmpty(parts.db))) return
  process.stdout.write('• Filling the empty database with demo data\n')
  await seedDemo({ ...parts, now: clock.now(), secret, publicUrl })
  process.stdout.write(`• Every account opens with ${DEMO_PASSWORD}\n`)
}
