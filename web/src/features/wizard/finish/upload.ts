import type { deleteStoredFile, requestUpload } from '@volant/contract/rest/files'
import type { UploadRules } from '../../../ui/form/upload-tile'
import { call } from '../../../lib/api'

/** Documents of a delivery. Spec 2, section 9; contract, Files. */
export const DOCUMENT_RULES: UploadRules = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maxMegabytes: 10,
}

/** Only this old interface of the browser tells how far a body has gone. */
function put(url: string, file: File, onProgress: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open('PUT', url)
    sending.setRequestHeader('content-type', file.type)
    sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    sending.addEventListener('error', () => reject(new Error('Upload failed due to network error')))
    sending.addEventListener('load', () =>
      sending.status >= 200 && sending.status < 300
        ? resolve()
        : reject(new Error(`Upload failed with status ${sending.status}`)),
    )
    sending.send(file)
  })
}

/** @returns the storage key, once the bytes are there */
export async function uploadDocument(
  deliveryId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  const { key, url } = await call<typeof requestUpload>('POST /upload/authenticated-presigned-url', {
    body: {
      fileName: file.name,
      fileType: file.type,
      fileSize: file.size,
      metadata: { module: 'delivery', deliveryId, kind: 'doc' },
    },
  })
  await put(url, file, onProgress)
  return key
}

/** Takes back a file that nothing shows yet. */
export async function takeBack(key: string): Promise<void> {
  await call<typeof deleteStoredFile>('DELETE /s3/{key}', { params: { key } })
}
