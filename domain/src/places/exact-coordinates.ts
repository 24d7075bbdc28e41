/** What the ids of the bundled places begin with. They know communes, not streets: their coordinates are the middle of one. */
export const BUNDLED_SOURCE = 'gz'

interface Known {
  readonly place_id?: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Whether the coordinates of an address lead to its street: not those of the bundled places, nor of an unknown source. Description 5. */
export function leadsToStreet({ place_id: placeId, latitude, longitude }: Known): boolean {
  if (latitude === null || longitude === null || !placeId) return false
  return !placeId.startsWith(`${BUNDLED_SOURCE}:`)
}
