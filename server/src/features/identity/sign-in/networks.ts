import { isIPv6 } from 'node:net'

const GROUPS = 8
const KEPT_GROUPS = 3

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, GROUPS - left.length - right.length)
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right]
}

/** The network a caller belongs to: /24 of IPv4, /48 of IPv6, what one household or attacker easily has. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain.split('.').slice(0, 3).join('.')
  return expand(plain)
    .slice(0, KEPT_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
