import { ApiError } from '../api-error'

/** Reads a file under the name that the server gives it, and reports the bytes received: the length of a streamed file is unknown. */
export async function downloadFile(response: Response, onBytes: (bytes: number) => void = () => {}): Promise<File> {
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    parts.push(piece.value)
    bytes += piece.value.length
    onBytes(bytes)
  }
  const name = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return new File(parts, name ?? 'volant.xlsx', { type: response.headers.get('content-type') ?? '' })
}

/** More than a workbook holds: whoever asked can narrow what is shown. */
export const isTooManyRows = (error: unknown) =>
  error instanceof ApiError && error.fields.some(({ path }) => path === 'rows')
