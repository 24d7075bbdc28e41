import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES } from '@volant/contract/pages'
import { askAsWritten } from './support/as-written'
import type { Written } from './support/as-written'
import { findForeignLicences, findKnownHoles } from './support/dependencies'
import { ROOT } from './support/repository'
import type { Row } from './support/row'
import { scanTrackedFiles } from './support/tracked-secrets'

const FRIEND = 'https://fleet.example.test'
const STRANGERS = ['https://evil.example.test', 'null', `${FRIEND}.evil.test`, 'http://fleet.example.test']

/** What each answer has to say, whatever it is. */
const HEADERS: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src 'self';(?=.*object-src 'none')(?=.*base-uri 'none').*frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/i,
  'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer)$/,
  'permissions-policy': /microphone=\(\)/,
}
/** Pages behind a secret link stay in no cache, no search engine and no referrer. */
const SECRET_PAGES = ['/tracking/x', '/survey', '/driver-mandate', '/delivery-customer-confirmation']
const SECRET_HEADERS: Readonly<Record<string, RegExp>> = {
  'cache-control': /^no-store$/,
  'referrer-policy': /^no-referrer$/,
  'x-robots-tag': /noindex/,
}
const METHODS = ['PATCH', 'TRACE', 'PROPFIND', 'MKCOL', 'PURGE', 'DELETE', 'PUT']
const CALLS = ['/graphql', '/auth/me', '/health/live', '/config.json', '/delivery/downloadXlsx']
const HIDDEN = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.npmrc',
  '/package.json',
  '/package-lock.json',
  '/server/dist/main.js',
  '/..;/config.json',
  '/assets/..;/..;/package.json',
  '/../package.json',
  '/assets/../../package.json',
  '/%2e%2e/package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/%2e%2e%5cpackage.json',
  '//package.json',
  '/./.env',
  '/.env.local',
  '/.data/db/PG_VERSION',
  '/db/PG_VERSION',
  '/files/',
  '/assets/',
  '/docs',
  '/docs/page/',
  '/docs/page/json',
  '/metrics',
  '/dev/outbox',
  '/server-status',
  '/actuator/env',
]

const namesOf = (folder: string) => readdirSync(folder, { recursive: true }).map(String)

/** Each file of the pages, and beside it the map of its source. */
function sourceMaps(): string[] {
  const folder = join(ROOT, 'web', 'dist')
  const scripts = namesOf(folder).filter((name) => /\.(?:js|css|map)$/.test(name))
  return scripts.map((name) => `/${name.endsWith('.map') ? name : `${name}.map`}`)
}

function lacking(path: string, { headers }: Written, wanted: Readonly<Record<string, RegExp>>): string[] {
  return Object.entries(wanted).flatMap(([name, form]) => {
    const found = headers[name]
    return typeof found === 'string' && form.test(found) ? [] : [`${path} says ${name}: ${String(found)}`]
  })
}

async function checkPages(origin: string): Promise<{ n: number; bad: string[] }> {
  const pages = PAGES.map((page) => page.replaceAll(/\$\w+/g, 'x'))
  const others = ['/no-such-page', '/assets/no-such.js', '/auth/me', '/config.json', '/health/ready', '/graphql']
  const bad: string[] = []
  for (const path of [...pages, ...others]) {
    const answer = await askAsWritten(origin, path)
    bad.push(...lacking(path, answer, HEADERS))
    if (pages.includes(path) && answer.status !== 200) bad.push(`the page ${path} answers ${answer.status}`)
    if ('server' in answer.headers || 'x-powered-by' in answer.headers) bad.push(`${path} names the software`)
  }
  for (const path of SECRET_PAGES) bad.push(...lacking(path, await askAsWritten(origin, path), SECRET_HEADERS))
  return { n: pages.length + others.length + SECRET_PAGES.length, bad }
}

async function checkHidden(origin: string): Promise<{ n: number; bad: string[] }> {
  const paths = [...HIDDEN, ...sourceMaps()]
  const bad: string[] = []
  for (const path of paths) {
    const { status } = await askAsWritten(origin, path)
    if (![400, 401, 403, 404].includes(status)) bad.push(`GET ${path} answers ${status}`)
  }
  return { n: paths.length, bad }
}

async function checkMethods(origin: string): Promise<{ n: number; bad: string[] }> {
  const bad: string[] = []
  for (const path of ['/', '/login', ...CALLS])
    for (const method of METHODS) {
      const { status, body } = await askAsWritten(origin, path, { method })
      if (status !== 404 && status !== 405) bad.push(`${method} ${path} answers ${status} ${body.slice(0, 80)}`)
    }
  return { n: METHODS.length * (CALLS.length + 2), bad }
}

async function checkOrigins(origin: string): Promise<{ n: number; bad: string[] }> {
  const bad: string[] = []
  const asking = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }
  for (const path of CALLS)
    for (const from of [FRIEND, ...STRANGERS])
      for (const method of ['GET', 'OPTIONS']) {
        const headers = { origin: from, ...(method === 'OPTIONS' && asking) }
        const { headers: said } = await askAsWritten(origin, path, { method, headers })
        const allowed = said['access-control-allow-origin']
        if (allowed !== (from === FRIEND ? FRIEND : undefined))
          bad.push(`${method} ${path} from ${from} allows ${String(allowed)}`)
        if (said['access-control-allow-credentials'] !== undefined) bad.push(`${path} allows cookies`)
      }
  return { n: CALLS.length * (STRANGERS.length + 1) * 2, bad }
}

export const row: Row = {
  id: 'R30',
  title: 'The house is tidy: nothing shows that need not',
  goal: '0 findings',
  lanes: ['PGlite'],
  async run({ open }) {
    const deployment = await open()
    const { origin } = await deployment.start({ through: ['env', `ALLOWED_ORIGINS=${FRIEND}`] })
    const aside = Promise.all([findKnownHoles(), findForeignLicences()])
    const parts = {
      pages: await checkPages(origin),
      'hidden paths': await checkHidden(origin),
      methods: await checkMethods(origin),
      origins: await checkOrigins(origin),
    }
    const scan = scanTrackedFiles()
    const [holes, licences] = await aside
    const counted = Object.entries(parts).map(([name, { n }]) => `${n} ${name}`)
    const audit = holes === undefined ? 'audit not run: the registry answers none' : 'audit of what ships'
    const secrets = scan === undefined ? 'scan for secrets not run: no repository' : `${scan.files} files for secrets`
    return {
      n: Object.values(parts).reduce((sum, { n }) => sum + n, 0) + (scan?.files ?? 0) + 1,
      bad: [...(holes ?? []), ...licences, ...(scan?.found ?? []), ...Object.values(parts).flatMap(({ bad }) => bad)],
      figure: [...counted, 'licences', secrets, audit].join(', '),
    }
  },
}
