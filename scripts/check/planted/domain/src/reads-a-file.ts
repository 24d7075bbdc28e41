import { readFileSync } from 'node:fs'
import type { ReadersFile } from '../../e2e/journey'
export const text: ReadersFile = readFileSync('x', 'utf8')
