import { afterEach, describe, expect, it, vi } from 'vitest'
import { pushState } from './subscription'

const KEY = 'BEl62iUYgUivxIkv69yViEuiBIa'
const bytes = Buffer.from(KEY, 'base64url')

interface Browser {
  readonly userAgent?: string
  readonly maxTouchPoints?: number
  readonly standalone?: boolean
  readonly permission?: NotificationPermission
  /** The key of its subscription; null without one. */
  readonly key?: Uint8Array | null
  readonly keptId?: string | null
  readonly able?: boolean
}

/** What of a browser decides. */
function stub(browser: Browser): void {
  const { userAgent = 'Android', maxTouchPoints = 5, standalone = false, able = true } = browser
  const { permission = 'granted', key = bytes, keptId = 'id' } = browser
  const subscription = key && { options: { applicationServerKey: Uint8Array.from(key).buffer } }
  const getRegistration = async () => ({ pushManager: { getSubscription: async () => subscription } })
  vi.stubGlobal('window', able ? { PushManager: {}, Notification: {} } : {})
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints, ...(able && { serviceWorker: { getRegistration } }) })
  vi.stubGlobal('Notification', { permission })
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }))
  vi.stubGlobal('localStorage', { getItem: () => keptId })
  vi.stubEnv('PROD', true)
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('whether this browser tells of missions', () => {
  it.each<[string, string, Browser]>([
    ['on', 'with a subscription that the server knows', {}],
    ['off', 'without one', { key: null }],
    ['off', 'with one that the server was not told of', { keptId: null }],
    ['off', 'with one made with another key', { key: Uint8Array.from(bytes).fill(7, 3, 4) }],
    ['off', 'with one made with a longer key', { key: Buffer.concat([bytes, bytes]) }],
    ['off', 'before it was asked', { permission: 'default', key: null }],
    ['denied', 'where it refuses', { permission: 'denied' }],
    ['unable', 'where it cannot', { able: false }],
    ['install', 'on an iPhone whose pages are not installed', { able: false, userAgent: 'iPhone' }],
    ['install', 'on an iPad that calls itself a Mac', { able: false, userAgent: 'Macintosh' }],
    ['unable', 'on a Mac', { able: false, userAgent: 'Macintosh', maxTouchPoints: 0 }],
    ['unable', 'on an old iPhone, though installed', { able: false, userAgent: 'iPhone', standalone: true }],
  ])('is %s %s', async (expected, _name, browser) => {
    stub(browser)
    expect(await pushState(KEY)).toBe(expected)
  })
})
