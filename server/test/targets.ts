import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { DeliveryStatus, DeliveryType } from '@volant/domain/deliveries/statuses'
import { outbox } from '../src/platform/outbox/table'
import { driverDaysOff } from '../src/tables/drivers'
import { files } from '../src/tables/files'
import { clients, organizations } from '../src/tables/organizations'
import { pushSubscriptions, refreshTokens, users } from '../src/tables/users'
import type { Cast } from './cast'
import type { Target } from './sample-request'
import { insertDeliveryAt } from './delivery-fixtures'
import { SUBSCRIPTION } from './push-server'

const LONG_AGO = new Date('2026-01-01')

interface Shot {
  readonly status?: DeliveryStatus | undefined
  readonly type?: DeliveryType | undefined
}

/** Everything that the doors can name: of the personas' own organisation, of the other one, or of nobody. */
export async function createTargets({ db, people, organization, other, make }: Cast) {
  const slugOf = async (id: string) => {
    const [found] = await db.sql.select().from(organizations).where(eq(organizations.id, id))
    return found?.slug ?? ''
  }
  const third = await make.driver()
  const candidate = await make.driver()
  const emailOf = async (sub: string) => (await db.sql.select().from(users).where(eq(users.id, sub)))[0]?.email ?? ''
  const home = { id: organization, slug: await slugOf(organization), representative: people.C4.profileId }
  const elsewhere = { id: other, slug: await slugOf(other), representative: people.CX.profileId }
  const stranger = { profileId: third.profileId, sub: third.sub, email: await emailOf(third.sub) }
  const foreignMember = await make.client(other, 6)

  async function fileOf(deliveryId: string, organizationId: string, ownerSub: string): Promise<string> {
    const key = `Deliveries/${deliveryId}/doc/targets.pdf`
    await db.sql.insert(files).values({
      id: uuid(),
      key,
      state: 'ready',
      type: 'application/pdf',
      maxBytes: 1000,
      size: 10,
      kind: 'doc',
      ownerSub,
      deliveryId,
      organizationId,
      fileName: 'targets.pdf',
      // not of today: there is a limit to what a person files in a day
      createdAt: new Date('2026-01-01'),
    })
    return key
  }

  async function prepare(mine: boolean, { status = 'REQUESTED', type = 'STANDARD' }: Shot): Promise<Target> {
    const where = mine ? home : elsewhere
    const bidder = mine ? people.DA.profileId : third.profileId
    const staged = await insertDeliveryAt(db, {
      mark: mine ? '1' : '2',
      organization: where.id,
      representative: where.representative,
      selected: mine ? people.DS.profileId : third.profileId,
      bidders: status === 'WAITING_FOR_DRIVER' ? [bidder] : [],
      status,
      type,
    })
    const owner = mine ? people.C4 : people.CX
    const pushId = uuid()
    const sessionId = uuid()
    const daysOffId = uuid()
    const messageId = uuid()
    const driver = mine ? people.DS : stranger
    const away = { firstDay: '2090-01-01', lastDay: '2090-01-02' }
    await db.sql.insert(driverDaysOff).values({ id: daysOffId, driverId: driver.profileId, ...away })
    await db.sql.insert(outbox).values({
      id: messageId,
      channel: 'sms',
      recipient: '+33610000555',
      language: 'fr',
      template: 'targets',
      data: { text: 'Bonjour' },
      dedupeKey: messageId,
      state: 'parked',
    })
    await db.sql.insert(refreshTokens).values({
      id: uuid(),
      familyId: sessionId,
      userId: owner.sub,
      tokenHash: sessionId,
      expiresAt: new Date('2100-01-01'),
    })
    // a browser of its own: the same one is whoever's subscribed last
    const subscription = { ...SUBSCRIPTION, endpoint: `${SUBSCRIPTION.endpoint}/${pushId}` }
    await db.sql.insert(pushSubscriptions).values({ id: pushId, userId: owner.sub, subscription })
    const member = mine ? await make.client(organization, 6) : foreignMember
    // an organisation gets a hundred new people an hour
    await db.sql.update(clients).set({ createdAt: LONG_AGO }).where(eq(clients.id, member.profileId))
    return {
      deliveryId: staged.id,
      vehicleId: staged.vehicles[0] ?? '',
      paymentId: staged.paymentId ?? '',
      offerId: staged.offers[0] ?? staged.acceptedOffer ?? '',
      representativeId: where.representative,
      organizationId: where.id,
      organizationSlug: where.slug,
      memberId: member.profileId,
      client: owner,
      driver,
      admin: people.A2,
      leaver: await make.admin(3),
      fileKey: await fileOf(staged.id, where.id, owner.sub),
      problemId: staged.problemId,
      expenseId: staged.expenseId,
      pushId,
      sessionId,
      messageId,
      daysOffId,
      candidateId: candidate.profileId,
      leavingDriver: await emailOf((await make.driver()).sub),
    }
  }

  function nothing(): Target {
    const nobody = { profileId: uuid(), sub: uuid(), email: 'nobody@test.test' }
    const deliveryId = uuid()
    return {
      deliveryId,
      vehicleId: uuid(),
      paymentId: uuid(),
      offerId: uuid(),
      representativeId: uuid(),
      organizationId: uuid(),
      organizationSlug: 'nobody',
      memberId: uuid(),
      client: nobody,
      driver: nobody,
      admin: people.A2,
      leaver: nobody,
      fileKey: `Deliveries/${deliveryId}/doc/targets.pdf`,
      problemId: uuid(),
      expenseId: uuid(),
      pushId: uuid(),
      sessionId: uuid(),
      messageId: uuid(),
      daysOffId: uuid(),
      candidateId: candidate.profileId,
      leavingDriver: nobody.email,
    }
  }

  return { prepare, nothing, third }
}
