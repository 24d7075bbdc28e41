import { isIPv6 } from 'node:net'

const GROUPS = 8
const GROUP_BITS = 16
/** What one attacker easily has. */
const NETWORK_BITS = 48
/** What a household is given. A telephone has its own 64, so that few of them share one. */
const HOUSEHOLD_BITS = 56

function expand(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, GROUPS - left.length - right.length)
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right].map((group) => Number.parseInt(group, 16))
}

function prefixOf(address: string, bits: number): string {
  return expand(address)
    .slice(0, Math.ceil(bits / GROUP_BITS))
    .map((group, index) => {
      const left = Math.max(0, (index + 1) * GROUP_BITS - bits)
      return ((group >> left) << left).toString(16)
    })
    .join(':')
}

const plain = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

/** The network a caller belongs to: /24 of IPv4, /48 of IPv6. */
export function networkOf(ip: string): string {
  const address = plain(ip)
  return isIPv6(address) ? prefixOf(address, NETWORK_BITS) : address.split('.').slice(0, 3).join('.')
}

/** Whom limits count as one caller: an address of IPv4, which many share already, or a /56 of IPv6, of which anybody has many addresses. */
export function householdOf(ip: string): string {
  const address = plain(ip)
  return isIPv6(address) ? prefixOf(address, HOUSEHOLD_BITS) : address
}
