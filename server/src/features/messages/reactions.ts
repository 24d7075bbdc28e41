import { HOLDING_STATUSES } from '@volant/domain/deliveries/overlap'
import { isHandedOver } from '@volant/domain/deliveries/punctuality'
import { isIn, MISSION_GROUP } from '@volant/domain/deliveries/statuses'
import { earliestDebit } from '@volant/domain/drivers/mandate'
import { fullName } from '@volant/domain/drivers/names'
import { isPlannedAnew } from '@volant/domain/notices/changes'
import type { DomainEvents, Reaction } from '../../platform/bus'
import type { Tx } from '../../platform/db/database'
import { amendMessages, queueBroadcast, withdrawMessages } from '../../platform/outbox'
import type { DeliveryChanged, DeliveryRow } from '../deliveries/public'
import type { DriverMoved } from '../drivers/public'
import type {} from '../expenses/public'
import type {} from '../invoices/public'
import type {} from '../missions/public'
import type {} from '../offers/public'
import type {} from '../reports/public'
import { keepClientInformed } from './service/client-notices'
import { keepCustomerInformed, tellOfArrival, tellOfDelay } from './service/customer-notices'
import { pushAuction, pushTo } from './service/driver-pushes'
import { sendReport } from './service/report-notices'
import { isTakenAway, journeyData, mailAll, tellDrivers } from './service/notices'
import { pages } from './service/paths'
import { adminsOfRank, driversById, lastRejected, offersLostAt } from './read/people'
import type { READER_LISTS } from './read/people'
import type { PushName } from './templates/pushes'

const MAINTAINER = 2
const SUPPORT = 3

async function giveMission(tx: Tx, delivery: DeliveryRow, driverId: string, now: Date): Promise<void> {
  const data = {
    ...(await journeyData(tx, delivery)),
    price: delivery.finalPrice ?? 0,
    path: pages.mission(delivery.id),
  }
  const occasion = `${delivery.id}:${delivery.version}`
  tellDrivers(tx, await driversById(tx, [driverId]), { template: 'mission-given', data, occasion }, 'mission-given-sms')
  const { path } = data
  await pushTo(tx, delivery, [driverId], { kind: 'OFFER_WON', template: 'offer-won-push', path, occasion, now })
}

async function changeMission(tx: Tx, delivery: DeliveryRow, driverId: string, now: Date): Promise<void> {
  const path = pages.mission(delivery.id)
  const journey = await journeyData(tx, delivery)
  // once the car is taken, its deadline is what lies ahead
  const data = { ...journey, ...(isIn(delivery.status, MISSION_GROUP) && { pickUp: journey['deadline'] }), path }
  const occasion = `${delivery.id}:${delivery.version}`
  const template = 'mission-changed'
  tellDrivers(tx, await driversById(tx, [driverId]), { template, data, occasion }, 'mission-changed-sms')
  await pushTo(tx, delivery, [driverId], { kind: 'MISSION_CHANGED', template: `${template}-push`, path, occasion, now })
}

async function takeMission(
  tx: Tx,
  delivery: DeliveryRow,
  driverId: string,
  what: 'mission-withdrawn' | 'mission-cancelled',
  now: Date,
): Promise<void> {
  const path = pages.missions
  const data = { ...(await journeyData(tx, delivery)), path }
  const occasion = `${delivery.id}:${delivery.version}`
  tellDrivers(tx, await driversById(tx, [driverId]), { template: what, data, occasion }, `${what}-sms`)
  await pushTo(tx, delivery, [driverId], { kind: 'MISSION_CANCELLED', template: `${what}-push`, path, occasion, now })
}

/** Of one occasion for all whose offers were turned down at this moment. */
async function pushLost(tx: Tx, delivery: DeliveryRow, driverIds: readonly string[], at: Date): Promise<void> {
  const occasion = `${delivery.id}:${at.toISOString()}`
  const notice = { kind: 'OFFER_LOST', template: 'offer-lost-push', path: pages.auctions, occasion, now: at } as const
  await pushTo(tx, delivery, driverIds, notice)
}

/** Those who bid in vain; whoever holds or held the mission hears of it in another way. */
async function tellLosers(tx: Tx, delivery: DeliveryRow, at: Date, holders: readonly (string | null)[]): Promise<void> {
  const lost = (await offersLostAt(tx, delivery.id, at)).filter(({ driverId }) => !holders.includes(driverId))
  if (lost.length === 0) return
  const data = { ...(await journeyData(tx, delivery)), path: pages.auctions }
  const driverIds = lost.map(({ driverId }) => driverId)
  const readers = await driversById(tx, driverIds)
  for (const { id, driverId } of lost)
    mailAll(
      tx,
      readers.filter((reader) => reader.id === driverId),
      { template: 'offer-lost', data, occasion: id, bulk: true },
    )
  await pushLost(tx, delivery, driverIds, at)
}

/** Where, when and for how much. */
const auctionData = async (tx: Tx, delivery: DeliveryRow) => ({
  ...(await journeyData(tx, delivery)),
  wanted: delivery.wantedPrice,
})

/** @param former who has just had the mission, and is not called to bid for it again */
async function openAuction(tx: Tx, delivery: DeliveryRow, former: string | null, now: Date): Promise<void> {
  const data = { ...(await auctionData(tx, delivery)), former, path: pages.auctions }
  queueBroadcast(tx, {
    channel: 'email',
    template: 'auction-open',
    data,
    urgency: 'bulk',
    readers: 'bidders' satisfies keyof typeof READER_LISTS,
    keyBegins: `auction-open:${delivery.id}:${delivery.version}:`,
  })
  await pushAuction(tx, delivery, former, now)
}

const ofAuction = ({ id }: DeliveryRow) => [`auction-open:${id}:`, `auction-open-push:${id}:`]

/** Who has not been told of an auction yet, asleep or behind a long queue, is told of it as it stands by then; nobody is told twice. */
async function changeAuction(tx: Tx, delivery: DeliveryRow): Promise<void> {
  amendMessages(tx, ofAuction(delivery), await auctionData(tx, delivery))
}

/** Whoever has not been told of it by its end is not called to it any more. */
const closeAuction = (tx: Tx, delivery: DeliveryRow): void => withdrawMessages(tx, ofAuction(delivery))

async function driverName(tx: Tx, driverId: string | null): Promise<string> {
  const [driver] = driverId === null ? [] : await driversById(tx, [driverId])
  return driver ? fullName(driver) : '–'
}

async function alertAdmins(
  tx: Tx,
  delivery: DeliveryRow,
  template: 'driver-withdrew' | 'code-locked' | 'code-refused-later' | 'evidence-kept' | 'problem-reported',
  more: Readonly<Record<string, unknown>>,
  occasion: string,
): Promise<void> {
  const data = { ...(await journeyData(tx, delivery)), path: pages.forAdmin(delivery), ...more }
  mailAll(tx, await adminsOfRank(tx, SUPPORT), { template, data, occasion })
}

const OF_HOLDER = [
  'offer-won-push',
  'mission-changed-push',
  'reminder-evening-push',
  'reminder-soon-push',
] as const satisfies readonly PushName[]

/** What waits for the morning is not told to whom the mission has left meanwhile, nor once it is over. */
const withdrawMission = (tx: Tx, { id }: DeliveryRow): void =>
  withdrawMessages(
    tx,
    OF_HOLDER.map((template) => `${template}:${id}:`),
  )

/** Drivers and the office. */
async function follow({ action, before, after, reason, at }: DeliveryChanged, tx: Tx): Promise<void> {
  const holder = before?.selectedDriverId ?? null
  const moved = before !== null && before.status !== after.status
  const version = `${after.id}:${after.version}`
  const cancelled = moved && after.status.startsWith('CANCELLED')
  const deleted = isTakenAway(before, after)
  const kept = holder !== null && holder === after.selectedDriverId && isIn(after.status, HOLDING_STATUSES)
  // first of all, for what is told from here on of the same mission begins alike
  if (holder !== null && (!kept || deleted)) withdrawMission(tx, after)
  if (moved && after.status === 'WAITING_FOR_DRIVER') await openAuction(tx, after, holder, at)
  if (action === 'WITHDRAW')
    await alertAdmins(tx, after, 'driver-withdrew', { driver: await driverName(tx, holder), reason }, version)
  if (after.status === 'SET' && after.selectedDriverId !== null && holder !== after.selectedDriverId)
    await giveMission(tx, after, after.selectedDriverId, at)
  if (holder !== null && (cancelled || deleted)) await takeMission(tx, after, holder, 'mission-cancelled', at)
  const reassigned = action === 'CHANGE_DRIVER' && holder !== after.selectedDriverId
  if (holder !== null && reassigned) await takeMission(tx, after, holder, 'mission-withdrawn', at)
  const isAhead = kept && !deleted && !isHandedOver(after)
  if (isAhead && before !== null && isPlannedAnew(before, after)) await changeMission(tx, after, holder, at)
  if (before?.status === 'WAITING_FOR_DRIVER') {
    if (moved || deleted) closeAuction(tx, after)
    else await changeAuction(tx, after)
  }
  if (moved || deleted) await tellLosers(tx, after, at, [holder, after.selectedDriverId])
}

async function followOffer({ delivery, driverId, status }: DomainEvents['offers.changed'], tx: Tx): Promise<void> {
  const lost = status === 'REJECTED' ? await lastRejected(tx, delivery.id, driverId) : undefined
  if (lost === undefined) return
  const data = { ...(await journeyData(tx, delivery)), path: pages.auctions }
  // whoever was disabled is told that, and not of each offer
  const readers = (await driversById(tx, [driverId])).filter(({ disabled }) => !disabled)
  mailAll(tx, readers, { template: 'offer-lost', data, occasion: lost.id })
  await pushLost(tx, delivery, [driverId], lost.closedAt ?? delivery.updatedAt)
}

const TOLD_OF_MOVE = {
  accept: 'driver-accepted',
  reject: 'driver-refused',
  cancelReject: 'driver-reconsidered',
  disable: 'driver-disabled',
  enable: 'driver-enabled',
} as const

async function tellDriver({ driverId, move, at }: DriverMoved, tx: Tx): Promise<void> {
  const data = { path: pages.auctions }
  mailAll(tx, await driversById(tx, [driverId]), { template: TOLD_OF_MOVE[move], data, occasion: at.toISOString() })
}

async function sendMandate(event: DomainEvents['driver.mandate-signed'], tx: Tx): Promise<void> {
  const { driverId, reference, mandateId } = event
  const data = { reference, path: pages.mandate(mandateId) }
  mailAll(tx, await driversById(tx, [driverId]), { template: 'mandate-signed', data, occasion: reference })
}

async function reportLock({ delivery, step, lockedUntil }: DomainEvents['code.locked'], tx: Tx): Promise<void> {
  const driver = await driverName(tx, delivery.selectedDriverId)
  const until = lockedUntil.toISOString()
  const occasion = `${delivery.id}:${step}:${until}`
  await alertAdmins(tx, delivery, 'code-locked', { driver, lockedUntil: until }, occasion)
}

async function reportRefusedCode(event: DomainEvents['code.refused-later'], tx: Tx): Promise<void> {
  const { delivery, step, signedBy, capturedAt, said } = event
  const more = {
    driver: await driverName(tx, delivery.selectedDriverId),
    signedBy,
    capturedAt: capturedAt.toISOString(),
  }
  // told once, however often the wrong code is sent again
  await alertAdmins(tx, delivery, 'code-refused-later', more, `${delivery.id}:${step}:${said.toISOString()}`)
}

async function reportEvidence({ delivery, driverId }: DomainEvents['evidence.kept'], tx: Tx): Promise<void> {
  // one message for all that a driver left with one state of the delivery
  const occasion = `${delivery.id}:${delivery.version}:${driverId}`
  await alertAdmins(tx, delivery, 'evidence-kept', { driver: await driverName(tx, driverId) }, occasion)
}

async function reportProblem(event: DomainEvents['problem.reported'], tx: Tx): Promise<void> {
  const { delivery, problemId, driverId, kind, text, capturedAt } = event
  const more = { driver: await driverName(tx, driverId), kind, text, capturedAt: capturedAt.toISOString() }
  await alertAdmins(tx, delivery, 'problem-reported', more, problemId)
}

/** What is approved is read on the mission; what is refused is told, with its reason. */
async function tellOfRefusal(event: DomainEvents['expense.decided'], tx: Tx): Promise<void> {
  const { delivery, expenseId, driverId, kind: expense, amount, approved, reason, at } = event
  if (approved !== null) return
  const data = { ...(await journeyData(tx, delivery)), path: pages.mission(delivery.id), expense, amount, reason }
  const occasion = `${expenseId}:${at.toISOString()}`
  mailAll(tx, await driversById(tx, [driverId]), { template: 'expense-refused', data, occasion })
}

/** A mandate promises that each debit is announced; whoever pays otherwise is told what they owe. */
async function announceMonth(event: DomainEvents['subscription.recorded'], tx: Tx): Promise<void> {
  const { paymentId, driverId, month, amount, gross, reference, at } = event
  const debit = reference === null ? null : { reference, from: earliestDebit(at).toISOString() }
  const data = { month, amount, gross, debit }
  mailAll(tx, await driversById(tx, [driverId]), { template: 'subscription-recorded', data, occasion: paymentId })
}

/** What has not left yet does not, and what may have left is said to be void. */
async function cancelMonth(event: DomainEvents['subscription.cancelled'], tx: Tx): Promise<void> {
  const { paymentId, driverId, month } = event
  withdrawMessages(tx, [`subscription-recorded:${paymentId}:`])
  const notice = { template: 'subscription-cancelled', data: { month }, occasion: paymentId } as const
  mailAll(tx, await driversById(tx, [driverId]), notice)
}

async function reportPayment(event: DomainEvents['payment.kept'], tx: Tx): Promise<void> {
  const { delivery, paymentId, driverId, amount } = event
  const data = {
    contract: delivery.publicId,
    driver: await driverName(tx, driverId),
    amount,
    path: pages.forAdmin(delivery),
  }
  mailAll(tx, await adminsOfRank(tx, MAINTAINER), { template: 'payment-kept', data, occasion: paymentId })
}

async function reportLate({ deliveries, mailsOffice, at }: DomainEvents['deliveries.late'], tx: Tx): Promise<void> {
  if (!mailsOffice) return
  const data = {
    late: await Promise.all(deliveries.map((delivery) => journeyData(tx, delivery))),
    path: pages.dashboard,
  }
  mailAll(tx, await adminsOfRank(tx, MAINTAINER), { template: 'deliveries-late', data, occasion: at.toISOString() })
}

/** Whoever has to know is told in the transaction of what happened: the message exists if, and only if, it did. */
export const messageReactions: readonly Reaction[] = [
  { on: 'delivery.changed', phase: 'messages', react: follow },
  { on: 'delivery.changed', phase: 'messages', react: keepClientInformed },
  { on: 'delivery.changed', phase: 'messages', react: keepCustomerInformed },
  { on: 'deliveries.late', phase: 'messages', react: reportLate },
  { on: 'delivery.delayed', phase: 'messages', react: tellOfDelay },
  { on: 'delivery.approaching', phase: 'messages', react: tellOfArrival },
  { on: 'offers.changed', phase: 'messages', react: followOffer },
  { on: 'report.sealed', phase: 'messages', react: sendReport },
  { on: 'driver.moved', phase: 'messages', react: tellDriver },
  { on: 'driver.mandate-signed', phase: 'messages', react: sendMandate },
  { on: 'code.locked', phase: 'messages', react: reportLock },
  { on: 'code.refused-later', phase: 'messages', react: reportRefusedCode },
  { on: 'evidence.kept', phase: 'messages', react: reportEvidence },
  { on: 'problem.reported', phase: 'messages', react: reportProblem },
  { on: 'expense.decided', phase: 'messages', react: tellOfRefusal },
  { on: 'subscription.recorded', phase: 'messages', react: announceMonth },
  { on: 'subscription.cancelled', phase: 'messages', react: cancelMonth },
  { on: 'payment.kept', phase: 'messages', react: reportPayment },
]
