import { AppError } from '@volant/contract/errors'
import { passwordFault } from '@volant/domain/identity/password'
import { isCommonPassword } from './common-passwords'

/** @throws AppError BAD_USER_INPUT on the field `path` */
export function ensureGoodPassword(password: string, path: string): void {
  const code = passwordFault(password, isCommonPassword)
  if (code !== null) throw new AppError('BAD_USER_INPUT', { fields: [{ path, code }] })
}
