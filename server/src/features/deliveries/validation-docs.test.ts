import type { AdminActor, ClientActor, DriverActor } from '@volant/domain/kernel/actor'
import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, completeDelivery, dates, DEAL, rowOf } from '../../../test/world'
import { deliveries, deliveryLogs } from '../../tables/deliveries'
import { files } from '../../tables/files'
import { openBooks } from '../invoices/books.testing'
import type { Books } from '../invoices/books.testing'
import type { DeliveryChanged } from './events'
import { createValidationDocs } from './service/validation-docs'

let world: Books
let update: ReturnType<typeof createValidationDocs>
let support: AdminActor
let client: ClientActor
let driver: DriverActor
let id: string

beforeAll(async () => {
  world = await openBooks()
  update = createValidationDocs({ db: world.db, clock: world.clock, keyOf: world.files.keyOf })
  support = await world.make.admin(3)
  client = await world.make.client(await world.make.organization())
  driver = await world.make.driver()
  id = await completeDelivery(world, client)
})
afterAll(() => world.close())

/** A finished upload. */
async function uploaded(deliveryId: string, kind = 'validationDoc', state: 'ready' | 'pending' = 'ready') {
  const key = `Deliveries/${deliveryId}/${kind}/${uuid()}.pdf`
  await world.db.sql
    .insert(files)
    .values({ id: uuid(), key, state, type: 'application/pdf', maxBytes: 10, kind, deliveryId, fileName: 'a.pdf' })
  return { key, url: `/files/${key}` }
}

const send = (actor: AdminActor | ClientActor | DriverActor, docs: object[], deliveryId = id) =>
  update(as(actor), { id: deliveryId, validationDocs: docs })
const kept = async (deliveryId = id) => (await rowOf(world.db, deliveryId)).validationDocs
const lastLog = async () => {
  const logs = await world.db.sql.select().from(deliveryLogs).where(eq(deliveryLogs.deliveryId, id))
  return logs.toSorted((a, b) => b.version - a.version)[0]
}

describe('validation documents', () => {
  it('are added, renamed and taken away by key, each time with a log and a new version', async () => {
    const heard: string[] = []
    const hear = (change: DeliveryChanged) => void heard.push(`${change.action} ${change.after.version}`)
    world.bus.add([{ on: 'delivery.changed', phase: 'committed', react: hear }])
    const { version } = await rowOf(world.db, id)
    const [pv, note] = [await uploaded(id), await uploaded(id)]
    await send(support, [{ ...pv, name: 'PV signé', type: 'PV' }])
    await send(support, [{ url: `${note.url}?expires=1&signature=x`, name: 'Bon' }])
    await send(support, [
      { ...note, name: 'Bon de livraison' },
      { ...pv, name: 'PV signé', deleted: true },
    ])
    expect(await kept()).toEqual([
      { ...pv, name: 'PV signé', type: 'PV', label: null, deleted: true },
      { ...note, name: 'Bon de livraison', type: null, label: null, deleted: false },
    ])
    expect(heard).toEqual([1, 2, 3].map((more) => `FILE_DOCUMENTS ${version + more}`))
    expect(await lastLog()).toMatchObject({ action: 'FILE_DOCUMENTS', actorSub: support.sub, version: version + 3 })
  })

  it('leave no trace when nothing changed', async () => {
    const { version } = await rowOf(world.db, id)
    await expect(send(support, [])).resolves.toEqual({ success: true })
    expect((await rowOf(world.db, id)).version).toBe(version)
  })

  it('show what was taken away by name only', async () => {
    const selection = new Map([
      ['validationDocs', new Map(['name', 'key', 'url', 'deleted'].map((f) => [f, new Map()]))],
    ])
    const found = await world.deliveries.find(client, id, selection, world.clock.now())
    expect(found?.['validationDocs']).toMatchObject([
      { name: 'PV signé', url: null, deleted: true },
      { name: 'Bon de livraison', url: expect.stringMatching(/^\/files\//), deleted: false },
    ])
  })

  it('take only what was uploaded for this delivery as such', async () => {
    const other = await completeDelivery(world, client)
    const foreign = await uploaded(other)
    const strangers = [foreign, await uploaded(id, 'doc'), await uploaded(id, 'validationDoc', 'pending')]
    for (const file of strangers)
      await expect(send(support, [{ ...file, name: 'x' }])).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'validationDocs.0.key', code: 'invalid' }],
      })
    const own = await uploaded(id)
    await expect(send(support, [{ key: own.key, url: foreign.url, name: 'x' }])).rejects.toMatchObject({
      fields: [{ path: 'validationDocs.0.url', code: 'notAllowed' }],
    })
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test/files/a.pdf',
    'https://evil.test/a.pdf',
    'https://evil.test/files/a.pdf',
    'file:///etc/passwd',
    '/files/../etc/passwd',
    'ftp://volant.test/files/a.pdf',
    '/other/a.pdf',
    'https://volant.test@evil.test/files/a.pdf',
    '/files/a b.pdf',
    '',
  ])('take no address but our own: %s', async (url) => {
    await expect(send(support, [{ name: 'x', url }])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  it('need a name and an address each', async () => {
    const file = await uploaded(id)
    await expect(send(support, [{ key: file.key, name: ' ' }])).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { path: 'validationDocs.0.name', code: 'required' },
        { path: 'validationDocs.0.url', code: 'required' },
      ],
    })
  })

  it('are not for clients, nor for drivers who do not carry the mission', async () => {
    await expect(send(client, [])).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'WRONG_ROLE' })
    await expect(send(driver, [])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const auction = await completeDelivery(world, client)
    await world.db.sql.update(deliveries).set({ status: 'WAITING_FOR_DRIVER' }).where(eq(deliveries.id, auction))
    await expect(send(driver, [], auction)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('let the driver on the road add the signed report, and nothing before', async () => {
    const mission = await completeDelivery(world, client)
    const maintainer = await world.make.admin(2)
    const deal = { id: mission, driverId: driver.profileId, ...DEAL, ...dates(world.clock.now()) }
    await world.dispatch.assign(as(maintainer), deal)
    const pv = { ...(await uploaded(mission)), name: 'PV.jpg' }
    await expect(send(driver, [pv], mission)).rejects.toMatchObject({ code: 'CONFLICT', current: { status: 'SET' } })
    await world.db.sql.update(deliveries).set({ status: 'DELIVERED' }).where(eq(deliveries.id, mission))
    // a phone that heard no answer sends it again
    for (const _ of [1, 2]) await send(driver, [pv], mission)
    expect(await kept(mission)).toMatchObject([{ key: pv.key, type: 'PV', deleted: false }])
    const other = { ...(await uploaded(mission)), name: 'PV.pdf' }
    await expect(send(await world.make.driver(), [other], mission)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await kept(mission)).toHaveLength(1)
    await expect(send(driver, [{ ...pv, deleted: true }], mission)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('are not overwritten by somebody who read an older version', async () => {
    const docs = [{ ...(await uploaded(id)), name: 'x' }]
    await expect(update(as(support, { ifMatch: 1 }), { id, validationDocs: docs })).rejects.toMatchObject({
      reason: 'STALE_VERSION',
    })
  })
})

describe('documents of an edit', () => {
  it('are files of this delivery too', async () => {
    const fresh = await completeDelivery(world, client)
    const [own, foreign] = [await uploaded(fresh, 'doc'), await uploaded(id, 'doc')]
    const edit = (file: object) =>
      world.deliveries.edit(as(client), { id: fresh, docs: [{ name: 'Carte grise', url: '/files/x', ...file }] })
    await edit(own)
    expect((await rowOf(world.db, fresh)).docs).toMatchObject([{}, { key: own.key }])
    await expect(edit(foreign)).rejects.toMatchObject({ fields: [{ path: 'docs', code: 'invalid' }] })
  })
})
