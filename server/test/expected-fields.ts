import { allowedActions } from '@volant/domain/deliveries/lifecycle'
import { punctuality, type Punctuality } from '@volant/domain/deliveries/punctuality'
import { remainingDistance } from '@volant/domain/tracking/remaining-distance'
import type { Rows } from './all-rows'
import { About, euros, iso, like, To } from './expected-values'
import type { Asking, Of } from './expected-values'
import { driverFields } from './expected-drivers'
import { carFields } from './expected-cars'
import type { Car } from './expected-cars'
import { documents } from './expected-files'
import { linesOf } from './expected-steps'

type RowOf<Name extends keyof Rows> = Rows[Name][number]
const byId = <Row extends { id: string }>(rows: readonly Row[], id: string | null) => rows.find((row) => row.id === id)
const newest = <Row>(rows: readonly Row[], at: (row: Row) => Date) =>
  rows.toSorted((a, b) => at(b).getTime() - at(a).getTime())
const oldest = <Row>(rows: readonly Row[], at: (row: Row) => Date) => newest(rows, at).toReversed()
const TRACKED = 'PICKUP_DRIVER ONGOING PICKUP_CLIENT SWAP_PICKUP_DRIVER SWAP_IN_TRANSIT SWAP_PICKUP_CLIENT'.split(' ')

const addressOf = (id: string | null, { rows }: Asking) => new To('Address', byId(rows.addresses, id))
const offersOf = (delivery: RowOf<'deliveries'>, { rows, actor }: Asking) =>
  rows.offers.filter(
    (offer) => offer.deliveryId === delivery.id && (actor.role !== 'DRIVER' || offer.driverId === actor.profileId),
  )
const allOffersOf = (delivery: RowOf<'deliveries'>, { rows }: Asking) =>
  rows.offers.filter(({ deliveryId }) => deliveryId === delivery.id).map(({ demandedPrice }) => demandedPrice)
const carsOf = (delivery: RowOf<'deliveries'>, { rows }: Asking) =>
  rows.vehicles
    .filter(({ deliveryId, removedAt }) => deliveryId === delivery.id && removedAt === null)
    .toSorted((a, b) => a.position - b.position)
const seenOf = (delivery: RowOf<'deliveries'>, { rows }: Asking) =>
  TRACKED.includes(delivery.status)
    ? newest(
        rows.positions.filter(({ deliveryId }) => deliveryId === delivery.id),
        (row) => row.recordedAt,
      )[0]
    : undefined
const issued =
  (kind: 'invoice' | 'credit') =>
  (delivery: RowOf<'deliveries'>, { rows }: Asking) =>
    new To(
      'Invoice',
      rows.invoices.find((one) => one.deliveryId === delivery.id && one.kind === kind),
    )
const payment = like<RowOf<'payments'> | RowOf<'subscriptionPayments'>>({
  id: (row) => row.id,
  createdAt: (row) => iso(row.createdAt),
  amount: (row) => euros(row.amount),
  status: (row) => row.status,
  driver: (row, { rows }) => new To('Driver', byId(rows.drivers, row.driverId)),
})
const townOf = (row: RowOf<'payments'>, of: 'fromAddressId' | 'toAddressId', { rows }: Asking) =>
  byId(rows.addresses, byId(rows.deliveries, row.deliveryId)?.[of] ?? null)?.city ?? null
const membersOf = (id: string, { rows }: Asking) =>
  oldest(
    rows.clients.filter((one) => one.organizationId === id && one.deletedAt === null),
    (row) => row.createdAt,
  )
const hours = (later: Date, sooner: Date) => (later.getTime() - sooner.getTime()) / 3_600_000

function factsOf(row: RowOf<'deliveries'>, asking: Asking) {
  const { rows } = asking
  const shown = (images: object) => Object.entries(images).flatMap(([view, key]) => (key ? view : []))
  return {
    ...row,
    addresses: {
      from: row.fromAddressId !== null,
      to: row.toAddressId !== null,
      returnFrom: row.toReturnFromAddressId !== null,
      returnTo: row.toReturnToAddressId !== null,
    },
    vehicles: carsOf(row, asking).map((car) => ({
      ...car,
      complete: Boolean(car.vehicleCode && car.marque && car.model),
      photosBefore: shown(car.imagesBefore),
      photosAfter: shown(car.imagesAfter),
    })),
    validationDocTypes: row.validationDocs.flatMap(({ type, deleted }) => (type && !deleted ? type : [])),
    hasInvoice: rows.invoices.some(({ deliveryId }) => deliveryId === row.id),
    hasPayment: rows.payments.some(({ deliveryId }) => deliveryId === row.id),
  }
}

/** What each field of each type says, written by hand from the contract and the description: a second source beside the projections. */
export const SAYS: Readonly<Record<string, Readonly<Record<string, Of<never>>>>> = {
  Address: like<RowOf<'addresses'>>({
    id: (row) => row.id,
    address: (row) => row.address,
    addressPrecision: (row) => row.addressPrecision,
    city: (row) => row.city,
    postalCode: (row) => row.postalCode,
    country: (row) => row.country,
    latitude: (row) => row.latitude,
    longitude: (row) => row.longitude,
    place_id: (row) => row.placeId,
    isInIdf: (row) => row.isInIdf,
  }),
  Organization: like<RowOf<'organizations'>>({
    id: (row) => row.id,
    name: (row) => row.name,
    slug: (row) => row.slug,
    siren: (row) => row.siren,
    vatId: (row) => row.vatId,
    electronicAddress: (row) => row.electronicAddress,
    paymentDays: (row) => row.paymentDays,
    address: (row, asking) => addressOf(row.addressId, asking),
    billingAddress: (row, asking) => addressOf(row.billingAddressId, asking),
    settings: ({ settings }) => ({
      one_date: settings.one_date ?? false,
      no_docs: settings.no_docs ?? false,
      defaultValues: settings.defaultValues ?? null,
      carModels: settings.carModels ?? [],
    }),
    owner: (row, asking) =>
      new To(
        'Client',
        membersOf(row.id, asking).find((one) => byId(asking.rows.users, one.userId)?.rank === 4),
      ),
    members: (row, asking) => new To('Client', membersOf(row.id, asking)),
    deliveries: () => [],
    totalMembers: (row, asking) => membersOf(row.id, asking).length,
    totalDeliveries: (row, { rows }) =>
      rows.deliveries.filter((one) => one.organizationId === row.id && one.deletedAt === null).length,
    createdAt: (row) => iso(row.createdAt),
    updatedAt: (row) => iso(row.updatedAt),
  }),
  Client: like<RowOf<'clients'>>({
    id: (row) => row.id,
    sub: (row) => row.userId,
    assigneeFirstName: (row) => row.firstName,
    assigneeLastName: (row) => row.lastName,
    assigneePhone: (row) => row.phone,
    assigneeEmail: (row, { rows }) => byId(rows.users, row.userId)?.email,
    assigneeFunction: (row) => row.jobFunction,
    assigneeService: (row) => row.service,
    assigneeRank: (row, { rows }) => byId(rows.users, row.userId)?.rank,
    siret: (row) => row.siret,
    name: (row, { rows }) => row.name ?? byId(rows.organizations, row.organizationId)?.name ?? null,
    address: (row, asking) => addressOf(row.addressId, asking),
    organization: (row, { rows }) => new To('Organization', byId(rows.organizations, row.organizationId)),
    createdAt: (row) => iso(row.createdAt),
    updatedAt: (row) => iso(row.updatedAt),
    deletedAt: (row) => row.deletedAt && iso(row.deletedAt),
  }),
  Admin: like<RowOf<'admins'>>({
    id: (row) => row.id,
    sub: (row) => row.userId,
    email: (row, { rows }) => byId(rows.users, row.userId)?.email,
    firstName: (row) => row.firstName,
    lastName: (row) => row.lastName,
    status: (row, { rows }) => byId(rows.users, row.userId)?.status,
    rank: (row, { rows }) => byId(rows.users, row.userId)?.rank,
    createdAt: (row) => iso(row.createdAt),
    updatedAt: (row) => iso(row.updatedAt),
    deletedAt: (row) => row.deletedAt && iso(row.deletedAt),
  }),
  ...driverFields,
  Vehicle: like<Car>(carFields),
  Offer: like<RowOf<'offers'>>({
    id: (row) => row.id,
    driverId: (row) => row.driverId,
    deliveryId: (row) => row.deliveryId,
    demandedPrice: (row) => euros(row.demandedPrice),
    accepted: (row) => row.status === 'ACCEPTED',
    status: (row) => row.status,
    createdAt: (row) => iso(row.createdAt),
    proposedByDriver: (row) => row.proposedByDriver,
    proposedByAdminId: (row) => row.proposedByAdminId,
    withdrawalReason: (row, { rows }) => {
      const given = rows.deliveryLogs.find(
        ({ deliveryId, action, at }) =>
          deliveryId === row.deliveryId && action === 'WITHDRAW' && at.getTime() === row.closedAt?.getTime(),
      )
      return row.status === 'DRIVER_CANCELED' ? (given?.reason ?? null) : null
    },
    driver: (row, { rows }) => new To('Driver', byId(rows.drivers, row.driverId)),
    delivery: () => null,
  }),
  Invoice: like<RowOf<'invoices'>>({
    id: (row) => row.id,
    number: (row) => row.number,
    issuedAt: (row) => iso(row.issuedAt),
    totalExclTax: (row) => euros(row.totalExclTax),
    totalInclTax: (row) => euros(row.totalInclTax),
    url: (row) => `/invoice/downloadPDF/${row.id}`,
    electronicFaults: (row) => row.electronicFaults,
  }),
  Position: like<RowOf<'positions'>>({
    latitude: (row) => row.latitude,
    longitude: (row) => row.longitude,
    recordedAt: (row) => iso(row.recordedAt),
  }),
  Punctuality: like<Punctuality>({
    state: ({ state }) => state,
    basis: ({ basis }) => basis,
    expectedAt: ({ expectedAt }) => new About(expectedAt?.getTime() ?? null),
    arrivesAt: ({ arrivesAt }) => new About(arrivesAt?.getTime() ?? null),
    slackMinutes: ({ slackMinutes }) => new About(slackMinutes),
    seenAt: ({ seenAt }) => new About(seenAt?.getTime() ?? null),
  }),
  DeliveryPayment: like<RowOf<'payments'>>({
    ...payment,
    disbursements: (row) => euros(row.disbursements),
    deliveryId: (row) => row.deliveryId,
    contract: (row, { rows }) => String(byId(rows.deliveries, row.deliveryId)?.publicId),
    fromCity: (row, asking) => townOf(row, 'fromAddressId', asking),
    toCity: (row, asking) => townOf(row, 'toAddressId', asking),
    vehicles: (row, asking) => {
      const delivery = byId(asking.rows.deliveries, row.deliveryId)
      return delivery ? carsOf(delivery, asking).map(({ marque, model }) => `${marque} ${model}`) : []
    },
    completedAt: (row, { rows }) => iso(byId(rows.deliveries, row.deliveryId)?.completedAt ?? null),
  }),
  SubscriptionPayment: like<RowOf<'subscriptionPayments'>>({
    ...payment,
    month: (row) => row.month,
    subscription: (row) => ({ id: row.tier, name: row.tier }),
  }),
  Delivery: like<RowOf<'deliveries'>>({
    id: (row) => row.id,
    publicId: (row) => String(row.publicId),
    type: (row) => row.type,
    twoWayDeliverType: (row) => row.twoWayDeliverType,
    status: (row) => row.status,
    category: (row) => row.category,
    clientStatus: (row) => row.clientStatus,
    version: (row) => row.version,
    carAvailabilityDate: (row) => iso(row.carAvailabilityDate),
    carPickUpDate: (row) => iso(row.carPickUpDate),
    carDeliveryDeadline: (row) => iso(row.carDeliveryDeadline),
    confirmedAt: (row) => iso(row.confirmedAt),
    departedAt: (row) => iso(row.departedAt),
    handedOverAt: (row) => iso(row.handedOverAt),
    completedAt: (row) => iso(row.completedAt),
    cancelledAt: (row) => iso(row.cancelledAt),
    createdAt: (row) => iso(row.createdAt),
    putInAuctionAt: (row) => iso(row.putInAuctionAt),
    clientInitialPrice: (row) => euros(row.clientInitialPrice),
    clientFinalPrice: (row) => euros(row.clientFinalPrice),
    wantedPrice: (row) => euros(row.wantedPrice),
    minPrice: (row) => euros(row.minPrice),
    maxPrice: (row) => euros(row.maxPrice),
    finalPrice: (row) => euros(row.finalPrice),
    margin: ({ clientFinalPrice: price, finalPrice: pay }) =>
      price === null || pay === null ? null : (price - pay) / 100,
    averageOffersPrice: (row, asking) => {
      const prices = allOffersOf(row, asking)
      return prices.length === 0 ? null : Math.round(prices.reduce((sum, one) => sum + one, 0) / prices.length) / 100
    },
    minOfferPrice: (row, asking) => {
      const prices = allOffersOf(row, asking)
      return prices.length === 0 ? null : Math.min(...prices) / 100
    },
    number_of_offers: (row) => row.offersCount,
    numberOfVehicles: (row) => row.numberOfVehicles,
    distance: (row) => row.distance,
    duration: (row) => row.duration,
    routeLegs: (row) => row.routeLegs,
    sharingPausedAt: (row) => iso(row.sharingPausedAt),
    remainingDistance: (row, asking) =>
      remainingDistance({
        status: row.status,
        position: seenOf(row, asking) ?? null,
        to: byId(asking.rows.addresses, row.toAddressId) ?? null,
        returnTo: byId(asking.rows.addresses, row.toReturnToAddressId) ?? null,
      }),
    punctuality: (row) => new To('Punctuality', punctuality(row, new Date())),
    remainingHoursToEstimatedDate: (row) => hours(row.carPickUpDate, new Date()),
    totalHoursToEstimatedDate: (row) => row.confirmedAt && hours(row.carPickUpDate, row.confirmedAt),
    comment: (row) => row.comment,
    clientId: (row) => row.representativeId,
    clientFirstName: (row) => row.clientFirstName,
    clientLastName: (row) => row.clientLastName,
    clientEmail: (row) => row.clientEmail,
    clientPhone: (row) => row.clientPhone,
    clientCompany: (row) => row.clientCompany,
    clientSiret: (row) => row.clientSiret,
    clientDrivingLicenceNumber: (row) => row.clientDrivingLicenceNumber,
    representativeId: (row) => row.representativeId,
    representativeFirstName: (row) => row.representativeFirstName,
    representativeLastName: (row) => row.representativeLastName,
    representativeEmail: (row) => row.representativeEmail,
    representativePhone: (row) => row.representativePhone,
    representativeCompany: (row) => row.representativeCompany,
    representativeSiret: (row) => row.representativeSiret,
    options: (row, { actor }) =>
      row.options.map(({ id, price, invoicePrice }) => ({
        id,
        name: { '000': 'W Garage', '001': 'Carburant', '002': 'Lavage' }[id],
        photo: null,
        // what a client pays is not told to drivers
        price: actor.role === 'DRIVER' ? 0 : euros(price),
        invoicePrice: actor.role === 'ADMIN' ? euros(invoicePrice ?? price) : null,
      })),
    garageOptions: (row) => row.garageOptions,
    docs: (row) => documents(row.docs),
    validationDocs: (row) => documents(row.validationDocs),
    organization: (row, { rows }) => new To('Organization', byId(rows.organizations, row.organizationId)),
    client: (row, { rows }) => new To('Client', byId(rows.clients, row.representativeId)),
    subscriptions: () => [],
    fromAddress: (row, asking) => addressOf(row.fromAddressId, asking),
    toAddress: (row, asking) => addressOf(row.toAddressId, asking),
    toReturnFromAddress: (row, asking) => addressOf(row.toReturnFromAddressId, asking),
    toReturnToAddress: (row, asking) => addressOf(row.toReturnToAddressId, asking),
    vehicles: (row, asking) => new To('Vehicle', carsOf(row, asking)),
    selectedDriver: (row, { rows }) => new To('Driver', byId(rows.drivers, row.selectedDriverId)),
    selectedDriverId: (row) => row.selectedDriverId,
    acceptedOffer: (row, asking) =>
      new To(
        'Offer',
        offersOf(row, asking).find(({ status }) => status === 'ACCEPTED'),
      ),
    offers: (row, asking) =>
      new To(
        'Offer',
        newest(offersOf(row, asking), (offer) => offer.createdAt),
      ),
    invoice: issued('invoice'),
    creditNote: issued('credit'),
    startCode: (row) => row.startCode,
    destinationCode: (row) => row.destinationCode,
    returnCode: (row) => row.returnCode,
    trackingId: (row) => row.trackingId,
    isEditable: (row) => row.isEditable,
    cancelReason: (row) => row.cancelReason && { reason: row.cancelReason, additionalInfo: row.cancelAdditionalInfo },
    language: (row) => row.language,
    position: (row, asking) => new To('Position', seenOf(row, asking)),
    smsId: (row) => row.smsId,
    smsSentAt: (row) => iso(row.smsSentAt),
    confirmedByCustomerAt: (row) => iso(row.confirmedByCustomerAt),
    smsMessage: (row) => row.smsMessage,
    steps: linesOf,
    allowedActions: (row, asking) => allowedActions(asking.actor, factsOf(row, asking), new Date()),
  }),
}
