import type { Config } from '../config'
import type { Bus } from '../platform/bus'
import type { Clock } from '../platform/clock'
import { createDatabase } from '../platform/db/database'
import type { Database, Executor } from '../platform/db/database'
import { users } from '../tables/users'
import { FATES } from './deliveries/fates'
import type { Fate } from './deliveries/fates'
import { live } from './deliveries/life'
import { createPlanner } from './deliveries/plan'
import type { Plan } from './deliveries/plan'
import { Dice } from './dice'
import { openHouse } from './house'
import type { House } from './house'
import { DEMO_PASSWORD } from './people/account'
import { hireAdmins } from './people/admins'
import { enrolDrivers } from './people/drivers'
import { foundOrganizations } from './people/organizations'
import { tell, WoundClock } from './stories'
import { findTowns } from './world/towns'

const SEED = 20_260_101

export interface DemoParts {
  readonly db: Database
  readonly bus: Bus
  readonly now: Date
  readonly secret: string
  readonly publicUrl: string
  readonly gazetteer: string
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

/** Everything inside one transaction: a demo that is killed half way has never begun, and the next start tells it anew. */
function inOneGo<T>({ db, bus }: DemoParts, work: (db: Database) => Promise<T>): Promise<T> {
  return db.sql.transaction((outer) => {
    const executor = outer as unknown as Executor
    const { engine: name, listen, ping, close, prepared } = db
    return work(createDatabase({ name, sql: executor, listen, ping, close, prepared }, bus))
  })
}

async function isEmpty(db: Database): Promise<boolean> {
  return (await db.sql.select({ id: users.id }).from(users).limit(1)).length === 0
}

/** Fills an empty database with fourteen months of work. @returns false where somebody works already */
export async function seedDemo(parts: DemoParts): Promise<boolean> {
  if (!(await isEmpty(parts.db))) return false
  const { now, secret, publicUrl, gazetteer, fates = FATES } = parts
  await inOneGo(parts, async (db) => {
    const clock = new WoundClock(now)
    const house = openHouse({
      db,
      clock,
      dice: new Dice(SEED),
      now,
      secret,
      publicUrl,
      gazetteer,
      drawReport: async () => ({ name: 'PV', key: 'Demo/pv.pdf', url: '/files/Demo/pv.pdf', type: 'PV' }),
    })
    const plans = await planAll(house, fates)
    await tell(
      plans.map((plan) => live(house, plan)),
      clock,
      now,
    )
  })
  return true
}

/** The step of a start-up in demo mode. */
export async function prepareDemo({
  config,
  db,
  bus,
  clock,
  gazetteer,
}: {
  readonly config: Config
  readonly db: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly gazetteer: string
}): Promise<void> {
  const { AUTH_SECRET: secret, PUBLIC_URL: publicUrl } = config
  const parts = { db, bus, now: clock.now(), secret, publicUrl, gazetteer }
  if (!(await isEmpty(db))) return
  process.stdout.write('• Filling the empty database with demo data\n')
  await seedDemo(parts)
  process.stdout.write(`• Every account opens with ${DEMO_PASSWORD}\n`)
}
