import type { requestUpload, UploadMetadata } from '@volant/contract/rest/files'
import { call } from '../../lib/api'
import { ApiError } from '../../lib/api-error'

interface Upload {
  readonly file: Blob
  readonly fileName: string
  readonly metadata: UploadMetadata
  /** Told 0..1 as the bytes leave. */
  readonly onProgress?: (share: number) => void
}

/** `fetch` tells nothing of what has left; the older request does. */
function put(url: string, file: Blob, onProgress: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    const failed = () => reject(new ApiError({ code: 'UNAVAILABLE', message: 'unreachable' }))
    sending.open('PUT', url)
    sending.setRequestHeader('content-type', file.type)
    sending.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total)
    sending.onload = () => (sending.status < 300 ? resolve() : failed())
    sending.onerror = failed
    sending.onabort = failed
    sending.send(file)
  })
}

/**
 * Asks for a place, then sends the bytes there once.
 * @returns the storage key of the file
 * @throws ApiError
 */
export async function upload({ file, fileName, metadata, onProgress = () => {} }: Upload): Promise<string> {
  const { key, url } = await call<typeof requestUpload>('POST /upload/authenticated-presigned-url', {
    body: { fileName, fileType: file.type, fileSize: file.size, metadata },
  })
  await put(url, file, onProgress)
  return key
}
