/** What the link of the rating mail says. Description 3. */
export interface SurveyClaims {
  readonly deliveryId: string
  readonly clientFirstName: string
  readonly clientLastName: string
  /** Seconds. */
  readonly exp: number
}

const TEXTS = ['deliveryId', 'clientFirstName', 'clientLastName'] as const

/** The four claims where all are there, each of its kind; else null. Description 10.1. */
export function surveyClaims(payload: unknown): SurveyClaims | null {
  if (typeof payload !== 'object' || payload === null) return null
  const claims = payload as Readonly<Record<string, unknown>>
  const whole = TEXTS.every((name) => typeof claims[name] === 'string') && Number.isFinite(claims.exp)
  return whole && claims.deliveryId !== '' ? (claims as unknown as SurveyClaims) : null
}
