import { AppError } from '@volant/contract/errors'
import { deleteStoredFile, readFile, requestUpload, UploadMetadata } from '@volant/contract/rest/files'
import { verb } from '@volant/contract/rest/verb'
import { MEGABYTE, UPLOADS } from '@volant/domain/kernel/uploads'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import * as z from 'zod'
import { named } from '../../platform/operations/named'
import { defineResolver, defineRoute } from '../../platform/operations/registry'
import type { GraphqlOperation, RestOperation } from '../../platform/operations/registry'
import { ObjectMissing } from '../../platform/storage/storage'
import type { Storage } from '../../platform/storage/storage'
import type { FileService } from './service/service'
import type { FileRow } from './store'
import type { ReceiveUpload } from './service/upload'

/** The other half of an upload: one PUT to the signed address, no session needed. */
const putFile = verb({
  summary: 'Upload a file to its signed address',
  method: 'PUT',
  path: '/files/{key}',
  params: z.strictObject({ key: z.string().max(1024) }),
  query: z.object({ token: z.string().max(4096).optional() }),
  replies: { 204: null },
})

const NAMED = z.object({ body: z.object({ metadata: UploadMetadata }) })

const LARGEST_BODY = UPLOADS.document.maxMegabytes * MEGABYTE + 1

interface Doors {
  readonly service: FileService
  readonly receive: ReceiveUpload
  readonly storage: Storage
  /** Where browsers reach us; undefined = at the host they asked, as in a demo. */
  readonly origin: string | undefined
}

/** Browsers keep a file under its name alone; programs that do not would write it where its path says. */
const savedAs = (fileName: string) => fileName.split(/[/\\]/).findLast((part) => part !== '') ?? 'file'

function show({ type, size, sha256, fileName }: FileRow, disposition: string, reply: FastifyReply): void {
  reply
    .type(type)
    .header('etag', `"${sha256}"`)
    .header('content-length', size ?? 0)
    .header('content-disposition', contentDisposition(savedAs(fileName), { type: disposition }))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-cache')
}

export function fileDoors({ service, receive, storage, origin }: Doors): (RestOperation | GraphqlOperation)[] {
  return [
    defineRoute(
      requestUpload,
      {
        idempotent: true,
        names: named(NAMED, (actor, { body }) => service.find(actor, body.metadata)),
        limits: [{ by: 'user', max: 60, seconds: 60 }],
      },
      async (ctx, { body }, reply) => {
        const { key, path } = await service.requestUpload(ctx, body)
        const { protocol, host } = reply.request
        return { key, url: `${origin ?? `${protocol}://${host}`}${path}` }
      },
    ),

    defineRoute(putFile, { raw: true, bodyLimit: LARGEST_BODY }, async (_ctx, { params, query }, reply) => {
      const { headers, raw } = reply.request
      const announced = headers['content-length']
      await receive({
        key: params.key,
        token: query.token,
        type: headers['content-type'] ?? '',
        announced: announced === undefined ? undefined : Number(announced),
        body: raw,
      })
    }),

    defineRoute(readFile, {}, async (_ctx, { params, query }, reply) => {
      const { file, disposition } = await service.open(params.key, query.expires, query.signature)
      const named = contentDisposition(savedAs(file.fileName), { type: disposition })
      const link = await storage.readLink(file.id, { type: file.type, disposition: named })
      if (link !== undefined) return reply.header('cache-control', 'no-store').redirect(link)
      if (reply.request.headers['if-none-match'] === `"${file.sha256}"`) return reply.code(304).send()
      const bytes = await service.read(file).catch((error: unknown) => {
        throw error instanceof ObjectMissing ? new AppError('NOT_FOUND', {}, { cause: error }) : error
      })
      show(file, disposition, reply)
      return reply.send(bytes)
    }),

    defineRoute(deleteStoredFile, { idempotent: true }, (ctx, { params }) =>
      service.remove(ctx, 'DELETE /s3/{key}', params.key),
    ),

    defineResolver('deleteFile', { idempotent: true }, async (ctx, { key }) => {
      await service.remove(ctx, 'deleteFile', key)
      return true
    }),
  ]
}
