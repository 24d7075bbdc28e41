import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import type { Inspection } from '@volant/domain/inspection/inspection'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { said, structureOf, unsaid } from '../../../test/pdf-text'
import { rowOf } from '../../../test/world'
import { deliveryLogs } from '../../tables/deliveries'
import { vehicles } from '../../tables/vehicles'
import { openSealing } from './sealing.testing'
import type { SealingDesk } from './sealing.testing'

let desk: SealingDesk

beforeAll(async () => {
  desk = await openSealing()
})
beforeEach(() => desk.nextDriver())
afterAll(() => desk.close())

const mark = (words: string, photos: readonly string[] = []) =>
  ({ id: uuid(), view: 'ROOF', x: 50, y: 50, kind: 'CHIP', size: 'OVER_100', words, photos }) as const

async function see(deliveryId: string, seen: { before?: Inspection; after?: Inspection }): Promise<void> {
  const set = {
    ...(seen.before && { inspectionBefore: seen.before }),
    ...(seen.after && { inspectionAfter: seen.after }),
  }
  await desk.db.sql.update(vehicles).set(set).where(eq(vehicles.deliveryId, deliveryId))
}

async function handOver(deliveryId: string, how: object): Promise<Buffer> {
  await desk.handOver(deliveryId, how)
  const reports = await desk.sealedOf(deliveryId)
  return desk.bytesOf(reports.find(({ side }) => side === 'after')?.fileKey ?? '')
}

describe('the report of an inspection', () => {
  it('states at arrival the damage of the departure, what is new, the list and both signatures', async () => {
    const deliveryId = await desk.arrived('fr')
    const car = await desk.carAt(deliveryId, 0)
    const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a00' } })
      .jpeg()
      .toBuffer()
    const photo = await desk.keep(deliveryId, car.id, picture)
    await see(deliveryId, {
      before: { marks: [mark('déjà là')], list: { keys: 1 } },
      after: {
        marks: [mark('toute neuve', [photo])],
        list: {
          keys: 2,
          spareWheel: 'KIT',
          warningLights: true,
          reserves: 'Rayure contestée',
          mileageReason: 'Déviation',
        },
      },
    })
    const bytes = await handOver(deliveryId, {
      signedBy: 'Camille Laurent',
      signerFunction: 'Gardienne',
      signatureKey: await desk.drawn(deliveryId, 'signature'),
      driverSignatureKey: await desk.drawn(deliveryId, 'signature', '#006'),
    })
    expect(structureOf(bytes)).toMatchObject({ whole: true })
    const stated = [
      /Dommages relevés/,
      /Éclat, plus de 100 mm +déjà là/,
      /Éclat, plus de 100 mm · Nouveau +toute neuve/,
      /Photos des dommages/,
      /Nombre de clés +2/,
      /Roue de secours +Kit de réparation/,
      /Témoins d’alerte +Allumés/,
      /Kilométrage au-delà du trajet +Déviation/,
      /Réserves[^]*Rayure contestée/,
      /Convoyeur : Signé sur écran par David D\./,
      /Camille\s+Laurent\s+\(Gardienne\)/,
    ]
    expect(await unsaid(bytes, stated)).toEqual([])
    expect(await said(bytes, [/Nombre de clés +1/, /Câble de recharge/, /Driver/, /Réserves de la personne/])).toEqual(
      [],
    )
  })

  it('states at departure what is seen there only', async () => {
    const deliveryId = await desk.pickedUp('en')
    const [report] = await desk.sealedOf(deliveryId)
    const bytes = await desk.bytesOf(report?.fileKey ?? '')
    expect(await said(bytes, [/Damage recorded/, /Points checked/])).toEqual([])
    expect(await unsaid(bytes, [/Nobody signed on the screen/])).toEqual([])
  })

  it('says who was absent, and shows the photo of a refusal', async () => {
    const absent = await desk.arrived('en')
    const bytes = await handOver(absent, {
      absent: true,
      driverSignatureKey: await desk.drawn(absent, 'signature'),
    })
    expect(await unsaid(bytes, [/Driver: /, /Person present: Absent at the time of the inspection/])).toEqual([])
    await desk.nextDriver()
    const refused = await desk.arrived('en')
    const shown = await handOver(refused, {
      refusedReason: 'No time',
      refusalPhotoKey: await desk.drawn(refused, 'refusal', '#a0a'),
    })
    const stated = [/Person present: Declined to sign\. Reason: No time/, /Photo taken at the refusal/]
    expect(await unsaid(shown, stated)).toEqual([])
    const log = await desk.db.sql.select().from(deliveryLogs).where(eq(deliveryLogs.deliveryId, refused))
    expect(log.find(({ action }) => action === 'HAND_OVER')?.data).toMatchObject({
      refusedReason: 'No time',
      refusalPhotoKey: expect.stringContaining('/refusal/'),
    })
  })

  it.each(['signatureKey', 'driverSignatureKey', 'refusalPhotoKey'] as const)(
    'takes no %s that was made for another delivery',
    async (field) => {
      const deliveryId = await desk.arrived('fr')
      const foreign = await desk.drawn(await desk.pickedUp().catch(() => uuid()), 'signature')
      await expect(handOver(deliveryId, { signedBy: 'Camille', [field]: foreign })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: field, code: 'invalid' }],
      })
      expect((await rowOf(desk.db, deliveryId)).status).toBe('PICKUP_CLIENT')
    },
  )
})
