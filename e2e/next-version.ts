import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

/** A server before the product that can serve its pages as those of a later build. */
export interface Deployment {
  readonly address: string
  /** From now on the service worker and the document are new ones. */
  deploy(): void
  close(): Promise<void>
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Opens one on a port of its own. The entry of a later build is asked for with `?next`. */
export async function deployment(product: string): Promise<Deployment> {
  let later = false
  const server = createServer((asked, reply) => {
    const { method, url = '/', headers } = asked
    const target = new URL(url, product)
    const isChanged = later && /^\/(?:sw\.js|index\.html|driver\/.*)$/.test(target.pathname)
    const sent = { ...headers, ...(isChanged && { 'accept-encoding': 'identity', 'if-none-match': '' }) }
    const forward = request(target, { method, headers: sent }, (answer) => {
      if (!isChanged) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(reply)
        return
      }
      void textOf(answer).then((text) => {
        const body =
          target.pathname === '/sw.js'
            ? text.replace('`/index.html`,revision:`', '`/index.html`,revision:`next')
            : text.replace(/(<script type="module"[^>]+\.js)"/, '$1?next"')
        const { 'content-length': _length, etag: _etag, ...rest } = answer.headers
        reply.writeHead(answer.statusCode ?? 502, rest).end(body)
      })
    })
    forward.on('error', () => reply.destroy())
    asked.pipe(forward)
  })
  const channels = new Set<Duplex>()
  // the live channel, as it is
  server.on('upgrade', ({ method, url = '/', headers }, socket) => {
    channels.add(socket)
    const forward = request(new URL(url, product), { method, headers })
    forward.on('upgrade', ({ rawHeaders }, other) => {
      const lines = rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'))
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
      other.pipe(socket).pipe(other)
    })
    for (const end of [forward, socket]) end.on('error', () => socket.destroy())
    forward.end()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    deploy: () => {
      later = true
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        for (const channel of channels) channel.destroy()
        server.close(() => resolve())
      }),
  }
}
