import { expect, it } from 'vitest'
import type { Reaction } from '../../platform/bus'
import { identityReactions } from './reactions'

/** What is forgotten and cut when this happens to an account. */
async function after(happened: Reaction['on'], sessions?: readonly string[]): Promise<string[]> {
  const done: string[] = []
  const reactions = identityReactions(
    { forget: (sub) => void done.push(`forgets ${sub}`) },
    {
      disconnectUser: (sub) => void done.push(`disconnects ${sub}`),
      disconnectSession: (id) => void done.push(`disconnects session ${id}`),
    },
  )
  for (const { on, phase, react } of reactions)
    if (on === happened && phase === 'committed') await (react as (event: object) => unknown)({ sub: 'lea', sessions })
  return done
}

it('an account that may do something else is looked up anew, and its screens stay', async () => {
  expect(await after('account.changed')).toEqual(['forgets lea'])
})

it('an account that ended is forgotten, and its screens are cut', async () => {
  expect(await after('account.ended')).toEqual(['forgets lea', 'disconnects lea'])
})

it('of an account whose session ended only the screens of that session are cut', async () => {
  expect(await after('account.ended', ['phone'])).toEqual(['forgets lea', 'disconnects session phone'])
  expect(await after('account.ended', [])).toEqual(['forgets lea'])
})
