import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../process.mjs'

const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'PostgreSQL',
  'Zlib',
  'OFL-1.1',
])
/** Packages whose licence field is not in the list, each reviewed by a person. */
const REVIEWED = [
  [/^@img\/sharp-/, 'LGPL library, loaded unchanged as its own file'],
  [/^buffers$/, 'MIT/X11 as all of its author, only the field is missing'],
  [/^chainsaw$/, 'MIT/X11 is MIT'],
  [/^web-push$/, 'MPL library, loaded unchanged: only changes of its own files would have to be published'],
  [/^png-js$/, 'MIT in its LICENSE file'],
]

/** A simple SPDX parser: "A OR B" needs one allowed side, "A AND B" both. */
function isAllowed(expression) {
  const bare = expression.replaceAll(/[()]/g, '').trim()
  if (/ OR /i.test(bare)) return bare.split(/ OR /i).some(isAllowed)
  if (/ AND /i.test(bare)) return bare.split(/ AND /i).every(isAllowed)
  return ALLOWED.has(bare)
}

function licenceOf(path, entry) {
  try {
    const own = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8'))
    const stated = own.license ?? own.licenses
    const one = (value) => (typeof value === 'string' ? value : (value?.type ?? ''))
    return Array.isArray(stated) ? stated.map(one).join(' OR ') : one(stated)
  } catch {
    return entry.license ?? ''
  }
}

async function licences() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const shipped = Object.entries(packages).filter(
    ([path, entry]) => path.startsWith('node_modules/') && !entry.link && !entry.dev && !entry.devOptional,
  )
  const refused = shipped
    .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1), licence: licenceOf(path, entry) }))
    .filter(({ name, licence }) => !isAllowed(licence) && !REVIEWED.some(([pattern]) => pattern.test(name)))
  const detail = refused.map(({ name, licence }) => `${name}: ${licence || 'no licence stated'}`).join('\n')
  return { ok: refused.length === 0, note: `${shipped.length} packages`, detail }
}

export const checks = [{ name: 'licences', check: licences }]
