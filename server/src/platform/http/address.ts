import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'

export type TrustedProxies = boolean | string | string[]

/** The caller's address as Fastify reads it, for requests that never pass through Fastify. */
export function createAddressOf(trusted: TrustedProxies): (request: IncomingMessage) => string {
  const trusts = typeof trusted === 'boolean' ? () => trusted : proxyAddress.compile(trusted)
  return (request) => proxyAddress(request, trusts) ?? ''
}
