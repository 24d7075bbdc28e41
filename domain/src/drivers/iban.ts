const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const FRENCH_LENGTH = 27

/** Capitals without spaces: the stored form. */
export function normalizeIban(iban: string): string {
  return iban.replace(/\s+/g, '').toUpperCase()
}

/** ISO 13616: the four first characters moved to the end, letters as numbers, remainder 1 by 97. Description 11.3. */
export function isIban(iban: string): boolean {
  const text = normalizeIban(iban)
  if (!IBAN.test(text) || (text.startsWith('FR') && text.length !== FRENCH_LENGTH)) return false
  const turned = text.slice(4) + text.slice(0, 4)
  let remainder = 0
  for (const character of turned) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}

/** What a support admin reads: the last four characters. Description 6.2, m-admin. */
export function maskIban(iban: string): string {
  return `•••• ${normalizeIban(iban).slice(-4)}`
}
