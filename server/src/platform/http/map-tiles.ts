import { open } from 'node:fs/promises'
import { AppError } from '@volant/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Where browsers read the archive of the map's tiles, piece by piece. */
export const MAP_TILES_PATH = '/map/tiles.pmtiles'
const A_DAY = 'public, max-age=86400'

interface Range {
  readonly first: number
  readonly last: number
}

/** What a Range header asks for of so many bytes: undefined for the whole, `none` where nothing of it is there. */
export function rangeOf(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return to === '0' || size === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  // A range whose end lies before its beginning is no range, and is not heard.
  if (to !== '' && Number(to) < first) return undefined
  return first < size ? { first, last } : 'none'
}

/** Answers with one file or a piece of it, streamed: an archive of a country has gigabytes. */
export function serveMapTiles(app: FastifyInstance, path: string): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const file = await open(path).catch(() => {
      throw new AppError('NOT_FOUND')
    })
    const { size, mtimeMs } = await file.stat()
    // A strong one: browsers keep pieces, and the reader of the archive notices another archive, by no other.
    const etag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`
    reply.headers({ 'accept-ranges': 'bytes', etag, 'cache-control': A_DAY }).type('application/vnd.pmtiles')
    const { range: asked, 'if-range': known = etag, 'if-none-match': kept } = request.headers
    const range = known === etag ? rangeOf(asked, size) : undefined
    const bodiless = kept === etag || range === 'none' || request.method === 'HEAD'
    if (bodiless) await file.close()
    if (kept === etag) return reply.code(304).send()
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send()
    const { first, last } = range ?? { first: 0, last: size - 1 }
    if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`)
    reply.header('content-length', last - first + 1)
    return reply.send(bodiless ? undefined : file.createReadStream({ start: first, end: last }))
  }
  app.route({ method: ['GET', 'HEAD'], url: MAP_TILES_PATH, schema: { hide: true }, handler: answer })
}
