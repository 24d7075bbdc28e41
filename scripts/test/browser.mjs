import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { ROOT, bin, isRoot, run } from '../process.mjs'

// The headless shell renders the same pages with half of the work of the whole browser.
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Whether it renders a page, because a browser may lack its libraries. */
async function starts(path) {
  const sandbox = isRoot() ? ['--no-sandbox'] : []
  const { code, output } = await run(
    path,
    [
      '--headless',
      ...sandbox,
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--dump-dom',
      'data:text/html,<p>drawn</p>',
    ],
    { timeout: 30_000 },
  )
  return code === 0 && output.includes('drawn')
}

const onPath = (names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .filter(existsSync)

async function firstThatStarts(paths) {
  for (const path of paths) if (existsSync(path) && (await starts(path))) return path
  return undefined
}

async function fromDebian() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('• Installing a browser for the tests')
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-q'], quiet)
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'], quiet)
  return firstThatStarts(onPath(SHELLS))
}

async function fromPlaywright() {
  const { code } = await run(bin('playwright'), ['install', '--only-shell', 'chromium'], { timeout: 300_000 })
  if (code !== 0) return undefined
  const { chromium } = createRequire(join(ROOT, 'e2e', 'package.json'))('@playwright/test')
  return firstThatStarts([chromium.executablePath()])
}

/** A browser that runs: `CHROMIUM_PATH`, a headless shell of the machine or of Debian, another browser, or Playwright's; else undefined. */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return (await starts(chosen)) ? chosen : undefined
  return (
    (await firstThatStarts(onPath(SHELLS))) ??
    (await fromDebian()) ??
    (await firstThatStarts([...onPath(NAMES), ...ELSEWHERE])) ??
    (await fromPlaywright())
  )
}
