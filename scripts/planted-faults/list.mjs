import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../process.mjs'
import { readFault } from './plant.mjs'

const LISTS = join(import.meta.dirname, 'lists')

/** @returns {Promise<(import('./plant.mjs').Fault & { list: string })[]>} each with the name of its list */
export async function listedFaults() {
  const lists = readdirSync(LISTS).map(async (name) => {
    const { faults } = await import(join(LISTS, name))
    return faults.map((fault) => ({ ...fault, list: basename(name, '.mjs') }))
  })
  return (await Promise.all(lists)).flat()
}

/** Errors of faults whose text is not in the code any more, so that they cannot be planted. */
export const misfits = (faults) => faults.flatMap((fault) => readFault(ROOT, fault).wrong ?? [])
