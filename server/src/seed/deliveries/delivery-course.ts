import { addDays, addHours, addMinutes, subSeconds } from 'date-fns'
import type { Services } from '../services'
import type { Driver } from '../people/drivers'
import type { Timeline } from '../timeline'
import { afterCompletion } from './after-completion'
import { createActions, request } from './actions'
import type { Acts } from './actions'
import { isBeyond } from './delivery-mix'
import type { Stage } from './delivery-mix'
import { createMission } from './mission'
import type { Plan } from './plan'
import { isTracked, leaveTrack } from './track'

/** The customer is asked, and answers or complains. @returns false where it ends here */
async function* askCustomer({ course, times }: Plan, acts: Acts, asks: boolean): AsyncGenerator<Date, boolean> {
  if (asks) {
    yield times.asked
    await acts.ask()
    if (course.stage === 'ASKED' && !course.turn) return false
    if (course.stage === 'ASKED' && course.turn === 'rescheduled') {
      yield addMinutes(times.asked, 35)
      await acts.postpone()
      return false
    }
    yield times.answered
    if (course.turn === 'anomaly') {
      await acts.answer('CANCELLED_BY_CUSTOMER')
      return false
    }
    await acts.answer('CONFIRMED_BY_CUSTOMER')
  }
  if (course.stage === 'ANSWERED' && course.turn === 'rescheduled') {
    yield addMinutes(times.answered, 40)
    await acts.postpone()
  }
  return isBeyond(course.stage, 'ANSWERED')
}

/** Requests that go no further than the client. @returns false where it ends here */
async function* atTheClient({ course, times, requester }: Plan, acts: Acts): AsyncGenerator<Date, boolean> {
  if (course.turn === 'cancelled by client' || course.turn === 'activated') {
    yield addMinutes(times.filled, 6)
    await acts.cancel(requester)
  }
  if (course.turn === 'activated') {
    yield addHours(times.filled, 11)
    await acts.activate()
  }
  if (course.turn === 'imported' || course.turn === 'deleted') {
    yield addMinutes(times.filled, 5)
    await (course.turn === 'imported' ? acts.importAsAsked() : acts.remove())
  }
  if (course.turn === 'restitution cancelled') {
    yield addMinutes(times.filled, 20)
    await acts.cancelRestitution()
  }
  return course.stage !== 'REQUESTED'
}

/** Bids, and the choice among them. */
async function* auction(services: Services, plan: Plan, acts: Acts, chosen: Driver | null): Timeline {
  const { random } = services
  const { times, bidders, course } = plan
  yield times.opened
  await acts.open()
  if (course.turn === 'alert' || course.turn === 'overdue') if (!chosen) return
  const hurried = plan.category === 'EXPRESS' ? 0.12 : 1
  const bids = bidders.map((driver) => ({ driver, at: addMinutes(times.opened, random.int(10, 280) * hurried) }))
  for (const { driver, at } of bids.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    yield at
    const offer = await acts.bid(driver)
    // the first bidder may be one that the read-me names, who has offers to look at
    if (random.chance(12) && driver !== bidders[0]) await acts.reject(offer)
  }
  if (!chosen) return
  yield addMinutes(times.awarded, -5)
  const offer = random.chance(course.past ? 60 : 85) ? await acts.bid(chosen) : null
  yield times.awarded
  await (offer ? acts.accept(offer) : acts.assign(chosen))
}

/** The mission changes hands before it starts. */
async function* changeHands({ course, times, driver, formerDriver }: Plan, acts: Acts): Timeline {
  if (!formerDriver) return
  yield addHours(times.awarded, 2)
  if (course.turn === 'changed driver' && driver) {
    await acts.change(driver)
    return
  }
  if (course.turn === 'withdrawn') await acts.withdraw(formerDriver)
  else await acts.open()
  if (!driver) return
  yield addHours(times.awarded, 3)
  const offer = await acts.bid(driver)
  yield addHours(times.awarded, 4)
  await acts.accept(offer)
}

async function* ending(plan: Plan, acts: Acts): Timeline {
  const { course, times, office } = plan
  if (course.turn === 'credited') {
    yield addDays(times.finished, 2)
    await acts.cancel(office)
  }
  if (course.turn !== 'cancelled by admin') return
  const last: Partial<Record<Stage, Date>> = {
    CONFIRMED: times.confirmed,
    OPEN: times.opened,
    SET: times.awarded,
    ONGOING: times.departed,
  }
  const since = last[course.stage]
  if (since === undefined) throw new Error(`nobody at the office cancels at ${course.stage}`)
  yield addMinutes(since, course.stage === 'OPEN' ? 290 : 3)
  await acts.cancel(office)
}

/** One delivery, told from the request to whatever became of it. */
export async function* live(services: Services, plan: Plan): Timeline {
  const { random } = services
  const { course, times, driver, formerDriver } = plan
  yield times.created
  const id = await request(services, plan)
  if (course.stage === 'DRAFT') return
  yield times.filled
  const acts = createActions(services, plan, id)
  await acts.fill()
  if (!(yield* atTheClient(plan, acts))) return
  const asks = course.stage === 'ASKED' || course.stage === 'ANSWERED' || random.chance(course.past ? 25 : 45)
  if (!(yield* askCustomer(plan, acts, asks))) return
  if (course.stage === 'CONFIRMED' || random.chance(course.past ? 35 : 60)) {
    yield times.confirmed
    await acts.confirm()
  }
  if (course.stage !== 'CONFIRMED') {
    yield* auction(services, plan, acts, formerDriver ?? driver)
    yield* changeHands(plan, acts)
    if (driver) yield* createMission(services, plan, id, driver, acts)()
    if (driver && isTracked(course.stage) && !course.past) {
      yield subSeconds(services.now, random.int(5, 75))
      await leaveTrack(services, plan, id, driver)
    }
  }
  yield* ending(plan, acts)
  if (course.stage === 'COMPLETED' && course.turn !== 'credited') yield* afterCompletion(services, plan, id)
}
