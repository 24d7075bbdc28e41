import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { copiedDemo } from './demo-server'
import { PAGES } from './pages'
import { watch, withoutNetworkNoise } from './people'
import { waitUntilSettled } from './page-state'
import { DESKTOP, test as windows } from './fixtures'

const OFFLINE_MS = 6000
const RECOVERY = { timeout: 30_000 }
const TYPED = 'Zoé 12'
/** Whose pages are interrupted together: each round loses the network once and restarts the server once. */
const ROUNDS = [['superAdmin'], ['owner', 'driver', 'visitor']] as const
/** Pages of one kind lose and find the network alike: one of each, but for the details, which differ by status. */
function oneOfEach(paths: readonly string[]): string[] {
  const kindOf = (path: string) => path.replace(/\?.*/, '').replace(/(delivery-table)\/[^/]+$/, '$1')
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()]
}
/** How many pages of one person load at the same time. */
const CONCURRENT_LOADS = 2

interface Opened {
  readonly path: string
  readonly page: Page
  readonly field: Locator | undefined
  readonly faults: string[]
  /** When the live channel last received a frame on this page; undefined where there is none. */
  readonly lastFrameAt: () => number | undefined
}

interface Snapshot extends Opened {
  readonly text: string
}

const demo = copiedDemo('to-stop')
const test = windows.extend({ baseURL: demo.address })
test.beforeAll(() => demo.start())
test.afterAll(() => demo.stop())

/**
 * The text of the page without what changes by itself: ages, clocks, the state of the live channel, who is online and how far
 * the cars of the demo have come.
 */
async function read(page: Page): Promise<string> {
  const text = await page.locator('main').first().innerText()
  return (
    text
      .replaceAll(
        /il y a [^\n]*|maintenant|à l’instant|Mis à jour [^\n]*|Suivi (?:en direct|interrompu)[^\n]*|En direct|Direct interrompu|(?:Aucun|\d+) chauffeurs? connectés?|\d{1,2}[:h]\d\d(?::\d\d)?/g,
        '',
      )
      // a mission says since when nothing has reached the office, and no estimate that cannot be asked for, today's or another day's
      .replaceAll(/ · hors connexion depuis\s?|(?:Arrivée|Fin) vers\s[^\n·]*· [^\n]*/g, '')
      .replaceAll(/Vous êtes hors connexion|Position du chauffeur, ?|Dernière position connue, ?/g, '')
      .replaceAll(
        /du chauffeur, |connue, |Dernière position|Position(?: reçue)?|(?:[Ee]ncore|Il reste) [\d,]+\skm environ/g,
        '',
      )
      // hours and minutes that pass: how long a drive takes, and how late or early somebody is by now
      .replaceAll(/\d+(?:,\d+)?\s(?:s|min|h(?:\s\d\d)?)(?![\p{L}\d])/gu, '')
      .replaceAll(/À l'heure|Juste|En retard| · estimation, sans position récente/g, '')
      // and for which reason: whose car is silent for long enough is no longer said to arrive late
      .replaceAll(/Arrive avec\s+(?:de retard|d'avance)|Aucune position depuis/g, '')
      .split('\n')
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
      // who is later than whom changes as well, and with it the order of the map's list
      .toSorted()
      .join(' ')
  )
}

async function typeInto(page: Page): Promise<Locator | undefined> {
  const fields = page
    .locator('main')
    .locator('textarea, input:is([type=text], [type=search], [type=email], :not([type]))')
  for (const field of await fields.all())
    if ((await field.isVisible()) && (await field.isEditable()) && (await field.getAttribute('inputmode')) === null) {
      await field.fill(TYPED)
      // Closes suggestions by leaving the field: Escape would empty a search.
      await field.blur()
      // A select discards other text when it loses the focus.
      if ((await field.inputValue()) === TYPED) return field
    }
  return undefined
}

function trackFrames(page: Page): () => number | undefined {
  let lastFrame: number | undefined
  page.on('websocket', (socket) => socket.on('framereceived', () => (lastFrame = Date.now())))
  return () => lastFrame
}

async function openPage(page: Page, path: string): Promise<Opened> {
  const faults = watch(page)
  const lastFrameAt = trackFrames(page)
  await page.goto(path)
  await waitUntilSettled(page, RECOVERY)
  await expect(page.locator('[data-opening]'), `${path}: maps`).toHaveCount(0, RECOVERY)
  const field = await typeInto(page)
  return { path, page, field, faults, lastFrameAt }
}

async function openAll(context: BrowserContext, paths: readonly string[]): Promise<Opened[]> {
  const waiting = [...paths]
  const opened: Opened[] = []
  const openNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path; path = waiting.shift())
      opened.push(await openPage(await context.newPage(), path))
  }
  await Promise.all(Array.from({ length: CONCURRENT_LOADS }, openNext))
  return opened
}

/** Waits until the text no longer changes, because searches are debounced. */
async function takeSnapshot(opened: Opened): Promise<Snapshot> {
  const { page, path } = opened
  let text = ''
  const isStable = async () => {
    const before = text
    text = await read(page)
    return text === before
  }
  await waitUntilSettled(page, RECOVERY)
  await expect.poll(isStable, { ...RECOVERY, intervals: [1000], message: `${path} stable` }).toBe(true)
  await page.evaluate(() => void (document.documentElement.dataset['kept'] = 'yes'))
  return { ...opened, text }
}

/** A failing page does not stop the checks of the others. */
const softExpect = expect.configure({ soft: true })

async function comesToSay(page: Page, text: string): Promise<boolean> {
  return expect
    .poll(() => read(page), RECOVERY)
    .toBe(text)
    .then(
      () => true,
      () => false,
    )
}

/** What the page says to whoever opens it now: within the minutes of a round a mission of the demo may catch up, or be late. */
async function readAnew({ page, path }: Opened): Promise<string> {
  const anew = await page.context().newPage()
  const { text } = await takeSnapshot(await openPage(anew, path))
  await anew.close()
  return text
}

/** The page was not reloaded, and keeps what was typed. */
async function expectKept({ page, field }: Opened, where: string): Promise<void> {
  await softExpect(page.locator('html[data-kept="yes"]'), where).toHaveCount(1)
  if (field) await softExpect(field, where).toHaveValue(TYPED)
}

/** Without the network the pages say what they said. */
async function expectAllUnchanged(snapshots: readonly Snapshot[]): Promise<void> {
  for (const snapshot of snapshots) {
    const where = `${snapshot.path} without the network`
    await expectKept(snapshot, where)
    await softExpect.poll(() => read(snapshot.page), { ...RECOVERY, message: where }).toBe(snapshot.text)
  }
}

/** They say what they said, or what they would say if they were opened now. */
async function expectAllRecovered(snapshots: readonly Snapshot[], after: string): Promise<void> {
  for (const snapshot of snapshots) {
    const where = `${snapshot.path} after ${after}`
    await expectKept(snapshot, where)
    if (await comesToSay(snapshot.page, snapshot.text)) continue
    const anew = await readAnew(snapshot)
    await softExpect.poll(() => read(snapshot.page), { ...RECOVERY, message: where }).toBe(anew)
  }
}

/** Pages fetch their data again once the live channel is back. */
async function waitForLiveChannel(snapshots: readonly Snapshot[], since: number): Promise<void> {
  for (const { lastFrameAt, path } of snapshots) {
    const before = lastFrameAt()
    if (before)
      await expect
        .poll(() => lastFrameAt() ?? 0, { ...RECOVERY, message: `${path} live channel` })
        .toBeGreaterThan(since)
  }
}

for (const round of ROUNDS)
  test(`every page of ${round.join(', ')} survives the loss of the network and of the server`, async ({
    open,
    address,
  }) => {
    // some forty pages open at once; each wait for them has its own limit
    test.setTimeout(600_000)
    const contexts: BrowserContext[] = []
    // Known before any page is open, because to know them deliveries are ordered, which dashboards count.
    const paths = await Promise.all(round.map(async (who) => ({ who, paths: oneOfEach(await PAGES[who](address)) })))
    const openPages = async ({ who, paths: own }: (typeof paths)[number]) => {
      const { context } = await open(who, DESKTOP)
      contexts.push(context)
      return openAll(context, own)
    }
    const opened = (await Promise.all(paths.map(openPages))).flat()
    const snapshots = await Promise.all(opened.map(takeSnapshot))

    for (const context of contexts) await context.setOffline(true)
    await new Promise((resolve) => setTimeout(resolve, OFFLINE_MS))
    await expectAllUnchanged(snapshots)
    for (const context of contexts) await context.setOffline(false)
    await expectAllRecovered(snapshots, 'the return of the network')

    await demo.stop()
    const stopped = Date.now()
    await demo.start()
    await waitForLiveChannel(snapshots, stopped)
    await expectAllRecovered(snapshots, 'a restart of the server')
    for (const { faults, path } of opened) {
      withoutNetworkNoise(faults)
      expect(faults, path).toEqual([])
    }
  })
