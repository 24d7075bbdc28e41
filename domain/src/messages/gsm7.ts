const GSM_7 =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** Each takes two places: an escape and itself. */
const GSM_7_EXTENDED = '^{}\\[~]|€\f'

const BASIC = new Set(GSM_7)
const EXTENDED = new Set(GSM_7_EXTENDED)

/** Septets that a character takes in an SMS: 1 or 2; 0 for one that the alphabet of GSM 03.38 lacks. */
export function septetsOf(character: string): 0 | 1 | 2 {
  if (BASIC.has(character)) return 1
  return EXTENDED.has(character) ? 2 : 0
}

/** What typography and French put in the place of a character of the alphabet. */
const STAND_INS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '→': '-',
  '…': '...',
  '•': '-',
  '°': 'o',
  œ: 'oe',
  Œ: 'OE',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
}

function plainOf(character: string): string {
  if (septetsOf(character) > 0) return character
  const standIn = STAND_INS[character]
  if (standIn !== undefined) return standIn
  const [base = ''] = character.normalize('NFD')
  return septetsOf(base) > 0 ? base : character
}

/** The text with what forces the costlier encoding written plainly: `Nîmes` as `Nimes`. What has no plain form stays. */
export function inGsm7(text: string): string {
  return Array.from(text.normalize('NFC'), plainOf).join('')
}
