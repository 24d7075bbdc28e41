import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { copyOf, demoServer } from './demo-server'
import { PAGES } from './pages'
import { watch, withoutNetworkNoise } from './people'
import { settle } from './settled'
import { DESK, test as windows } from './windows'

const AWAY_MS = 6000
const BACK = { timeout: 30_000 }
const TYPED = 'Zoé 12'
/** What moves without end would be drawn in every window at once. */
const STILL = { ...DESK, reducedMotion: 'reduce' } as const
/** Who is interrupted together: each round costs one loss of the network and one restart, and a window for each page. */
const ROUNDS = [['superAdmin'], ['owner', 'driver', 'visitor']] as const
/** So many pages of a person load at a time. */
const AT_ONCE = 2

interface Opened {
  readonly path: string
  readonly page: Page
  readonly field: Locator | undefined
  readonly faults: string[]
  /** When the live channel last said something on this page; undefined where there is none. */
  readonly heardAt: () => number | undefined
}

interface Shown extends Opened {
  readonly text: string
}

const { E2E_PORT, E2E_DATA_DIR = '' } = process.env
const demo = demoServer(10_000 + (Number(E2E_PORT) % 10_000), copyOf(E2E_DATA_DIR))
const test = windows.extend({ baseURL: demo.address })
test.beforeAll(() => demo.start())
test.afterAll(() => demo.stop())

/** What is read on the page, but for ages and clocks, which move on, and what the live channel says of itself and of who is there. */
async function read(page: Page): Promise<string> {
  const text = await page.locator('main').first().innerText()
  return text
    .replaceAll(
      /il y a [^\n]*|maintenant|à l’instant|Mis à jour [^\n]*|Suivi (?:en direct|interrompu)[^\n]*|En direct|Direct interrompu|(?:Aucun|\d+) chauffeurs? connectés?|\d{1,2}[:h]\d\d/g,
      '',
    )
    .replaceAll(/\d+\s(?:s|min|h)\b/g, '')
    .replaceAll(/\s+/g, ' ')
}

async function typeInto(page: Page): Promise<Locator | undefined> {
  const fields = page
    .locator('main')
    .locator('textarea, input:is([type=text], [type=search], [type=email], :not([type]))')
  for (const field of await fields.all())
    if ((await field.isVisible()) && (await field.isEditable()) && (await field.getAttribute('inputmode')) === null) {
      await field.fill(TYPED)
      // Proposals under the field close without a key: Escape would empty a search.
      await field.blur()
      // A list to choose from keeps no other words once it is left.
      if ((await field.inputValue()) === TYPED) return field
    }
  return undefined
}

function listen(page: Page): () => number | undefined {
  let heard: number | undefined
  page.on('websocket', (socket) => socket.on('framereceived', () => (heard = Date.now())))
  return () => heard
}

async function openPage(page: Page, path: string): Promise<Opened> {
  const faults = watch(page)
  const heardAt = listen(page)
  await page.goto(path)
  await settle(page, BACK)
  await expect(page.locator('[data-opening]'), `${path}: maps`).toHaveCount(0, BACK)
  const field = await typeInto(page)
  return { path, page, field, faults, heardAt }
}

async function openAll(context: BrowserContext, paths: readonly string[]): Promise<Opened[]> {
  const waiting = [...paths]
  const opened: Opened[] = []
  const openNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path; path = waiting.shift())
      opened.push(await openPage(await context.newPage(), path))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, openNext))
  return opened
}

/** The page at rest: a search asks a moment after the last key. */
async function look(opened: Opened): Promise<Shown> {
  const { page, path } = opened
  let text = ''
  const standsStill = async () => {
    const before = text
    text = await read(page)
    return text === before
  }
  await settle(page, BACK)
  await expect.poll(standsStill, { ...BACK, intervals: [1000], message: `${path} at rest` }).toBe(true)
  await page.evaluate(() => void (document.documentElement.dataset['kept'] = 'yes'))
  return { ...opened, text }
}

/** One page that fell does not hide the others. */
const each = expect.configure({ soft: true })

/** The page as it was: not reloaded, the same words, and what was typed. */
async function expectAsItWas({ page, path, text, field }: Shown, after: string): Promise<void> {
  const where = `${path} after ${after}`
  await each(page.locator('html[data-kept="yes"]'), where).toHaveCount(1)
  await each.poll(() => read(page), { ...BACK, message: where }).toBe(text)
  if (field) await each(field, where).toHaveValue(TYPED)
}

async function expectAllAsTheyWere(shown: readonly Shown[], after: string): Promise<void> {
  for (const page of shown) await expectAsItWas(page, after)
}

/** Pages ask again for what they show once the live channel is back. */
async function hearAgain(shown: readonly Shown[], since: number): Promise<void> {
  for (const { heardAt, path } of shown) {
    const before = heardAt()
    if (before) await expect.poll(() => heardAt() ?? 0, { ...BACK, message: `${path} hears` }).toBeGreaterThan(since)
  }
}

for (const round of ROUNDS)
  test(`every page of ${round.join(', ')} stands while the network and the server are away`, async ({
    open,
    address,
  }) => {
    test.setTimeout(300_000)
    const contexts: BrowserContext[] = []
    const openPages = async (who: (typeof round)[number]) => {
      const { context } = await open(who, STILL)
      contexts.push(context)
      return openAll(context, await PAGES[who](address))
    }
    const opened = (await Promise.all(round.map(openPages))).flat()
    const shown = await Promise.all(opened.map(look))

    for (const context of contexts) await context.setOffline(true)
    await new Promise((resolve) => setTimeout(resolve, AWAY_MS))
    await expectAllAsTheyWere(shown, 'the loss of the network')
    for (const context of contexts) await context.setOffline(false)
    await expectAllAsTheyWere(shown, 'its return')

    await demo.stop()
    const stopped = Date.now()
    await demo.start()
    await hearAgain(shown, stopped)
    await expectAllAsTheyWere(shown, 'a restart of the server')
    for (const { faults, path } of opened) {
      withoutNetworkNoise(faults)
      expect(faults, path).toEqual([])
    }
  })
