import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession } from 'playwright-core'
import type { MeasuredPage } from './measured-pages'
import { collect, readVitals } from './vitals'

/** A phone of the middle, on an ordinary mobile network. */
const SLOWER = 4
const NETWORK = {
  offline: false,
  latency: 60,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 9_000_000 / 8,
}
export const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const
export type Screen = keyof typeof SCREENS

/** How long a page that shows what it was opened for is still watched. */
const SETTLE_MS = 2500
/** On a busy machine. */
const LONGEST_MS = 120_000

export interface Opening {
  /** Milliseconds since the address was opened. */
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocking: number
  readonly shift: number
  readonly kilobytes: number
  readonly requests: number
  readonly styleSheets: number
  /** When the first rows were asked for, and when the last file of the entry's script had come: it cannot have run before. */
  readonly rowsAsked: number
  readonly scriptThere: number
  /** Milliseconds of the processor that the main thread took, slowed as it was. */
  readonly busy: number
  /** What was painted as the largest. */
  readonly largest: string
}

async function countTraffic(session: CDPSession): Promise<{ bytes: number; requests: number; styleSheets: number }> {
  const sum = { bytes: 0, requests: 0, styleSheets: 0 }
  session.on('Network.responseReceived', ({ type, response }) => {
    if (!response.url.startsWith('http')) return
    sum.requests += 1
    if (type === 'Stylesheet') sum.styleSheets += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum.bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return sum
}

/** Opens a page as somebody who has never been there: nothing in the cache, no connection, nothing compiled. */
export async function openCold(browser: Browser, page: MeasuredPage, screen: Screen): Promise<Opening> {
  const phone = screen === 'phone'
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    isMobile: phone,
    hasTouch: phone,
    deviceScaleFactor: phone ? 2 : 1,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // what it keeps for later is fetched when the page is idle
    serviceWorkers: 'block',
  })
  try {
    await context.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    }, page.kept)
    await context.addInitScript(collect)
    const tab = await context.newPage()
    const session = await context.newCDPSession(tab)
    const traffic = await countTraffic(session)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await tab.goto(page.url, { waitUntil: 'load', timeout: LONGEST_MS })
    await tab.getByText(page.shows).filter({ visible: true }).first().waitFor({ timeout: LONGEST_MS })
    await sleep(SETTLE_MS)
    const { metrics } = await session.send('Performance.getMetrics')
    const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
    return {
      ...(await tab.evaluate(readVitals, page.rows)),
      kilobytes: traffic.bytes / 1000,
      requests: traffic.requests,
      styleSheets: traffic.styleSheets,
      busy: busy * 1000,
    }
  } finally {
    await context.close()
  }
}
