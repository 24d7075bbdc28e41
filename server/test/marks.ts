/** What a mark in an answer says: whose value it is, of which field, of a delivery at which status. */
export interface Mark {
  readonly owner: string
  readonly field: string
  /** Index among the stored statuses; '99' for people. */
  readonly at: string
}

/** Prices are told apart by their second digit. */
export const MONEY = {
  clientInitialPrice: 0,
  clientFinalPrice: 1,
  wantedPrice: 2,
  minPrice: 3,
  maxPrice: 4,
  finalPrice: 5,
  offerOfFirst: 6,
  offerOfSecond: 7,
  offerOfThird: 8,
  optionPrice: 9,
} as const

const MONEY_FIELDS = Object.keys(MONEY)

export function markText(owner: string, field: string, at: string): string {
  return `zq${owner}.${field}.${at}`
}

/** Cents: 1307.37 euros is field 3 of owner 1 at status 07. */
export function markCents(owner: string, field: keyof typeof MONEY, at: string): number {
  return Number(`${owner}${MONEY[field]}${at}37`)
}

/** A valid French mobile number that names owner and status. */
export function markPhone(owner: string, at: string): string {
  return `+336${owner}00${at}555`
}

const TEXT = /zq(\w)\.([a-z]+)\.(\d\d)/gi
const PRICE = /(?<![\d.])([12])(\d)(\d\d)\.37(?!\d)/g
const PHONE = /\+336(\d)00(\d\d)555/g

/** Every mark that stands in a text, each once. */
export function marksIn(text: string): Mark[] {
  const found = new Map<string, Mark>()
  const add = (owner: string, field: string, at: string) => found.set(`${owner}.${field}.${at}`, { owner, field, at })
  for (const [, owner = '', field = '', at = ''] of text.matchAll(TEXT))
    add(owner.toLowerCase(), field === field.toUpperCase() ? field.toLowerCase() : field, at)
  for (const [, owner = '', field = '', at = ''] of text.matchAll(PRICE))
    add(owner, MONEY_FIELDS[Number(field)] ?? '', at)
  for (const [, owner = '', at = ''] of text.matchAll(PHONE)) add(owner, 'clientPhone', at)
  return [...found.values()]
}
