import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A fault, as the lists name it.
 * @typedef {object} Fault
 * @property {string} breaks what a user of the product would lose, in one line
 * @property {string} file the file it is planted in
 * @property {string} text the text to replace, which must occur exactly once
 * @property {string} instead the text to plant
 * @property {string[]} noticedBy test files, or folders of them, that should fail
 */

/** @param {Fault} fault @returns the text of the file, or what is wrong with this entry */
export function readFault(root, fault) {
  const path = join(root, fault.file)
  if (!existsSync(path)) return { wrong: `${fault.file} is gone: ${fault.breaks}` }
  const missing = fault.noticedBy.filter((test) => !existsSync(join(root, test)))
  if (missing.length > 0) return { wrong: `${missing.join(', ')} is gone: ${fault.breaks}` }
  const text = readFileSync(path, 'utf8')
  const times = text.split(fault.text).length - 1
  return times === 1 ? { text } : { wrong: `${fault.file} holds the text ${times} times: ${fault.breaks}` }
}

/** @param {Fault} fault @returns a function that removes it */
export function plant(copy, fault) {
  const path = join(copy, fault.file)
  const { text, wrong } = readFault(copy, fault)
  if (wrong) throw new Error(wrong)
  writeFileSync(
    path,
    text.replace(fault.text, () => fault.instead),
  )
  return () => writeFileSync(path, text)
}
