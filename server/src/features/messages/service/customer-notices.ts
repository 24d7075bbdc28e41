import { windowOf } from '@volant/contract/words/confirmation-sms'
import { isCustomerReturn } from '@volant/domain/deliveries/facts'
import { isHandedOver } from '@volant/domain/deliveries/punctuality'
import { DISPATCH_GROUP, isIn, MISSION_GROUP } from '@volant/domain/deliveries/statuses'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import type { Tx } from '../../../platform/db/database'
import { queueMessages, withdrawMessages } from '../../../platform/outbox'
import { askedBefore } from '../../../platform/outbox/store'
import type { Urgency } from '../../../platform/outbox'
import type { DeliveryApproaching, DeliveryChanged, DeliveryDelayed, DeliveryRow } from '../../deliveries/public'
import { changedSinceAsked, townsOf } from '../read/people'
import { journeyData } from './notices'
import { pages } from './paths'
import type { MailName, TextName } from '../templates/templates'

interface Notice {
  readonly mail: MailName
  readonly text?: TextName
  readonly data: Readonly<Record<string, unknown>>
  readonly occasion: string
  readonly urgency: Urgency
}

/** A mail, and an SMS where there is a phone, in the language of the customer. */
function tellCustomer(tx: Tx, delivery: DeliveryRow, { mail, text, data, occasion, urgency }: Notice): void {
  const { id, clientEmail, clientPhone, language } = delivery
  const common = { urgency, language, data: { ...data, firstName: delivery.clientFirstName } }
  const key = (template: string) => ({ template, dedupeKey: `${template}:${id}:${occasion}` })
  queueMessages(tx, [
    { ...common, ...key(mail), channel: 'email', to: clientEmail },
    ...(text && clientPhone !== null ? [{ ...common, ...key(text), channel: 'sms' as const, to: clientPhone }] : []),
  ])
}

/** The way to the public page, once per secret. */
async function sendTracking(tx: Tx, delivery: DeliveryRow): Promise<void> {
  const data = { ...(await journeyData(tx, delivery)), path: pages.tracking(delivery.trackingId) }
  tellCustomer(tx, delivery, {
    mail: 'tracking-link',
    text: 'tracking-link-sms',
    data,
    occasion: delivery.trackingId,
    urgency: 'awaited',
  })
}

/** Also where the driver has gone since by whom they got it. */
async function holdsLink(tx: Tx, { id, trackingId }: DeliveryRow): Promise<boolean> {
  return (await askedBefore(tx.sql, [`tracking-link:${id}:${trackingId}`])).size > 0
}

/** Only those who wait for their vehicle: they said yes to the SMS, or hold the tracking link. */
async function isExpecting(tx: Tx, before: DeliveryRow): Promise<boolean> {
  if (before.status === 'COMPLETED' || before.status.startsWith('CANCELLED')) return false
  return before.confirmedByCustomerAt !== null || before.selectedDriverId !== null || holdsLink(tx, before)
}

/** A driver is still to come to them: with their vehicle, or for the one that they give back. */
function awaitsDriver({ status, type }: DeliveryRow): boolean {
  return isCustomerReturn({ type }) ? !isIn(status, MISSION_GROUP) : !isHandedOver({ status, type })
}

/** They know of a date: they were asked about it, or wait for it. */
async function knowsDate(tx: Tx, before: DeliveryRow): Promise<boolean> {
  return before.smsSentAt !== null || before.status === 'RESCHEDULED_BY_ADMIN' || isExpecting(tx, before)
}

/** Their vehicle has left: the office can still put off its deadline. */
const ON_ITS_WAY = ['PICKUP_DRIVER', 'ONGOING'] as const satisfies readonly DeliveryStatus[]
/** Asked already, which only another date asks anew. */
const ASKED = [
  'PENDING_CUSTOMER_CONFIRMATION',
  'SMS_SENT',
  'CONFIRMED_BY_CUSTOMER',
] as const satisfies readonly DeliveryStatus[]
const TOLD_OF_HOURS = [...ASKED, ...DISPATCH_GROUP, ...ON_ITS_WAY]

/** What lies ahead of them at this status: of a vehicle that has left, its deadline alone. */
function plannedIn(status: DeliveryStatus, row: DeliveryRow): DeliveryRow {
  return isIn(status, ON_ITS_WAY) ? { ...row, carPickUpDate: row.carDeliveryDeadline } : row
}

/** Another moment than the customer was told, which another address makes as well as another date. */
function isOtherWindow(before: DeliveryRow, after: DeliveryRow): boolean {
  const windowIn = (row: DeliveryRow) => windowOf(plannedIn(after.status, row), after.language).short
  return windowIn(before) !== windowIn(after)
}

/** Of what they read when they were asked; from when on the vehicle is available is for the driver. */
const ASKED_ABOUT = ['carPickUpDate', 'carDeliveryDeadline', 'fromAddress', 'toAddress']

/** Dispatched without a new question, though what they were asked about is no longer so. */
async function isUnsaid(tx: Tx, before: DeliveryRow, after: DeliveryRow): Promise<boolean> {
  if (before.status !== 'RESCHEDULED_BY_ADMIN' || !isIn(after.status, DISPATCH_GROUP)) return false
  return (await changedSinceAsked(tx, before.id)).some((field) => ASKED_ABOUT.includes(field))
}

/** Planned for other dates or hours than they know of. */
function isMoved(before: DeliveryRow, after: DeliveryRow): boolean {
  if (!isIn(after.status, TOLD_OF_HOURS) || !awaitsDriver(after)) return false
  const dates = ['carPickUpDate', 'carDeliveryDeadline'] as const
  return dates.some((date) => before[date].getTime() !== after[date].getTime()) || isOtherWindow(before, after)
}

/** What follows upon them is an arrival. */
const DRIVING = ['ONGOING', 'SWAP_IN_TRANSIT'] as const satisfies readonly DeliveryStatus[]
const ARRIVALS = ['delivery-delayed-sms', 'delivery-approaching-sms'] as const satisfies readonly TextName[]

/** Nobody is told any more when the vehicle comes. */
const withdrawArrivals = (tx: Tx, { id }: DeliveryRow): void =>
  withdrawMessages(
    tx,
    ARRIVALS.map((template) => `${template}:${id}:`),
  )

/** What has not left yet would lead to a page that is no more, and may be for somebody else. */
function withdrawLink(tx: Tx, former: DeliveryRow): void {
  const { id, trackingId } = former
  withdrawMessages(tx, [`tracking-link:${id}:${trackingId}`, `tracking-link-sms:${id}:${trackingId}`])
  withdrawArrivals(tx, former)
}

/** The customer's part of what happens to a delivery. */
export async function keepCustomerInformed({ action, before, after }: DeliveryChanged, tx: Tx): Promise<void> {
  if (before === null) return
  const moved = before.status !== after.status
  const renewed = before.trackingId !== after.trackingId
  if (renewed) withdrawLink(tx, before)
  // whoever sends it by hand has been asked for it
  const isDue = renewed && (action === 'RESEND_TRACKING' || awaitsDriver(after))
  if (after.selectedDriverId !== null && (isDue || (moved && after.status === 'SET'))) await sendTracking(tx, after)
  const version = { occasion: String(after.version), urgency: 'notice' } as const
  const over = (moved && after.status.startsWith('CANCELLED')) || after.deletedAt !== null
  if (over || (moved && isIn(before.status, DRIVING))) withdrawArrivals(tx, after)
  if (over && (await isExpecting(tx, before))) {
    const data = await journeyData(tx, after)
    tellCustomer(tx, after, { mail: 'customer-cancelled', text: 'customer-cancelled-sms', data, ...version })
  }
  const unsaid = await isUnsaid(tx, before, after)
  if (!over && (unsaid || isMoved(before, after)) && (await knowsDate(tx, before))) {
    const data = { ...(await journeyData(tx, plannedIn(after.status, after))), duration: after.duration }
    // a deadline alone is stated by the mail
    const text = unsaid || isOtherWindow(before, after) ? 'customer-moved-sms' : undefined
    tellCustomer(tx, after, { mail: 'customer-moved', text, data, ...version })
  }
}

/** One SMS: who waits plans their day by it, and a mail would come too late. */
async function textArrival(
  tx: Tx,
  { delivery, arrivesAt }: DeliveryDelayed,
  template: (typeof ARRIVALS)[number],
  occasion: string,
): Promise<void> {
  const { id, clientPhone, language, trackingId } = delivery
  if (clientPhone === null) return
  const { to: place } = await townsOf(tx, delivery)
  queueMessages(tx, [
    {
      channel: 'sms',
      to: clientPhone,
      language,
      urgency: 'awaited',
      template,
      dedupeKey: `${template}:${id}:${trackingId}:${occasion}`,
      data: { place, arrivesAt: arrivesAt.toISOString(), path: pages.tracking(trackingId) },
      until: arrivesAt,
    },
  ])
}

export function tellOfDelay(event: DeliveryDelayed, tx: Tx): Promise<void> {
  return textArrival(tx, event, 'delivery-delayed-sms', event.delivery.carDeliveryDeadline.toISOString())
}

export function tellOfArrival(event: DeliveryApproaching, tx: Tx): Promise<void> {
  return textArrival(tx, event, 'delivery-approaching-sms', String(event.minutesBefore))
}
