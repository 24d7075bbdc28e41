import { AppError } from '@volant/contract/errors'
import { passwordFault } from '@volant/domain/identity/password'

/** @throws AppError BAD_USER_INPUT on the field `path` */
export async function ensureGoodPassword(password: string, path: string): Promise<void> {
  // the list comes with the first new password: it takes more memory than all else of signing in
  const { isCommonPassword } = await import('./common-passwords')
  const code = passwordFault(password, isCommonPassword)
  if (code !== null) throw new AppError('BAD_USER_INPUT', { fields: [{ path, code }] })
}
