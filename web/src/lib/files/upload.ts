import type { requestUpload, UploadMetadata } from '@volant/contract/rest/files'
import { call } from '../api'
import { isTransient } from '../api-error'
import { unsaved } from '../lazy/unsaved'

interface Upload {
  readonly file: Blob
  readonly fileName: string
  readonly metadata: UploadMetadata
  /** Called with the share sent, 0..1. */
  readonly onProgress?: (share: number) => void
}

/** Why an upload failed. Description 8. */
export type UploadFault =
  | { readonly is: 'unreadable' }
  | { readonly is: 'place' }
  | { readonly is: 'status'; readonly status: number }
  | { readonly is: 'network' }

export class UploadError extends Error {
  readonly fault: UploadFault

  constructor(fault: UploadFault) {
    super(`upload: ${fault.is}`)
    this.fault = fault
  }
}

/** Whether the same upload may succeed later: the network or the server failed. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof UploadError)) return isTransient(error)
  return error.fault.is === 'network' || (error.fault.is === 'status' && error.fault.status >= 500)
}

/** So long without a byte that leaves, and the network has gone without a word. */
const SILENCE_MS = 30_000
/** Once all is said to have left: it may still lie with the device, and the server waits for it as long. */
const ANSWER_MS = 120_000

/** With `XMLHttpRequest`, because `fetch` reports no upload progress. */
function put(url: string, file: Blob, onProgress: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    const unreachable = () => reject(new UploadError({ is: 'network' }))
    let silence: ReturnType<typeof setTimeout> | undefined
    const listen = (ms: number) => {
      clearTimeout(silence)
      silence = setTimeout(() => sending.abort(), ms)
    }
    sending.open('PUT', url)
    sending.setRequestHeader('content-type', file.type)
    sending.upload.onprogress = ({ loaded, total }) => {
      listen(loaded === total ? ANSWER_MS : SILENCE_MS)
      if (total > 0) onProgress(loaded / total)
    }
    sending.onload = () => {
      const { status } = sending
      if (status >= 200 && status < 300) resolve()
      else reject(new UploadError({ is: 'status', status }))
    }
    sending.onerror = unreachable
    sending.onabort = unreachable
    sending.onloadend = () => clearTimeout(silence)
    listen(SILENCE_MS)
    sending.send(file)
  })
}

/**
 * Requests an upload URL, then sends the file there without retrying.
 * @returns the storage key of the file
 * @throws ApiError when the server refuses, UploadError when the file cannot be sent
 */
export async function upload({ file, fileName, metadata, onProgress = () => {} }: Upload): Promise<string> {
  const release = unsaved.hold()
  try {
    const { key, url } = await call<typeof requestUpload>('POST /upload/authenticated-presigned-url', {
      body: { fileName, fileType: file.type, fileSize: file.size, metadata },
    })
    if (!key || !url) throw new UploadError({ is: 'place' })
    await put(url, file, onProgress)
    return key
  } finally {
    release()
  }
}
