import { upload } from '../../../lib/files/upload'

/** @returns the storage key after the upload */
export function uploadDocument(deliveryId: string, file: File, onProgress: (share: number) => void): Promise<string> {
  const metadata = { module: 'delivery', deliveryId, kind: 'doc' } as const
  return upload({ file, fileName: file.name, metadata, onProgress })
}
