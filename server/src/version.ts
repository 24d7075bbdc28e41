import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { LOCATIONS } from './locations'

const Package = z.object({ version: z.string() })

/** The version of the product, as its package says. */
export const productVersion = () => Package.parse(JSON.parse(readFileSync(LOCATIONS.manifest, 'utf8'))).version
