import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db/database'
import type { Authenticator } from '../../platform/operations/authenticator'
import type { RestOperation } from '../../platform/operations/registry'
import { createAccountCache } from './account-cache'
import { createAccounts } from './account-service'
import type { Accounts } from './account-service'
import { createAuthenticator } from './authenticator'
import { createCodes } from './codes'
import { createConfirmation } from './confirmation'
import { forgetOldSecrets } from './store/housekeeping'
import { createLogin } from './login'
import { createLoginGuard } from './login-guard'
import { createLogout } from './logout'
import { createMe } from './me'
import { createNewPassword } from './new-password'
import { createPasswordReset } from './password-reset'
import { createPasswords } from './passwords'
import { createProfile } from './profile'
import { createPushSubscriptions } from './push-subscriptions'
import { createRefresh } from './refresh'
import { createIdentityRoutes } from './rest'
import { deriveKeys } from './settings'
import type { IdentitySettings } from './settings'
import { createTokens } from './tokens'

export interface Identity {
  readonly authenticator: Authenticator
  /** What other features may do with accounts. */
  readonly accounts: Accounts
  readonly routes: readonly RestOperation[]
  /** Deletes secrets that open nothing any more; for a daily job. */
  forgetOldSecrets(): Promise<void>
}

export interface IdentityParts {
  readonly db: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly settings: IdentitySettings
}

/** Puts the feature together and starts to listen to what other processes change. */
export async function createIdentity({ db, bus, clock, settings }: IdentityParts): Promise<Identity> {
  const keys = deriveKeys(settings.secret)
  const tokens = createTokens(keys, settings.issuer, clock)
  const passwords = createPasswords()
  const codes = createCodes(keys.codes)
  const cache = createAccountCache(db, bus, clock)
  await db.listen('account_changed', { told: cache.forget, missed: cache.forgetAll })
  const parts = { db, clock, tokens, passwords, codes }
  const routes = createIdentityRoutes(
    {
      login: createLogin({ ...parts, guard: createLoginGuard(db, clock) }),
      refresh: createRefresh({ ...parts, key: keys.refresh }),
      newPassword: createNewPassword(parts),
      reset: createPasswordReset(parts),
      confirmation: createConfirmation(parts),
      logout: createLogout(parts),
      me: createMe(parts),
      push: createPushSubscriptions(parts),
      profile: createProfile(parts),
    },
    settings,
  )
  return {
    authenticator: createAuthenticator(tokens, cache),
    accounts: createAccounts(parts),
    routes,
    forgetOldSecrets: () => forgetOldSecrets(db, clock),
  }
}
