import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { DeliveryStatus, DeliveryType } from '@volant/domain/deliveries/statuses'
import { addDays } from 'date-fns'
import { v7 as uuid } from 'uuid'
import type { Database } from '../src/platform/db/database'
import { deliveries, deliveryLogs } from '../src/tables/deliveries'
import { invoices, payments, subscriptionPayments } from '../src/tables/invoices'
import type { Inspection } from '@volant/domain/inspection/inspection'
import { missionEvidence } from '../src/tables/mission-evidence'
import { expenses } from '../src/tables/expenses'
import { missionProblems } from '../src/tables/mission-problems'
import { offers } from '../src/tables/offers'
import { addresses } from '../src/tables/organizations'
import { positions } from '../src/tables/tracking'
import { vehicles } from '../src/tables/vehicles'
import { markCents, markPhone, markText } from './marks'
import type { MONEY } from './marks'

const CARRIED: readonly DeliveryStatus[] = [
  'SET',
  'PICKUP_DRIVER',
  'ONGOING',
  'PICKUP_CLIENT',
  'DELIVERED',
  'SWAP_PICKUP_DRIVER',
  'SWAP_IN_TRANSIT',
  'SWAP_PICKUP_CLIENT',
  'SWAP_DELIVERED',
  'COMPLETED',
]

export interface FixturePlan {
  /** '1' or '2': whose data it is, in every mark. */
  readonly mark: string
  readonly organization: string
  /** Profile of the mandataire. */
  readonly representative: string
  /** Profile of the driver who carries it, where the status has one. */
  readonly selected: string
  /** Profiles of drivers with an offer waiting. */
  readonly bidders: readonly string[]
  readonly status: DeliveryStatus
  readonly type?: DeliveryType
}

export interface DeliveryFixture {
  readonly id: string
  readonly publicId: number
  readonly trackingId: string
  readonly phone: string
  readonly vehicles: readonly string[]
  /** In the order of the bidders. */
  readonly offers: readonly string[]
  readonly acceptedOffer: string | null
  /** What the driver is owed, once completed. */
  readonly paymentId: string | null
  /** What its driver reported, once one carries it. */
  readonly problemId: string
  /** What they laid out. */
  readonly expenseId: string
}

let invoiceNumber = 0

/** One mark, and one word in the list. */
const inspected = (id: string, words: string, remarks: string): Inspection => ({
  marks: [{ id, view: 'LEFT', x: 20, y: 40, kind: 'DENT', size: 'OVER_30', words, photos: [] }],
  list: { keys: 2, remarks },
})

function photos(mark: string, state: string, at: string) {
  const views = ['top', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'bottom']
  return Object.fromEntries(views.map((view) => [view, `Cars/${state}/${markText(mark, 'photo', at)}-${view}.jpeg`]))
}

/** A delivery put at a status as if it had walked there, every text and price of it marked with owner, field and status. */
export async function insertDeliveryAt(db: Database, plan: FixturePlan): Promise<DeliveryFixture> {
  const { mark, status, type = 'STANDARD' } = plan
  const now = new Date()
  const [id, problemId, expenseId] = [uuid(), uuid(), uuid()]
  const at = String(STORED_STATUSES.indexOf(status)).padStart(2, '0')
  const text = (field: string) => markText(mark, field, at)
  const cents = (field: keyof typeof MONEY) => markCents(mark, field, at)
  const carried = CARRIED.includes(status)
  const twoWay = type === 'TWO_WAY_DELIVERY'
  const address = async (where: string, latitude: number, longitude: number) => {
    const addressId = uuid()
    await db.sql.insert(addresses).values({
      id: addressId,
      address: text('street'),
      addressPrecision: text('precision'),
      city: text(where),
      postalCode: '75004',
      country: 'FR',
      latitude,
      longitude,
      placeId: text('place'),
      isInIdf: true,
    })
    return addressId
  }
  const document = (name: string) => ({ name: text(name), label: text(name), key: text(`${name}Key`), type: 'PV' })
  const trackingId = `${text('trackingId')}.${id}`
  const [row] = await db.sql
    .insert(deliveries)
    .values({
      id,
      type,
      twoWayDeliverType: twoWay ? 'EXCHANGE' : null,
      status,
      organizationId: plan.organization,
      representativeId: plan.representative,
      representativeFirstName: text('representativeFirstName'),
      representativeLastName: text('representativeLastName'),
      representativeEmail: text('representativeEmail'),
      representativePhone: text('representativePhone'),
      representativeCompany: text('representativeCompany'),
      representativeSiret: text('representativeSiret'),
      clientFirstName: text('clientFirstName'),
      clientLastName: text('clientLastName'),
      clientEmail: text('clientEmail'),
      clientPhone: markPhone(mark, at),
      clientCompany: text('clientCompany'),
      clientSiret: text('clientSiret'),
      clientDrivingLicenceNumber: text('clientLicence'),
      carAvailabilityDate: addDays(now, 1),
      carPickUpDate: addDays(now, 2),
      carDeliveryDeadline: addDays(now, 3),
      fromAddressId: await address('fromCity', 48.8556, 2.3614),
      toAddressId: await address('toCity', 45.7578, 4.832),
      toReturnFromAddressId: twoWay ? await address('returnFromCity', 45.7578, 4.832) : null,
      toReturnToAddressId: twoWay ? await address('returnToCity', 48.8556, 2.3614) : null,
      countries: ['FR'],
      numberOfVehicles: twoWay ? 2 : 1,
      distance: 465_000,
      duration: 16_200,
      routeLegs: [text('outwardLeg')],
      options: [{ id: '000', price: cents('optionPrice'), invoicePrice: cents('optionPrice') }],
      services: ['000'],
      garageOptions: { note: text('garageOptions') },
      docs: [document('doc')],
      validationDocs: [document('validationDoc')],
      comment: text('comment'),
      clientInitialPrice: cents('clientInitialPrice'),
      clientFinalPrice: cents('clientFinalPrice'),
      wantedPrice: cents('wantedPrice'),
      minPrice: cents('minPrice'),
      maxPrice: cents('maxPrice'),
      finalPrice: carried ? cents('finalPrice') : null,
      selectedDriverId: carried ? plan.selected : null,
      startCode: text('startCode'),
      destinationCode: text('destinationCode'),
      returnCode: twoWay ? text('returnCode') : null,
      trackingId,
      isEditable: status === 'REQUESTED',
      cancelReason: status.startsWith('CANCELLED') ? 'other' : null,
      cancelAdditionalInfo: status.startsWith('CANCELLED') ? text('cancelInfo') : null,
      smsId: status === 'PENDING_CUSTOMER_CONFIRMATION' || status === 'SMS_SENT' ? uuid() : null,
      smsSentAt: status === 'PENDING_CUSTOMER_CONFIRMATION' || status === 'SMS_SENT' ? now : null,
      smsMessage: text('smsMessage'),
      putInAuctionAt: carried || status === 'WAITING_FOR_DRIVER' ? now : null,
      departedAt: carried && status !== 'SET' && status !== 'PICKUP_DRIVER' ? now : null,
      completedAt: status === 'COMPLETED' ? now : null,
      cancelledAt: status.startsWith('CANCELLED') ? now : null,
    })
    .returning()
  if (row === undefined) throw new Error('nothing was staged')
  const vehicleIds = [uuid(), ...(twoWay ? [uuid()] : [])]
  for (const [position, vehicleId] of vehicleIds.entries())
    await db.sql.insert(vehicles).values({
      id: vehicleId,
      deliveryId: id,
      organizationId: row.organizationId,
      position,
      vin: text('vin').toUpperCase(),
      vehicleCode: text('plate').toUpperCase(),
      marque: text('marque'),
      model: text('model'),
      toRetrieve: position === 1,
      mileageBefore: 1000,
      essenceBefore: 4,
      imagesBefore: photos(mark, 'before', at),
      imagesAfter: photos(mark, 'after', at),
      inspectionBefore: inspected(uuid(), text('damage'), text('remarks')),
      inspectionAfter: inspected(uuid(), text('newDamage'), text('reserves')),
      identity: {
        plate: text('seenPlate'),
        vin: text('seenVin'),
        seenAt: '2026-06-01T08:00:00.000Z',
        acceptedAt: null,
      },
      garageImages: { note: text('garageImages') },
    })
  const offer = async (driverId: string, state: 'PENDING' | 'ACCEPTED', price: keyof typeof MONEY) => {
    const offerId = uuid()
    await db.sql.insert(offers).values({
      id: offerId,
      deliveryId: id,
      driverId,
      status: state,
      demandedPrice: cents(price),
      proposedByDriver: true,
    })
    return offerId
  }
  const acceptedOffer = carried ? await offer(plan.selected, 'ACCEPTED', 'finalPrice') : null
  const prices = ['offerOfFirst', 'offerOfSecond', 'offerOfThird'] as const
  const offerIds: string[] = []
  for (const [index, driverId] of plan.bidders.entries())
    offerIds.push(await offer(driverId, 'PENDING', prices[index] ?? 'offerOfThird'))
  await db.sql.insert(deliveryLogs).values({
    id: uuid(),
    deliveryId: id,
    version: 1,
    actorRole: 'ADMIN',
    action: 'CREATE',
    toStatus: status,
    actorName: text('logActor'),
    reason: text('logReason'),
  })
  if (carried) {
    await db.sql.insert(missionEvidence).values({
      id: uuid(),
      deliveryId: id,
      driverId: plan.selected,
      capturedAt: now,
      refusal: 'ILLEGAL_TRANSITION',
      content: { comment: text('evidence') },
    })
    await db.sql.insert(missionProblems).values({
      id: problemId,
      deliveryId: id,
      driverId: plan.selected,
      kind: 'delay',
      text: text('problem'),
      capturedAt: now,
    })
    await db.sql.insert(expenses).values({
      id: expenseId,
      deliveryId: id,
      driverId: plan.selected,
      kind: 'other',
      amount: 1250,
      text: text('expense'),
      photoKey: `Deliveries/${id}/expense/${expenseId}.jpg`,
      capturedAt: now,
      state: 'DECLARED',
    })
    await db.sql.insert(positions).values({
      deliveryId: id,
      driverId: plan.selected,
      recordedAt: now,
      receivedAt: now,
      latitude: 46.5,
      longitude: 3.5,
    })
  }
  const paymentId =
    status === 'COMPLETED' ? await bill(db, plan, id, now, cents('clientFinalPrice'), cents('finalPrice')) : null
  return {
    id,
    paymentId,
    problemId,
    expenseId,
    publicId: row.publicId,
    trackingId,
    phone: markPhone(mark, at),
    vehicles: vehicleIds,
    offers: offerIds,
    acceptedOffer,
  }
}

/** @returns the payment of the driver */
async function bill(
  db: Database,
  plan: FixturePlan,
  deliveryId: string,
  at: Date,
  total: number,
  pay: number,
): Promise<string> {
  invoiceNumber += 1
  const text = (field: string) => markText(plan.mark, field, '16')
  await db.sql.insert(invoices).values({
    id: uuid(),
    kind: 'invoice',
    series: `T${plan.mark}`,
    year: 2020,
    sequence: invoiceNumber,
    number: `${text('invoiceNumber')}-${invoiceNumber}`,
    deliveryId,
    organizationId: plan.organization,
    language: 'fr',
    issuedAt: at,
    seller: {
      name: 'Volant',
      address: '1 rue de la Paix, 75002 Paris',
      legalForm: 'SAS',
      capital: null,
      rcs: null,
      siren: '552100554',
      siret: '55210055400013',
      vatId: 'FR40552100554',
      iban: null,
    },
    buyer: {
      name: text('buyer'),
      attention: text('buyer'),
      address: [text('buyer')],
      country: 'FR',
      siren: null,
      vatId: null,
    },
    lines: [{ label: text('buyer'), details: [], quantity: 1, unitPrice: total, vatPercent: 20 }],
    totalExclTax: total,
    totalVat: 0,
    totalInclTax: total,
  })
  const owed = { driverId: plan.selected, amount: pay, status: 'PENDING' } as const
  const paymentId = uuid()
  await db.sql.insert(payments).values({ id: paymentId, deliveryId, ...owed })
  const month = deliveryId.slice(-7)
  await db.sql.insert(subscriptionPayments).values({ id: uuid(), tier: 'LIGHT', month, ...owed })
  return paymentId
}
