import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage, TAKE_NEW_VERSION } from './messages'
import { watchNotices } from './watch-notices'

const PAGE = '/driver/missions/1'
let worker: EventTarget
let opened: string[]
let answers: number
let stop: () => void

/** The worker says this to the page. */
function say(data: unknown): void {
  const ports = [{ postMessage: () => void (answers += 1) }]
  worker.dispatchEvent(Object.assign(new Event('message'), { data, ports }))
}

beforeEach(() => {
  worker = new EventTarget()
  opened = []
  answers = 0
  vi.stubGlobal('navigator', { serviceWorker: worker })
  vi.stubGlobal('window', { location: { pathname: PAGE } })
  stop = watchNotices((path) => void opened.push(path))
})
afterEach(() => vi.unstubAllGlobals())

it('what a notice leads to is opened in this window, and the worker hears so', () => {
  say(openPage('/driver/missions/2'))
  expect(opened).toEqual(['/driver/missions/2'])
  expect(answers).toBe(1)
})

it('the page that is shown stays as it is', () => {
  say(openPage(PAGE))
  expect(opened).toEqual([])
  expect(answers).toBe(1)
})

it.each([TAKE_NEW_VERSION, null, undefined, {}, openPage('//evil.test'), openPage('/admin/dashboard'), { open: 7 }])(
  'nothing else is opened or answered: %o',
  (message) => {
    say(message)
    expect([opened, answers]).toEqual([[], 0])
  },
)

it('a page that is left opens nothing, and one without a worker hears nothing', () => {
  stop()
  say(openPage('/driver/missions/2'))
  expect(opened).toEqual([])
  vi.stubGlobal('navigator', {})
  watchNotices(() => {})()
})
