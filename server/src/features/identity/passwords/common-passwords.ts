import { dictionary } from '@zxcvbn-ts/language-common'

const REFUSED = 3000

const most = new Set(dictionary['passwords-common'].slice(0, REFUSED))

/** Among the three thousand that are tried first; a capital letter does not make one of them better. */
export function isCommonPassword(password: string): boolean {
  return most.has(password) || most.has(password.toLowerCase())
}
