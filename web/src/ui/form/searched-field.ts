/** A search field, which asks a little after the last letter. */
export interface SearchedField {
  readonly typed: string
  /** The stored search as the field last saw it. */
  readonly seen: string
  /** What the field asked for and has not seen stored yet. */
  readonly sent: string | null
}

export const fieldOf = (stored: string): SearchedField => ({ typed: stored, seen: stored, sent: null })

/**
 * The field once another search is stored. What the field asked for itself leaves what is typed meanwhile, the space before the
 * next word for instance; what comes from outside stands in its place.
 */
export function afterStored({ typed, sent }: SearchedField, stored: string): SearchedField {
  const own = stored === sent || stored === typed.trim()
  return own ? { typed, seen: stored, sent: null } : fieldOf(stored)
}
