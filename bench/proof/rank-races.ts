import { dealOf, order, send } from './support/deliveries'
import { countAnswers, graphql, required } from './support/http'
import type { Answer, Caller } from './support/http'
import type { Row } from './support/row'
import { forget, signInAll, signInOne } from './support/sign-in'
import type { Signed } from './support/sign-in'
import type { Person } from './support/world'

const mutate = (origin: string, who: Caller, text: string, variables: object) =>
  graphql<{ id: string }>(origin, who, `mutation(${text}`, variables)

const setRank = (origin: string, who: Caller, id: string, rank: number) =>
  mutate(origin, who, '$input: UpdateAdminInput!) { updateAdmin(input: $input) { id } }', { input: { id, rank } })

const moveDriver = (origin: string, who: Caller, move: 'disableDriver' | 'enableDriver', email: string) =>
  mutate(origin, who, `$email: String!) { ${move}(email: $email) { id } }`, { email })

const REFUSED = [400, 401, 403, 404, 409]
const isAnswer = ({ status }: Answer<unknown>) => status === 200 || REFUSED.includes(status)

/** Each of the last two super admins takes the other's rank. @returns what went wrong */
async function duel(origin: string, people: readonly Person[]): Promise<string[]> {
  const [one, other] = await signInAll(origin, people)
  if (!one || !other) throw new Error('two super admins are needed')
  const answers = await Promise.all([
    setRank(origin, one, other.profileId, 2),
    setRank(origin, other, one.profileId, 2),
  ])
  const winners = answers.filter(({ status }) => status === 200)
  const bad = winners.length === 1 && answers.every(isAnswer) ? [] : [`super admins: ${countAnswers(answers)}`]
  if (bad.length > 0) return bad
  const [winner, loser] = answers[0]?.status === 200 ? [one, other] : [other, one]
  // whoever lost the rank has lost the sessions too
  forget(loser)
  required(await setRank(origin, winner, loser.profileId, 1), 'the rank given back')
  return bad
}

interface Office {
  readonly owner: Signed
  readonly one: Signed
  readonly other: Signed
}

interface Given {
  readonly status: string
  readonly selectedDriver: { readonly id: string; readonly disabled: boolean } | null
}

/** A driver is disabled while a delivery is given to them. Whoever is second has to see what the first did. */
async function giveAndDisable(origin: string, { owner, one, other }: Office, driver: Person): Promise<string[]> {
  const id = await order(origin, owner)
  const deal = { ...dealOf(id), driverId: driver.profileId }
  const answers = await Promise.all([
    send(origin, one, 'assignDriverToDelivery', deal),
    moveDriver(origin, other, 'disableDriver', driver.email),
  ])
  const query = 'query($id: ID!) { findDeliveryById(id: $id) { status selectedDriver { id disabled } } }'
  const given = required(await graphql<Given>(origin, one, query, { id }), 'the delivery')
  const [assigned] = answers
  const isTaken = given.status === 'SET' && given.selectedDriver?.id === driver.profileId
  const isTrue = isTaken === (assigned?.status === 200)
  const bad =
    isTrue && answers.every(isAnswer) ? [] : [`give and disable: ${given.status} after ${countAnswers(answers)}`]
  // whoever is disabled by now is given nothing more
  const late = await send(origin, one, 'assignDriverToDelivery', { ...deal, id: await order(origin, owner) })
  if (answers[1]?.status === 200 && late.status === 200) bad.push('somebody disabled was given a delivery')
  const both = await Promise.all([
    moveDriver(origin, one, 'enableDriver', driver.email),
    moveDriver(origin, other, 'enableDriver', driver.email),
  ])
  if (!both.every(isAnswer)) bad.push(`enabled twice: ${countAnswers(both)}`)
  return bad
}

export const row: Row = {
  id: 'R6',
  title: 'Two who take each other’s rights leave somebody with them',
  goal: 'one of two wins, a super admin remains',
  lanes: ['PGlite', 'PostgreSQL'],
  async run({ short, open }) {
    const deployment = await open()
    const { origin } = await deployment.start()
    const { world } = deployment
    const duels = short ? 6 : 100
    const bad: string[] = []
    for (let round = 0; round < duels; round += 1) bad.push(...(await duel(origin, world.superAdmins)))
    const owner = await signInOne(origin, world.owners[0])
    const [one, other] = await signInAll(origin, world.maintainers.slice(0, 2))
    if (!one || !other) throw new Error('two maintainers are needed')
    for (let round = 0; round < duels; round += 1) {
      const driver = world.drivers[round % world.drivers.length]
      if (driver) bad.push(...(await giveAndDisable(origin, { owner, one, other }, driver)))
    }
    return { n: 2 * duels, bad, figure: `${duels} × two super admins, ${duels} × given and disabled at once` }
  },
}
