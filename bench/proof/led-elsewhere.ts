import { setTimeout as sleep } from 'node:timers/promises'
import { withAt } from '../../server/test/hostile-inputs'
import { PEOPLE } from '../../server/test/permission-table'
import type { Line } from '../../server/test/permission-table'
import type { Caller, Sent } from '../../server/test/sample-request'
import { createBrowser } from '../../server/test/push-server'
import { createTargets } from '../../server/test/targets'
import { atOnce } from './support/at-once'
import { signCastIn, stage } from './support/cast'
import type { SignedCast } from './support/cast'
import { dealOf, newDelivery, order, send } from './support/deliveries'
import type { Deployment } from './support/deployment'
import { createDoors } from './support/doors'
import { call, required } from './support/http'
import { openListener } from './support/listener'
import { FIRST_LINES, sampleOf, textPathsOf } from './support/operations'
import type { Row } from './support/row'
import { signInAll, signInOne } from './support/sign-in'

/** What is under way when the last request was answered has this long to leave. */
const AFTERWARDS_MS = 5000
const AT_ONCE = 6
/** The most privileged come first: whatever can be led anywhere, they can lead there. */
const CALLERS = ['A1', 'C4', 'DS'] as const
const ENDS_SESSIONS = ['POST /auth/logout', 'POST /auth/sessions/end', 'POST /auth/change-password']

/** One address in the disguises in which filters let it through. */
const disguises = (port: number) => [
  `http://127.0.0.1:${port}/x`,
  `http://localhost:${port}/x.jpeg`,
  `https://127.0.0.1:${port}/x`,
  `//127.0.0.1:${port}/x`,
  `http://[::1]:${port}/x`,
  `http://2130706433:${port}/x`,
  `http://0x7f.1:${port}/x`,
  `http://0:${port}/x`,
  `https://fcm.googleapis.com@127.0.0.1:${port}/fcm/send/x`,
  `https://127.0.0.1:${port}/#fcm.googleapis.com`,
  `https://127.0.0.1:${port}\\@fcm.googleapis.com/x`,
  `postgres://127.0.0.1:${port}/x`,
  `smtp://127.0.0.1:${port}`,
  `\\\\127.0.0.1@${port}\\x`,
]

/** The customer's own number is +33 6 12 34 56 78. */
const OTHER_RECIPIENTS = [
  '+33698765432',
  '0698765432',
  '+33899123456',
  '+447911123456',
  '+33612345678,+33698765432',
  '+33612345678;+33698765432',
  '+33612345678 +33698765432',
  '+33612345678\n+33698765432',
  '+33612345678\r\nTo: +33698765432',
  ['+33612345678', '+33698765432'],
  { to: '+33698765432' },
  '+336123456780',
  '',
  'camille.renaud@example.test',
  'tel:+33698765432',
  'http://127.0.0.1/',
]
const FOREIGN_LINKS = ['https://evil.example.test/{link}', 'evil.com/x {link}', 'http://127.0.0.1:1/ {link}']

function callerOf({ operation, cells }: Line, people: SignedCast): { token: string | undefined; caller: Caller } {
  const who = CALLERS.find((one) => cells[PEOPLE.indexOf(one)] === '+') ?? 'A1'
  const { email, profileId, token } = people[who]
  const caller = { persona: who, profileId, username: email, refreshToken: '' }
  return { token: ENDS_SESSIONS.includes(operation) ? undefined : token, caller }
}

/** @returns how many recipients and links were tried, and what was not refused */
async function relay(origin: string, { world }: Deployment): Promise<{ n: number; bad: string[] }> {
  const owner = await signInOne(origin, world.owners[0])
  const office = await signInAll(origin, world.maintainers)
  const id = await order(origin, owner)
  const nameless = required(
    await send(origin, owner, 'createDelivery', { ...newDelivery(), clientPhone: null }),
    'order',
  )
  const tries = [
    ...OTHER_RECIPIENTS.map((recipient) => ({ deliveryId: id, recipient, message: 'Bonjour {link}' })),
    ...FOREIGN_LINKS.map((message) => ({ deliveryId: id, recipient: '+33612345678', message })),
    { deliveryId: nameless.id, recipient: '+33698765432', message: 'Bonjour {link}' },
  ]
  const bad: string[] = []
  for (const [index, body] of tries.entries()) {
    // a person may send twenty an hour
    const admin = office[index % office.length] ?? owner
    const { status } = await call(origin, admin, '/sms/send-delivery-confirmation', { body })
    if (status < 400 || status > 409) bad.push(`an SMS was asked for as ${JSON.stringify(body)}: ${status}`)
  }
  const right = { deliveryId: await order(origin, owner), recipient: '06 12 34 56 78', message: 'Bonjour {link}' }
  required(await call(origin, office[0] ?? owner, '/sms/send-delivery-confirmation', { body: right }), 'the right SMS')
  return { n: tries.length, bad }
}

/** Of which a driver's browsers are told. */
async function giveMission(origin: string, { world }: Deployment, driverId: string): Promise<void> {
  const admin = await signInOne(origin, world.maintainers[0])
  const id = await order(origin, await signInOne(origin, world.owners[0]))
  required(await send(origin, admin, 'assignDriverToDelivery', { ...dealOf(id), driverId }), 'assign')
}

export const row: Row = {
  id: 'R18',
  title: 'Nobody leads the server to an address, nor an SMS to a stranger',
  goal: '0 connects, 0 SMS',
  lanes: ['PGlite'],
  async run({ short, open }) {
    const deployment = await open({ isStaged: true })
    const { cast: staged, made: targets } = await stage(deployment, async (cast) => {
      const made = await createTargets(cast)
      const each = []
      for (const line of FIRST_LINES) {
        const { at: status, type } = sampleOf(line)
        each.push(await made.prepare(true, { status, type }))
      }
      return each
    })
    const listener = await openListener()
    const { origin } = await deployment.start()
    const people = await signCastIn(origin, staged)
    const doors = createDoors(origin)
    const urls = disguises(listener.port)
    const bad: string[] = []
    let n = 0
    await atOnce(AT_ONCE, FIRST_LINES, async (line, index) => {
      const { token, caller } = callerOf(line, people)
      const target = targets[index]
      if (target === undefined || line.operation === 'live connect') return
      const sent = sampleOf(line).send(target, caller)
      for (const [at, path] of textPathsOf(line.operation).entries())
        for (const url of short ? [urls[(index + at) % urls.length]] : urls) {
          n += 1
          // a sample request with another text in it is one of the same shape
          const { status } = await doors.send(line.operation, withAt(sent, path, url) as Sent, token)
          if (status >= 500 || status === 0) bad.push(`${line.operation} ${path.join('.')} = ${url}: ${status}`)
        }
    })
    // of all that a caller tells the server this is the one address that it goes to
    for (const endpoint of urls) {
      n += 1
      const body = { endpoint, keys: createBrowser().keys }
      const { status } = await doors.send('POST /admins/add-push-notification', { body }, people.DA.token)
      if (status < 400 || status > 429) bad.push(`a push endpoint was taken: ${endpoint}`)
    }
    const tried = await relay(origin, deployment)
    await giveMission(origin, deployment, people.DA.profileId)
    await sleep(AFTERWARDS_MS)
    doors.close()
    listener.close()
    await deployment.stopServers()
    const [sms] = await deployment.read((query) =>
      query<{ own: number; foreign: number }>(`
        SELECT count(*) FILTER (WHERE recipient = '+33612345678' AND template = 'plainText')::int AS own,
          count(*) FILTER (WHERE recipient NOT IN ('+33612345678', '+33610000555'))::int AS foreign
        FROM outbox WHERE channel = 'sms'`),
    )
    if (sms?.own !== 1) bad.push(`the customer was sent ${sms?.own} SMS instead of the one that was asked for`)
    if (sms?.foreign) bad.push(`${sms.foreign} SMS to somebody who is not the customer`)
    if (listener.connects() > 0) bad.push(`the server came ${listener.connects()} times to where it was led`)
    return {
      n: n + tried.n,
      bad: [...bad, ...tried.bad],
      figure: `${n} fields led elsewhere, ${tried.n} SMS: ${listener.connects()} connects, ${sms?.foreign} SMS`,
    }
  },
}
