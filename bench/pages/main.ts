import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { demoServer } from '../../e2e/demo-server'
import { freePort } from '../src/production'
import { openBrowser } from './browser'
import { audit } from './lighthouse'
import type { Audit } from './lighthouse'
import { measuredPages, readDemo } from './measured-pages'
import { openCold } from './open-cold'
import type { Opening, Screen } from './open-cold'
import { AUDITED_HEADER, OPENED_HEADER, auditedLine, median, openedLine } from './report'
import { serveReactAdmin } from './serve-react-admin'

/**
 * Opens pages with an empty cache, on a processor slowed four times and a network of 9 Mbit/s at 60 ms, beside a minimal list of
 * react-admin, in alternation; then asks Lighthouse. The ratios are comparable between runs, the milliseconds are not.
 * `npm run bench -- pages --rounds 5 --only table`
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Runs of Lighthouse; 0 for none. */
    audits: { type: 'string', default: '3' },
    /** Opens only pages whose name contains this, and what they are compared with. */
    only: { type: 'string', default: '' },
    /** A demo that runs already. */
    origin: { type: 'string' },
  },
})

const executable = process.env['CHROMIUM_PATH']
if (executable === undefined) throw new Error('no browser starts on this machine')

const FOLDER = resolve(import.meta.dirname, '../../.cache/bench-pages')
const demo = values.origin === undefined ? demoServer(await freePort(), join(FOLDER, 'demo')) : undefined
await demo?.start()
const origin = values.origin ?? demo?.address ?? ''
const read = await readDemo(origin)
const other = await serveReactAdmin({ data: read.rows.records, total: read.rows.total })
try {
  const pages = measuredPages(origin, other.origin, read).filter(
    ({ name, aim }) => name.includes(values.only) || aim === undefined,
  )
  const screens: readonly Screen[] = ['phone', 'desk']
  const openings = new Map<string, Opening[]>()
  const openingsOf = (name: string, screen: Screen) => openings.get(`${name} ${screen}`) ?? []
  const browser = await openBrowser(executable)
  for (let round = 0; round < Number(values.rounds); round++)
    for (const screen of screens)
      for (const page of pages) {
        const opening = await openCold(browser, page, screen)
        openings.set(`${page.name} ${screen}`, [...openingsOf(page.name, screen), opening])
      }
  await browser.close()
  process.stdout.write(OPENED_HEADER)
  for (const page of pages)
    for (const screen of screens) {
      const compared = openingsOf(pages.find(({ aim }) => aim === undefined)?.name ?? '', screen)
      const largest = median(compared.map(({ largestPaint }) => largestPaint))
      process.stdout.write(openedLine(page, screen, openingsOf(page.name, screen), largest))
    }
  if (Number(values.audits) > 0) process.stdout.write(AUDITED_HEADER)
  const audited = pages.flatMap((page) => [
    { page, name: page.name, without: [] },
    ...(page.aside ? [{ page, name: `${page.name}, ${page.aside.name} aside`, without: page.aside.files }] : []),
  ])
  const audits = new Map<string, Audit[]>()
  for (let round = 0; round < Number(values.audits); round++)
    for (const { page, name, without } of audited)
      audits.set(name, [...(audits.get(name) ?? []), await audit(executable, page, without)])
  for (const [name, runs] of audits) process.stdout.write(auditedLine(name, runs))
} finally {
  other.stop()
  await demo?.stop()
}
