import type { FieldCode } from '../kernel/errors'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** The lines of the checklist under the field, in their order. Description 5. */
export const PASSWORD_CHECKS = ['length', 'digit', 'uppercase', 'lowercase'] as const
export type PasswordCheck = (typeof PASSWORD_CHECKS)[number]

const HOLDS: Readonly<Record<PasswordCheck, (password: string) => boolean>> = {
  length: (password) => password.length >= PASSWORD_MIN,
  digit: (password) => /\d/.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
}

/** Which lines of the checklist hold already. */
export function passwordChecklist(password: string): Record<PasswordCheck, boolean> {
  return {
    length: HOLDS.length(password),
    digit: HOLDS.digit(password),
    uppercase: HOLDS.uppercase(password),
    lowercase: HOLDS.lowercase(password),
  }
}

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
  if (!PASSWORD_CHECKS.every((check) => HOLDS[check](password))) return 'invalid'
  return isCommon(password) ? 'notAllowed' : null
}
