import { filesAhead } from 'virtual:ahead'
import { BEGUN } from './pages'

/** What this page begins with beside the frame of its document, in the language that is read. @param path without the query */
export function filesOf(path: string): readonly string[] {
  const language = document.documentElement.lang === 'en' ? 'en' : 'fr'
  return filesAhead[BEGUN.findIndex((begun) => begun.path.test(path))]?.[language] ?? []
}

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
