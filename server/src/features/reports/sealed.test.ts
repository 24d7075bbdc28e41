import { createHash } from 'node:crypto'
import { addMinutes } from 'date-fns'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askPdfsig, readSignature } from '../../../test/pdf-signature'
import { said, structureOf, unsaid } from '../../../test/pdf-text'
import { as, completeDelivery, dates, DEAL, rowOf } from '../../../test/world'
import { files as fileRows } from '../../tables/files'
import { users } from '../../tables/users'
import { formatDateTime } from '../../platform/format'
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

describe('a sealed report', () => {
  it('is made at departure also where nobody signed on the screen, and says so', async () => {
    const deliveryId = await desk.pickedUp()
    const [report, ...others] = await desk.sealedOf(deliveryId)
    expect(others).toEqual([])
    expect(report).toMatchObject({ vehicle: 0, side: 'before', version: 1, formerId: null, correctedAt: null })
    const bytes = await desk.bytesOf(report!.fileKey)
    expect(report?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(structureOf(bytes)).toMatchObject({ whole: true })
    const { publicId, validationDocs } = await rowOf(desk.db, deliveryId)
    expect(validationDocs).toMatchObject([{ type: 'INSPECTION', label: 'État des lieux de départ' }])
    const stated = [
      /État des lieux de départ/,
      new RegExp(`Contrat n° ${publicId}`),
      /GA-217-KF/,
      /12 rue de Rivoli/,
      /1 000 km/,
      /5\/8/,
      /Avant gauche/,
      /Personne n’a signé sur l’écran/,
      new RegExp(report!.id),
      /https:\/\/volant\.example\/verify/,
      /Page 1 sur/,
    ]
    expect(await unsaid(bytes, stated)).toEqual([])
    const { startCode, destinationCode } = await rowOf(desk.db, deliveryId)
    expect(
      await said(
        bytes,
        [startCode, destinationCode, 'Réserves'].map((text) => new RegExp(text)),
      ),
    ).toEqual([])
  })

  it('is made at arrival, with both sides of the inspection', async () => {
    const deliveryId = await desk.delivered({ refusedReason: 'Scratch on the right door' }, 'en')
    const reports = await desk.sealedOf(deliveryId)
    expect(reports).toMatchObject([{ side: 'before' }, { side: 'after', version: 1, formerId: null }])
    const { validationDocs } = await rowOf(desk.db, deliveryId)
    expect(validationDocs.map(({ type, label }) => [type, label])).toEqual([
      ['INSPECTION', 'Departure inspection'],
      ['PV', 'PV'],
    ])
    const stated = [
      /Delivery report/,
      /1,000 km +1,460 km/,
      /Photos at departure and arrival/,
      /Scratch on the right door/,
    ]
    expect(await unsaid(await desk.bytesOf(reports[1]!.fileKey), stated)).toEqual([])
  })

  it('is no signed report where nobody signed at arrival nor said why: the mission cannot finish with it', async () => {
    const deliveryId = await desk.delivered({})
    const { validationDocs } = await rowOf(desk.db, deliveryId)
    expect(validationDocs.map(({ type }) => type)).toEqual(['INSPECTION', 'INSPECTION'])
    await expect(desk.step(deliveryId, 'FINISH')).rejects.toMatchObject({ reason: 'PV_MISSING' })
  })

  it('is made once, however often the step is sent', async () => {
    const deliveryId = await desk.assigned(desk.client, desk.driver().profileId)
    await desk.photograph(deliveryId, 0, 'before')
    const { startCode } = await rowOf(desk.db, deliveryId)
    const send = () => desk.step(deliveryId, 'PICK_UP', { code: startCode })
    await Promise.all([send(), send(), send()])
    await send()
    expect(await desk.sealedOf(deliveryId)).toHaveLength(1)
    expect((await rowOf(desk.db, deliveryId)).validationDocs).toHaveLength(1)
    expect(await desk.mailsOf(deliveryId)).toHaveLength(3)
  })

  it('is made of each of the two vehicles of a round trip', async () => {
    const deliveryId = await completeDelivery(desk, desk.client, 'TWO_WAY_DELIVERY')
    await desk.dispatch.assign(admin(), {
      id: deliveryId,
      driverId: desk.driver().profileId,
      ...DEAL,
      ...dates(desk.clock.now()),
    })
    const { startCode, destinationCode, returnCode } = await rowOf(desk.db, deliveryId)
    const signed = { signedBy: 'Camille Laurent' }
    await desk.photograph(deliveryId, 0, 'before')
    await desk.step(deliveryId, 'PICK_UP', { code: startCode })
    await desk.step(deliveryId, 'DEPART')
    await desk.step(deliveryId, 'ARRIVE')
    await desk.photograph(deliveryId, 0, 'after')
    await desk.step(deliveryId, 'HAND_OVER', { code: destinationCode, ...signed })
    await desk.photograph(deliveryId, 1, 'before')
    await desk.step(deliveryId, 'SWAP_PICK_UP')
    await desk.step(deliveryId, 'SWAP_DEPART')
    await desk.step(deliveryId, 'SWAP_ARRIVE')
    await desk.photograph(deliveryId, 1, 'after')
    await desk.step(deliveryId, 'SWAP_HAND_OVER', { code: returnCode, ...signed })
    const reports = await desk.sealedOf(deliveryId)
    expect(reports.map(({ vehicle, side }) => [vehicle, side])).toEqual([
      [0, 'before'],
      [0, 'after'],
      [1, 'before'],
      [1, 'after'],
    ])
    const { validationDocs } = await rowOf(desk.db, deliveryId)
    expect(validationDocs.map(({ label }) => label)).toEqual([
      'État des lieux de départ',
      'PV 1',
      'État des lieux de reprise',
      'PV 2',
    ])
    expect(await desk.verify(reports[3]!.sha256)).toMatchObject({ moment: 'SWAP_HAND_OVER' })
  })
})

describe('the seal', () => {
  it('has our own time, and the inspection the time of the phone, also in a later version', async () => {
    const deliveryId = await desk.assigned(desk.client, desk.driver().profileId)
    await desk.photograph(deliveryId, 0, 'before')
    const { startCode } = await rowOf(desk.db, deliveryId)
    const inspectedAt = addMinutes(desk.clock.now(), 10)
    desk.later(190)
    const sealedAt = desk.clock.now()
    await desk.step(deliveryId, 'PICK_UP', { code: startCode, occurredAt: inspectedAt })
    const [report] = await desk.sealedOf(deliveryId)
    expect(report).toMatchObject({ sealedAt })
    const times = { inspectedAt: inspectedAt.toISOString(), sealedAt: sealedAt.toISOString() }
    expect(await desk.verify(report!.sha256)).toMatchObject(times)
    const shown = (at: Date) => new RegExp(formatDateTime(at))
    expect(await unsaid(await desk.bytesOf(report!.fileKey), [shown(inspectedAt), shown(sealedAt)])).toEqual([])
    const { id } = await desk.carAt(deliveryId, 0)
    await createVehicles(desk).update(admin(), { id, imagesBefore: { bottom: null } })
    desk.later(2)
    await desk.corrections.sealDue()
    const [, newest] = await desk.sealedOf(deliveryId)
    expect(await unsaid(await desk.bytesOf(newest!.fileKey), [shown(inspectedAt)])).toEqual([])
    expect(await desk.verify(newest!.sha256)).toMatchObject({ ...times, sealedAt: desk.clock.now().toISOString() })
  })

  it('is a PAdES signature of level B-B over the whole file, which a changed byte breaks', async () => {
    const deliveryId = await desk.pickedUp()
    const [report] = await desk.sealedOf(deliveryId)
    const bytes = await desk.bytesOf(report!.fileKey)
    expect(await readSignature(bytes)).toEqual({
      valid: true,
      whole: true,
      subFilter: 'ETSI.CAdES.detached',
      // content type, message digest, signing certificate; a signing time is forbidden
      attributes: ['1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4', '1.2.840.113549.1.9.16.2.47'],
    })
    const changed = Buffer.from(bytes)
    const at = changed.lastIndexOf('/Title')
    changed[at + 1] = 'X'.charCodeAt(0)
    expect(await readSignature(changed)).toMatchObject({ valid: false })
    const sha256 = createHash('sha256').update(changed).digest('hex')
    await expect(desk.verify(sha256)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('stands before another program', async (context) => {
    const deliveryId = await desk.pickedUp()
    const [report] = await desk.sealedOf(deliveryId)
    const bytes = await desk.bytesOf(report!.fileKey)
    const told = await askPdfsig(bytes)
    if (told === undefined) return context.skip('not run: pdfsig is not installed')
    expect(told).toMatch(/Signature is Valid/)
    expect(told).toMatch(/Total document signed/)
    expect(told).toMatch(/ETSI\.CAdES\.detached/)
    expect(told).toMatch(/Volant Démonstration/)
    const changed = Buffer.from(bytes)
    changed[changed.lastIndexOf('/Title') + 1] = 'X'.charCodeAt(0)
    expect(await askPdfsig(changed)).toMatch(/Digest Mismatch/)
  })
})

describe('the mails', () => {
  it('go to both sides with the report, each in their language, saved with the step', async () => {
    await desk.db.sql.update(users).set({ language: 'en' }).where(eq(users.id, desk.driver().sub))
    const deliveryId = await desk.pickedUp('en')
    await desk.db.sql.update(users).set({ language: 'fr' }).where(eq(users.id, desk.client.sub))
    const mails = await desk.mailsOf(deliveryId)
    const [report] = await desk.sealedOf(deliveryId)
    const { clientEmail, publicId } = await rowOf(desk.db, deliveryId)
    expect(mails.map(({ language }) => language)).toEqual(['en', 'fr', 'en'])
    expect(mails.map(({ recipient }) => recipient)).toContain(clientEmail)
    const [file] = await desk.db.sql.select().from(fileRows).where(eq(fileRows.key, report!.fileKey))
    for (const { attachment } of mails)
      expect(attachment).toMatchObject({
        fileId: file?.id,
        type: 'application/pdf',
        name: expect.stringMatching(/\.pdf$/),
      })
    const render = createRenderer('https://volant.example', 'aide@volant.example', desk.seller)
    const [english, french] = await Promise.all(
      mails.slice(0, 2).map(({ template, language, data }) => render(template, language, data)),
    )
    expect(english?.subject).toBe(`Departure inspection, delivery no. ${publicId}`)
    expect(french?.subject).toBe(`État des lieux de départ, livraison n°\u00a0${publicId}`)
    expect(french?.text).toContain('https://volant.example/verify')
  })
})

it('tells of a sealed file nothing but contract, moment, times and version', async () => {
  const deliveryId = await desk.pickedUp()
  const [report] = await desk.sealedOf(deliveryId)
  const { publicId } = await rowOf(desk.db, deliveryId)
  expect(await desk.verify(report!.sha256)).toEqual({
    contract: String(publicId),
    moment: 'PICK_UP',
    inspectedAt: report?.sealedAt.toISOString(),
    version: 1,
    sealedAt: report?.sealedAt.toISOString(),
    supersededBy: null,
  })
})
