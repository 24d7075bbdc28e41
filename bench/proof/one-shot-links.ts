import { randomUUID } from 'node:crypto'
import type { Query } from './support/database'
import { dealOf, order, send } from './support/deliveries'
import type { Deployment } from './support/deployment'
import { call, countAnswers, graphql, required } from './support/http'
import type { Answer } from './support/http'
import type { Row } from './support/row'
import { signInAll, signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'
import { answerSurvey, askOneQuestion, surveyToken } from './support/survey'

const AT_ONCE = 30
const TEMPORARY = 'Temporary-of-proof-42'
const CHOSEN = 'Chosen-at-once-2026'

/** A link is opened from many devices at once; a limit by address is no part of the race. */
const addressOf = (index: number) => ({ address: `10.20.0.${index}` })

/** One may succeed; the others are told that the link was used, or that it is none. */
function judge(what: string, answers: readonly Answer<unknown>[]): string[] {
  const winners = answers.filter(({ status }) => status === 200 || status === 201)
  const refused = answers.filter(({ status }) => [400, 401, 409].includes(status))
  const isRight = winners.length === 1 && refused.length === answers.length - 1
  return isRight ? [] : [`${what}: ${countAnswers(answers)}`]
}

const race = (send30: (index: number) => Promise<Answer<unknown>>, count = AT_ONCE) =>
  Promise.all(Array.from({ length: count }, (_, index) => send30(index)))

interface Cast {
  readonly origin: string
  readonly owner: Signed
  readonly superAdmin: Signed
  readonly office: readonly Signed[]
  readonly drivers: readonly Signed[]
  readonly questionId: string
}

/** Thirty say yes and thirty say no by the link of one SMS. */
async function confirm({ origin, owner, office }: Cast, round: number): Promise<string[]> {
  const admin = office[round % office.length] ?? owner
  const deliveryId = await order(origin, owner)
  const sms = { deliveryId, recipient: '+33612345678', message: 'Bonjour {link}' }
  required(await call(origin, admin, '/sms/send-delivery-confirmation', { body: sms }), 'the SMS')
  const minted = await call<{ token: string }>(origin, admin, `/delivery/sms-confirmation-url/${deliveryId}`)
  const { token } = required(minted, 'the link')
  const answers = await race((index) => {
    const status = index % 2 === 0 ? 'CONFIRMED_BY_CUSTOMER' : 'CANCELLED_BY_CUSTOMER'
    return call(origin, addressOf(index), '/delivery/confirm-delivery-by-sms', { body: { status }, headers: { token } })
  }, 2 * AT_ONCE)
  return judge('confirmation', answers)
}

async function rate(cast: Cast, round: number): Promise<string[]> {
  const { origin, owner, office, drivers, questionId } = cast
  const admin = office[round % office.length] ?? owner
  const deliveryId = await order(origin, owner)
  const { profileId: driverId } = drivers[round % drivers.length] ?? owner
  required(await send(origin, admin, 'assignDriverToDelivery', { ...dealOf(deliveryId), driverId }), 'assign')
  const completed = { id: deliveryId, status: 'COMPLETED', reason: 'Mission interrompue' }
  required(await send(origin, admin, 'updateDeliveryStatus', completed), 'complete')
  const token = await surveyToken(deliveryId)
  const answers = await race((index) =>
    answerSurvey(origin, { ...owner, ...addressOf(index) }, { token, deliveryId, questionId }),
  )
  return judge('survey', answers)
}

/** The session that a temporary password opens lets its holder choose a password, once. */
async function choosePassword({ origin, superAdmin }: Cast): Promise<string[]> {
  const email = `hired-${randomUUID().slice(0, 8)}@proof.test`
  const input = { firstName: 'Karim', lastName: 'Saidi', email, password: TEMPORARY, rank: 3 }
  const create = 'mutation($input: CreateAdminInput!) { createAdmin(input: $input) { id } }'
  required(await graphql(origin, superAdmin, create, { input }), 'createAdmin')
  const login = { username: email, password: TEMPORARY }
  const challenge = await call<{ Session: string }>(origin, superAdmin, '/auth/login-gestion', { body: login })
  const { Session: session } = required(challenge, 'the challenge')
  const answers = await race((index) => {
    const body = { session, username: email, newPassword: `${CHOSEN}-${index}` }
    return call(origin, addressOf(index), '/auth/set-new-password', { body })
  })
  return judge('new password', answers)
}

/** The code of the mail is read from the outbox, which only PostgreSQL shows while the server runs. */
async function resetPassword({ origin, drivers }: Cast, round: number, query: Query): Promise<string[]> {
  const { email, address } = drivers[round % drivers.length] ?? {}
  if (email === undefined || address === undefined) throw new Error('nobody forgot a password')
  required(await call(origin, { address }, '/auth/forgot-password', { body: { username: email } }), 'forgot password')
  const [mail] = await query<{ code: string | null }>(
    `SELECT coalesce(data ->> 'code', substring(text from '[0-9]{6}')) AS code FROM outbox
      WHERE template = 'reset-code' AND recipient = $1 ORDER BY created_at DESC LIMIT 1`,
    [email],
  )
  // twenty in an hour may be tried for one name, of which five may be wrong
  const answers = await race((index) => {
    const body = { username: email, code: mail?.code ?? '', password: `${CHOSEN}-${round}-${index}` }
    return call(origin, addressOf(index), '/auth/confirm-password-submit', { body })
  }, 15)
  return judge('reset code', answers)
}

async function castOf(origin: string, { world }: Deployment): Promise<Cast> {
  const superAdmin = await signInOne(origin, world.superAdmins[0])
  return {
    origin,
    superAdmin,
    owner: await signInOne(origin, world.owners[0]),
    office: await signInAll(origin, world.maintainers),
    drivers: await signInAll(origin, world.drivers.slice(0, 20)),
    questionId: await askOneQuestion(origin, superAdmin),
  }
}

export const row: Row = {
  id: 'R4',
  title: 'A link that works once works once, however many open it',
  goal: 'one 2xx in each round',
  lanes: ['PGlite', 'PostgreSQL'],
  async run({ lane, short, open }) {
    const deployment = await open()
    const { origin } = await deployment.start()
    const cast = await castOf(origin, deployment)
    const [many, few] = short ? [6, 2] : [50, 20]
    const bad: string[] = []
    for (let round = 0; round < many; round += 1)
      bad.push(...(await confirm(cast, round)), ...(await rate(cast, round)))
    for (let round = 0; round < few; round += 1) bad.push(...(await choosePassword(cast)))
    if (lane === 'PostgreSQL')
      await deployment.read(async (query) => {
        for (let round = 0; round < few; round += 1) bad.push(...(await resetPassword(cast, round, query)))
      })
    const codes = lane === 'PostgreSQL' ? few : 0
    const n = 2 * many + few + codes
    return { n, bad, figure: `${many} confirmations, ${many} surveys, ${few} new passwords, ${codes} reset codes` }
  },
}
