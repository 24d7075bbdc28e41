import type { Config } from '../config'
import { subHours } from 'date-fns'
import type { PublicFiles } from '../features/files/public'
import type { PrepareReport } from '../features/missions/public'
import type { Bus } from '../platform/bus'
import { createDatabase } from '../platform/db/database'
import type { Database, Engine, Executor } from '../platform/db/database'
import type { Beside } from '../platform/open'
import { preparedOn, runLast } from '../platform/db/rows'
import { idempotencyKeys } from '../platform/idempotency/table'
import { users } from '../tables/users'
import { DemoBus } from './demo-bus'
import { DELIVERY_MIX } from './deliveries/delivery-mix'
import type { DeliveryCourse } from './deliveries/delivery-mix'
import { live } from './deliveries/delivery-course'
import { declareExpenses } from './deliveries/expenses'
import { createPlanner } from './deliveries/plan'
import type { Plan } from './deliveries/plan'
import { reportProblems } from './deliveries/problems'
import { createSigning } from './deliveries/signature'
import { createMovingFleet } from './moving-fleet'
import type { FleetDeps } from './moving-fleet'
import { Random } from './random'
import { openServices } from './services'
import type { Services } from './services'
import { DEMO_PASSWORD } from './people/account'
import { dateMessages, parkSome, thinOutbox } from './messages'
import { hireAdmins } from './people/admins'
import { filePapers } from './people/driver-papers'
import { enrolDrivers } from './people/drivers'
import { foundOrganizations } from './people/organizations'
import { subscribe } from './people/subscriptions'
import { drawAll, keepAll } from './pictures/store'
import type { Keep } from './pictures/store'
import { askQuestions } from './survey/answers'
import { runTimelines, SetClock } from './timeline'
import { findTowns } from './world/towns'

const SEED = 20_260_101
const HOURS_OF_MESSAGES = 6

interface Foundations {
  readonly db: Database
  readonly bus: Bus
  readonly prepareReport: PrepareReport
  /** Keeps a file that the server made. */
  readonly files: Pick<PublicFiles, 'store'>
}

interface Start extends Foundations, Pick<FleetDeps, 'clock' | 'record' | 'log'> {
  readonly config: Config
}

interface DemoParts extends Foundations {
  readonly now: Date
  readonly secret: string
  readonly publicUrl: string
  readonly courses?: readonly DeliveryCourse[]
}

async function planAll(services: Services, courses: readonly DeliveryCourse[]): Promise<Plan[]> {
  const { random, now } = services
  const towns = await findTowns(services.places, random)
  const admins = await hireAdmins(services)
  const organizations = await foundOrganizations(services)
  const drivers = await enrolDrivers(services, towns.french)
  const [, clerk] = admins
  if (clerk) await filePapers(services, drivers, clerk)
  await subscribe(services, drivers)
  const plan = createPlanner({ admins, organizations, drivers, towns }, random, now)
  const plans: Plan[] = []
  for (const course of courses)
    for (let place = 0; place < course.count; place += 1) plans.push(await plan(course, place))
  return plans.toSorted((a, b) => a.times.created.getTime() - b.times.created.getTime())
}

/**
 * Everything inside one transaction: a demo that is killed half way has never begun, and the next start tells it anew. The
 * services' own transactions run straight in it: nothing here is undone in part, so savepoints would only cost time.
 */
function inOneGo<T>(db: Database, bus: Bus, work: (db: Database) => Promise<T>): Promise<T> {
  return db.sql.transaction((outer) => {
    // drizzle's types of a transaction and of a connection differ by what each engine answers
    const sql = outer as unknown as Executor
    const prepared = preparedOn(sql)
    const transaction: Engine['transaction'] = async (part, last) => {
      const result = await part(() => sql, prepared)
      await runLast(prepared, last)
      return result
    }
    return work({ ...db, ...createDatabase({ ...db, name: db.engine, sql, prepared, transaction }, bus) })
  })
}

async function isEmpty(db: Database): Promise<boolean> {
  return (await db.sql.select({ id: users.id }).from(users).limit(1)).length === 0
}

/** Fills an empty database with fourteen months of work. @returns false where somebody works already */
export async function seedDemo(parts: DemoParts): Promise<boolean> {
  if (!(await isEmpty(parts.db))) return false
  const { now, bus, courses = DELIVERY_MIX } = parts
  const clock = new SetClock(now)
  const lately = subHours(now, HOURS_OF_MESSAGES)
  // before the transaction: its connection is broken off when a slow machine draws for longer than it may be silent
  const drawn = await drawAll()
  await inOneGo(parts.db, new DemoBus({ bus, silent: bus.without('messages') }, clock, lately), async (db) => {
    const random = new Random(SEED)
    const keep: Keep = async (tx, file) => (await parts.files.store(file))(tx)
    const prepareReport = createSigning({ prepareReport: parts.prepareReport, keep, clock, now, random })
    const questions = await askQuestions({ db })
    const services = openServices({ ...parts, db, clock, random, prepareReport, questions })
    const plans = await planAll(services, courses)
    // before the courses, whose reports show them
    await db.tx((tx) => keepAll(tx, keep, drawn))
    const beside = [reportProblems(services, plans), declareExpenses(services, plans, keep)]
    const timelines = [...plans.map((plan) => live(services, plan)), ...beside]
    await runTimelines(timelines, clock, now, () => (clock.now() < lately ? undefined : dateMessages(db, clock.now())))
    await thinOutbox(db)
    await parkSome(db)
    await db.sql.delete(idempotencyKeys)
  })
  return true
}

/** The step of a start-up in demo mode. @returns the cars that drive on while the server runs */
export async function prepareDemo({ config, clock, record, log, ...parts }: Start): Promise<Beside> {
  const { AUTH_SECRET: secret, PUBLIC_URL: publicUrl } = config
  if (await isEmpty(parts.db)) {
    process.stdout.write('• Filling the empty database with demo data\n')
    await seedDemo({ ...parts, now: clock.now(), secret, publicUrl })
    process.stdout.write(`• Every account opens with ${DEMO_PASSWORD}\n`)
  }
  const fleet = createMovingFleet({ db: parts.db, clock, record, log })
  await fleet.find()
  return fleet
}
