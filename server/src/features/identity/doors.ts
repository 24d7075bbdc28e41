import { AppError } from '@volant/contract/errors'
import {
  addPushNotification,
  adminResetPassword,
  changePassword,
  chooseLanguage,
  confirmAccount,
  confirmPassword,
  deletePushNotification,
  endSession,
  forgotPassword,
  listSessions,
  login,
  logout,
  me,
  refreshToken,
  resendConfirmationCode,
  setNewPassword,
} from '@volant/contract/rest/auth'
import { LinkId } from '@volant/contract/rest/fields'
import { updateProfile } from '@volant/contract/rest/organizations'
import type { Actor, ClientActor, SignedInActor } from '@volant/domain/kernel/actor'
import * as z from 'zod'
import { named } from '../../platform/operations/named'
import { defineRoute } from '../../platform/operations/registry'
import type { RestOperation } from '../../platform/operations/registry'
import { mailsToOne } from './mail-limits'
import { nameOf } from './store/accounts'
import type { ChangePassword } from './passwords/change-password'
import type { Confirmation } from './accounts/confirmation'
import type { Login } from './sign-in/login'
import type { Logout } from './sessions/logout'
import type { Me } from './accounts/me'
import type { NewPassword } from './sign-in/new-password'
import type { OpenSessions } from './sessions/open-sessions'
import type { PasswordReset } from './passwords/password-reset'
import type { Profile } from './accounts/profile'
import type { PushSubscriptions } from './accounts/push-subscriptions'
import type { Refresh } from './sessions/refresh'

export interface IdentityServices {
  readonly login: Login
  readonly refresh: Refresh
  readonly newPassword: NewPassword
  readonly reset: PasswordReset
  readonly confirmation: Confirmation
  readonly changePassword: ChangePassword
  readonly logout: Logout
  readonly sessions: OpenSessions
  readonly me: Me
  readonly push: PushSubscriptions
  readonly profile: Profile
}

const LOGINS_PER_MINUTE = 30
const MINUTE = 60
const HOUR = 3600
const SUBSCRIPTION = z.object({ body: z.object({ id: LinkId }) })
const NAMED_SESSION = z.object({ body: z.object({ id: LinkId.optional() }) })
const DONE = { success: true } as const

/** Each wrong code costs the account one of its tries, wherever it comes from. */
const PER_NAME = {
  by: (_ctx: unknown, { body }: { readonly body: { readonly username: string } }) => nameOf(body.username),
  max: 20,
  seconds: HOUR,
} as const
/** A code is looked at behind a slow hash, whatever name is sent: without a bound, names made up keep everybody from signing in. */
const CODES_PER_ADDRESS = { by: 'ip', max: 60, seconds: HOUR } as const
const MAILS_PER_ADDRESS = { by: 'ip', max: 20, seconds: HOUR } as const
const OFTEN = { by: 'ip', max: 600, seconds: MINUTE } as const
/** A session left open is given few guesses at the password. */
const GUESSES = { by: 'user', max: 20, seconds: HOUR } as const
const SELF = { by: 'user', max: 60, seconds: MINUTE } as const

function signedIn(actor: Actor): SignedInActor {
  if (actor.role === 'ANONYMOUS') throw new AppError('UNAUTHENTICATED')
  return actor
}

function client(actor: Actor): ClientActor {
  if (actor.role !== 'CLIENT') throw new AppError('FORBIDDEN', { reason: 'WRONG_ROLE' })
  return actor
}

export function createIdentityRoutes(services: IdentityServices, perMinute = LOGINS_PER_MINUTE): RestOperation[] {
  const logins = { by: 'ip', max: perMinute, seconds: MINUTE } as const

  return [
    defineRoute(login, { limits: [logins] }, ({ ip, userAgent }, { body }) =>
      services.login.login(body, ip, userAgent),
    ),
    defineRoute(confirmAccount, { limits: [CODES_PER_ADDRESS, PER_NAME] }, async ({ ip }, { body }) => {
      await services.confirmation.confirm(body, ip)
      return DONE
    }),
    defineRoute(resendConfirmationCode, { limits: [MAILS_PER_ADDRESS] }, (_ctx, { body }) =>
      services.confirmation.resend(body.username),
    ),
    defineRoute(refreshToken, { limits: [OFTEN] }, ({ ip }, { body }) =>
      services.refresh.refresh(body.RefreshToken, ip),
    ),
    defineRoute(me, {}, ({ actor }) => services.me.find(signedIn(actor))),
    defineRoute(chooseLanguage, { limits: [SELF] }, async ({ actor }, { body }) => {
      await services.profile.speak(signedIn(actor), body.language)
      return DONE
    }),
    defineRoute(forgotPassword, { limits: [MAILS_PER_ADDRESS] }, ({ ip }, { body }) =>
      services.reset.ask(body.username, ip),
    ),
    defineRoute(confirmPassword, { limits: [CODES_PER_ADDRESS, PER_NAME] }, async ({ ip }, { body }) => {
      await services.reset.submit(body, ip)
      return DONE
    }),
    defineRoute(setNewPassword, { limits: [OFTEN] }, ({ ip, userAgent }, { body }) =>
      services.newPassword.set(body, ip, userAgent),
    ),
    defineRoute(
      adminResetPassword,
      { limits: [SELF, mailsToOne(({ body }) => body.username)] },
      async ({ actor, ip }, { body }) => {
        await services.reset.askFor(actor, body.username, ip)
        return DONE
      },
    ),
    defineRoute(logout, { limits: [SELF] }, ({ actor, ip }, { body }) =>
      services.logout.logout(signedIn(actor), body && 'RefreshToken' in body ? body.RefreshToken : undefined, ip),
    ),
    defineRoute(changePassword, { limits: [GUESSES] }, async ({ actor, ip }, { body }) => {
      await services.changePassword.change(signedIn(actor), body, ip)
      return DONE
    }),
    defineRoute(listSessions, { limits: [SELF] }, async ({ actor }) => ({
      records: await services.sessions.list(signedIn(actor)),
    })),
    defineRoute(
      endSession,
      { limits: [SELF], names: named(NAMED_SESSION, (actor, { body }) => services.sessions.find(actor, body.id)) },
      async ({ actor, ip }, { body }) => {
        await services.sessions.end(signedIn(actor), body.id, ip)
        return DONE
      },
    ),
    defineRoute(addPushNotification, { limits: [SELF] }, ({ actor }, { body }) =>
      services.push.add(signedIn(actor), body),
    ),
    defineRoute(
      deletePushNotification,
      { limits: [SELF], names: named(SUBSCRIPTION, (actor, { body }) => services.push.find(actor, body.id)) },
      async ({ actor }, { body }) => {
        await services.push.remove(signedIn(actor), body.id)
        return DONE
      },
    ),
    defineRoute(updateProfile, { limits: [SELF] }, async ({ actor }, { body }) => {
      await services.profile.update(client(actor), body)
      return DONE
    }),
  ]
}
