import { order } from './support/deliveries'
import { call, graphql, required } from './support/http'
import type { Answer, Call } from './support/http'
import { forgeriesOf } from './support/forged-tokens'
import type { Row } from './support/row'
import { signInOne } from './support/sign-in'
import { openSocket } from './support/sockets'
import { surveyToken } from './support/survey'
import { PASSWORD } from './support/world'

const ADDRESS = '10.30.0.1'
const SOCKET_MS = 5000

interface Session {
  readonly AuthenticationResult: Readonly<Record<'IdToken' | 'AccessToken' | 'RefreshToken', string>>
}

/** Calls that nobody may make without a session. */
const CLOSED: readonly [path: string, call: Call][] = [
  ['/auth/me', {}],
  ['/auth/sessions', {}],
  ['/auth/logout', { method: 'POST' }],
  ['/organization/find-me', { method: 'POST' }],
  ['/delivery/downloadXlsx', { body: {} }],
  ['/places/autocomplete?q=Paris', {}],
  ['/graphql', { body: { query: '{ findAllDeliveries { total } }' } }],
  ['/graphql', { body: { query: '{ getDeliveriesCountByAdmin { requestedCount } }' } }],
  ['/graphql', { body: { query: '{ findAllAdmins { total } }' } }],
  ['/graphql', { body: { query: 'mutation { deleteDelivery(id: "00000000-0000-4000-8000-000000000000") }' } }],
]

async function socketRefuses(origin: string, token: string): Promise<boolean> {
  const live = openSocket(origin, { address: ADDRESS, token }, 60_000)
  try {
    return await new Promise<boolean>((resolve) => {
      live.once('connect', () => resolve(false))
      live.once('connect_error', () => resolve(true))
      setTimeout(() => resolve(false), SOCKET_MS)
    })
  } finally {
    live.disconnect()
  }
}

/** The doors that a secret opens by itself, each with the kind of secret it is made for. */
function publicDoors(origin: string, deliveryId: string): Record<string, (secret: string) => Promise<Answer<unknown>>> {
  const who = (secret: string) => ({ address: `10.31.${secret.length % 250}.1` })
  const at = (path: string, options: Call, secret: string) => call(origin, who(secret), path, options)
  const responses = [{ questionId: 'any', responseText: '5' }]
  return {
    tracking: (secret) => at(`/delivery/unAuth/${encodeURIComponent(secret)}`, {}, secret),
    sms: (secret) => at('/delivery/confirm-delivery-by-sms', { headers: { token: secret } }, secret),
    survey: (secret) => at('/delivery-rating/responses', { body: { token: secret, deliveryId, responses } }, secret),
    upload: (secret) =>
      at(`/files/any?token=${encodeURIComponent(secret)}`, { method: 'PUT', body: Buffer.from('x') }, secret),
    mandate: (secret) => at(`/drivers/getMandate?token=${encodeURIComponent(secret)}`, {}, secret),
    refresh: (secret) => at('/auth/refresh-token', { body: { RefreshToken: secret } }, secret),
  }
}

export const row: Row = {
  id: 'R15',
  title: 'A token opens the door it was made for and no other',
  goal: 'each refused with 401, 0 × 5xx',
  lanes: ['PGlite'],
  async run({ open }) {
    const deployment = await open()
    const { origin } = await deployment.start()
    const { world } = deployment
    const owner = await signInOne(origin, world.owners[0])
    const admin = await signInOne(origin, world.superAdmins[0])
    const deliveryId = await order(origin, owner)
    const query = 'query($id: ID!) { findDeliveryById(id: $id) { trackingId } }'
    const seen = await graphql<{ trackingId: string }>(origin, admin, query, { id: deliveryId })
    const tracking = required(seen, 'the tracking link').trackingId
    const sms = { deliveryId, recipient: '+33612345678', message: 'Bonjour {link}' }
    required(await call(origin, admin, '/sms/send-delivery-confirmation', { body: sms }), 'the SMS')
    const link = await call<{ token: string }>(origin, admin, `/delivery/sms-confirmation-url/${deliveryId}`)
    const login = { username: world.superAdmins[1]?.email, password: PASSWORD }
    const opened = required(
      await call<Session>(origin, { address: ADDRESS }, '/auth/login-gestion', { body: login }),
      'login',
    )
    const { AccessToken, RefreshToken, IdToken } = opened.AuthenticationResult
    const metadata = { module: 'delivery', deliveryId, kind: 'doc' }
    const file = { fileName: 'a.pdf', fileType: 'application/pdf', fileSize: 10, metadata }
    const place = required(
      await call<{ url: string }>(origin, admin, '/upload/authenticated-presigned-url', { body: file }),
      'upload',
    )
    const secrets: Record<string, string> = {
      tracking,
      sms: required(link, 'the link').token,
      survey: await surveyToken(deliveryId),
      upload: new URL(place.url).searchParams.get('token') ?? '',
      refresh: RefreshToken,
      id: IdToken,
    }
    const { id: _genuine, ...foreign } = secrets
    const bad: string[] = []
    let n = 0
    for (const [name, token] of forgeriesOf(IdToken, { ...foreign, access: AccessToken })) {
      for (const [path, options] of CLOSED) {
        n += 1
        const { status, lost } = await call(origin, { address: ADDRESS, token }, path, options)
        if (status !== 401) bad.push(`${name} at ${path}: ${lost ?? status}`)
      }
      n += 1
      if (!(await socketRefuses(origin, token))) bad.push(`${name} at the live channel`)
    }
    const right = await call(origin, { address: ADDRESS, token: IdToken }, '/auth/me')
    if (right.status !== 200) bad.push(`the genuine token was refused too: ${right.status}`)
    for (const [door, knock] of Object.entries(publicDoors(origin, deliveryId)))
      for (const [kind, secret] of Object.entries(secrets)) {
        if (kind === door) continue
        n += 1
        const { status, lost } = await knock(secret)
        if (status < 400 || status > 499 || status === 429)
          bad.push(`${kind} at the door of ${door}: ${lost ?? status}`)
      }
    return { n, bad, figure: `${n - bad.length} of ${n} refused` }
  },
}
