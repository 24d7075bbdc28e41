import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Route,
} from '@playwright/test'
import { signInto, watch, type Person } from './people'

export const DESKTOP = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions

/** The time within which a live update must appear: less than the minute after which a page asks by itself. */
export const LIVE = { timeout: 20_000 }
/** For loading a page or finding the position, which depend on the machine and are no live updates. */
export const LOADED = { timeout: 30_000 }

export interface Window {
  readonly context: BrowserContext
  readonly page: Page
  /** Faults so far. A test that expects one removes it. */
  readonly faults: string[]
}

/** Opens a new browser window, signed in as this person. The test fails if a window has faults at the end. */
export type OpenWindow = (person: Person | 'visitor', screen: BrowserContextOptions) => Promise<Window>

interface Fixtures {
  /** The base address of the product. */
  readonly address: string
  readonly open: OpenWindow
}

export const test = base.extend<Fixtures>({
  address: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('the configuration names no address')
    await use(baseURL)
  },
  open: async ({ browser, address }, use) => {
    const opened: Window[] = []
    await use(async (person, screen) => {
      // a service worker answers behind the back of what a test does to the network
      const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block', ...screen })
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

/** For tests without a network: the library of the live channel ignores the loss on a host called localhost. */
export const networkTest = test.extend({
  baseURL: ({ baseURL }, use) => use(baseURL?.replace('//localhost', '//127.0.0.1')),
})

/** Leaves the live channel unanswered: once it stands, a page fetches again by itself, also what a test has just seen refused. */
export const silenceLive = (page: Page): Promise<void> => page.routeWebSocket(/socket\.io/, () => undefined)

function gate() {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  return { released, release }
}

/** Holds back the live channel. @returns lets it connect */
export async function holdLive(page: Page): Promise<() => void> {
  const { released, release } = gate()
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    await released
    socket.connectToServer()
  })
  return release
}

/** Holds back what is asked for at these addresses. @returns lets it come, or lets it have this answer */
export async function holdBack(
  page: Page,
  addresses: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  const { released, release } = gate()
  await page.route(addresses, async (route) => {
    await released
    await answer(route)
  })
  return release
}
