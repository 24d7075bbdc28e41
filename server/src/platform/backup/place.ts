import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BackupError } from './manifest'

/**
 * Where an archive goes. A folder, one that exists or a name with a slash at its end, gets an archive with the time in its name and is
 * made where it is missing: as a file of that name the first archive would stand in the way of every later one.
 * @param to a folder, or the name of a file that is not there yet
 * @param at when the archive is made
 */
export function placeOfArchive(to: string, at: Date): string {
  const path = resolve(to)
  const isThere = existsSync(path)
  const isFolder = isThere ? statSync(path).isDirectory() : /[/\\]$/.test(to)
  if (!isFolder) {
    if (isThere) throw new BackupError(`${path} is there already, and is no folder.`)
    return path
  }
  // an archive holds personal data
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return join(path, `volant-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`)
}
