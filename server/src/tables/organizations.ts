import type { StoredSettings } from '@volant/domain/organizations/settings'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, deletedAt, id, updatedAt } from '../platform/db/columns'
import { searchTextOf } from './search-text'
import { users } from './users'

export const addresses = pgTable('addresses', {
  id: id(),
  address: text('address').notNull(),
  addressPrecision: text('address_precision'),
  city: text('city').notNull(),
  postalCode: text('postal_code').notNull(),
  country: text('country').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  placeId: text('place_id'),
  isInIdf: boolean('is_in_idf').notNull().default(false),
})

export const organizations = pgTable(
  'organizations',
  {
    id: id(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    siren: text('siren'),
    vatId: text('vat_id'),
    electronicAddress: text('electronic_address'),
    paymentDays: integer('payment_days'),
    addressId: uuid('address_id').references(() => addresses.id, { onDelete: 'restrict' }),
    billingAddressId: uuid('billing_address_id').references(() => addresses.id, { onDelete: 'restrict' }),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql.raw(searchTextOf({ names: ['name', 'slug', 'siren'], phones: [] }))),
    settings: jsonb('settings').$type<StoredSettings>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    uniqueIndex('organizations_slug').on(t.slug),
    index('organizations_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

/** Members of organisations: the API calls them clients; on a delivery they are the mandataire. */
export const clients = pgTable(
  'clients',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    organizationId: uuid('organization_id').references(() => organizations.id, { onDelete: 'restrict' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql.raw(searchTextOf({ names: ['first_name', 'last_name'], phones: ['phone'] }))),
    jobFunction: text('job_function'),
    service: text('service'),
    siret: text('siret'),
    name: text('name'),
    addressId: uuid('address_id').references(() => addresses.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    uniqueIndex('clients_user').on(t.userId),
    index('clients_organization').on(t.organizationId),
    index('clients_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

export const admins = pgTable(
  'admins',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [uniqueIndex('admins_user').on(t.userId), index('admins_created').on(sql`${t.createdAt} DESC`)],
)
