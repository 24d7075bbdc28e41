import type { deleteStoredFile } from '@volant/contract/rest/files'
import { call } from '../api'

/** Deletes an uploaded file that is not part of the delivery yet. */
export async function deleteUpload(key: string): Promise<void> {
  await call<typeof deleteStoredFile>('DELETE /s3/{key}', { params: { key } })
}
