import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { AppError } from '@volant/contract/errors'
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

/** The web app: its files, and `index.html` for every other address a browser may open. */
export async function serveWebApp(app: FastifyInstance, folder: string, { operations }: Catalogue): Promise<void> {
  const index = existsSync(join(folder, 'index.html'))
  const apiSegments = new Set(['graphql', 'socket.io', 'assets'])
  for (const { name } of operations) {
    if (doorOf(name) === 'rest') apiSegments.add(firstSegment(name.slice(name.indexOf('/'))))
  }

  function isPage({ method, url }: FastifyRequest): boolean {
    const path = url.split('?')[0] ?? ''
    return (method === 'GET' || method === 'HEAD') && !apiSegments.has(firstSegment(url)) && !FILE_NAME.test(path)
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
  app.setNotFoundHandler((request, reply) => {
    if (index && isPage(request)) return reply.sendFile('index.html')
    return sendFailure(new AppError('NOT_FOUND'), request, reply)
  })
}
