/** Seconds, as the contract lists them. */
export const LIFETIME = {
  idToken: 15 * 60,
  leeway: 60,
  refreshToken: 30 * 24 * 3600,
  refreshGrace: 30,
  challenge: 3 * 60,
  emailCode: 3600,
  temporaryPassword: 7 * 24 * 3600,
} as const

export function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
