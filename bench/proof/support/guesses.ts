import { randomBytes, randomUUID } from 'node:crypto'
import { dealOf, order, send } from './deliveries'
import { call, countAnswers } from './http'
import { inspectBefore } from './inspection'
import type { Answer } from './http'
import type { Signed } from './sign-in'

const AT_ONCE = 8
const PATIENCE_OF_A_CODE = 5

interface Cast {
  readonly origin: string
  readonly owner: Signed
  readonly admin: Signed
  readonly driver: Signed
}

/** From ever other addresses, as a net of machines would: limits by address are no defence against them. */
const addressOf = (index: number) => ({ address: `10.${70 + (index >> 14)}.${(index >> 6) & 255}.${index & 63}` })

async function many(count: number, ask: (index: number) => Promise<Answer<unknown>>): Promise<Answer<unknown>[]> {
  const answers: Answer<unknown>[] = []
  for (let from = 0; from < count; from += AT_ONCE)
    answers.push(
      ...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_each, i) => ask(from + i)))),
    )
  return answers
}

interface Guessed {
  readonly n: number
  readonly bad: string[]
}

/** All of them wrong, and told with one body, so that a near miss looks like any other. */
function judge(what: string, answers: readonly Answer<unknown>[], wanted: readonly number[]): Guessed {
  const odd = answers.filter(({ status }) => !wanted.includes(status))
  const bodies = new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))
  return {
    n: answers.length,
    bad: [
      ...(odd.length > 0 ? [`${what}: ${countAnswers(odd)}`] : []),
      ...(wanted.length === 1 && bodies.size > 1 ? [`${what}: ${bodies.size} different refusals`] : []),
    ],
  }
}

const randomText = () => randomBytes(24).toString('base64url')

/** Numbers and secrets that nobody was given, at each door that a secret opens by itself. */
export async function guessLinks({ origin, owner }: Cast, publicIds: number, secrets: number): Promise<Guessed[]> {
  const deliveryId = await order(origin, owner)
  const survey = () => `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${randomText()}.${randomText()}`
  const responses = [{ questionId: 'any', responseText: '5' }]
  return [
    judge(
      'public numbers',
      await many(publicIds, (index) => call(origin, addressOf(index), `/delivery/unAuth/${100_000 + index}`)),
      [404],
    ),
    judge(
      'ids of deliveries',
      await many(secrets, (index) =>
        call(origin, addressOf(index), `/delivery/unAuth/${index === 0 ? deliveryId : randomUUID()}`),
      ),
      [404],
    ),
    judge(
      'links of an SMS',
      await many(secrets, (index) => {
        const headers = { token: randomText() }
        return call(origin, addressOf(index), '/delivery/confirm-delivery-by-sms', { headers })
      }),
      [401],
    ),
    judge(
      'surveys',
      await many(secrets, (index) => {
        const body = { token: survey(), deliveryId, responses }
        return call(origin, addressOf(index), '/delivery-rating/responses', { body })
      }),
      [401],
    ),
    judge(
      'mandates',
      await many(secrets, (index) => call(origin, addressOf(index), `/drivers/getMandate?mandateId=${randomText()}`)),
      [404],
    ),
  ]
}

/** The codes of a hand-over: five wrong ones lock them, and the right one too. */
export async function guessDriverCodes({ origin, owner, admin, driver }: Cast, count: number): Promise<Guessed> {
  const id = await order(origin, owner)
  await send(origin, admin, 'assignDriverToDelivery', { ...dealOf(id), driverId: driver.profileId })
  await inspectBefore(origin, driver, id)
  const answers: Answer<unknown>[] = []
  for (let index = 0; index < count; index += 1) {
    const code = String(index).padStart(6, '0')
    const step = { deliveryId: id, action: 'PICK_UP', code, idempotencyKey: randomUUID() }
    answers.push(await send(origin, driver, 'advanceMission', step))
  }
  const { n, bad } = judge('driver codes', answers, [400, 429])
  const judged = answers.filter(({ status }) => status === 400).length
  return { n, bad: judged === PATIENCE_OF_A_CODE ? bad : [...bad, `${judged} codes were looked at`] }
}

/** Five wrong codes burn the one that was sent; twenty an hour are looked at for one name. */
export async function guessResetCodes({ origin, driver }: Cast, count: number): Promise<Guessed> {
  const { email: username } = driver
  const asked = await call(origin, addressOf(0), '/auth/forgot-password', { body: { username } })
  const answers = await many(count, (index) => {
    const body = { username, code: String(index).padStart(6, '0'), password: 'Guessed-at-once-2026' }
    return call(origin, addressOf(index), '/auth/confirm-password-submit', { body })
  })
  const { n, bad } = judge('reset codes', answers, [400, 429])
  const judged = answers.filter(({ status }) => status === 400).length
  return {
    n,
    bad: [
      ...(asked.status === 201 ? bad : [...bad, `no code: ${asked.status}`]),
      ...(judged > 20 ? [`${judged} reset codes were looked at`] : []),
    ],
  }
}
