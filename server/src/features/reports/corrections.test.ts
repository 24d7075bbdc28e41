import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSignature } from '../../../test/pdf-signature'
import { unsaid } from '../../../test/pdf-text'
import { as, rowOf } from '../../../test/world'
import { files as storedFiles } from '../../tables/files'
import { vehicles } from '../../tables/vehicles'
import { createRenderer } from '../messages/draw/render'
import { createVehicles } from '../missions/service/vehicles'
import { openSealing } from './sealing.testing'
import type { SealingDesk } from './sealing.testing'

let desk: SealingDesk

beforeAll(async () => {
  desk = await openSealing()
})
beforeEach(() => desk.nextDriver())
afterAll(() => desk.close())

const admin = () => as(desk.admin)

/** As the office would edit the vehicle. */
const edit = (change: object) => async (deliveryId: string) => {
  const row = await rowOf(desk.db, deliveryId)
  const at = desk.clock.now()
  await desk.db.tx(async (tx) => {
    await tx.sql.update(vehicles).set(change).where(eq(vehicles.deliveryId, deliveryId))
    const data = { changed: ['vehicles'] }
    const edited = { transition: 'T2b', action: 'EDIT', actor: desk.admin, before: row, after: row } as const
    tx.emit('delivery.changed', { ...edited, completes: false, reason: null, data, at })
  })
}

describe('a correction', () => {
  async function corrected(change: (deliveryId: string) => Promise<unknown>) {
    const deliveryId = await desk.delivered({ signedBy: 'Camille Laurent' })
    const before = await desk.sealedOf(deliveryId)
    const files = await Promise.all(before.map(({ fileKey }) => desk.bytesOf(fileKey)))
    await change(deliveryId)
    await desk.corrections.sealDue()
    expect(await desk.sealedOf(deliveryId)).toHaveLength(2)
    desk.later(2)
    await desk.corrections.sealDue()
    await desk.corrections.sealDue()
    const after = await desk.sealedOf(deliveryId)
    return { deliveryId, before, files, after }
  }

  it('of a figure seals a new version that names the former, which stays as it was', async () => {
    const { deliveryId, before, files, after } = await corrected(edit({ mileageAfter: 1777 }))
    expect(after).toHaveLength(3)
    const [, former, newest] = after
    expect(newest).toMatchObject({ side: 'after', version: 2, formerId: before[1]?.id, correctedAt: null })
    expect(after.slice(0, 2)).toEqual(before)
    expect(await desk.bytesOf(former!.fileKey)).toEqual(files[1])
    expect(
      await unsaid(await desk.bytesOf(newest!.fileKey), [/1 777 km/, /remplace la version 1/, /Camille Laurent/]),
    ).toEqual([])
    expect(await readSignature(await desk.bytesOf(newest!.fileKey))).toMatchObject({ valid: true })
    const { validationDocs } = await rowOf(desk.db, deliveryId)
    expect(validationDocs.map(({ type, deleted, key }) => [type, deleted, key])).toEqual([
      ['INSPECTION', false, before[0]?.fileKey],
      ['PV', true, former?.fileKey],
      ['PV', false, newest?.fileKey],
    ])
    expect(await desk.verify(former!.sha256)).toMatchObject({ version: 1, supersededBy: { version: 2 } })
    expect(await desk.verify(newest!.sha256)).toMatchObject({ version: 2, supersededBy: null })
    await desk.step(deliveryId, 'FINISH')
  })

  it('of a photo at departure seals both reports that show it anew, once for all photos of the minute', async () => {
    const { before, after } = await corrected(async (deliveryId) => {
      const { id, imagesBefore } = await desk.carAt(deliveryId, 0)
      const other = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a21' } })
        .jpeg()
        .toBuffer()
      for (const view of ['top', 'bottom'] as const) {
        const key = await desk.keep(deliveryId, id, other)
        await createVehicles(desk).update(admin(), { id, imagesBefore: { ...imagesBefore, [view]: key } })
      }
    })
    expect(after.slice(0, 2)).toEqual(before)
    expect(after.slice(2)).toMatchObject([
      { side: 'before', version: 2, formerId: before[0]?.id },
      { side: 'after', version: 2, formerId: before[1]?.id },
    ])
  })

  it('bears the signatures of the former, and stays due where one of them cannot be had', async () => {
    const deliveryId = await desk.arrived()
    const [signatureKey, driverSignatureKey] = [
      await desk.drawn(deliveryId, 'signature'),
      await desk.drawn(deliveryId, 'signature', '#006'),
    ]
    const signed = { signedBy: 'Camille Laurent', signatureKey, driverSignatureKey }
    await desk.handOver(deliveryId, signed)
    await edit({ mileageAfter: 1777 })(deliveryId)
    desk.later(2)
    await desk.db.sql.update(storedFiles).set({ deletedAt: desk.clock.now() }).where(eq(storedFiles.key, signatureKey))
    await expect(desk.corrections.sealDue()).rejects.toThrow('sealed reports not renewed')
    const [, due, ...none] = await desk.sealedOf(deliveryId)
    expect(none).toEqual([])
    expect(due?.correctedAt).not.toBeNull()
    await desk.db.sql.update(storedFiles).set({ deletedAt: null }).where(eq(storedFiles.key, signatureKey))
    await desk.corrections.sealDue()
    const [, former, newest] = await desk.sealedOf(deliveryId)
    expect(newest).toMatchObject({ version: 2, formerId: former?.id })
    const signing = [/Signé sur écran par\s+Camille\s+Laurent/, /Convoyeur : Signé sur écran par David D\./]
    for (const report of [former, newest])
      expect(await unsaid(await desk.bytesOf(report!.fileKey), signing), `v${report?.version}`).toEqual([])
  })

  it('that changes nothing a report states makes no version', async () => {
    const { before, after } = await corrected(edit({ carType: 'C' }))
    expect(after).toEqual(before)
  })

  it('of a delivery asked for again leaves the reports of its first life alone', async () => {
    const deliveryId = await desk.pickedUp()
    const before = await desk.sealedOf(deliveryId)
    // one that was still due when it ended
    await edit({ mileageBefore: 4 })(deliveryId)
    await desk.cancel(deliveryId)
    await desk.deliveries.setStatus(admin(), { id: deliveryId, status: 'REQUESTED' })
    await edit({ mileageBefore: 5 })(deliveryId)
    desk.later(2)
    await desk.corrections.sealDue()
    expect(await desk.sealedOf(deliveryId)).toEqual(before)
  })

  it('is mailed with the word of what it replaces', async () => {
    const deliveryId = await desk.pickedUp()
    await edit({ mileageBefore: 1234 })(deliveryId)
    desk.later(2)
    await desk.corrections.sealDue()
    const last = (await desk.mailsOf(deliveryId)).at(-1)!
    const { text } = await createRenderer('https://volant.example', 'aide@volant.example', desk.seller)(
      last.template,
      'fr',
      last.data,
    )
    expect(text).toContain('remplace la version 1')
  })
})
