import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Kept {
  readonly bytes: Buffer
  readonly type: string
  readonly at: Date
}

export interface S3Server {
  readonly url: string
  close(): void
}

function listing(kept: ReadonlyMap<string, Kept>): string {
  const contents = [...kept].map(
    ([key, { at, bytes }]) =>
      `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
  )
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}

const MISSING = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>missing</Message></Error>'

/** The part of S3 that we use, over HTTP and in memory: it really keeps the bytes and asks for a signature. */
export async function openS3Server(bucket: string): Promise<S3Server> {
  const kept = new Map<string, Kept>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://s3')
    const signed =
      request.headers.authorization?.startsWith('AWS4-HMAC-SHA256') || url.searchParams.has('X-Amz-Signature')
    if (!signed) return void response.writeHead(403).end()
    const [, inBucket, key] = url.pathname.split('/')
    if (inBucket !== bucket) return void response.writeHead(404).end()
    if (!key) return void response.writeHead(200, { 'content-type': 'application/xml' }).end(listing(kept))
    if (request.method === 'PUT') {
      kept.set(key, { bytes: await buffer(request), type: request.headers['content-type'] ?? '', at: new Date() })
      return void response.writeHead(200, { etag: '"x"' }).end()
    }
    if (request.method === 'DELETE') {
      kept.delete(key)
      return void response.writeHead(204).end()
    }
    const found = kept.get(key)
    if (!found) return void response.writeHead(404, { 'content-type': 'application/xml' }).end(MISSING)
    response.writeHead(200, {
      'content-type': url.searchParams.get('response-content-type') ?? found.type,
      'content-disposition': url.searchParams.get('response-content-disposition') ?? 'inline',
    })
    response.end(found.bytes)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
