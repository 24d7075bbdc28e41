import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { signInto, watch, type Person } from './people'

export const DESK = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions

/** A live update is here in this time, without a reload. */
export const LIVE = { timeout: 5000 }
/** What a browser takes to load a page or to find its place is no live update: it takes what the machine takes. */
export const LOADED = { timeout: 30_000 }

export interface Window {
  readonly context: BrowserContext
  readonly page: Page
  /** What went wrong behind this window so far; whoever deals with a fault takes it out. */
  readonly faults: string[]
}

interface Stage {
  /** Where the product answers. */
  readonly address: string
  /** A browser window of its own for somebody, or for a visitor. When the story ends it has seen no fault. */
  readonly open: (person: Person | 'visitor', screen: BrowserContextOptions) => Promise<Window>
}

export const test = base.extend<Stage>({
  address: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('the configuration names no address')
    await use(baseURL)
  },
  open: async ({ browser, address }, use) => {
    const opened: Window[] = []
    await use(async (person, screen) => {
      const context = await browser.newContext({ baseURL: address, ...screen })
      if (person !== 'visitor') await signInto(context, address, person)
      const page = await context.newPage()
      const window = { context, page, faults: watch(page) }
      opened.push(window)
      return window
    })
    for (const { context } of opened) await context.close()
    expect(opened.flatMap(({ faults }) => faults)).toEqual([])
  },
})

/** The same where the live channel hears of a lost network: its library does not listen for it on a host called localhost. */
export const networkTest = test.extend({
  baseURL: ({ baseURL }, use) => use(baseURL?.replace('//localhost', '//127.0.0.1')),
})
