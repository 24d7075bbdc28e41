import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import type { DeliveryStatus } from '@volant/domain/deliveries/statuses'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { driverDaysOff, driverMoves, driverPaperChecks, drivers } from '../src/tables/drivers'
import { clients, organizations } from '../src/tables/organizations'
import { users } from '../src/tables/users'
import { documentOf, walkingDocuments, wideDocumentOf } from './documents'
import { markText } from './marks'
import type { Cast, Persona } from './cast'
import { insertDeliveryAt } from './delivery-fixtures'
import type { DeliveryFixture } from './delivery-fixtures'

export interface FixtureAt extends DeliveryFixture {
  readonly owner: '1' | '2'
  readonly status: DeliveryStatus
}

const PEOPLE_AT = '99'

async function markDriver(
  db: Cast['db'],
  owner: string,
  { profileId, sub }: { profileId: string; sub: string },
  adminId: string,
) {
  const text = (field: string) => markText(owner, field, PEOPLE_AT)
  await db.sql
    .update(users)
    .set({ email: `${text('email')}@x.test` })
    .where(eq(users.id, sub))
  await db.sql
    .update(drivers)
    .set({
      firstName: text('firstName'),
      lastName: text('lastName'),
      phoneNumber: text('phone'),
      iban: text('iban'),
      company: text('company'),
      siret: text('siret'),
      avatarKey: text('avatar'),
      drivingPermitNumber: text('permit'),
      docs: { idPath: text('idPath'), ribPath: text('ribPath') },
      mcqAnswers: { note: text('mcq') },
    })
    .where(eq(drivers.id, profileId))
  await db.sql.insert(driverDaysOff).values([
    { id: uuid(), driverId: profileId, firstDay: '2090-05-01', lastDay: '2090-05-31' },
    { id: uuid(), driverId: profileId, firstDay: '2090-02-01', lastDay: '2090-02-01' },
    { id: uuid(), driverId: profileId, firstDay: '2020-02-01', lastDay: '2020-02-02' },
  ])
  const by = { driverId: profileId, adminId }
  await db.sql.insert(driverPaperChecks).values([
    { ...by, paper: 'vigilance', verifiedAt: new Date('2026-05-01T10:00:00Z') },
    { ...by, paper: 'account', verifiedAt: new Date('2026-05-02T10:00:00Z') },
  ])
  await db.sql.insert(driverMoves).values([
    { ...by, id: uuid(), move: 'accept', movedAt: new Date('2026-05-03T10:00:00Z') },
    { ...by, id: uuid(), move: 'disable', reason: text('reason'), movedAt: new Date('2026-05-04T10:00:00Z') },
  ])
}

async function markOrganization(db: Cast['db'], owner: string, id: string, members: { profileId: string }[]) {
  const text = (field: string) => markText(owner, field, PEOPLE_AT)
  await db.sql
    .update(organizations)
    .set({ name: text('orgName'), slug: text('orgSlug'), siren: text('orgSiren'), vatId: text('orgVat') })
    .where(eq(organizations.id, id))
  for (const { profileId } of members)
    await db.sql
      .update(clients)
      .set({ firstName: text('memberFirst'), lastName: text('memberLast'), phone: text('memberPhone') })
      .where(eq(clients.id, profileId))
}

/** Two organisations with a delivery at every status, one-way and two-way, and every text of theirs marked. */
export async function insertEverything({ db, people, organization, other, make }: Cast) {
  const third = await make.driver()
  await markDriver(db, 's', people.DS, people.A2.profileId)
  await markDriver(db, 'a', people.DA, people.A2.profileId)
  await markDriver(db, 't', third, people.A2.profileId)
  await markOrganization(db, '1', organization, [people.C4, people.C5, people.C6])
  await markOrganization(db, '2', other, [people.CX])
  const staged: FixtureAt[] = []
  for (const status of STORED_STATUSES)
    for (const [owner, type] of [
      ['1', 'STANDARD'],
      ['1', 'TWO_WAY_DELIVERY'],
      ['2', 'STANDARD'],
    ] as const) {
      const plan = {
        mark: owner,
        organization: owner === '1' ? organization : other,
        representative: owner === '1' ? people.C4.profileId : people.CX.profileId,
        selected: owner === '1' ? people.DS.profileId : third.profileId,
        bidders: status === 'WAITING_FOR_DRIVER' ? [people.DA.profileId, people.DS.profileId, third.profileId] : [],
        status,
        type,
      }
      staged.push({ ...(await insertDeliveryAt(db, plan)), owner, status })
    }
  return { staged, third }
}

const LISTS = [
  ['findAllDeliveries', 3],
  ['findAllOffers', 3],
  ['findAllVehicles', 2],
  ['findAllDrivers', 2],
  ['findAllOrganizations', 3],
  ['findAllClients', 3],
  ['findAllDeliveryPayments', 2],
  ['findAllSubscriptionPayments', 2],
] as const
const PLAIN = [
  'findAutoCompleteListDrivers',
  'findAutoCompleteListOrganizations',
  'findAutoCompleteListClients',
  'getDeliveryStatusStats',
] as const

/** What everything is read through: the product within this process, or another one's doors. */
interface Readable extends Pick<Cast, 'organization' | 'other'> {
  readonly people: Readonly<Record<Persona, { readonly token: string }>>
  graphql(token: string | undefined, query: string, variables: object): Promise<Told>
  call(
    method: 'GET' | 'POST',
    url: string,
    options: { readonly token: string | undefined; readonly body: object | undefined; readonly ip: string },
  ): Promise<Told>
}
interface Told {
  readonly status: number
  readonly text: string
}

let calls = 0

/** Everything that a person can read at every door, refusals too, as one text by the call that gave it. */
export async function readEverything(product: Readable, staged: readonly FixtureAt[], who: Persona | 'AN') {
  const token = who === 'AN' ? undefined : product.people[who].token
  const texts: { call: string; text: string }[] = []
  const take = async (call: string, answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer
    if (status >= 500) throw new Error(`${who} ${call}: ${text}`)
    texts.push({ call, text })
  }
  const ask = (name: string, query: string, variables: object) =>
    take(
      name,
      product.graphql(token, query, variables).then((answer) => {
        // a document that the door turns away would prove nothing
        if (answer.status === 400) throw new Error(`${name}: ${answer.text}`)
        return answer
      }),
    )
  const get = (method: 'GET' | 'POST', url: string, body?: object) => {
    calls += 1
    return take(`${method} ${url}`, product.call(method, url, { token, body, ip: `10.3.${calls >> 8}.${calls & 255}` }))
  }
  const pagination = { page: 0, perPage: 100 }
  for (const [name, edges] of LISTS)
    for (const document of walkingDocuments(name, edges)) await ask(name, document, { pagination })
  for (const name of ['openProblems', 'openExpenses']) await ask(name, documentOf(name), {})
  for (const name of PLAIN) await ask(name, documentOf(name), { keyword: 'zq' })
  for (const { id, publicId, vehicles, offers, acceptedOffer, status } of staged) {
    await ask(`findDeliveryById ${status}`, wideDocumentOf('findDeliveryById'), { id })
    if (status === 'SET')
      await ask('findDeliveryById by number', wideDocumentOf('findDeliveryById'), { id: String(publicId) })
    await ask(`findVehicleById ${status}`, documentOf('findVehicleById'), { id: vehicles[0] })
    for (const offer of [...offers, acceptedOffer].filter((one) => one !== null))
      await ask('findOfferById', documentOf('findOfferById'), { id: offer })
    if (status === 'WAITING_FOR_DRIVER')
      await ask('suggestDrivers', documentOf('suggestDrivers'), { deliveryId: id, limit: 50 })
    await ask('findDeliveryLogs', documentOf('findDeliveryLogs'), { deliveryId: id, page: 1, pageSize: 10 })
    await ask('missionEvidence', documentOf('missionEvidence'), { deliveryId: id })
    await ask('missionProblems', documentOf('missionProblems'), { deliveryId: id })
    await ask('missionExpenses', documentOf('missionExpenses'), { deliveryId: id })
    await get('GET', `/delivery/unAuth/${id}`)
    await get('GET', `/location/${id}`)
    if (status === 'COMPLETED') await get('GET', `/invoice/downloadPDFMobile/${id}`)
    await get('POST', '/upload/authenticated-presigned-url', {
      fileName: 'x.pdf',
      fileType: 'application/pdf',
      fileSize: 10,
      metadata: { module: 'delivery', deliveryId: id, kind: 'doc' },
    })
  }
  for (const id of [product.organization, product.other]) await get('GET', `/organizations/${id}`)
  await get('POST', '/organization/find-me')
  await get('POST', '/organization/get-all-members', {})
  await get('POST', '/organization/get-all-managers', {})
  await get('POST', '/organization/get-all-owners')
  return texts
}
