/** A file that somebody sends, and what has to become of it: the status of the refusal, or what the kept bytes are free of. */
export interface HostileFile {
  readonly name: string
  readonly type: 'image/jpeg' | 'image/png' | 'application/pdf'
  readonly bytes: Buffer
  readonly wanted: 400 | 413 | 415 | { readonly without: readonly string[] }
}
