import type { deleteStoredFile } from '@volant/contract/rest/files'
import { call } from '../api'

/** Documents of a delivery. Description 9 and 7.1. */
export const DOCUMENT_RULES = { types: ['application/pdf', 'image/jpeg', 'image/png'], maxMegabytes: 10 } as const

/** Takes back a file that nothing shows yet. */
export async function takeBack(key: string): Promise<void> {
  await call<typeof deleteStoredFile>('DELETE /s3/{key}', { params: { key } })
}
