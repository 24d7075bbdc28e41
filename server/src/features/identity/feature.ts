import type { Config } from '../../config'
import type { Feature } from '../../platform/feature'
import type { Authenticator } from '../../platform/operations/authenticator'
import type { Platform } from '../../platform/platform'
import type { Subscriptions } from '../../platform/push/push'
import { createAccountCache } from './sessions/account-cache'
import { createAccounts } from './accounts/accounts'
import type { Accounts } from './accounts/accounts'
import { createAuthenticator } from './sessions/authenticator'
import { createChangePassword } from './passwords/change-password'
import { createCodes } from './codes/codes'
import { createConfirmation } from './accounts/confirmation'
import { createLogin } from './sign-in/login'
import { createLoginGuard } from './sign-in/login-guard'
import { createLogout } from './sessions/logout'
import { createMe } from './accounts/me'
import { createNewPassword } from './sign-in/new-password'
import { createOpenSessions } from './sessions/open-sessions'
import { createPasswordReset } from './passwords/password-reset'
import { createPasswords } from './passwords/passwords'
import { createProfile } from './accounts/profile'
import { createPushSubscriptions, createSubscriptions } from './accounts/push-subscriptions'
import { identityReactions } from './reactions'
import { createRefresh } from './sessions/refresh'
import { createIdentityRoutes } from './doors'
import { identityRetention } from './retention'
import { deriveKeys } from './keys'
import { createTokens } from './sessions/tokens'

interface Needs extends Pick<Platform, 'db' | 'clock' | 'live' | 'push'> {
  readonly config: Pick<Config, 'AUTH_SECRET' | 'AUTH_SECRET_ACCEPTED' | 'PUBLIC_URL'>
}

export interface IdentityFeature extends Feature {
  readonly authenticator: Authenticator
  readonly accounts: Accounts
  readonly subscriptions: Subscriptions
}

export function createIdentityFeature(
  { db, clock, live, push, config }: Needs,
  loginsPerMinute?: number,
): IdentityFeature {
  const keys = deriveKeys(config.AUTH_SECRET)
  const accepted = config.AUTH_SECRET_ACCEPTED === undefined ? [] : [deriveKeys(config.AUTH_SECRET_ACCEPTED)]
  const tokens = createTokens(
    keys,
    config.PUBLIC_URL,
    clock,
    accepted.map(({ idToken }) => idToken),
  )
  const passwords = createPasswords()
  const codes = createCodes(
    keys.codes,
    accepted.map((other) => other.codes),
  )
  const cache = createAccountCache(db, clock)
  const parts = { db, clock, tokens, passwords, codes }
  return {
    operations: createIdentityRoutes(
      {
        login: createLogin({ ...parts, guard: createLoginGuard(db, clock) }),
        refresh: createRefresh({ ...parts, key: keys.refresh, accepted: accepted.map((other) => other.refresh) }),
        newPassword: createNewPassword(parts),
        reset: createPasswordReset(parts),
        confirmation: createConfirmation(parts),
        changePassword: createChangePassword(parts),
        logout: createLogout(parts),
        sessions: createOpenSessions(parts),
        me: createMe(parts),
        push: createPushSubscriptions({ db, clock, push }),
        profile: createProfile(parts),
      },
      loginsPerMinute,
    ),
    reactions: identityReactions(cache, live),
    listens: { account_changed: { onMessage: cache.forget, onMissed: cache.forgetAll } },
    retention: identityRetention,
    authenticator: createAuthenticator(tokens, cache),
    accounts: createAccounts(parts),
    subscriptions: createSubscriptions({ db }),
  }
}
