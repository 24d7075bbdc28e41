import { expect, it } from 'vitest'
import type { Reaction } from '../../platform/bus'
import { identityReactions } from './reactions'

/** What is forgotten and cut when this happens to an account. */
async function after(happened: Reaction['on']): Promise<string[]> {
  const done: string[] = []
  const reactions = identityReactions(
    { forget: (sub) => void done.push(`forgets ${sub}`) },
    { disconnectUser: (sub) => void done.push(`disconnects ${sub}`) },
  )
  for (const { on, phase, react } of reactions)
    if (on === happened && phase === 'committed') await (react as (event: { sub: string }) => unknown)({ sub: 'lea' })
  return done
}

it('an account that may do something else is looked up anew, and its screens stay', async () => {
  expect(await after('account.changed')).toEqual(['forgets lea'])
})

it('an account that ended is forgotten, and its screens are cut', async () => {
  expect(await after('account.ended')).toEqual(['forgets lea', 'disconnects lea'])
})
