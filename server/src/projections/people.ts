import { column } from './engine'
import type { TypeProjection } from './engine'

const fields = <Names extends Record<string, string>>(names: Names) =>
  Object.fromEntries(Object.entries(names).map(([field, name]) => [field, column(name)]))

export const address: TypeProjection = {
  mask: 'address',
  fields: fields({
    id: 'id',
    address: 'address',
    addressPrecision: 'address_precision',
    city: 'city',
    postalCode: 'postal_code',
    country: 'country',
    latitude: 'latitude',
    longitude: 'longitude',
    place_id: 'place_id',
    isInIdf: 'is_in_idf',
  }),
  withheld: { id: "''", isInIdf: 'false' },
  narrowed: { postalCode: { given: 'department', as: (row) => `left(${row}.postal_code, 2)` } },
}

const oneAddress = (foreignKey: string) => ({
  type: () => address,
  from: (row: string, child: string) => `FROM addresses ${child} WHERE ${child}.id = ${row}.${foreignKey}`,
})

const owner = {
  type: () => client,
  from: (row: string, child: string) =>
    `FROM clients ${child} JOIN users u ON u.id = ${child}.user_id WHERE ${child}.organization_id = ${row}.id AND u.rank = 4 AND ${child}.deleted_at IS NULL ORDER BY ${child}.created_at LIMIT 1`,
}

export const organization: TypeProjection = {
  mask: 'organization',
  fields: {
    ...fields({ id: 'id', name: 'name', slug: 'slug', siren: 'siren', vatId: 'vat_id', createdAt: 'created_at' }),
    billingAddress: oneAddress('billing_address_id'),
    settings: (row) =>
      `json_build_object('one_date', coalesce((${row}.settings->>'one_date')::boolean, false), 'no_docs', coalesce((${row}.settings->>'no_docs')::boolean, false), 'defaultValues', ${row}.settings->'defaultValues', 'carModels', coalesce(${row}.settings->'carModels', '[]'))`,
    owner,
    members: {
      type: () => client,
      many: true,
      from: (row, child) =>
        `FROM clients ${child} WHERE ${child}.organization_id = ${row}.id AND ${child}.deleted_at IS NULL ORDER BY ${child}.created_at LIMIT 100`,
    },
    totalMembers: (row) =>
      `(SELECT count(*)::int FROM clients m WHERE m.organization_id = ${row}.id AND m.deleted_at IS NULL)`,
    totalDeliveries: (row) =>
      `(SELECT count(*)::int FROM deliveries m WHERE m.organization_id = ${row}.id AND m.deleted_at IS NULL)`,
  },
  withheld: { members: "'[]'::json", deliveries: "'[]'::json", totalMembers: '0', totalDeliveries: '0' },
}

/** Account columns of a client live in users. */
export const account = (name: string) => (row: string) => `(SELECT u.${name} FROM users u WHERE u.id = ${row}.user_id)`

export const client: TypeProjection = {
  mask: 'client',
  fields: {
    ...fields({
      id: 'id',
      sub: 'user_id',
      assigneeFirstName: 'first_name',
      assigneeLastName: 'last_name',
      assigneePhone: 'phone',
      assigneeFunction: 'job_function',
      assigneeService: 'service',
      siret: 'siret',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
    name: (row) => `coalesce(${row}.name, (SELECT g.name FROM organizations g WHERE g.id = ${row}.organization_id))`,
    assigneeEmail: account('email'),
    assigneeRank: account('rank'),
    address: oneAddress('address_id'),
    organization: {
      type: () => organization,
      from: (row, child) => `FROM organizations ${child} WHERE ${child}.id = ${row}.organization_id`,
    },
  },
  withheld: { sub: "''" },
}

const RATINGS = ['takeOff', 'outfit', 'quality', 'correspondence', 'justice', 'communication', 'total']
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const driver: TypeProjection = {
  mask: 'driver',
  fields: {
    ...fields({
      id: 'id',
      sub: 'user_id',
      firstName: 'first_name',
      lastName: 'last_name',
      phoneNumber: 'phone_number',
      avatar: 'avatar_key',
      birthDate: 'birth_date',
      drivingLicenseDate: 'driving_license_date',
      drivingPermitDueDate: 'driving_permit_due_date',
      drivingPermitNumber: 'driving_permit_number',
      iban: 'iban',
      company: 'company',
      siret: 'siret',
      docs: 'docs',
      disabled: 'disabled',
      confirmedByAlb: 'confirmed_by_alb',
      rejectedByAlb: 'rejected_by_alb',
      nbDeals: 'nb_deals',
      lossDeals: 'loss_deals',
      stokeDeals: 'stoke_deals',
      totalRating: 'total_rating',
      mcqAnswers: 'mcq_answers',
      activationState: 'activation_state',
      onboardingState: 'onboarding_state',
      createdAt: 'created_at',
    }),
    publicId: (row) => `${row}.public_id::text`,
    email: account('email'),
    fullName: (row) => `${row}.first_name || ' ' || ${row}.last_name`,
    state: (row) =>
      `CASE WHEN ${row}.disabled THEN 'DISABLED' WHEN ${row}.rejected_by_alb THEN 'REFUSED' WHEN ${row}.confirmed_by_alb THEN 'ACCEPTED' ELSE 'WAITING' END`,
    ratings: (row) =>
      `json_build_object(${RATINGS.map((name) => `'${name}Rating', ${row}.${snake(name)}_rating`).join(', ')})`,
    address: oneAddress('address_id'),
    driverOffersPrice: (row) =>
      `(SELECT sum(f.demanded_price_cents)::float8 / 100 FROM offers f WHERE f.driver_id = ${row}.id AND f.status = 'ACCEPTED')`,
    driverAttentePrice: (row) =>
      `(SELECT sum(f.demanded_price_cents)::float8 / 100 FROM offers f WHERE f.driver_id = ${row}.id AND f.status = 'PENDING')`,
    driverAverageBills: (row) =>
      `(SELECT round(avg(p.amount_cents))::float8 / 100 FROM payments p WHERE p.driver_id = ${row}.id AND p.status IN ('PENDING', 'PAID'))`,
  },
  // what a client is told of a driver is a first name and an initial: the rest of the contract's promises stay empty
  withheld: {
    publicId: "''",
    state: "'ACCEPTED'",
    disabled: 'false',
    confirmedByAlb: 'true',
    rejectedByAlb: 'false',
    nbDeals: '0',
    lossDeals: '0',
    stokeDeals: '0',
    ratings: "'{}'::json",
    activationState: "'NONE'",
    onboardingState: "'CREATED'",
    createdAt: "'1970-01-01T00:00:00Z'",
    lastName: "''",
    fullName: "''",
  },
  narrowed: {
    lastName: { given: 'lastNameInitial', as: (row) => `left(${row}.last_name, 1) || '.'` },
    fullName: { given: 'lastNameInitial', as: (row) => `${row}.first_name || ' ' || left(${row}.last_name, 1) || '.'` },
  },
}
