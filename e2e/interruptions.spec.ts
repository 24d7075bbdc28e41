import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { demoServer } from './demo-server'
import { PAGES } from './pages'
import { watch, withoutNetworkNoise } from './people'
import { settle } from './settled'
import { DESK, test as windows } from './windows'

const AWAY_MS = 6000
const BACK = { timeout: 30_000 }
const TYPED = 'Zoé 12'
const WHO = ['driver', 'visitor'] as const
/** The software that draws maps has room for so many at a time. */
const TABS = 12

interface Opened {
  readonly path: string
  readonly page: Page
  readonly field: Locator | undefined
  readonly faults: string[]
}

interface Shown extends Opened {
  readonly text: string
}

const test = windows.extend<object, { demo: ReturnType<typeof demoServer> }>({
  demo: [
    async ({ browserName }, use, { workerIndex }) => {
      const dataDir = join(tmpdir(), `volant-e2e-interruptions-${browserName}-${process.pid}`)
      const demo = demoServer(20_000 + ((process.pid + 997 * (workerIndex + 1)) % 20_000), dataDir)
      await demo.start()
      await use(demo)
      await demo.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ demo }, use) => use(demo.address),
})

/** What is read on the page; ages and clocks move on by themselves, and whoever follows a car reads that the line is lost. */
async function read(page: Page): Promise<string> {
  const text = await page.locator('main').first().innerText()
  return text
    .replaceAll(
      /il y a [^\n]*|maintenant|à l’instant|Mis à jour [^\n]*|Suivi (?:en direct|interrompu)[^\n]*|\d{1,2}[:h]\d\d/g,
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
      return (await field.inputValue()) === TYPED ? field : undefined
    }
  return undefined
}

async function openPage(page: Page, path: string): Promise<Opened> {
  const faults = watch(page)
  await page.goto(path)
  await settle(page)
  // Behind another tab a map would not be drawn.
  await expect(page.locator('[data-opening]')).toHaveCount(0, BACK)
  const field = await typeInto(page)
  // Proposals under the field close without a key: Escape would empty a search.
  await field?.blur()
  return { path, page, field, faults }
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
  await settle(page)
  await expect.poll(standsStill, { ...BACK, intervals: [1000], message: `${path} at rest` }).toBe(true)
  await page.evaluate(() => void (document.documentElement.dataset['kept'] = 'yes'))
  return { ...opened, text }
}

/** The page as it was: not reloaded, the same words, and what was typed. */
async function expectAsItWas({ page, path, text, field }: Shown, after: string): Promise<void> {
  const where = `${path} after ${after}`
  await expect(page.locator('html[data-kept="yes"]'), where).toHaveCount(1)
  await expect.poll(() => read(page), { ...BACK, message: where }).toBe(text)
  if (field) await expect(field, where).toHaveValue(TYPED)
}

async function expectAllAsTheyWere(shown: readonly Shown[], after: string): Promise<void> {
  for (const each of shown) await expectAsItWas(each, after)
}

async function close({ page, path, faults }: Opened): Promise<void> {
  await page.close()
  withoutNetworkNoise(faults)
  expect(faults, path).toEqual([])
}

for (const who of WHO)
  test(`every page of ${who} stands while the network and the server are away`, async ({ open, address, demo }) => {
    test.setTimeout(400_000)
    const paths = await PAGES[who](address)
    const { context, page: first } = await open(who, DESK)
    for (let from = 0; from < paths.length; from += TABS) {
      const opened: Opened[] = []
      for (const path of paths.slice(from, from + TABS)) opened.push(await openPage(await context.newPage(), path))
      const shown = await Promise.all(opened.map(look))

      await context.setOffline(true)
      await first.waitForTimeout(AWAY_MS)
      await expectAllAsTheyWere(shown, 'the loss of the network')
      await context.setOffline(false)
      await expectAllAsTheyWere(shown, 'its return')

      await demo.stop()
      await demo.start()
      await expectAllAsTheyWere(shown, 'a restart of the server')
      for (const each of opened) await close(each)
    }
  })
