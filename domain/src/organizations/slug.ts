export const SLUG = /^[a-z0-9_]+(-[a-z0-9_]+)*$/

/** Beside the pages of the organisations, under their slugs, stands the page of a new one. */
const TAKEN = 'new-organization'

export const isSlug = (text: string): boolean => SLUG.test(text) && text !== TAKEN

/**
 * The slug of a name: lower case, spaces become hyphens, other non-word characters go. Description 5. Accents are taken off
 * first, so that "Société" keeps its letters.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}
