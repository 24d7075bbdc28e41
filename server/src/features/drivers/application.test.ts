import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import type { Product } from '../../../test/product'
import { outbox } from '../../platform/outbox/table'
import { applyRetention } from '../../platform/retention'
import { drivers } from '../../tables/drivers'
import { users } from '../../tables/users'
import { driverRetention } from './retention'

let product: Product

beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())
beforeEach(() => product.db.sql.delete(outbox))

let ip = 0
const FORM = {
  firstName: 'Ada',
  lastName: 'Neuve',
  phoneNumber: '06 12 34 56 78',
  birthDate: '1990-05-12',
  address: { address: '8 rue Vauban', city: 'Lille', postalCode: '59000', country: 'FR' },
  drivingPermitNumber: '12AB34567',
  drivingLicenseDate: '2010-06-01',
  siret: '73282932000074',
  password: 'Livraison-42',
  mcqAnswers: { 'Boîte manuelle ?': 'Oui' },
}

async function apply(change: object): Promise<{ status: number; body: Record<string, unknown> }> {
  ip += 1
  const answer = await product.app.http.inject({
    method: 'POST',
    url: '/drivers/apply',
    remoteAddress: `192.0.2.${ip}`,
    payload: { ...FORM, ...change },
  })
  return { status: answer.statusCode, body: answer.json() }
}

const mails = () => product.db.sql.select().from(outbox)

async function applicant(email: string) {
  const found = await product.db.sql
    .select({ driver: drivers, user: users })
    .from(users)
    .leftJoin(drivers, eq(drivers.userId, users.id))
    .where(eq(users.email, email))
  return found
}

it('makes a driver who waits and an account that waits for its code', async () => {
  const { status, body } = await apply({ email: 'Ada@Test.test', language: 'en' })
  expect(status).toBe(201)
  const [found] = await applicant('ada@test.test')
  expect(found).toMatchObject({
    user: { role: 'DRIVER', rank: 0, status: 'UNCONFIRMED', language: 'en' },
    driver: {
      id: body['id'],
      firstName: 'Ada',
      phoneNumber: '+33612345678',
      siret: '73282932000074',
      birthDate: new Date('1990-05-12'),
      mcqAnswers: { 'Boîte manuelle ?': 'Oui' },
      confirmedByAlb: false,
      rejectedByAlb: false,
      disabled: false,
    },
  })
  expect(await mails()).toMatchObject([{ template: 'confirmation-code', recipient: 'ada@test.test', language: 'en' }])
})

it('sends nobody the words of whoever applies', async () => {
  for (const change of [{ firstName: 'gagnez 500€ sur www.evil.fr' }, { lastName: 'evil.fr' }]) {
    const [path] = Object.keys(change)
    const { status, body } = await apply({ email: 'victim@test.test', ...change })
    expect([status, body['fields']]).toEqual([400, [{ path, code: 'invalid' }]])
  }
  expect(await mails()).toEqual([])
})

it('answers the same for an address that has an account, and changes nothing of it', async () => {
  const { email, sub } = product.people.DA
  const before = await applicant(email)
  const known = await apply({ email, password: 'Autre-mot-42' })
  expect(known.status).toBe(201)
  expect(Object.keys(known.body)).toEqual(['id'])
  expect(known.body['id']).not.toBe(product.people.DA.profileId)
  expect(await applicant(email)).toEqual(before)
  expect(await mails()).toMatchObject([{ template: 'known-account', recipient: email }])
  expect(sub).toBe(before[0]?.user.id)
  await apply({ email })
  expect(await mails()).toHaveLength(1)
})

it('tells somebody whom the office has refused or disabled whom to write to, not to sign in', async () => {
  for (const state of ['REFUSED', 'DISABLED'] as const) {
    const { sub } = await product.make.driver(state)
    const [account] = await product.db.sql.select().from(users).where(eq(users.id, sub))
    await product.db.sql.delete(outbox)
    expect((await apply({ email: account!.email })).status).toBe(201)
    expect(await mails()).toMatchObject([{ template: 'closed-account', recipient: account!.email }])
  }
})

describe('a second application before the code', () => {
  const codes = async () => {
    const sent = (await mails()).filter(({ template }) => template === 'confirmation-code')
    return sent.map(({ data }) => (data as { code: string }).code)
  }
  const auth = (door: string, payload: object) =>
    product.app.http.inject({ method: 'POST', url: `/auth/${door}`, remoteAddress: `192.0.2.${ip}`, payload })

  it('takes the place of the first: a stranger who applied before gets nothing by it', async () => {
    const email = 'victim@test.test'
    await apply({ email, password: 'Etranger-42', firstName: 'Eve', company: 'Chez Eve', siret: null })
    const [first] = await applicant(email)
    const long = { createdAt: new Date('2020-01-01'), updatedAt: new Date('2020-01-01') }
    await product.db.sql
      .update(drivers)
      .set(long)
      .where(eq(drivers.id, first?.driver?.id ?? ''))
    const again = await apply({ email: 'VICTIM@test.test', language: 'en', phoneNumber: '07 12 34 56 78' })
    expect(again.status).toBe(201)
    expect(again.body['id']).not.toBe(first?.driver?.id)
    expect(await applicant(email)).toMatchObject([
      {
        user: { id: first?.user.id, status: 'UNCONFIRMED', language: 'en' },
        driver: {
          id: first?.driver?.id,
          firstName: 'Ada',
          company: null,
          siret: FORM.siret,
          phoneNumber: '+33712345678',
        },
      },
    ])
    // what goes some time after an application that was never confirmed goes so long after the last one
    await applyRetention(product.db, { now: () => new Date() }, driverRetention)
    const [renewed] = await applicant(email)
    expect(renewed?.driver).toMatchObject({ drivingPermitNumber: FORM.drivingPermitNumber })
    const [old = '', fresh = ''] = await codes()
    expect((await auth('confirm-account', { username: email, code: old })).statusCode).toBe(400)
    expect((await auth('confirm-account', { username: email, code: fresh })).statusCode).toBeLessThan(300)
    const signIn = (password: string) => auth('login-gestion', { username: email, password })
    expect((await signIn('Etranger-42')).statusCode).toBe(401)
    expect((await signIn(FORM.password)).statusCode).toBe(201)
  })

  it('leaves no code of the first that is good, also when no more are sent this hour', async () => {
    const email = 'bombed@test.test'
    await apply({ email })
    const resend = () => auth('resend-confirmation-code', { username: email })
    for (let count = 0; count < 4; count += 1) await resend()
    const last = (await codes()).at(-1)
    await apply({ email, password: 'Livraison-43' })
    expect(await codes()).toHaveLength(5)
    expect((await auth('confirm-account', { username: email, code: last })).statusCode).toBe(400)
  })

  it('changes nothing once the code was entered', async () => {
    const email = 'quick@test.test'
    await apply({ email })
    const [code] = await codes()
    await auth('confirm-account', { username: email, code })
    const confirmed = await applicant(email)
    await apply({ email, password: 'Etranger-42', firstName: 'Eve' })
    expect(await applicant(email)).toEqual(confirmed)
    expect((await mails()).map(({ template }) => template)).toContain('known-account')
  })

  it('sent at the same moment leaves one application and a code for it', async () => {
    const email = 'twice@test.test'
    await Promise.all(['Ada', 'Eve'].map((firstName) => apply({ email, firstName })))
    expect(await applicant(email)).toHaveLength(1)
    expect(await codes()).toHaveLength(2)
  })
})

it.each([
  [{ email: 'nobody' }, 'email', 'invalidEmail'],
  [{ phoneNumber: '12' }, 'phoneNumber', 'invalidPhoneNumber'],
  [{ siret: '123' }, 'siret', 'invalid'],
  [{ password: 'Password1' }, 'password', 'notAllowed'],
  [{ confirmedByAlb: true }, 'confirmedByAlb', 'notAllowed'],
])('refuses %o', async (change, path, code) => {
  const { status, body } = await apply({ email: `refused${ip}@test.test`, ...change })
  expect(status).toBe(400)
  expect(body['fields']).toEqual([{ path, code }])
  expect(await applicant(`refused${ip - 1}@test.test`)).toEqual([])
})

it('takes five applications an hour for one address, wherever they come from', async () => {
  const answers = []
  for (let count = 0; count < 6; count += 1) answers.push((await apply({ email: 'often@test.test' })).status)
  expect(answers).toEqual([201, 201, 201, 201, 201, 429])
})
