import { lazyImport } from './lazy/lazy-import'

/** Reads and shows phone numbers; France unless the number carries another prefix. */
export interface Phones {
  /** `+33612345678`, or undefined when the text is no valid number. */
  toE164(text: string): string | undefined
  /** `06 12 34 56 78`; foreign numbers keep their prefix. What can't be parsed is returned as it is. */
  toNational(e164: string): string
}

const library = lazyImport(() => import('libphonenumber-js/min'))

/** The metadata of phone numbers is larger than the sign-in page, so it is loaded only with a phone field. */
export async function loadPhones(): Promise<Phones> {
  const { parsePhoneNumberFromString } = await library.get()
  const parse = (text: string) => parsePhoneNumberFromString(text.replace(/^\(\+/, '+').replace(')', ''), 'FR')
  return {
    toE164(text) {
      const number = parse(text)
      return number?.isValid() ? number.number : undefined
    },
    toNational(e164) {
      const number = parse(e164)
      if (!number?.isValid()) return e164
      return number.country === 'FR' ? number.formatNational() : number.formatInternational()
    },
  }
}
