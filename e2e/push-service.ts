import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { BrowserContext } from '@playwright/test'

/** A browser's keys, and what a message that was encrypted for them says. RFC 8291, 3.4. */
function createKeys() {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const auth = randomBytes(16)
  const derive = (key: Uint8Array, salt: Uint8Array, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length))
  return {
    keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const end = 21 + body.readUInt8(20)
      const sender = body.subarray(21, end)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
      const input = derive(curve.computeSecret(sender), auth, info, 32)
      const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(body.subarray(-16))
      const padded = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()])
      return padded.subarray(0, padded.lastIndexOf(2)).toString()
    },
  }
}

/** A push service on loopback, in the place of the browser's own, which no test can reach. */
export function pushService() {
  const { keys, read } = createKeys()
  const messages: string[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      messages.push(read(body))
      response.writeHead(201).end()
    })
  })
  let endpoint = ''
  return {
    /** What came, as the browser would read it. */
    messages,
    /** @returns the origin that the server has to know */
    async start(port: number): Promise<string> {
      await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      endpoint = `${origin}/browser`
      return origin
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
    /** Has every page of this context subscribe here; whether it has is remembered as the browser would. */
    async stub(context: BrowserContext): Promise<void> {
      await context.addInitScript(
        (subscription) => {
          const key = () => /subscribed=([\d,]+)/.exec(document.cookie)?.[1]
          const remember = (text: string) => {
            document.cookie = `subscribed=${text}; path=/`
          }
          const made = (text: string) => ({
            options: { applicationServerKey: Uint8Array.from(text.split(','), Number).buffer },
            endpoint: subscription.endpoint,
            toJSON: () => ({ ...subscription, expirationTime: null }),
            unsubscribe: async () => {
              remember('no')
              return true
            },
          })
          // the headless shell says that everything is denied, whatever was granted
          Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
          Notification.requestPermission = async () => 'granted'
          Object.assign(PushManager.prototype, {
            subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
              remember(applicationServerKey.join(','))
              return made(applicationServerKey.join(','))
            },
            getSubscription: async () => {
              const text = key()
              return text === undefined ? null : made(text)
            },
          })
        },
        { endpoint, keys },
      )
    },
  }
}
