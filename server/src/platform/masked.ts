const masked = (part: string) => `${part.charAt(0)}***`

/** Enough for whoever knows the address to recognise it. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${masked(local)}@${masked(domain)}`
}

/** @param e164 `+33612345678` @returns `+336***78` */
export const maskedPhone = (e164: string) => `${e164.slice(0, 4)}***${e164.slice(-2)}`
