import S3rver from '@20minutes/s3rver'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface S3Server {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/** The one pair of keys that the server knows. */
export const S3_KEYS = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' } as const

function onlySigned(server: S3rver, bucket: string): void {
  server.middleware.splice(-1, 0, async (context, next) => {
    // the package lets everybody read; a bucket of ours is nobody else's
    if (!('authorization' in context.headers) && context.query['X-Amz-Signature'] === undefined)
      return void (context.status = 403)
    // it forgets the last slash of what was signed for the bucket itself
    if (context.path === `/${bucket}/`) {
      context.state.vhost = true
      context.mountPath = '/'
    }
    return next()
  })
}

/** A store that speaks S3, with one bucket: it keeps the bytes in a folder and checks each signature. */
export async function openS3Server(bucket: string): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'volant-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  onlySigned(server, bucket)
  const { port } = await server.run()
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
