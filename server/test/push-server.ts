import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { jwtVerify } from 'jose'
import type { JWTPayload } from 'jose'
import type { PushDelivery } from '../src/platform/push/delivery'
import { MessageObsolete } from '../src/platform/outbox/message'

/** Nobody has subscribed. */
export const noPushes: PushDelivery = { find: () => Promise.reject(new MessageObsolete('nobody')) }

/** A browser's half of a subscription. */
export function createBrowser() {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291, 3.4 and RFC 8188, 2: written from the texts, not with the library that encrypts. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const idLength = body.readUInt8(20)
      const sender = body.subarray(21, 21 + idLength)
      const sealed = body.subarray(21 + idLength)
      const derive = (key: Uint8Array, from: Uint8Array, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', key, from, info, length))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
      const input = derive(curve.computeSecret(sender), auth, info, 32)
      const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
    },
  }
}

/** As a browser of Google's hands it over. */
export const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys: createBrowser().keys }

type Browser = ReturnType<typeof createBrowser>

interface Received {
  readonly name: string
  readonly notice: unknown
  readonly ttl: number
  readonly urgency: string | undefined
  readonly topic: string | undefined
  /** What the sender says of itself, its signature checked with the key that it names. */
  readonly claims: JWTPayload
  readonly key: string
}

/** The public point of a key in base64url as one that signatures are checked with. */
function publicKey(point: string) {
  const bytes = Buffer.from(point, 'base64url')
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) => half.toString('base64url'))
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
}

/** A push service on loopback that reads what it is sent as the browser would. */
export async function startPushServer() {
  const received: Received[] = []
  const browsers = new Map<string, Browser>()
  const answers = new Map<string, { readonly status: number; readonly headers?: Readonly<Record<string, string>> }>()
  let calls = 0

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls += 1
    const name = request.url?.slice(1) ?? ''
    const body = await buffer(request)
    const { status, headers } = answers.get(name) ?? { status: 201 }
    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? []
    const { payload } = await jwtVerify(token, publicKey(key), {
      algorithms: ['ES256'],
      audience: `http://${request.headers.host}`,
    })
    const { ttl, urgency, topic } = request.headers
    const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
    if (status === 201)
      received.push({
        name,
        notice: browsers.get(name)?.read(body),
        ttl: Number(ttl),
        urgency: header(urgency),
        topic: header(topic),
        claims: payload,
        key,
      })
    response.writeHead(status, { location: `${origin}/elsewhere`, ...headers }).end()
  }
  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    received,
    calls: () => calls,
    /** What a browser of that name hands over. */
    subscribe(name: string, browser = createBrowser()) {
      browsers.set(name, browser)
      return { endpoint: `${origin}/${name}`, keys: browser.keys }
    },
    /** From now on this one is answered so. */
    answer: (name: string, status: number, headers?: Readonly<Record<string, string>>) =>
      void answers.set(name, { status, ...(headers && { headers }) }),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type PushServer = Awaited<ReturnType<typeof startPushServer>>
