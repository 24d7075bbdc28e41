import { setTimeout as sleep } from 'node:timers/promises'
import type { FixtureAt } from '../../../server/test/read-everything'
import type { SignedCast } from './cast'
import { ANSWER_MS } from './driving'
import { graphql, required } from './http'
import type { Harvest } from './harvest'
import type { Who } from './operations'
import { allConnected, openSocket } from './sockets'

const UNDER_WAY_MS = 500

/** Everybody tries to follow one mission while it moves. @returns what was heard that should not have been */
export async function listen(
  origin: string,
  people: SignedCast,
  everybody: readonly Who[],
  { id, trackingId }: FixtureAt,
  harvest: Harvest,
): Promise<string[]> {
  const bad: string[] = []
  const ears = everybody.map((who) => {
    const socket = openSocket(origin, who === 'AN' ? { address: '10.8.0.1' } : people[who], ANSWER_MS)
    socket.onAny((event: string, payload: unknown) => {
      // the secret is the guest's own
      const text = JSON.stringify(payload).replaceAll(trackingId, '')
      harvest.hear(who, event, text)
      if (['AN', 'CX', 'C0', 'DW', 'DA'].includes(who) && text.includes(id)) bad.push(`${who} hears ${event}: ${text}`)
    })
    return socket
  })
  if ((await allConnected(ears, ANSWER_MS)) < ears.length) bad.push('the live channel did not let everybody in')
  for (const [index, socket] of ears.entries()) {
    const room = everybody[index] === 'AN' ? trackingId : id
    await socket.timeout(ANSWER_MS).emitWithAck('join-delivery', room)
  }
  const driver = ears[everybody.indexOf('DS')]
  await driver?.timeout(ANSWER_MS).emitWithAck('sendLocation', { deliveryId: id, latitude: 47, longitude: 3 })
  const arrive = 'mutation($input: MissionStepInput!) { advanceMission(input: $input) { id } }'
  const input = { deliveryId: id, action: 'ARRIVE', idempotencyKey: 'arrive' }
  required(await graphql(origin, people.DS, arrive, { input }), 'arrive')
  await sleep(UNDER_WAY_MS)
  for (const socket of ears) socket.disconnect()
  // who hears nothing of what is theirs listens to nothing
  const heard = harvest.texts()
  if (heard === 0) bad.push('nobody heard anything')
  return bad
}
