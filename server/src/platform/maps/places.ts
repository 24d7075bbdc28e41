/** One line under the address field. */
export interface PlaceSuggestion {
  readonly place_id: string
  readonly label: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
}

export interface PlaceAddress {
  readonly place_id: string
  readonly address: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly isInIdf: boolean
}

/** Finds addresses in France, Belgium, Luxembourg and Monaco. Every method may throw AppError UNAVAILABLE. */
export interface Places {
  /** At most ten lines, best first. `session` groups keystrokes for providers that bill by session. */
  autocomplete(q: string, session?: string): Promise<PlaceSuggestion[]>
  /** Undefined when no such place is known. */
  resolve(placeId: string, session?: string): Promise<PlaceAddress | undefined>
}

export const PLACE_ID = /^[\w:.-]{3,300}$/
export const MAX_SUGGESTIONS = 10

/** "12 rue X, 69003 Lyon"; the country only when it is not France. */
export function placeLabel(place: {
  readonly street?: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
}): string {
  const abroad =
    place.country === 'FR' || place.city === COUNTRY_NAMES[place.country] ? '' : COUNTRY_NAMES[place.country]
  const town = [place.postalCode, place.city].filter(Boolean).join(' ')
  return [place.street, town, abroad].filter(Boolean).join(', ')
}

const COUNTRY_NAMES: Record<string, string> = { FR: 'France', BE: 'Belgique', LU: 'Luxembourg', MC: 'Monaco' }
