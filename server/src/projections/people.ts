import { MOST_DAYS_OFF } from '@volant/domain/drivers/availability'
import { PAPER_NAMES } from '@volant/domain/drivers/papers'
import type { DriverDocs, DriverRatings, OrganizationSettings } from '@volant/contract/schema.generated'
import { driverDaysOff, driverMoves, driverPaperChecks, drivers } from '../tables/drivers'
import { deliveries } from '../tables/deliveries'
import { payments } from '../tables/invoices'
import { offers } from '../tables/offers'
import { addresses, admins, clients, organizations } from '../tables/organizations'
import { surveyResponses } from '../tables/survey'
import { users } from '../tables/users'
import { driverState } from './driver-state'
import { many, one } from './projection'
import type { Projection } from './projection'
import type { AddressRow, ClientRow, DaysOffRow, DriverRow, MoveRow, OrganizationRow, PaperCheckRow } from './rows'
import { computed, condition, literals, now, object } from './source'

export const address: Projection<typeof addresses, AddressRow> = {
  table: addresses,
  mask: 'address',
  fields: {
    id: addresses.id,
    address: addresses.address,
    addressPrecision: addresses.addressPrecision,
    city: addresses.city,
    postalCode: addresses.postalCode,
    country: addresses.country,
    latitude: addresses.latitude,
    longitude: addresses.longitude,
    place_id: addresses.placeId,
    isInIdf: addresses.isInIdf,
  },
  withheld: { id: '', isInIdf: false },
  narrowed: {
    // the first figures of a Belgian code would read as a department of France
    postalCode: {
      given: 'department',
      as: computed<string>`CASE WHEN ${addresses.country} = 'FR' THEN left(${addresses.postalCode}, 2) END`,
    },
  },
}

/** An account whose person was removed keeps the address by which they were known. */
export const knownEmail = computed<string>`coalesce(${users.formerEmail}, ${users.email})`

const settings = organizations.settings

export const organization: Projection<typeof organizations, OrganizationRow> = {
  table: organizations,
  mask: 'organization',
  fields: {
    id: organizations.id,
    name: organizations.name,
    slug: organizations.slug,
    siren: organizations.siren,
    vatId: organizations.vatId,
    electronicAddress: organizations.electronicAddress,
    paymentDays: organizations.paymentDays,
    createdAt: organizations.createdAt,
    updatedAt: organizations.updatedAt,
    address: one(() => address, { on: [addresses.id, organizations.addressId] }),
    billingAddress: one(() => address, { on: [addresses.id, organizations.billingAddressId] }),
    settings: object<OrganizationSettings>({
      one_date: computed<boolean>`coalesce((${settings}->>'one_date')::boolean, false)`,
      no_docs: computed<boolean>`coalesce((${settings}->>'no_docs')::boolean, false)`,
      defaultValues: computed`${settings}->'defaultValues'`,
      carModels: computed`coalesce(${settings}->'carModels', '[]')`,
    }),
    owner: one(() => client, {
      on: [clients.organizationId, organizations.id],
      where: [
        condition`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${clients.userId} AND ${users.rank} = 4)`,
        condition`${clients.deletedAt} IS NULL`,
      ],
      order: computed`${clients.createdAt}`,
      most: 1,
    }),
    members: many(() => client, {
      on: [clients.organizationId, organizations.id],
      where: [condition`${clients.deletedAt} IS NULL`],
      order: computed`${clients.createdAt}`,
      most: 100,
    }),
    totalMembers: computed<number>`(SELECT count(*)::int FROM ${clients} WHERE ${clients.organizationId} = ${organizations.id} AND ${clients.deletedAt} IS NULL)`,
    totalDeliveries: computed<number>`(SELECT count(*)::int FROM ${deliveries} WHERE ${deliveries.organizationId} = ${organizations.id} AND ${deliveries.deletedAt} IS NULL)`,
    // findAllDeliveries reads them in pages
    deliveries: computed<never[]>`'[]'::json`,
  },
  withheld: { members: [], deliveries: [], totalMembers: 0, totalDeliveries: 0 },
}

export const client: Projection<typeof clients, ClientRow> = {
  table: clients,
  mask: 'client',
  fields: {
    id: clients.id,
    sub: clients.userId,
    assigneeFirstName: clients.firstName,
    assigneeLastName: clients.lastName,
    assigneePhone: clients.phone,
    assigneeFunction: clients.jobFunction,
    assigneeService: clients.service,
    assigneeEmail: computed<string>`(SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${clients.userId})`,
    assigneeRank: computed<number>`(SELECT ${users.rank} FROM ${users} WHERE ${users.id} = ${clients.userId})`,
    siret: clients.siret,
    name: computed<
      string | null
    >`coalesce(${clients.name}, (SELECT ${organizations.name} FROM ${organizations} WHERE ${organizations.id} = ${clients.organizationId}))`,
    createdAt: clients.createdAt,
    updatedAt: clients.updatedAt,
    deletedAt: clients.deletedAt,
    address: one(() => address, { on: [addresses.id, clients.addressId] }),
    organization: one(() => organization, { on: [organizations.id, clients.organizationId] }),
  },
  withheld: { sub: '' },
}

/** One who is asked for by the id: also who was removed, with the address by which they were known. */
export const knownClient: typeof client = {
  ...client,
  fields: {
    ...client.fields,
    assigneeEmail: computed<string>`(SELECT ${knownEmail} FROM ${users} WHERE ${users.id} = ${clients.userId})`,
  },
}

const demanded = (status: 'ACCEPTED' | 'PENDING') =>
  computed<
    number | null
  >`(SELECT sum(${offers.demandedPrice})::float8 / 100 FROM ${offers} WHERE ${offers.driverId} = ${drivers.id} AND ${offers.status} = ${literals([status])})`

const daysOff: Projection<typeof driverDaysOff, DaysOffRow> = {
  table: driverDaysOff,
  fields: { id: driverDaysOff.id, firstDay: driverDaysOff.firstDay, lastDay: driverDaysOff.lastDay },
}

const nameOf = (adminId: typeof driverMoves.adminId | typeof driverPaperChecks.adminId) =>
  computed<string>`(SELECT ${admins.firstName} || ' ' || ${admins.lastName} FROM ${admins} WHERE ${admins.id} = ${adminId})`

const paperCheck: Projection<typeof driverPaperChecks, PaperCheckRow> = {
  table: driverPaperChecks,
  fields: {
    paper: driverPaperChecks.paper,
    verifiedAt: driverPaperChecks.verifiedAt,
    verifiedBy: nameOf(driverPaperChecks.adminId),
  },
}

const driverMove: Projection<typeof driverMoves, MoveRow> = {
  table: driverMoves,
  fields: {
    id: driverMoves.id,
    move: driverMoves.move,
    reason: driverMoves.reason,
    movedAt: driverMoves.movedAt,
    movedBy: nameOf(driverMoves.adminId),
  },
}

export const driver: Projection<typeof drivers, DriverRow> = {
  table: drivers,
  mask: 'driver',
  fields: {
    id: drivers.id,
    sub: drivers.userId,
    publicId: computed<string>`${drivers.publicId}::text`,
    firstName: drivers.firstName,
    lastName: drivers.lastName,
    fullName: computed<string>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
    email: computed<string>`(SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${drivers.userId})`,
    phoneNumber: drivers.phoneNumber,
    avatar: drivers.avatarKey,
    birthDate: drivers.birthDate,
    drivingLicenseDate: drivers.drivingLicenseDate,
    drivingPermitDueDate: drivers.drivingPermitDueDate,
    vigilanceIssueDate: drivers.vigilanceIssueDate,
    insuranceDueDate: drivers.insuranceDueDate,
    paperChecks: many(() => paperCheck, {
      on: [driverPaperChecks.driverId, drivers.id],
      order: computed`${driverPaperChecks.paper}`,
      most: PAPER_NAMES.length,
    }),
    drivingPermitNumber: drivers.drivingPermitNumber,
    iban: drivers.iban,
    company: drivers.company,
    siret: drivers.siret,
    address: one(() => address, { on: [addresses.id, drivers.addressId] }),
    radiusKm: drivers.radiusKm,
    daysOff: many(() => daysOff, {
      on: [driverDaysOff.driverId, drivers.id],
      where: [condition`${driverDaysOff.lastDay} >= (${now} AT TIME ZONE 'Europe/Paris')::date`],
      order: computed`${driverDaysOff.firstDay}`,
      most: MOST_DAYS_OFF,
    }),
    // what may not be opened is taken out where the links are made
    docs: computed<DriverDocs>`${drivers.docs} || '{"withheld": []}'::jsonb`,
    state: driverState,
    disabled: drivers.disabled,
    confirmedByAlb: drivers.confirmedByAlb,
    rejectedByAlb: drivers.rejectedByAlb,
    nbDeals: drivers.nbDeals,
    lossDeals: drivers.lossDeals,
    stokeDeals: drivers.stokeDeals,
    driverOffersPrice: demanded('ACCEPTED'),
    driverAttentePrice: demanded('PENDING'),
    driverAverageBills: computed<
      number | null
    >`(SELECT round(avg(${payments.amount}))::float8 / 100 FROM ${payments} WHERE ${payments.driverId} = ${drivers.id} AND ${payments.status} IN ('PENDING', 'PAID'))`,
    ratings: object<DriverRatings>({
      takeOffRating: drivers.takeOffRating,
      outfitRating: drivers.outfitRating,
      qualityRating: drivers.qualityRating,
      correspondenceRating: drivers.correspondenceRating,
      justiceRating: drivers.justiceRating,
      communicationRating: drivers.communicationRating,
      totalRating: drivers.totalRating,
    }),
    totalRating: drivers.totalRating,
    ratedDeliveries: computed<number>`(SELECT count(*)::int FROM ${surveyResponses} WHERE ${surveyResponses.driverId} = ${drivers.id})`,
    mcqAnswers: drivers.mcqAnswers,
    activationState: drivers.activationState,
    onboardingState: drivers.onboardingState,
    moves: many(() => driverMove, {
      on: [driverMoves.driverId, drivers.id],
      order: computed`${driverMoves.movedAt} DESC, ${driverMoves.id} DESC`,
      most: 50,
    }),
    createdAt: drivers.createdAt,
    updatedAt: drivers.updatedAt,
  },
  // what a client is told of a driver is a first name and an initial: the rest of the contract's promises stay empty
  withheld: {
    publicId: '',
    state: 'ACCEPTED',
    disabled: false,
    confirmedByAlb: true,
    rejectedByAlb: false,
    nbDeals: 0,
    lossDeals: 0,
    stokeDeals: 0,
    daysOff: [],
    paperChecks: [],
    moves: [],
    ratedDeliveries: 0,
    ratings: {},
    activationState: 'NONE',
    onboardingState: 'CREATED',
    createdAt: '1970-01-01T00:00:00Z',
    lastName: '',
    fullName: '',
  },
  narrowed: {
    lastName: { given: 'lastNameInitial', as: computed<string>`left(${drivers.lastName}, 1) || '.'` },
    fullName: {
      given: 'lastNameInitial',
      as: computed<string>`${drivers.firstName} || ' ' || left(${drivers.lastName}, 1) || '.'`,
    },
  },
}
