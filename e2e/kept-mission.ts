import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Ordered } from './order'
import { graphql } from './people'

/** What the server has of a mission: its log, the photos of its cars and their bytes. */
export async function kept(address: string, { id }: Pick<Ordered, 'id'>) {
  const query = `query($id: ID!) {
    findDeliveryById(id: $id) { status vehicles { mileageBefore mileageAfter essenceBefore essenceAfter
      imagesBefore { top topLeft topRight bottomLeft bottomRight bottom } imagesAfter { top topLeft topRight bottomLeft bottomRight bottom }
      inspectionBefore { marks { words photos } list { keys } } photoFacts { sha256 takenAt } }
      validationDocs { type deleted } }
    findDeliveryLogs(deliveryId: $id, pageSize: 50) { logs { log } } }`
  type Images = Readonly<Record<string, string | null>>
  const { findDeliveryById: delivery, findDeliveryLogs } = await graphql<{
    findDeliveryById: {
      status: string
      vehicles: {
        mileageBefore: number
        mileageAfter: number
        imagesBefore: Images
        imagesAfter: Images
        inspectionBefore: { marks: { words: string | null; photos: string[] }[]; list: { keys: number | null } }
        photoFacts: { sha256: string | null; takenAt: string | null }[]
      }[]
      validationDocs: { type: string; deleted: boolean }[]
    }
    findDeliveryLogs: { logs: { log: string }[] }
  }>(address, 'superAdmin', query, { id })
  const photos = delivery.vehicles.flatMap(({ imagesBefore, imagesAfter }) => [
    ...Object.values(imagesBefore),
    ...Object.values(imagesAfter),
  ])
  return { ...delivery, photos, logs: findDeliveryLogs.logs.map(({ log }) => log) }
}

export async function hashOf(address: string, url: string): Promise<string> {
  const bytes = await (await fetch(new URL(url, address))).arrayBuffer()
  return createHash('sha256').update(Buffer.from(bytes)).digest('hex')
}

/** The hashes of the views' photos that wait on this phone. */
export function waitingHashes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases()
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
    })
    const entries = await new Promise<{ files: { blob: Blob; metadata: object }[] }[]>((resolve) => {
      const reading = database.transaction('outbox').objectStore('outbox').getAll()
      reading.onsuccess = () => resolve(reading.result as { files: { blob: Blob; metadata: object }[] }[])
    })
    database.close()
    const photos = entries.flatMap(({ files }) => files).filter(({ metadata }) => 'imagePos' in metadata)
    const hashes = photos.map(async ({ blob }) => {
      const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
      return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    })
    return Promise.all(hashes)
  })
}
