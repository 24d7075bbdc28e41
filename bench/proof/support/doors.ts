import { statusOf } from '@volant/contract/errors'
import type { Sent } from '../../../server/test/sample-request'
import { ROOTS, documentOf } from '../../../server/test/documents'
import { nextAddress } from './cast'
import { NO_ANSWER, call } from './http'
import type { Answer, Call, Caller } from './http'
import { allConnected, openSocket } from './sockets'
import type { LiveSocket } from './sockets'

const PATIENCE_MS = 5000

export function pathOf(path: string, { params = {}, query }: Sent): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''))
  return `${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`
}

/** How an operation is called over HTTP; those of the live channel are not. */
export function requestOf(operation: string, sent: Sent): { readonly path: string; readonly call: Call } {
  if (ROOTS.has(operation))
    return { path: '/graphql', call: { body: { query: documentOf(operation), variables: sent.variables } } }
  const [method = '', path = ''] = operation.split(' ')
  return { path: pathOf(path, sent), call: { method: method as NonNullable<Call['method']>, body: sent.body } }
}

/** Every door of a server, by the name of its operation. The answers of the live channel have the status of their code. */
export function createDoors(origin: string) {
  const sockets = new Map<string, LiveSocket>()

  async function socketOf(token: string | undefined): Promise<LiveSocket> {
    const known = sockets.get(token ?? '')
    if (known) return known
    const socket = openSocket(origin, { address: nextAddress(), token }, 1000)
    sockets.set(token ?? '', socket)
    if ((await allConnected([socket], PATIENCE_MS)) === 0) throw new Error('the live channel lets nobody in')
    return socket
  }

  async function emit(event: string, payload: unknown, token: string | undefined): Promise<Answer<unknown>> {
    const socket = await socketOf(token)
    if (event === 'connect') return { ...NO_ANSWER, status: 200 }
    // which events there are is what the table says, not the type
    const reply: { ok: boolean; code?: Parameters<typeof statusOf>[0] } = await socket
      .timeout(PATIENCE_MS)
      .emitWithAck(event as 'join-delivery', payload as string)
    return { ...NO_ANSWER, status: reply.ok || !reply.code ? 200 : statusOf(reply.code), text: JSON.stringify(reply) }
  }

  return {
    async send(operation: string, sent: Sent, token: string | undefined): Promise<Answer<unknown>> {
      if (operation.startsWith('live ')) return emit(operation.slice('live '.length), sent.payload, token)
      const { path, call: options } = requestOf(operation, sent)
      const who: Caller = { address: nextAddress(), token }
      return call(origin, who, path, options)
    },
    close() {
      for (const socket of sockets.values()) socket.disconnect()
    },
  }
}
