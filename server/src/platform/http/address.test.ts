import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createAddressOf, isKnownProxy } from './address'
import type { TrustedProxies } from './address'

function addressFrom(proxies: TrustedProxies, peer: string, forwarded?: string): string {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return createAddressOf(proxies)(request)
}

describe('the address of a caller', () => {
  it.each([
    ['the peer without proxies', 0, '203.0.113.9', '127.0.0.1', '203.0.113.9'],
    ['the right end behind one proxy', 1, '10.0.0.1', '127.0.0.1, 203.0.113.9', '203.0.113.9'],
    ['the second from the right behind two', 2, '10.0.0.1', '127.0.0.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['the leftmost where fewer came through', 2, '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['the peer where no proxy wrote anything', 1, '203.0.113.9', undefined, '203.0.113.9'],
    ['the first that is no known proxy', ['10.0.0.0/8'], '10.0.0.1', '127.0.0.1, 203.0.113.9, 10.2.0.1', '203.0.113.9'],
    ['the peer that is no known proxy', ['10.0.0.0/8'], '203.0.113.9', '127.0.0.1', '203.0.113.9'],
  ] as const)('is %s', (_name, proxies, peer, forwarded, address) => {
    expect(addressFrom(typeof proxies === 'number' ? proxies : [...proxies], peer, forwarded)).toBe(address)
  })

  it('needs proxies that can be told', () => {
    expect(isKnownProxy(['10.0.0.1', 'loopback', 'fc00::/7'])).toBe(true)
    expect(isKnownProxy(['proxy.internal'])).toBe(false)
  })
})
