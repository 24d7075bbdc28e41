import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** Phones are stored in E.164; without a prefix a number is French. */
export function toE164(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, 'FR')
  return parsed?.isValid() === true ? parsed.number : null
}

export function isPhone(text: string): boolean {
  return toE164(text) !== null
}
