import { fullName } from '@volant/domain/drivers/names'
import type { DomainEvents, Reaction } from '../../platform/bus'
import type { Tx } from '../../platform/db/database'
import type { DeliveryChanged, DeliveryRow } from '../deliveries/public'
import type { DriverMoved } from '../drivers/public'
import type {} from '../invoices/public'
import type {} from '../missions/public'
import type {} from '../offers/public'
import { keepClientInformed } from './service/client-notices'
import { keepCustomerInformed } from './service/customer-notices'
import { journeyData, mailAll, tellDrivers } from './service/notices'
import { pages } from './service/paths'
import { adminsOfRank, driversById, eligibleDrivers, lastRejected, offersLostAt } from './read'

const MAINTAINER = 2
const SUPPORT = 3

async function giveMission(tx: Tx, delivery: DeliveryRow, driverId: string): Promise<void> {
  const data = {
    ...(await journeyData(tx, delivery)),
    price: delivery.finalPrice ?? 0,
    path: pages.mission(delivery.id),
  }
  const occasion = `${delivery.id}:${delivery.version}`
  tellDrivers(tx, await driversById(tx, [driverId]), { template: 'mission-given', data, occasion }, 'mission-given-sms')
}

async function takeMission(
  tx: Tx,
  delivery: DeliveryRow,
  driverId: string,
  what: 'mission-withdrawn' | 'mission-cancelled',
): Promise<void> {
  const data = { ...(await journeyData(tx, delivery)), path: pages.missions }
  const occasion = `${delivery.id}:${delivery.version}`
  tellDrivers(tx, await driversById(tx, [driverId]), { template: what, data, occasion }, `${what}-sms`)
}

/** Those who bid in vain; whoever holds or held the mission hears of it in another way. */
async function tellLosers(tx: Tx, delivery: DeliveryRow, at: Date, holders: readonly (string | null)[]): Promise<void> {
  const lost = (await offersLostAt(tx, delivery.id, at)).filter(({ driverId }) => !holders.includes(driverId))
  if (lost.length === 0) return
  const data = { ...(await journeyData(tx, delivery)), path: pages.auctions }
  const readers = await driversById(
    tx,
    lost.map(({ driverId }) => driverId),
  )
  for (const { id, driverId } of lost)
    mailAll(
      tx,
      readers.filter((reader) => reader.id === driverId),
      { template: 'offer-lost', data, occasion: id, bulk: true },
    )
}

async function openAuction(tx: Tx, delivery: DeliveryRow): Promise<void> {
  const data = { ...(await journeyData(tx, delivery)), wanted: delivery.wantedPrice, path: pages.auctions }
  const occasion = `${delivery.id}:${delivery.version}`
  mailAll(tx, await eligibleDrivers(tx), { template: 'auction-open', data, occasion, bulk: true })
}

async function driverName(tx: Tx, driverId: string | null): Promise<string> {
  const [driver] = driverId === null ? [] : await driversById(tx, [driverId])
  return driver ? fullName(driver) : '–'
}

async function alertAdmins(
  tx: Tx,
  delivery: DeliveryRow,
  template: 'driver-withdrew' | 'code-locked',
  more: Readonly<Record<string, unknown>>,
  occasion: string,
): Promise<void> {
  const data = { ...(await journeyData(tx, delivery)), path: pages.forAdmin(delivery), ...more }
  mailAll(tx, await adminsOfRank(tx, SUPPORT), { template, data, occasion })
}

/** Drivers and the office. */
async function follow({ action, before, after, at }: DeliveryChanged, tx: Tx): Promise<void> {
  const holder = before?.selectedDriverId ?? null
  const moved = before !== null && before.status !== after.status
  const version = `${after.id}:${after.version}`
  if (action === 'ALLOW' && moved) await openAuction(tx, after)
  if (action === 'WITHDRAW')
    await alertAdmins(tx, after, 'driver-withdrew', { driver: await driverName(tx, holder) }, version)
  if (after.status === 'SET' && after.selectedDriverId !== null && holder !== after.selectedDriverId)
    await giveMission(tx, after, after.selectedDriverId)
  const cancelled = moved && after.status.startsWith('CANCELLED')
  const deleted = after.deletedAt !== null && before?.deletedAt === null && !before.status.startsWith('CANCELLED')
  if (holder !== null && (cancelled || deleted)) await takeMission(tx, after, holder, 'mission-cancelled')
  const reassigned = action === 'CHANGE_DRIVER' && holder !== after.selectedDriverId
  if (holder !== null && reassigned) await takeMission(tx, after, holder, 'mission-withdrawn')
  if (moved || deleted) await tellLosers(tx, after, at, [holder, after.selectedDriverId])
}

async function followOffer({ delivery, driverId, status }: DomainEvents['offers.changed'], tx: Tx): Promise<void> {
  const occasion = status === 'REJECTED' ? await lastRejected(tx, delivery.id, driverId) : undefined
  if (occasion === undefined) return
  const data = { ...(await journeyData(tx, delivery)), path: pages.auctions }
  // whoever was disabled is told that, and not of each offer
  const readers = (await driversById(tx, [driverId])).filter(({ disabled }) => !disabled)
  mailAll(tx, readers, { template: 'offer-lost', data, occasion })
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

/** Whoever has to know is told in the transaction of what happened: the message exists if, and only if, it did. */
export const messageReactions: readonly Reaction[] = [
  { on: 'delivery.changed', phase: 'messages', react: follow },
  { on: 'delivery.changed', phase: 'messages', react: keepClientInformed },
  { on: 'delivery.changed', phase: 'messages', react: keepCustomerInformed },
  { on: 'offers.changed', phase: 'messages', react: followOffer },
  { on: 'driver.moved', phase: 'messages', react: tellDriver },
  { on: 'driver.mandate-signed', phase: 'messages', react: sendMandate },
  { on: 'code.locked', phase: 'messages', react: reportLock },
  { on: 'payment.kept', phase: 'messages', react: reportPayment },
]
