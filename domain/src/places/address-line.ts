import { fold } from '../search/terms'

interface Written {
  readonly address: string | null
  readonly postalCode: string | null
  readonly city: string | null
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')

/**
 * `12 rue des Lilas, 69003 Lyon`. The town is left out only where the address says it already: after its last comma, or behind the
 * postal code. A street that is called after the town says nothing of where it lies.
 */
export function addressLine({ address, postalCode, city }: Written): string {
  const town = [postalCode, city].filter(Boolean).join(' ')
  if (!address || !town) return address || town
  const last = wordsOf(address.slice(address.lastIndexOf(',') + 1))
  const ends = last === wordsOf(town) || last === wordsOf(city ?? '')
  const holds = postalCode !== null && ` ${wordsOf(address)} `.includes(` ${wordsOf(town)} `)
  return ends || holds ? address : `${address}, ${town}`
}
