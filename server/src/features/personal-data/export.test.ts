import { desc } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProduct } from '../../../test/product'
import type { Product } from '../../../test/product'
import { files } from '../../tables/files'
import { securityLog } from '../../tables/users'
import { createMarkedPeople, MARK, PHONE } from './people.testing'

let product: Product
let marked: ReturnType<typeof createMarkedPeople>
beforeAll(async () => {
  product = await openProduct()
  marked = createMarkedPeople(product)
})
afterAll(() => product.close())

type Told = Record<string, { total: number; rows: Record<string, unknown>[] }>
const download = async (token: string | undefined, id?: string) => {
  const url = id === undefined ? '/personal-data/download' : `/personal-data/${id}/download`
  const { status, text } = await product.call('POST', url, { token })
  return { status, text, told: (status === 201 ? JSON.parse(text) : {}) as Told & { at: string } }
}
const boss = () => product.people.A1.token

it('a driver is told their file, offers, missions, payments, places by count, and what was sent to them', async () => {
  const driver = await marked.driver()
  const { told, text } = await download(boss(), driver.profileId)
  expect(told['driver']?.rows).toMatchObject([
    { firstName: MARK, phone: PHONE, iban: 'FR7630006000011234567890189', address: `1 rue ${MARK}, 69002, Lyon, FR` },
  ])
  expect(told['account']?.rows).toMatchObject([{ role: 'DRIVER', email: expect.stringContaining('zephyrine') }])
  expect(told['missions']?.rows).toMatchObject([{ contract: driver.delivery.publicId, status: 'COMPLETED' }])
  expect(told['positions']?.rows).toMatchObject([{ contract: driver.delivery.publicId, points: 1 }])
  expect(told['payments']?.total).toBe(1)
  expect(told['offers']?.total).toBe(1)
  expect(told['history']?.rows).toMatchObject([{ contract: driver.delivery.publicId, action: 'PICK_UP' }])
  expect(told['sessions']?.rows).toMatchObject([{ browser: 'Firefox', system: 'Linux', ended: false }])
  expect(told['messages']?.rows.map(({ channel }) => channel).toSorted()).toEqual(['email', 'push', 'sms'])
  for (const part of ['daysOff', 'checkedPapers', 'decisions', 'mandates', 'mutedNotices', 'browsersWithNotices'])
    expect(told[part]?.total, part).toBe(1)
  expect(told['files']?.total).toBe(3)
  expect(told['files']?.rows[0]?.['link']).toMatch(/^http:\/\/volant\.test\/files\/Drivers\/.+/)
  // neither the password nor what opens a session, nor what a message says: it may be a code
  expect(text).not.toMatch(/argon2|tokenHash|Bonjour/)
})

it('what one has sent of others is told without a link or a name: papers, photos, signatures', async () => {
  const driver = await marked.driver()
  const { sub, profileId } = await marked.admin()
  const file = { state: 'ready', type: 'image/jpeg', maxBytes: 9, size: 9, fileName: 'card-of-jean.jpeg' } as const
  const send = (ownerSub: string, kind: string, of: { deliveryId: string } | { driverId: string }) => {
    const id = uuid()
    return product.db.sql.insert(files).values({ id, key: `${kind}/${id}.jpeg`, kind, ownerSub, ...file, ...of })
  }
  const mission = { deliveryId: driver.delivery.id }
  for (const kind of ['photo', 'signature', 'refusal', 'validationDoc', 'evidence', 'expense', 'problem'])
    await send(driver.sub, kind, mission)
  await send(sub, 'driverDoc', { driverId: driver.profileId })

  const linked = async (id: string) => {
    const { told, text } = await download(boss(), id)
    const found = told['files']?.rows ?? []
    return {
      kinds: found
        .filter(({ link }) => link)
        .map(({ kind }) => kind)
        .toSorted(),
      found,
      text,
    }
  }
  const own = await linked(driver.profileId)
  expect(own.kinds).toEqual(['avatar', 'driverDoc', 'driverDoc', 'expense', 'mandate', 'problem'])
  expect(own.found.find(({ kind }) => kind === 'signature')).toMatchObject({
    contract: driver.delivery.publicId,
    fileName: null,
  })
  const office = await linked(profileId)
  expect(office.found).toMatchObject([{ kind: 'driverDoc', fileName: null }])
  expect(office.kinds).toEqual([])
  expect(office.text).not.toContain('jean')
})

it('a member is told who they are at whose company, and what they ordered', async () => {
  const member = await marked.member()
  const { told } = await download(boss(), member.profileId)
  expect(told['member']?.rows).toMatchObject([{ firstName: MARK, phone: PHONE, function: MARK }])
  expect(told['orders']?.rows).toMatchObject([{ contract: member.delivery.publicId, asRepresentative: true }])
  expect(told['driver']).toBeUndefined()
  expect(told['missions']).toBeUndefined()
})

it('everybody who is signed in takes their own away, and nobody but a super admin another’s', async () => {
  for (const [persona, { token, profileId }] of Object.entries(product.people)) {
    const own = await download(token)
    expect(own.status, persona).toBe(201)
    expect(own.told['account']?.total, persona).toBe(1)
    const other = profileId === product.people.C6.profileId ? product.people.C5 : product.people.C6
    expect((await download(token, other.profileId)).status, persona).toBe(persona === 'A1' ? 201 : 403)
  }
  expect((await download(undefined)).status).toBe(401)
  expect((await download(boss(), '01890a5d-ac96-774b-bcce-b302099a8057')).status).toBe(404)
  expect((await download(boss(), 'nobody')).status).toBe(400)
})

it('whoever takes it is written down, with whose it is', async () => {
  const { sub, profileId } = await marked.admin()
  await download(boss(), profileId)
  const [line] = await product.db.sql.select().from(securityLog).orderBy(desc(securityLog.id)).limit(1)
  expect(line).toMatchObject({ kind: 'export.made', actorSub: product.people.A1.sub, subject: sub })
  expect(line?.data).toEqual({ what: 'personal-data' })
  // and the next copy tells them of it, but not from where it was done
  const { told } = await download(boss(), profileId)
  expect(told['securityLog']?.rows).toMatchObject([{ kind: 'export.made', ip: null }])
})
