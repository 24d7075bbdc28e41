import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { freePort } from '../src/production'

const SOURCES = join(import.meta.dirname, 'react-admin')
const CACHE = resolve(import.meta.dirname, '../../.cache/bench-pages')
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Built at the first use, and again when its sources or the packages change. */
async function buildOnce(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(resolve(SOURCES, '../../package.json')))
  for (const name of (await readdir(SOURCES)).toSorted()) hash.update(await readFile(join(SOURCES, name)))
  const outDir = join(CACHE, `react-admin-${hash.digest('hex').slice(0, 12)}`)
  if (!existsSync(outDir)) await build({ root: SOURCES, configFile: false, logLevel: 'error', build: { outDir } })
  return outDir
}

/** A list page of react-admin with these rows, served as compressed as the product's pages. */
export async function serveReactAdmin(rows: object): Promise<{ origin: string; stop(): void }> {
  const folder = await buildOnce()
  const answers = new Map<string, { body: Buffer; type: string }>()
  const keep = (path: string, body: Buffer | string) =>
    answers.set(path, { body: brotliCompressSync(body), type: TYPES[extname(path)] ?? 'application/octet-stream' })
  for (const name of await readdir(folder, { recursive: true }))
    if (extname(name) in TYPES) keep(`/${name}`, await readFile(join(folder, name)))
  keep('/rows.json', JSON.stringify(rows))
  const server = createServer((request, response) => {
    const answer = answers.get(request.url === '/' ? '/index.html' : (request.url ?? ''))
    if (!answer) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': answer.type, 'content-encoding': 'br' }).end(answer.body)
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}
