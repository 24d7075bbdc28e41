import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePort } from '../src/production'
import { FLAGS } from './browser'
import type { MeasuredPage } from './measured-pages'

/** Of one run of Lighthouse as a phone, its default. */
export interface Audit {
  /** 0 to 100. */
  readonly score: number
  /** Milliseconds as it works them out for a slow phone network. */
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocking: number
  readonly shift: number
}

/**
 * Each run has a profile of its own, because what the browser keeps of an earlier visit must stay while its cache must not.
 * @param without addresses that are not loaded
 */
export async function audit(
  executablePath: string,
  { url, kept }: MeasuredPage,
  without: readonly string[],
): Promise<Audit> {
  const profile = await mkdtemp(join(tmpdir(), 'volant-bench-browser-'))
  const port = await freePort()
  const args = [...FLAGS, `--remote-debugging-port=${port}`]
  const context = await chromium.launchPersistentContext(profile, { executablePath, args })
  try {
    const tab = await context.newPage()
    await tab.goto(new URL('/robots.txt', url).href)
    await tab.evaluate((pairs) => {
      for (const [key, value] of Object.entries(pairs)) localStorage.setItem(key, value)
    }, kept)
    await tab.close()
    const result = await lighthouse(url, {
      port,
      disableStorageReset: true,
      onlyCategories: ['performance'],
      logLevel: 'silent',
      blockedUrlPatterns: [...without],
    })
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    const { audits, categories } = result.lhr
    const value = (id: string) => audits[id]?.numericValue ?? 0
    return {
      score: (categories['performance']?.score ?? 0) * 100,
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    }
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
