import { addDays, addHours, addMinutes, subSeconds } from 'date-fns'
import type { House } from '../house'
import type { Driver } from '../people/drivers'
import type { Story } from '../stories'
import { aftermath } from './aftermath'
import { createActs, request } from './acts'
import type { Acts } from './acts'
import { isBeyond } from './fates'
import { createMission } from './mission'
import type { Plan } from './plan'
import { isTracked, leaveTrack } from './track'

/** The customer is asked, and answers or complains. @returns false where the story ends here */
async function* askCustomer({ fate, times }: Plan, acts: Acts, asks: boolean): AsyncGenerator<Date, boolean> {
  if (asks) {
    yield times.asked
    await acts.ask()
    if (fate.stage === 'ASKED' && !fate.turn) return false
    if (fate.stage === 'ASKED' && fate.turn === 'rescheduled') {
      yield addMinutes(times.asked, 35)
      await acts.postpone()
      return false
    }
    yield times.answered
    if (fate.turn === 'anomaly') {
      await acts.answer('CANCELLED_BY_CUSTOMER')
      return false
    }
    await acts.answer('CONFIRMED_BY_CUSTOMER')
  }
  if (fate.stage === 'ANSWERED' && fate.turn === 'rescheduled') {
    yield addMinutes(times.answered, 40)
    await acts.postpone()
  }
  return isBeyond(fate.stage, 'ANSWERED')
}

/** Requests that go no further than the client. @returns false where the story ends here */
async function* atTheClient({ fate, times, requester }: Plan, acts: Acts): AsyncGenerator<Date, boolean> {
  if (fate.turn === 'cancelled by client' || fate.turn === 'activated') {
    yield addMinutes(times.filled, 6)
    await acts.cancel(requester)
  }
  if (fate.turn === 'activated') {
    yield addHours(times.filled, 11)
    await acts.activate()
  }
  if (fate.turn === 'imported' || fate.turn === 'deleted') {
    yield addMinutes(times.filled, 5)
    await (fate.turn === 'imported' ? acts.importAsAsked() : acts.remove())
  }
  if (fate.turn === 'restitution cancelled') {
    yield addMinutes(times.filled, 20)
    await acts.cancelRestitution()
  }
  return fate.stage !== 'REQUESTED'
}

/** Bids, and the choice among them. */
async function* auction(house: House, plan: Plan, acts: Acts, chosen: Driver | null): Story {
  const { dice } = house
  const { times, bidders, fate } = plan
  yield times.opened
  await acts.open()
  if (fate.turn === 'alert' || fate.turn === 'overdue') if (!chosen) return
  const hurried = plan.category === 'EXPRESS' ? 0.12 : 1
  const bids = bidders.map((driver) => ({ driver, at: addMinutes(times.opened, dice.int(10, 280) * hurried) }))
  for (const { driver, at } of bids.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    yield at
    const offer = await acts.bid(driver)
    if (dice.chance(12)) await acts.reject(offer)
  }
  if (!chosen) return
  yield addMinutes(times.awarded, -5)
  const offer = dice.chance(fate.past ? 60 : 85) ? await acts.bid(chosen) : null
  yield times.awarded
  await (offer ? acts.accept(offer) : acts.assign(chosen))
}

/** The mission changes hands before it starts. */
async function* changeHands({ fate, times, driver, formerDriver }: Plan, acts: Acts): Story {
  if (!formerDriver) return
  yield addHours(times.awarded, 2)
  if (fate.turn === 'changed driver' && driver) {
    await acts.change(driver)
    return
  }
  if (fate.turn === 'withdrawn') await acts.withdraw(formerDriver)
  else await acts.open()
  if (!driver) return
  yield addHours(times.awarded, 3)
  const offer = await acts.bid(driver)
  yield addHours(times.awarded, 4)
  await acts.accept(offer)
}

async function* ending(plan: Plan, acts: Acts): Story {
  const { fate, times, office } = plan
  if (fate.turn === 'credited') {
    yield addDays(times.finished, 2)
    await acts.cancel(office)
  }
  if (fate.turn !== 'cancelled by admin') return
  const last = { CONFIRMED: times.confirmed, OPEN: times.opened, SET: times.awarded, ONGOING: times.departed }
  yield addMinutes(last[fate.stage as keyof typeof last], fate.stage === 'OPEN' ? 290 : 3)
  await acts.cancel(office)
}

/** One delivery, told from the request to whatever became of it. */
export async function* live(house: House, plan: Plan): Story {
  const { dice } = house
  const { fate, times, driver, formerDriver } = plan
  yield times.created
  const id = await request(house, plan)
  if (fate.stage === 'DRAFT') return
  yield times.filled
  const acts = createActs(house, plan, id)
  await acts.fill()
  if (!(yield* atTheClient(plan, acts))) return
  const asks = fate.stage === 'ASKED' || fate.stage === 'ANSWERED' || dice.chance(fate.past ? 25 : 45)
  if (!(yield* askCustomer(plan, acts, asks))) return
  if (fate.stage === 'CONFIRMED' || dice.chance(fate.past ? 35 : 60)) {
    yield times.confirmed
    await acts.confirm()
  }
  if (fate.stage !== 'CONFIRMED') {
    yield* auction(house, plan, acts, formerDriver ?? driver)
    yield* changeHands(plan, acts)
    if (driver) yield* createMission(house, plan, id, driver, acts)()
    if (driver && isTracked(fate.stage) && !fate.past) {
      yield subSeconds(house.now, dice.int(5, 75))
      await leaveTrack(house, plan, id, driver)
    }
  }
  yield* ending(plan, acts)
  if (fate.stage === 'COMPLETED' && fate.turn !== 'credited') yield* aftermath(house, plan, id)
}
