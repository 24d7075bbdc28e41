declare module 'virtual:ahead' {
  /** For each page of `BEGUN` and each language. */
  export const filesAhead: readonly Readonly<Record<'fr' | 'en', readonly string[]>>[]
}

declare module 'virtual:panels' {
  /** What the document of the panels begins with; nothing while developing. */
  export const panelFiles: readonly string[]
}

declare module 'virtual:tracking-ahead' {
  export const trackingFiles: Readonly<Record<'fr' | 'en', readonly string[]>>
}
