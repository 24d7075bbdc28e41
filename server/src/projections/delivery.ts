import type { CancelReason, Invoice, Position } from '@volant/contract/schema.generated'
import { NOTHING_SEEN } from '@volant/domain/inspection/inspection'
import { TRACKED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { Point } from '@volant/domain/places/distance'
import type { Under } from '@volant/domain/tracking/remaining-distance'
import { deliveries, deliveryLogs } from '../tables/deliveries'
import { drivers } from '../tables/drivers'
import { files } from '../tables/files'
import { invoices } from '../tables/invoices'
import { offers } from '../tables/offers'
import { addresses, clients, organizations } from '../tables/organizations'
import { positions } from '../tables/tracking'
import { vehicles } from '../tables/vehicles'
import { facts } from './facts'
import { punctualityFacts } from './punctuality'
import { address, client, driver, organization } from './people'
import { many, one } from './projection'
import type { Projection } from './projection'
import type { DeliveryRow, OfferRow, PhotoFactsRow, Photos, VehicleRow } from './rows'
import { computed, condition, euros, literals, nothing, now, object } from './source'
import type { ColumnOf, Expression, Source } from './source'
import { stepFacts } from './steps'

/** Photos by view, each with the file that has its key at the moment: a replaced photo keeps the key and is another file. */
const photos = (keys: typeof vehicles.imagesBefore | typeof vehicles.imagesAfter) =>
  computed<Photos>`(SELECT coalesce(json_object_agg(i.key, json_build_object('key', i.value, 'version', ${files.id})), '{}'::json)
    FROM jsonb_each_text(${keys}) i LEFT JOIN ${files} ON ${files.key} = i.value AND ${files.state} = 'ready' AND ${files.deletedAt} IS NULL
    WHERE i.value IS NOT NULL)`

/** What the device said of each photo that is shown. */
const photoFacts = computed<
  readonly PhotoFactsRow[]
>`(SELECT coalesce(json_agg(json_build_object('side', p.metadata->>'state', 'view', p.metadata->>'imagePos',
    'taken', p.metadata->'taken', 'sha256', p.received_sha256) ORDER BY p.key), '[]'::json)
    FROM ${files} p WHERE p.delivery_id = ${vehicles.deliveryId} AND p.vehicle_id = ${vehicles.id} AND p.kind = 'photo' AND p.state = 'ready' AND p.deleted_at IS NULL)`

export const vehicle: Projection<typeof vehicles, VehicleRow> = {
  table: vehicles,
  mask: 'vehicle',
  fields: {
    id: vehicles.id,
    vin: vehicles.vin,
    carType: vehicles.carType,
    vehicleCode: vehicles.vehicleCode,
    marque: vehicles.marque,
    model: vehicles.model,
    type: vehicles.type,
    toRetrieve: vehicles.toRetrieve,
    isDelivered: vehicles.isDelivered,
    pickedUpAt: vehicles.pickedUpAt,
    deliveredAt: vehicles.deliveredAt,
    mileageBefore: vehicles.mileageBefore,
    mileageAfter: vehicles.mileageAfter,
    essenceBefore: vehicles.essenceBefore,
    essenceAfter: vehicles.essenceAfter,
    imagesBefore: photos(vehicles.imagesBefore),
    imagesAfter: photos(vehicles.imagesAfter),
    inspectionBefore: vehicles.inspectionBefore,
    inspectionAfter: vehicles.inspectionAfter,
    identity: vehicles.identity,
    photoFacts,
    garageImages: vehicles.garageImages,
  },
  withheld: {
    isDelivered: false,
    mileageBefore: -1,
    mileageAfter: -1,
    imagesBefore: {},
    imagesAfter: {},
    inspectionBefore: NOTHING_SEEN,
    inspectionAfter: NOTHING_SEEN,
    photoFacts: [],
  },
}

/** What the driver said is in the log: the line of the moment at which the offer ended. */
const withdrawalReason = computed<string | null>`(SELECT l.reason FROM ${deliveryLogs} l
    WHERE ${offers.status} = 'DRIVER_CANCELED' AND l.delivery_id = ${offers.deliveryId} AND l.action = 'WITHDRAW'
      AND l.created_at = ${offers.closedAt} LIMIT 1)`

export const offer: Projection<typeof offers, OfferRow> = {
  table: offers,
  mask: 'offer',
  fields: {
    id: offers.id,
    driverId: offers.driverId,
    deliveryId: offers.deliveryId,
    demandedPrice: euros(offers.demandedPrice),
    accepted: computed<boolean>`(${offers.status} = 'ACCEPTED')`,
    status: offers.status,
    createdAt: offers.createdAt,
    proposedByDriver: offers.proposedByDriver,
    proposedByAdminId: offers.proposedByAdminId,
    withdrawalReason,
    driver: one(() => driver, { on: [drivers.id, offers.driverId] }),
    delivery: nothing,
  },
}

const invoice: Projection<typeof invoices, Invoice> = {
  table: invoices,
  fields: {
    id: invoices.id,
    number: invoices.number,
    issuedAt: invoices.issuedAt,
    totalExclTax: euros(invoices.totalExclTax),
    totalInclTax: euros(invoices.totalInclTax),
    url: computed<string>`'/invoice/downloadPDF/' || ${invoices.id}`,
    electronicFaults: invoices.electronicFaults,
  },
}

/** The newest of its kind. */
const issued = (kind: 'invoice' | 'credit') =>
  one(() => invoice, {
    on: [invoices.deliveryId, deliveries.id],
    where: [condition`${invoices.kind} = ${literals([kind])}`],
    order: computed`${invoices.issuedAt} DESC`,
    most: 1,
  })

const position: Projection<typeof positions, Position> = {
  table: positions,
  fields: {
    latitude: positions.latitude,
    longitude: positions.longitude,
    recordedAt: positions.recordedAt,
  },
}

/** Bidders see their own offers only, whatever else their mask gives. */
const ownOnly: Expression<boolean> = {
  kind: 'expression',
  write: ({ nameOf, lens: { mask, value } }) =>
    mask.ownOffersOnly ? `${nameOf(offers)}.${offers.driverId.name} = ${value('driverId')}` : 'true',
}

/** Of the mission as it runs now, not of an earlier one that was cancelled. */
const isOfThisMission = condition`${positions.recordedAt} >= coalesce((SELECT ${vehicles.pickedUpAt} FROM ${vehicles}
  WHERE ${vehicles.deliveryId} = ${deliveries.id} AND ${vehicles.position} = 0 AND ${vehicles.removedAt} IS NULL), '-infinity')`

const isTracked = condition`${deliveries.status} IN (${literals(TRACKED_STATUSES)})`

const hoursUntilPickUp = (since: Source<string | null>) =>
  computed<number | null>`(extract(epoch FROM (${deliveries.carPickUpDate} - ${since})) / 3600)::float8`

const pointOf = (addressId: ColumnOf<string | null, 'deliveries'>) =>
  computed<Point | null>`(SELECT ${object<Point>({ latitude: addresses.latitude, longitude: addresses.longitude })} FROM ${addresses} WHERE ${addresses.id} = ${addressId})`

const lastSeen = computed<Point | null>`(SELECT ${object<Point>({ latitude: positions.latitude, longitude: positions.longitude })} FROM ${positions} WHERE ${positions.deliveryId} = ${deliveries.id} AND ${isOfThisMission} ORDER BY ${positions.recordedAt} DESC LIMIT 1)`

// the distance too: the row carries the places between which it is measured
const under = object<Under>({
  status: deliveries.status,
  position: lastSeen,
  to: pointOf(deliveries.toAddressId),
  returnTo: pointOf(deliveries.toReturnToAddressId),
})

const cancelReason = object<{ reason: CancelReason['reason'] | null; additionalInfo: string | null }>({
  reason: deliveries.cancelReason,
  additionalInfo: deliveries.cancelAdditionalInfo,
})

export const delivery: Projection<typeof deliveries, DeliveryRow> = {
  table: deliveries,
  mask: 'delivery',
  fields: {
    id: deliveries.id,
    publicId: deliveries.publicIdText,
    type: deliveries.type,
    twoWayDeliverType: deliveries.twoWayDeliverType,
    status: deliveries.status,
    category: deliveries.category,
    clientStatus: deliveries.clientStatus,
    version: deliveries.version,
    carAvailabilityDate: deliveries.carAvailabilityDate,
    carPickUpDate: deliveries.carPickUpDate,
    carDeliveryDeadline: deliveries.carDeliveryDeadline,
    confirmedAt: deliveries.confirmedAt,
    departedAt: deliveries.departedAt,
    handedOverAt: deliveries.handedOverAt,
    completedAt: deliveries.completedAt,
    cancelledAt: deliveries.cancelledAt,
    createdAt: deliveries.createdAt,
    putInAuctionAt: deliveries.putInAuctionAt,
    clientInitialPrice: euros(deliveries.clientInitialPrice),
    clientFinalPrice: euros(deliveries.clientFinalPrice),
    wantedPrice: euros(deliveries.wantedPrice),
    minPrice: euros(deliveries.minPrice),
    maxPrice: euros(deliveries.maxPrice),
    finalPrice: euros(deliveries.finalPrice),
    margin: computed<number | null>`((${deliveries.clientFinalPrice} - ${deliveries.finalPrice})::float8 / 100)`,
    averageOffersPrice: computed<
      number | null
    >`(SELECT round(avg(${offers.demandedPrice}))::float8 / 100 FROM ${offers} WHERE ${offers.deliveryId} = ${deliveries.id})`,
    minOfferPrice: computed<
      number | null
    >`(SELECT min(${offers.demandedPrice})::float8 / 100 FROM ${offers} WHERE ${offers.deliveryId} = ${deliveries.id})`,
    number_of_offers: deliveries.offersCount,
    numberOfVehicles: deliveries.numberOfVehicles,
    distance: deliveries.distance,
    duration: deliveries.duration,
    routeLegs: deliveries.routeLegs,
    sharingPausedAt: deliveries.sharingPausedAt,
    remainingDistance: computed<Under | null>`CASE WHEN ${isTracked} THEN ${under} END`,
    // the verdict is the domain's
    punctuality: punctualityFacts,
    remainingHoursToEstimatedDate: hoursUntilPickUp(now),
    totalHoursToEstimatedDate: hoursUntilPickUp(deliveries.confirmedAt),
    comment: deliveries.comment,
    clientId: deliveries.representativeId,
    clientFirstName: deliveries.clientFirstName,
    clientLastName: deliveries.clientLastName,
    clientEmail: deliveries.clientEmail,
    clientPhone: deliveries.clientPhone,
    clientCompany: deliveries.clientCompany,
    clientSiret: deliveries.clientSiret,
    clientDrivingLicenceNumber: deliveries.clientDrivingLicenceNumber,
    representativeId: deliveries.representativeId,
    representativeFirstName: deliveries.representativeFirstName,
    representativeLastName: deliveries.representativeLastName,
    representativeEmail: deliveries.representativeEmail,
    representativePhone: deliveries.representativePhone,
    representativeCompany: deliveries.representativeCompany,
    representativeSiret: deliveries.representativeSiret,
    options: deliveries.options,
    garageOptions: deliveries.garageOptions,
    docs: deliveries.docs,
    validationDocs: deliveries.validationDocs,
    organization: one(() => organization, { on: [organizations.id, deliveries.organizationId] }),
    client: one(() => client, { on: [clients.id, deliveries.representativeId] }),
    // nothing sells a subscription with a delivery
    subscriptions: computed<never[]>`'[]'::json`,
    fromAddress: one(() => address, { on: [addresses.id, deliveries.fromAddressId] }),
    toAddress: one(() => address, { on: [addresses.id, deliveries.toAddressId] }),
    toReturnFromAddress: one(() => address, { on: [addresses.id, deliveries.toReturnFromAddressId] }),
    toReturnToAddress: one(() => address, { on: [addresses.id, deliveries.toReturnToAddressId] }),
    vehicles: many(() => vehicle, {
      on: [vehicles.deliveryId, deliveries.id],
      where: [condition`${vehicles.removedAt} IS NULL`],
      order: computed`${vehicles.position}`,
    }),
    selectedDriver: one(() => driver, { on: [drivers.id, deliveries.selectedDriverId] }),
    selectedDriverId: deliveries.selectedDriverId,
    acceptedOffer: one(() => offer, {
      on: [offers.deliveryId, deliveries.id],
      where: [condition`${offers.status} = 'ACCEPTED'`, ownOnly],
    }),
    offers: many(() => offer, {
      on: [offers.deliveryId, deliveries.id],
      where: [ownOnly],
      order: computed`${offers.createdAt} DESC`,
      most: 100,
    }),
    invoice: issued('invoice'),
    creditNote: issued('credit'),
    startCode: deliveries.startCode,
    destinationCode: deliveries.destinationCode,
    returnCode: deliveries.returnCode,
    trackingId: deliveries.trackingId,
    isEditable: deliveries.isEditable,
    cancelReason: computed<CancelReason | null>`CASE WHEN ${deliveries.cancelReason} IS NOT NULL THEN ${cancelReason} END`,
    language: deliveries.language,
    position: one(() => position, {
      on: [positions.deliveryId, deliveries.id],
      where: [isTracked, isOfThisMission],
      order: computed`${positions.recordedAt} DESC`,
      most: 1,
    }),
    smsId: deliveries.smsId,
    smsSentAt: deliveries.smsSentAt,
    confirmedByCustomerAt: deliveries.confirmedByCustomerAt,
    smsMessage: deliveries.smsMessage,
    // the verdicts are the domain's: the row only carries what it must know
    allowedActions: facts,
    steps: stepFacts,
  },
  withheld: {
    clientStatus: 'PROFESSIONAL',
    number_of_offers: 0,
    offers: [],
    subscriptions: [],
    options: [],
    docs: [],
    validationDocs: [],
    isEditable: false,
    language: 'fr',
    allowedActions: null,
    steps: null,
  },
}
