import { filesAhead } from 'virtual:ahead'
import { readLanguage } from './load-files'
import { BEGUN } from './pages'

/** What this page begins with beside the frame of its document, in the language that is read. @param path without the query */
export function filesOf(path: string): readonly string[] {
  return filesAhead[BEGUN.findIndex((begun) => begun.path.test(path))]?.[readLanguage()] ?? []
}
