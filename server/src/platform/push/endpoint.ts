/** Hosts of the browsers' own push services; one that begins with a dot stands for every host below it. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.notify.windows.com',
] as const

function isKnownHost(host: string): boolean {
  return PUSH_SERVICES.some((service) => (service.startsWith('.') ? host.endsWith(service) : host === service))
}

/**
 * Whether an endpoint is one of a push service: the server sends to what browsers tell it, so any other address could be one that
 * only the server reaches.
 * @param more origins of other services
 */
export function isPushEndpoint(endpoint: string, more: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (more.includes(origin)) return true
  return protocol === 'https:' && port === '' && isKnownHost(hostname)
}

const bytesOf = (key: string) => (/^[\w-]+={0,2}$/.test(key) ? Math.floor((key.replaceAll('=', '').length * 3) / 4) : 0)
/** An uncompressed point of P-256, and the length of the shared secret. RFC 8291, 3.2. */
const KEY_BYTES = { p256dh: 65, auth: 16 } as const

/** The keys of a browser that cannot be encrypted for. */
export function wrongPushKeys(keys: Readonly<Record<keyof typeof KEY_BYTES, string>>): readonly ('p256dh' | 'auth')[] {
  return (['p256dh', 'auth'] as const).filter((name) => bytesOf(keys[name]) !== KEY_BYTES[name])
}
