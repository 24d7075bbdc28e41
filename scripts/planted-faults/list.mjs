import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../process.mjs'
import { readFault } from './plant.mjs'

const LISTS = join(import.meta.dirname, 'lists')

/** @returns {Promise<import('./plant.mjs').Fault[]>} */
export async function listedFaults() {
  const modules = await Promise.all(readdirSync(LISTS).map((name) => import(join(LISTS, name))))
  return modules.flatMap(({ faults }) => faults)
}

/** What the code has moved away from: a fault that cannot be planted shows nothing. */
export const misfits = (faults) => faults.flatMap((fault) => readFault(ROOT, fault).wrong ?? [])
