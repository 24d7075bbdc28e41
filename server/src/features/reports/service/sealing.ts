import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@volant/contract/errors'
import { isTwoWay } from '@volant/domain/deliveries/facts'
import type { SellerSnapshot } from '@volant/domain/invoices/snapshot'
import { pvLabel, sealedType } from '@volant/domain/deliveries/sealing'
import { SIGNING_KEYS } from '@volant/domain/inspection/signing'
import type { SigningKey } from '@volant/domain/inspection/signing'
import { v7 as uuid } from 'uuid'
import type { Clock } from '../../../platform/clock'
import type { Tx } from '../../../platform/db/database'
import type { Seal } from '../../../platform/seal/sealer'
import type { Storage } from '../../../platform/storage/storage'
import { wordsIn } from '../../../platform/words'
import type { DeliveryRow } from '../../deliveries/public'
import type { FileRow, PublicFiles } from '../../files/public'
import type { DrawnReport, Inspected, PrepareReport } from '../../missions/public'
import type {} from '../events'
import { drawSealed } from '../draw/sealed/sheet'
import { titleOf } from '../draw/sealed/title'
import { readInspected } from '../read/inspected'
import type { InspectedFacts } from '../read/inspected'
import { findNewest, insertSealed } from '../store'
import type { SealedRow } from '../store'
import { contentHash } from './content-hash'
import { createPictures } from './pictures'
import { seenOf } from './seen'
import { signaturesOf } from './signatures'

export interface SealingDeps {
  readonly files: Pick<PublicFiles, 'find' | 'store' | 'fileUrl'>
  readonly storage: Pick<Storage, 'read'>
  readonly seal: Seal
  readonly seller: SellerSnapshot
  readonly publicUrl: string
}

/** What a report is drawn from: read in one transaction, compared in another. */
export interface Stated {
  readonly facts: InspectedFacts
  /** What was drawn and photographed to end the inspection. */
  readonly signed: Readonly<Record<SigningKey, FileRow | null>>
  readonly former: SealedRow | undefined
}

const DRAWABLE = ['image/png', 'image/jpeg']
const PDF = 'application/pdf'

const unreadable = (path: SigningKey) => new AppError('BAD_USER_INPUT', { fields: [{ path, code: 'invalid' }] })

/** Only what was drawn or photographed for this very delivery is put on its report. */
const isDrawnFor = ({ id }: DeliveryRow, file: FileRow | null) =>
  file !== null && file.deliveryId === id && DRAWABLE.includes(file.type)

export type Sealing = ReturnType<typeof createSealing>

/** Draws reports, seals them and files them. Decisions, Sealed reports. */
export function createSealing({ files, storage, seal, seller, publicUrl }: SealingDeps) {
  const loadPictures = createPictures(storage)

  async function read(tx: Tx, delivery: DeliveryRow, inspected: Inspected): Promise<Stated> {
    const facts = await readInspected(tx, files, delivery, inspected)
    const keys = SIGNING_KEYS.map((name) => inspected[name]).filter((key) => key !== null)
    const found = await files.find(tx.sql, keys)
    const fileOf = (name: SigningKey) => found.find(({ key }) => key === inspected[name]) ?? null
    const signed = {
      signatureKey: fileOf('signatureKey'),
      driverSignatureKey: fileOf('driverSignatureKey'),
      refusalPhotoKey: fileOf('refusalPhotoKey'),
    }
    return { facts, signed, former: await findNewest(tx.sql, delivery.id, inspected) }
  }

  async function draw(inspected: Inspected, stated: Stated, id: string, sealedAt: Date): Promise<Buffer> {
    const { facts, former, signed } = stated
    const { signatureKey: other, driverSignatureKey: own, refusalPhotoKey: refusal } = signed
    const signatures = [other, own].filter((file) => file !== null)
    const pictures = await loadPictures({ photos: [...facts.photos, ...(refusal ? [refusal] : [])], signatures })
    // who signed is never left out in silence: a step is refused, and what is to be corrected stays due
    for (const name of SIGNING_KEYS) {
      const file = signed[name]
      if (inspected[name] !== null && file === null) throw unreadable(name)
      if (name !== 'refusalPhotoKey' && file && pictures.signature(file.key) === null) throw unreadable(name)
    }
    const { marks, points } = await seenOf(inspected, facts)
    const report = {
      id,
      version: (former?.version ?? 0) + 1,
      former: former ?? null,
      sealedAt,
      inspected,
      facts,
      pictures,
      seller,
      verifyUrl: new URL('/verify', publicUrl).href,
      marks,
      points,
      signatures: signaturesOf(inspected, facts, pictures),
    }
    return seal(await drawSealed(report))
  }

  /** How it is shown beside the delivery. */
  async function documentOf(inspected: Inspected, version: number) {
    const { delivery, vehicle } = inspected
    const type = sealedType(inspected, inspected)
    const s = await wordsIn(delivery.language, 'sealed')
    const label = type === 'PV' ? pvLabel(isTwoWay(delivery), vehicle) : titleOf(inspected, s)
    const kind = type === 'PV' ? 'PV' : `EDL-${inspected.side === 'before' ? 'D' : 'A'}`
    const name = `${kind}-${delivery.publicId}-${vehicle + 1}${version > 1 ? `-v${version}` : ''}.pdf`
    const key = `Deliveries/${delivery.id}/pv/${name}`
    return { name, label, key, url: files.fileUrl(key), type }
  }

  return {
    read,

    /** Draws, seals and stores; it takes long and is never called in a transaction. */
    async make(inspected: Inspected, stated: Stated, sealedAt: Date): Promise<DrawnReport> {
      const { delivery, vehicle, side } = inspected
      const { former } = stated
      const id = uuid()
      const version = (former?.version ?? 0) + 1
      const bytes = await draw(inspected, stated, id, sealedAt)
      const document = await documentOf(inspected, version)
      const { key, name } = document
      const file = await files.store({
        key,
        bytes,
        type: PDF,
        kind: 'sealedReport',
        fileName: name,
        deliveryId: delivery.id,
        organizationId: delivery.organizationId,
      })
      return {
        document,
        isTrueOf: async (tx, now) => isDeepStrictEqual([delivery, stated], [now, await read(tx, now, inspected)]),
        async file(tx, now, stepVersion) {
          const fileId = await file(tx)
          await insertSealed(tx, {
            id,
            deliveryId: delivery.id,
            vehicle,
            side,
            version,
            formerId: former?.id ?? null,
            stepVersion,
            sha256: createHash('sha256').update(bytes).digest('hex'),
            fileKey: key,
            contentHash: contentHash(inspected, stated.facts),
            sealedAt,
          })
          const attachment = { fileId, key, name, type: PDF }
          tx.emit('report.sealed', {
            reportId: id,
            delivery: now,
            vehicle,
            side,
            version,
            file: attachment,
            at: sealedAt,
          })
        },
      }
    },
  }
}

/** The report of a step that ends an inspection. It is sealed by our clock, whenever the inspection was. */
export function createReports({ clock }: { readonly clock: Clock }, sealing: Sealing): PrepareReport {
  return async (tx, inspected) => {
    const { delivery } = inspected
    const stated = await sealing.read(tx, delivery, inspected)
    for (const name of SIGNING_KEYS)
      if (inspected[name] !== null && !isDrawnFor(delivery, stated.signed[name])) throw unreadable(name)
    return () => sealing.make(inspected, stated, clock.now())
  }
}
