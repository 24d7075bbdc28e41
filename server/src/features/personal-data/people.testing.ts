import { eq, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { insertDeliveryAt } from '../../../test/delivery-fixtures'
import type { Product } from '../../../test/product'
import { outbox } from '../../platform/outbox/table'
import { rows } from '../../platform/db/rows'
import { deliveries, deliveryLogs } from '../../tables/deliveries'
import { driverDaysOff, driverMandates, driverMoves, driverPaperChecks, drivers } from '../../tables/drivers'
import { files } from '../../tables/files'
import { addresses, admins, clients } from '../../tables/organizations'
import { mutedNotices } from '../../tables/notices'
import { pushSubscriptions, refreshTokens, users } from '../../tables/users'
import { SUBSCRIPTION } from '../../../test/push-server'

/** What only this person is called, lives at, and is reached by: found anywhere, it is theirs. */
export const MARK = 'Zéphyrine'
export const PHONE = '+33698765432'
const markedEmail = (sub: string) => `zephyrine-${sub}@mail.test`
export const named = { firstName: MARK, lastName: `${MARK}-Nom` }

interface Marked {
  readonly sub: string
  readonly profileId: string
}

const address = {
  address: `1 rue ${MARK}`,
  city: 'Lyon',
  postalCode: '69002',
  country: 'FR',
  latitude: 45,
  longitude: 4,
}

/** People who have left something in every table that knows them. */
export function createMarkedPeople({ db, make, organization, people }: Product) {
  async function account({ sub }: Marked): Promise<void> {
    const [cast] = await db.sql.select().from(users).where(eq(users.id, people.A1.sub))
    await db.sql
      .update(users)
      .set({ email: markedEmail(sub), passwordHash: cast?.passwordHash ?? '' })
      .where(eq(users.id, sub))
    const session = { id: uuid(), familyId: uuid(), userId: sub, expiresAt: new Date('2100-01-01') }
    await db.sql
      .insert(refreshTokens)
      .values({ ...session, tokenHash: session.id, browser: 'Firefox', system: 'Linux' })
    const push = uuid()
    await db.sql.insert(pushSubscriptions).values({ id: push, userId: sub, subscription: SUBSCRIPTION })
    const sent = { language: 'fr', template: 'reset-code', state: 'sent', subject: 'Votre code' } as const
    for (const [channel, recipient] of [
      ['email', markedEmail(sub)],
      ['sms', PHONE],
      ['push', push],
    ] as const) {
      const id = uuid()
      await db.sql.insert(outbox).values({ id, channel, recipient, ...sent, text: `Bonjour ${MARK}`, dedupeKey: id })
    }
  }

  async function addressOf(): Promise<string> {
    const id = uuid()
    await db.sql.insert(addresses).values({ id, ...address })
    return id
  }

  async function history({ sub }: Marked, deliveryId: string): Promise<void> {
    await db.sql.insert(deliveryLogs).values({
      id: uuid(),
      deliveryId,
      version: 900,
      actorRole: 'DRIVER',
      actorSub: sub,
      actorName: `${MARK} Nom`,
      action: 'PICK_UP',
      toStatus: 'PICKUP_DRIVER',
    })
  }

  const delivery = (status: 'COMPLETED' | 'ONGOING', selected: string, representative = people.C4.profileId) =>
    insertDeliveryAt(db, { mark: '1', organization, representative, selected, bidders: [], status })

  return {
    async driver() {
      const driver = await make.driver()
      const { profileId: id, sub } = driver
      await account(driver)
      await db.sql
        .update(drivers)
        .set({
          ...named,
          phoneNumber: PHONE,
          company: `${MARK} SARL`,
          iban: 'FR7630006000011234567890189',
          birthDate: new Date('1980-05-05'),
          drivingPermitNumber: `${MARK}-PERMIT`,
          addressId: await addressOf(),
          docs: { idPath: `Drivers/${id}/id.jpeg` },
          avatarKey: `Drivers/${id}/avatar.jpeg`,
          mcqAnswers: { answer: MARK },
        })
        .where(eq(drivers.id, id))
      const file = { state: 'ready', type: 'image/jpeg', maxBytes: 9, size: 9, driverId: id, ownerSub: sub } as const
      const paper = { ...file, fileName: `${MARK}.jpeg` }
      const kinds = [
        ['id', 'driverDoc'],
        ['avatar', 'avatar'],
        ['mandate', 'mandate'],
      ] as const
      for (const [name, kind] of kinds)
        await db.sql.insert(files).values({ id: uuid(), key: `Drivers/${id}/${name}.jpeg`, kind, ...paper })
      await db.sql.insert(driverMandates).values({
        id: uuid(),
        secret: id,
        driverId: id,
        reference: `RUM-${id}`,
        snapshot: {
          creditor: { name: 'V', address: 'P', identifier: 'I' },
          debtor: { name: MARK, address: [], iban: 'FR' },
        },
        fileKey: `Drivers/${id}/mandate.jpeg`,
        signedAt: new Date(),
      })
      await db.sql
        .insert(driverDaysOff)
        .values({ id: uuid(), driverId: id, firstDay: '2090-01-01', lastDay: '2090-01-02' })
      const by = { driverId: id, adminId: people.A2.profileId }
      await db.sql.insert(driverPaperChecks).values({ ...by, paper: 'licence', verifiedAt: new Date() })
      await db.sql.insert(driverMoves).values({ ...by, id: uuid(), move: 'disable', reason: MARK, movedAt: new Date() })
      await db.sql.insert(mutedNotices).values({ userId: sub, kind: 'NEW_AUCTION' })
      const done = await delivery('COMPLETED', id)
      await history(driver, done.id)
      return { ...driver, delivery: done }
    },

    async member(rank: 4 | 5 | 6 = 5) {
      const member = await make.client(organization, rank)
      await account(member)
      await db.sql
        .update(clients)
        .set({ ...named, phone: PHONE, jobFunction: MARK, service: MARK, addressId: await addressOf() })
        .where(eq(clients.id, member.profileId))
      const ordered = await delivery('COMPLETED', people.DS.profileId, member.profileId)
      await db.sql
        .update(deliveries)
        .set({
          representativeFirstName: MARK,
          representativeLastName: MARK,
          representativeEmail: markedEmail(member.sub),
          representativePhone: PHONE,
          clientFirstName: MARK,
          clientEmail: markedEmail(member.sub).toUpperCase(),
          clientPhone: PHONE,
          clientDrivingLicenceNumber: MARK,
        })
        .where(eq(deliveries.id, ordered.id))
      await history(member, ordered.id)
      return { ...member, delivery: ordered }
    },

    async admin() {
      const admin = await make.admin(3)
      await account(admin)
      await db.sql.update(admins).set(named).where(eq(admins.id, admin.profileId))
      return admin
    },

    delivery,
  }
}

/** The tables in which something still tells who they are, by what is read in their rows. */
export async function tablesWith({ db }: Product, pattern: RegExp): Promise<string[]> {
  const all = await rows<{ name: string }>(
    db.sql,
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  )
  const found: string[] = []
  for (const { name } of all) {
    const stored = await rows<{ row: string }>(db.sql, sql`SELECT t::text AS row FROM ${sql.identifier(name)} t`)
    if (stored.some(({ row }) => pattern.test(row))) found.push(name)
  }
  return found
}
