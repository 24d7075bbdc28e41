import * as z from 'zod'
import { LANGUAGES } from '@volant/domain/kernel/actor'
import { Done, LanguageCode, LinkId, NoBody, Password, text } from './fields'
import { verb } from './verb'

const username = text(254)
const code = text(12)

export const AuthenticationResult = z.object({
  AuthenticationResult: z.object({
    IdToken: z.string(),
    AccessToken: z.string(),
    RefreshToken: z.string(),
    /** Seconds. */
    ExpiresIn: z.int(),
    TokenType: z.literal('Bearer'),
  }),
})
export type AuthenticationResult = z.infer<typeof AuthenticationResult>

const NewPasswordChallenge = z.object({
  ChallengeName: z.literal('NEW_PASSWORD_REQUIRED'),
  Session: z.string(),
  ChallengeParameters: z.object({}),
})

const CodeDelivery = z.object({
  CodeDeliveryDetails: z.object({
    Destination: z.string(),
    DeliveryMedium: z.literal('EMAIL'),
    AttributeName: z.literal('email'),
  }),
})

/** Description 3: the session user, and nothing else of the account. */
export const SessionUser = z.object({
  sub: z.string(),
  'custom:role': z.enum(['CLIENT', 'DRIVER', 'ADMIN']),
  'custom:rank': z.int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  organizationId: z.string().nullable(),
  organizationSlug: z.string().nullable(),
  organizationName: z.string().nullable(),
  profileId: z.string(),
  connected: z.boolean(),
  language: z.enum(LANGUAGES).optional(),
})
export type SessionUser = z.infer<typeof SessionUser>

export const login = verb({
  summary: 'Sign in: a session, or the demand for a new password',
  method: 'POST',
  path: '/auth/login-gestion',
  body: z.strictObject({ username, password: Password }),
  replies: { 201: z.union([AuthenticationResult, NewPasswordChallenge]) },
})

export const confirmAccount = verb({
  summary: 'Confirm an account with the e-mailed code',
  method: 'POST',
  path: '/auth/confirm-account',
  body: z.strictObject({ username, code }),
  replies: { 201: Done },
})

export const resendConfirmationCode = verb({
  summary: 'Send the confirmation code again',
  method: 'POST',
  path: '/auth/resend-confirmation-code',
  body: z.strictObject({ username }),
  replies: { 201: CodeDelivery },
})

export const refreshToken = verb({
  summary: 'Renew a session',
  method: 'POST',
  path: '/auth/refresh-token',
  body: z.strictObject({ RefreshToken: text(2048) }),
  replies: { 201: AuthenticationResult },
})

export const me = verb({
  summary: 'The person signed in',
  method: 'GET',
  path: '/auth/me',
  replies: { 200: SessionUser },
})

/** The language of one's own messages and documents. */
export const chooseLanguage = verb({
  summary: 'Choose the language of messages and documents',
  method: 'POST',
  path: '/auth/language',
  body: z.strictObject({ language: LanguageCode }),
  replies: { 201: Done },
})

export const forgotPassword = verb({
  summary: 'Ask for a code to set a new password',
  method: 'POST',
  path: '/auth/forgot-password',
  body: z.strictObject({ username }),
  replies: { 201: CodeDelivery },
})

export const confirmPassword = verb({
  summary: 'Set a new password with the e-mailed code',
  method: 'POST',
  path: '/auth/confirm-password-submit',
  body: z.strictObject({ username, code, password: Password }),
  replies: { 201: Done },
})

export const setNewPassword = verb({
  summary: 'Answer the demand for a new password',
  method: 'POST',
  path: '/auth/set-new-password',
  body: z.strictObject({ session: text(2048), username, newPassword: Password }),
  replies: { 201: AuthenticationResult },
})

export const adminResetPassword = verb({
  summary: 'Send somebody a code for a new password',
  method: 'POST',
  path: '/auth/admin-reset-password',
  body: z.strictObject({ username }),
  replies: { 201: Done },
})

export const logout = verb({
  summary: 'Sign out',
  method: 'POST',
  path: '/auth/logout',
  body: z.union([z.strictObject({ RefreshToken: text(2048).optional() }), NoBody]),
  replies: { 204: null },
})

export const changePassword = verb({
  summary: "Change one's own password, which ends one's other sessions",
  method: 'POST',
  path: '/auth/change-password',
  body: z.strictObject({ currentPassword: Password, newPassword: Password }),
  replies: { 201: Done },
})

/** What a session was opened with stands in words, and no address does. */
const OpenSession = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: z.string(),
  /** Renewed while it is used, every quarter of an hour. */
  renewedAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

export const listSessions = verb({
  summary: "List one's own open sessions",
  method: 'GET',
  path: '/auth/sessions',
  replies: { 200: z.object({ records: z.array(OpenSession) }) },
})

export const endSession = verb({
  summary: "End one of one's own sessions, or all but the one that asks",
  method: 'POST',
  path: '/auth/sessions/end',
  body: z.strictObject({ id: LinkId.optional() }),
  replies: { 201: Done },
})

/** A Web Push subscription as browsers serialise it. */
const pushSubscription = z.strictObject({
  /** Encrypted on its way, or to a service on the same machine; whether it is a push service is for the server to say. */
  endpoint: text(2048)
    .pipe(z.url({ protocol: /^https?$/, error: 'invalid' }))
    .refine((url) => /^https:|^http:\/\/127\.0\.0\.1:\d+\//.test(url), 'invalid'),
  expirationTime: z.number().nullish(),
  keys: z.strictObject({ p256dh: text(200), auth: text(100) }),
})
export type PushSubscription = z.output<typeof pushSubscription>

export const addPushNotification = verb({
  summary: 'Subscribe a browser to notifications',
  method: 'POST',
  path: '/admins/add-push-notification',
  body: pushSubscription,
  replies: { 201: z.object({ id: z.string() }) },
})

export const deletePushNotification = verb({
  summary: 'End a subscription to notifications',
  method: 'POST',
  path: '/admins/delete-push-notification',
  body: z.strictObject({ id: LinkId }),
  replies: { 201: Done },
})
