/** As `theme.js` has found it. */
export const readLanguage = () => (document.documentElement.lang === 'en' ? 'en' : 'fr')

/** Loads files of the build before somebody asks for them. */
export function loadFiles(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link')
    // a sheet is for the next document only
    link.rel = file.endsWith('.css') ? 'prefetch' : 'modulepreload'
    // as the page asks for them: otherwise they would be loaded a second time
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
}
