import type * as auth from '@volant/contract/rest/auth'
import { call } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { tokens } from '../../lib/tokens'

export type SignInResult =
  | { readonly kind: 'signedIn' }
  /** The password was temporary: a new one must be set with this session. */
  | { readonly kind: 'newPassword'; readonly session: string }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'wrong' }

const anonymous = { anonymous: true }

/** @throws ApiError for other errors than wrong credentials (locked account, server down) */
export async function signIn(username: string, password: string): Promise<SignInResult> {
  try {
    const body = { username, password }
    const answer = await call<typeof auth.login>('POST /auth/login-gestion', { body }, anonymous)
    if ('ChallengeName' in answer) return { kind: 'newPassword', session: answer.Session }
    tokens.keep(answer.AuthenticationResult)
    return { kind: 'signedIn' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.reason === 'USER_NOT_CONFIRMED' || error.message === 'User is not confirmed.')
      return { kind: 'unconfirmed' }
    if (error.code === 'UNAUTHENTICATED') return { kind: 'wrong' }
    throw error
  }
}

export async function setNewPassword(session: string, username: string, newPassword: string): Promise<void> {
  const body = { session, username, newPassword }
  const answer = await call<typeof auth.setNewPassword>('POST /auth/set-new-password', { body }, anonymous)
  tokens.keep(answer.AuthenticationResult)
}

export async function confirmAccount(username: string, code: string): Promise<void> {
  await call<typeof auth.confirmAccount>('POST /auth/confirm-account', { body: { username, code } }, anonymous)
}

/** @returns the masked address of the mail: `o***@h***.test` */
export async function resendCode(username: string): Promise<string> {
  const path = 'POST /auth/resend-confirmation-code'
  const answer = await call<typeof auth.resendConfirmationCode>(path, { body: { username } }, anonymous)
  return answer.CodeDeliveryDetails.Destination
}

/** @returns the masked address of the mail */
export async function forgotPassword(username: string): Promise<string> {
  const answer = await call<typeof auth.forgotPassword>('POST /auth/forgot-password', { body: { username } }, anonymous)
  return answer.CodeDeliveryDetails.Destination
}

export async function confirmPassword(username: string, code: string, password: string): Promise<void> {
  const body = { username, code, password }
  await call<typeof auth.confirmPassword>('POST /auth/confirm-password-submit', { body }, anonymous)
}

const refuses = (error: unknown, ...fields: readonly string[]) =>
  error instanceof ApiError && error.fields.some(({ path }) => fields.includes(path))

/** Whether the mailed code was wrong or has expired. */
export const isCodeError = (error: unknown): boolean => refuses(error, 'code')

/** Whether the new password is one of the common ones, or the one that it should replace: only the server can tell. */
export const isUnfitPassword = (error: unknown): boolean => refuses(error, 'password', 'newPassword')
