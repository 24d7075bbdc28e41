import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** What becomes of a call on its way to a provider and back. */
export type Trouble =
  | 'none'
  /** Taken, and never answered. */
  | 'silence'
  /** The connection is reset with the first bytes. */
  | 'reset'
  /** The connection ends in the middle of the answer. */
  | 'half an answer'
  /** Half of the answer comes, and then nothing. */
  | 'a stalled answer'
  /** Passed on; that it was taken is never heard of. */
  | 'no acknowledgement'
  /** Passed on and answered twice: the second answer belongs to nothing. */
  | 'two answers'
  /** Not passed on; this stands in the place of the provider's answer. */
  | { readonly instead: string }
  /** The connection is cut once this has been sent. */
  | { readonly cutAt: string }

export interface Unreliable {
  readonly port: number
  readonly url: string
  /** From now on. */
  trouble: Trouble
  /** Calls that have come to nothing by it. */
  disturbed: number
  close(): void
}

/** A whole answer over HTTP, for `instead`. */
export function httpAnswer(status: number, body = '', headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' })
  return `HTTP/1.1 ${status} Answer\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

/**
 * The way to a provider, which can be disturbed: clients call this port, and the provider hears what gets through.
 * @param isWhole whether what a client has sent is answered as a whole, and not as one of many commands
 */
export async function startUnreliable(
  provider: number,
  isWhole: (sent: Buffer) => boolean = () => true,
): Promise<Unreliable> {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(provider, '127.0.0.1')
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => undefined).on('close', () => open.delete(socket))
    }
    let isDisturbed = false
    const disturb = () => {
      if (!isDisturbed) way.disturbed += 1
      isDisturbed = true
    }
    const cut = () => {
      disturb()
      client.resetAndDestroy()
      upstream.destroy()
    }
    let sent = Buffer.alloc(0)
    client.on('data', (part) => {
      const { trouble } = way
      sent = part
      if (trouble === 'silence') return disturb()
      if (trouble === 'reset') return cut()
      if (typeof trouble === 'object' && 'instead' in trouble) {
        disturb()
        return void client.end(trouble.instead)
      }
      if (typeof trouble === 'object' && part.includes(trouble.cutAt)) return cut()
      upstream.write(part)
    })
    upstream.on('data', (part) => {
      const { trouble } = way
      if (trouble === 'silence') return disturb()
      if (trouble === 'reset') return cut()
      if (trouble === 'no acknowledgement' && isWhole(sent)) return disturb()
      const half = part.subarray(0, Math.floor(part.length / 2))
      if (trouble === 'half an answer') {
        disturb()
        return void client.end(half)
      }
      if (trouble === 'a stalled answer') {
        disturb()
        upstream.pause()
        return void client.write(half)
      }
      client.write(trouble === 'two answers' && isWhole(sent) ? Buffer.concat([part, part]) : part)
    })
    client.on('end', () => upstream.end())
    upstream.on('end', () => client.end())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const way: Unreliable = {
    port,
    url: `http://127.0.0.1:${port}`,
    trouble: 'none',
    disturbed: 0,
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
  return way
}
