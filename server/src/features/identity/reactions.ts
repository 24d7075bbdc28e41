import type { Reaction } from '../../platform/bus'
import type { LiveSender } from '../../platform/live/sender'
import type { AccountCache } from './sessions/account-cache'
import { dropSubscriptionsOf } from './store/push-subscriptions'
import type {} from './events'

/** Whoever's rights change is looked up anew; whoever's sessions end loses their sockets too. */
export function identityReactions(
  { forget }: Pick<AccountCache, 'forget'>,
  { disconnectUser, disconnectSession }: Pick<LiveSender, 'disconnectUser' | 'disconnectSession'>,
): readonly Reaction[] {
  return [
    // a telephone that was signed out from afar is told nothing more
    { on: 'account.ended', phase: 'rows', react: ({ sub, sessions }, tx) => dropSubscriptionsOf(tx, sub, sessions) },
    { on: 'account.changed', phase: 'committed', react: ({ sub }) => forget(sub) },
    { on: 'account.ended', phase: 'committed', react: ({ sub }) => forget(sub) },
    {
      on: 'account.ended',
      phase: 'committed',
      react({ sub, sessions }) {
        if (sessions === undefined) return disconnectUser(sub)
        for (const session of sessions) disconnectSession(session)
      },
    },
  ]
}
