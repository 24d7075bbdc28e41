import type { adminResetPassword } from '@volant/contract/rest/auth'
import { mayResetPassword } from '@volant/domain/admins/policy'
import { isAdminRank, type Role } from '@volant/domain/kernel/actor'
import { call } from './api'
import { useApiErrorWords } from './api-error-words'
import { useSession } from './session'

/** Helps somebody who cannot sign in: the server sends what their account waits for, a temporary password or a code. */
export function useNewPassword() {
  const { role, rank, sub, profileId, language } = useSession()
  const refusal = useApiErrorWords()
  return {
    maySendTo: (person: { readonly role: Role; readonly rank: number }) =>
      role === 'ADMIN' && isAdminRank(rank) && mayResetPassword({ role, rank, sub, profileId, language }, person).ok,
    send: (email: string) =>
      call<typeof adminResetPassword>('POST /auth/admin-reset-password', { body: { username: email } }),
    refusal,
  }
}
