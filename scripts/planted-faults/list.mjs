import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../process.mjs'
import { readFault } from './plant.mjs'

const LISTS = join(import.meta.dirname, 'lists')

/** @returns {Promise<(import('./plant.mjs').Fault & { list: string })[]>} each with the name of the list that it stands in */
export async function listedFaults() {
  const lists = readdirSync(LISTS).map(async (name) => {
    const { faults } = await import(join(LISTS, name))
    return faults.map((fault) => ({ ...fault, list: basename(name, '.mjs') }))
  })
  return (await Promise.all(lists)).flat()
}

/** What the code has moved away from: a fault that cannot be planted shows nothing. */
export const misfits = (faults) => faults.flatMap((fault) => readFault(ROOT, fault).wrong ?? [])
