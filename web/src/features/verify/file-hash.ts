/** The SHA-256 of a file in hexadecimal, computed by this browser: nothing is sent. @throws for a file that cannot be read */
export async function fileHash(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const HASH = /^[0-9a-f]{64}$/

/** A hash as people paste it, with blanks or in capitals; null for what is none. */
export function pastedHash(text: string): string | null {
  const hash = text.replaceAll(/\s/g, '').toLowerCase()
  return HASH.test(hash) ? hash : null
}
