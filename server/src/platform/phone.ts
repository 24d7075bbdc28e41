import { parsePhoneNumberFromString } from 'libphonenumber-js'

// a form's number is checked first and stored a moment later: it is parsed once
let latest: { readonly text: string; readonly number: string | null } = { text: '', number: null }

/** Phones are stored in E.164; without a prefix a number is French. */
export function toE164(text: string): string | null {
  if (text === '') return null
  if (text !== latest.text) {
    const parsed = parsePhoneNumberFromString(text, 'FR')
    latest = { text, number: parsed?.isValid() === true ? parsed.number : null }
  }
  return latest.number
}

export function isPhone(text: string): boolean {
  return toE164(text) !== null
}

/** `06 12 34 56 78`; with its prefix where the number is not French. */
export function shownPhone(e164: string): string {
  const parsed = parsePhoneNumberFromString(e164)
  if (parsed === undefined) return e164
  return parsed.country === 'FR' ? parsed.formatNational() : parsed.formatInternational()
}
