import { townKey } from './gazetteer'

/** What a person typed, split into the part a gazetteer knows and the part it keeps as it stands. */
export interface AddressQuery {
  readonly street: string
  readonly town: string
  /** Whole, or its first digits while typing. */
  readonly postalCode: string
}

const STREET_WORDS =
  /^(?:\d+[a-z]?|bis|ter|quater|rue|r|avenue|av|boulevard|bd|bld|place|pl|chemin|ch|route|rte|impasse|allees?|quai|cours|square|passage|sentier|faubourg|fg|zone|za|zi|zac|zae|lieu|dit|residence|hameau|lotissement|parc|voie|rond|point|montee|esplanade|promenade|galerie|domaine|ruelle|cite|villa)$/
const LINK_WORDS = /^(?:de|du|des|d|la|le|les|l|aux?|et|en|sur|sous)$/
const STREET_WITHOUT_NUMBER =
  /^(?:rue|avenue|av|boulevard|bd|place|chemin|route|rte|impasse|allees?|quai|cours|square|passage|faubourg|za|zi|zac|zae|lotissement)$/
const CODE = /(?:^|[\s,])(?:[LBF]-?\s?)?(\d{4,5})(?=$|[\s,])/gi

const trimmed = (text: string): string => text.replace(/^[\s,]+|[\s,]+$/g, '')

/** Does it read like a street, so that its last words may be a town? */
function looksLikeStreet(text: string): boolean {
  const [first = '', second = ''] = townKey(text).split(' ')
  return STREET_WITHOUT_NUMBER.test(first) || (/^\d{1,4}[a-z]?$/.test(first) && second !== '')
}

/** A street needs a word of its own: "12 rue" or "12 rue de la" is not one yet. */
function namesStreet(text: string): boolean {
  return townKey(text)
    .split(' ')
    .some((word) => word && !STREET_WORDS.test(word) && !LINK_WORDS.test(word))
}

function afterCode(q: string): AddressQuery | undefined {
  const found = [...q.matchAll(CODE)].at(-1)
  if (!found?.[1]) return undefined
  const before = trimmed(q.slice(0, found.index))
  const after = trimmed(q.slice(found.index + found[0].length))
  // Four digits at the start are a house number when a street follows.
  if (!before && found[1].length === 4 && STREET_WORDS.test(townKey(after).split(' ')[0] ?? '')) return undefined
  // "Lyon 69003" as well as "69003 Lyon".
  if (before && !after && !looksLikeStreet(before) && !before.includes(',')) {
    return { street: '', town: before, postalCode: found[1] }
  }
  if (before && !after) {
    const comma = before.lastIndexOf(',')
    if (comma > 0) {
      return { street: trimmed(before.slice(0, comma)), town: trimmed(before.slice(comma)), postalCode: found[1] }
    }
  }
  return { street: before, town: trimmed(after.split(',')[0] ?? ''), postalCode: found[1] }
}

/** The ways to read a query, the likeliest first. The caller takes the first that finds a town. */
export function* readings(q: string): Generator<AddressQuery> {
  const text = q.trim().replace(/\s+/g, ' ')
  if (/^\d{2,5}$/.test(text)) {
    yield { street: '', town: '', postalCode: text }
    return
  }
  const coded = afterCode(text)
  if (coded) yield coded
  const parts = text.split(',').map(trimmed).filter(Boolean)
  if (parts.length > 1) {
    // A country or region may follow: "12 rue X, Bruxelles, Belgique".
    for (let at = 1; at < parts.length; at++) {
      yield { street: parts.slice(0, at).join(', '), town: parts[at] ?? '', postalCode: '' }
    }
    yield { street: '', town: parts[0] ?? '', postalCode: '' }
    return
  }
  if (!looksLikeStreet(text)) yield { street: '', town: text, postalCode: '' }
  const words = text.split(' ')
  for (let at = 1; at < words.length; at++) {
    const street = words.slice(0, at).join(' ')
    if (namesStreet(street)) yield { street, town: words.slice(at).join(' '), postalCode: '' }
  }
}
