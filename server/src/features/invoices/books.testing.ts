import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientActor } from '@volant/domain/kernel/actor'
import { asc, desc, eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { as, completeDelivery, createWorld, dates, DEAL } from '../../../test/world'
import { readConfig } from '../../config'
import { chooseSeal } from '../../platform/seal/choose'
import { folderStorage } from '../../platform/storage/folder'
import { addresses, organizations } from '../../tables/organizations'
import { invoices, payments } from '../../tables/invoices'
import { writeBroadcasts } from '../../platform/outbox/broadcasts'
import { outbox } from '../../platform/outbox/table'
import { createFilesFeature } from '../files/feature'
import { findPerson } from '../identity/public'
import { READER_LISTS } from '../messages/read/people'
import { messageReactions } from '../messages/reactions'
import { reportReactions } from '../reports/reactions'
import { createSealing } from '../reports/service/sealing'
import { invoiceReactions } from './reactions'

export const PUBLIC_URL = 'https://volant.example'

/** The world of service tests with its books: reactions as the application wires them, files in a folder. */
export async function openBooks() {
  const world = await createWorld()
  const folder = await mkdtemp(join(tmpdir(), 'volant-books-'))
  const config = readConfig({ DEMO: '1', DATA_DIR: folder })
  const { seller } = config
  world.bus.add([...invoiceReactions(seller), ...messageReactions, ...reportReactions({ hint: () => undefined })])
  const { db, clock, make } = world
  const storage = await folderStorage(join(folder, 'files'))
  const fileConfig = {
    FILE_SECRET: 'a secret of the tests that is long enough',
    DATA_DIR: folder,
    PUBLIC_URL,
    mode: 'production',
  } as const
  const { stored: files } = createFilesFeature({ db, storage, clock, config: fileConfig }, findPerson)
  const admin = await make.admin(2)
  const sealingParts = { files, storage, seller, seal: await chooseSeal(config), publicUrl: PUBLIC_URL }

  /** An organisation somewhere, with its first member. */
  async function buyer(country = 'FR', vatId: string | null = null): Promise<ClientActor> {
    const organizationId = await make.organization()
    const addressId = uuid()
    const town = country === 'BE' ? { city: 'Bruxelles', postalCode: '1050' } : { city: 'Paris', postalCode: '75011' }
    await db.sql
      .insert(addresses)
      .values({ id: addressId, address: '120 avenue Louise', country, latitude: 50, longitude: 4, ...town })
    await db.sql
      .update(organizations)
      .set({ addressId, vatId, siren: country === 'FR' ? '732829320' : null })
      .where(eq(organizations.id, organizationId))
    return make.client(organizationId)
  }

  /** Another billing identity: an address of its own or none, and the numbers of the organisation. */
  async function billTo(
    { organizationId }: ClientActor,
    place: { address: string; postalCode: string; city: string; country: string } | null,
    numbers: { siren?: string | null; vatId?: string | null } = {},
  ): Promise<void> {
    const id = uuid()
    if (place) await db.sql.insert(addresses).values({ id, latitude: 45, longitude: 4, ...place })
    await db.sql
      .update(organizations)
      .set({ billingAddressId: place && id, ...numbers })
      .where(eq(organizations.id, organizationId ?? ''))
  }

  return {
    ...world,
    folder,
    billTo,
    admin,
    seller,
    storage,
    files,
    sealingParts,
    sealing: createSealing(sealingParts),
    buyer,
    /** A delivery that has its driver, its prices and its options. */
    async assigned(client: ClientActor, driverId: string, prices = DEAL, options: string[] = []): Promise<string> {
      const id = await completeDelivery(world, client)
      if (options.length > 0) await world.deliveries.edit(as(client), { id, options })
      await world.dispatch.assign(as(admin), { id, driverId, ...prices, ...dates(clock.now()) })
      return id
    },
    terminate: (id: string) =>
      world.deliveries.setStatus(as(admin), { id, status: 'COMPLETED', reason: 'Livrée hors application' }),
    cancel: (id: string) => world.deliveries.cancel(as(admin), { id, reason: 'other', additionalInfo: 'Litige' }),
    issued: (deliveryId: string) =>
      db.sql.select().from(invoices).where(eq(invoices.deliveryId, deliveryId)).orderBy(desc(invoices.kind)),
    owed: (deliveryId: string) =>
      db.sql.select().from(payments).where(eq(payments.deliveryId, deliveryId)).orderBy(asc(payments.id)),
    /** As when it is their turn. */
    async writeBroadcasts() {
      while (await writeBroadcasts(db.sql, 'email', READER_LISTS));
    },
    messages: (template: string) =>
      db.sql.select().from(outbox).where(eq(outbox.template, template)).orderBy(asc(outbox.id)),
    async close() {
      await world.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Books = Awaited<ReturnType<typeof openBooks>>
