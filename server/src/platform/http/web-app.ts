import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { AppError } from '@volant/contract/errors'
import { documentOf, isPage } from '@volant/contract/pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { doorOf } from '../operations/catalogue'
import type { Catalogue } from '../operations/catalogue'
import { sendFailure } from './answers'

const HASHED = /\/assets\//
const FILE_NAME = /\.[a-z0-9]{2,11}$/i
const A_YEAR = 'public, max-age=31536000, immutable'

function firstSegment(path: string): string {
  return path.split(/[/?]/)[1] ?? ''
}

/** The web app: its files, and for every page its document; also, as 404, for what somebody took for a page. */
export async function serveWebApp(app: FastifyInstance, folder: string, { operations }: Catalogue): Promise<void> {
  const index = existsSync(join(folder, 'index.html'))
  const apiSegments = new Set(['graphql', 'socket.io', 'assets'])
  for (const { name } of operations) {
    if (doorOf(name) === 'rest') apiSegments.add(firstSegment(name.slice(name.indexOf('/'))))
  }

  const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

  function looksLikePage(request: FastifyRequest): boolean {
    return !apiSegments.has(firstSegment(request.url)) && !FILE_NAME.test(pathOf(request))
  }

  if (index) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz', '**/*.map'],
      cacheControl: false,
      setHeaders: (reply, path) => reply.header('cache-control', HASHED.test(path) ? A_YEAR : 'no-cache'),
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const read = request.method === 'GET' || request.method === 'HEAD'
    if (index && read && isPage(pathOf(request))) return reply.sendFile(documentOf(pathOf(request)))
    if (index && read && looksLikePage(request)) {
      // not by sendFile: a browser that knows the file would get an empty answer
      const body = await readFile(join(folder, 'index.html'))
      return reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(body)
    }
    return sendFailure(new AppError('NOT_FOUND'), reply)
  })
}
