/** Description 9; the checklist of the new-password dialog shows them in this order. */
export const PASSWORD_RULES = {
  length: (password: string) => password.length >= 8,
  digit: (password: string) => /\d/.test(password),
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
} as const

export type PasswordRule = keyof typeof PASSWORD_RULES

export function isGoodPassword(password: string): boolean {
  return Object.values(PASSWORD_RULES).every((holds) => holds(password))
}
