import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'

/** How many reverse proxies stand in front of this server, or their addresses and networks. */
export type TrustedProxies = number | string[]

type Trusts = (address: string, hop: number) => boolean

/**
 * Whose word in X-Forwarded-For counts. Each proxy adds on the right the address that it saw: read from there, the first one that is
 * no proxy of ours is the caller's, and what stands left of it is whatever the caller wrote.
 */
export function trustIn(proxies: TrustedProxies): Trusts {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxyAddress.compile(proxies)
}

export function isKnownProxy(proxies: TrustedProxies): boolean {
  try {
    trustIn(proxies)
    return true
  } catch {
    return false
  }
}

/** The caller's address as Fastify reads it, for requests that never pass through Fastify. */
export function createAddressOf(trusted: TrustedProxies): (request: IncomingMessage) => string {
  const trusts = trustIn(trusted)
  return (request) => proxyAddress(request, trusts) ?? ''
}
