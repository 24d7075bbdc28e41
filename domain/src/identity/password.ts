import type { FieldCode } from '../kernel/errors'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** The lines of the checklist under the field, in their order. Description 5 and 9. */
export const PASSWORD_RULES = {
  length: (password: string) => password.length >= PASSWORD_MIN,
  digit: (password: string) => /\d/.test(password),
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
} as const

export type PasswordRule = keyof typeof PASSWORD_RULES

/**
 * What is wrong with a new password, or null. At most 128 characters, never cut. Description 5 and 10.1.
 * @param isCommon tells whether it is among the common ones; the list lives with the server
 */
export function passwordFault(
  password: string,
  isCommon: (password: string) => boolean = () => false,
): FieldCode | null {
  if (password === '') return 'required'
  if (password.length < PASSWORD_MIN) return 'tooShort'
  if (password.length > PASSWORD_MAX) return 'tooLong'
  if (!Object.values(PASSWORD_RULES).every((holds) => holds(password))) return 'invalid'
  return isCommon(password) ? 'notAllowed' : null
}
