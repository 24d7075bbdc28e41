import { readFileSync } from 'node:fs'
import { Agent, createServer, request as ask } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

const CADDYFILE = readFileSync(join(import.meta.dirname, '../../../deploy/Caddyfile'), 'utf8')

/** What production says, so that the proof speaks of that. */
function figure(name: string): number {
  const [, seconds] = new RegExp(`${name} (\\d+)s`).exec(CADDYFILE) ?? []
  if (seconds === undefined) throw new Error(`the Caddyfile has no ${name}`)
  return Number(seconds) * 1000
}

const HEALTH_INTERVAL_MS = figure('health_interval')
const HEALTH_TIMEOUT_MS = figure('health_timeout')
const TRY_DURATION_MS = figure('lb_try_duration')
/** Caddy's own figure. */
const TRY_INTERVAL_MS = 250

export interface Proxy {
  readonly origin: string
  /** Settles once it gives requests to this server again. */
  uses(server: string): Promise<void>
  close(): Promise<void>
}

/** Failures before a byte of the request was sent: another server may be asked whatever the method. */
const isUnsent = (error: Error) => 'code' in error && error.code === 'ECONNREFUSED'

/**
 * What Caddy does in front of several servers: asks each whether it is ready, gives a request to any that is, and to another one
 * where a connection is refused. A request that was sent is sent again only if it is a GET. WebSockets pass as they are.
 */
export async function openProxy(servers: readonly string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true })
  const healthy = new Set(servers)
  let isOver = false

  async function watch(server: string): Promise<void> {
    while (!isOver) {
      const isReady = await fetch(`${server}/health/ready`, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).then(
        async (response) => {
          await response.arrayBuffer()
          return response.ok
        },
        () => false,
      )
      if (isReady) healthy.add(server)
      else healthy.delete(server)
      await sleep(HEALTH_INTERVAL_MS, undefined, { ref: false })
    }
  }
  for (const server of servers) void watch(server)

  function choose(): URL | undefined {
    const ready = [...healthy]
    const chosen = ready[Math.floor(Math.random() * ready.length)]
    return chosen === undefined ? undefined : new URL(chosen)
  }

  function pass(to: URL, { method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    return new Promise((answered, failed) => {
      const { hostname, port } = to
      ask({ agent, hostname, port, method, path: url, headers }, answered).once('error', failed).end(body)
    })
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const until = performance.now() + TRY_DURATION_MS
    for (;;) {
      const to = choose()
      try {
        if (to === undefined) throw Object.assign(new Error('nobody is ready'), { code: 'ECONNREFUSED' })
        const answer = await pass(to, request, body)
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        return
      } catch (error) {
        const mayAgain = error instanceof Error && (isUnsent(error) || request.method === 'GET')
        if (!mayAgain || performance.now() > until) {
          response.writeHead(502).end()
          return
        }
      }
      await sleep(TRY_INTERVAL_MS)
    }
  }

  async function upgrade(request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    client.on('error', () => undefined)
    const until = performance.now() + TRY_DURATION_MS
    for (;;) {
      const to = choose()
      const upstream = to && connect(Number(to.port), to.hostname)
      const isOpen =
        upstream !== undefined &&
        (await new Promise<boolean>((done) =>
          upstream.once('connect', () => done(true)).once('error', () => done(false)),
        ))
      if (isOpen) {
        upstream.on('error', () => client.destroy())
        upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n`)
        for (let at = 0; at < request.rawHeaders.length; at += 2)
          upstream.write(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}\r\n`)
        upstream.write('\r\n')
        upstream.write(head)
        client.on('close', () => upstream.destroy())
        upstream.on('close', () => client.destroy())
        client.pipe(upstream).pipe(client)
        return
      }
      if (performance.now() > until) {
        client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
        return
      }
      await sleep(TRY_INTERVAL_MS)
    }
  }

  const proxy = createServer((request, response) => void serve(request, response))
  // a minute, as Caddy: by default a connection would end after five seconds, maybe just as somebody asks on it
  proxy.keepAliveTimeout = 60_000
  proxy.on('upgrade', (request, client, head) => void upgrade(request, client, head))
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async uses(server) {
      while (!healthy.has(server)) await sleep(TRY_INTERVAL_MS)
    },
    async close() {
      isOver = true
      agent.destroy()
      proxy.closeAllConnections()
      await new Promise((closed) => proxy.close(closed))
    },
  }
}
