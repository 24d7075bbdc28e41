import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A fault, as the lists name it.
 * @typedef {object} Fault
 * @property {string} breaks what a user of the product would lose, in one line
 * @property {string} file the file it is planted in
 * @property {string} text what stands there now, word for word and only once
 * @property {string} instead what is planted in its place
 * @property {string[]} noticedBy test files, or folders of them, that should fail
 */

/** @param {Fault} fault @returns the file's text, or what is wrong with this entry of the list */
export function readFault(root, fault) {
  const path = join(root, fault.file)
  if (!existsSync(path)) return { wrong: `${fault.file} is gone: ${fault.breaks}` }
  const missing = fault.noticedBy.filter((test) => !existsSync(join(root, test)))
  if (missing.length > 0) return { wrong: `${missing.join(', ')} is gone: ${fault.breaks}` }
  const text = readFileSync(path, 'utf8')
  const times = text.split(fault.text).length - 1
  return times === 1 ? { text } : { wrong: `${fault.file} holds the text ${times} times: ${fault.breaks}` }
}

/** @param {Fault} fault @returns what takes it out again */
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
