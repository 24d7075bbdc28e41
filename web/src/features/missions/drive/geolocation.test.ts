import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchPosition, type Fix } from './geolocation'

const BEGUN = Date.parse('2026-11-23T10:00:00Z')
const coords = { latitude: 48, longitude: 2, heading: Number.NaN, speed: -1 }

let fixes: Fix[]
let take: PositionCallback
/** When the device measured, by its own word. */
let measured: number
const tell = (to: PositionCallback) => to({ coords, timestamp: measured } as GeolocationPosition)

beforeEach(() => {
  vi.useFakeTimers({ now: BEGUN })
  fixes = []
  const watch = (to: PositionCallback) => void (take = to)
  const device = { watchPosition: watch, getCurrentPosition: tell, clearWatch: () => undefined }
  vi.stubGlobal('navigator', { geolocation: device })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const watched = () =>
  watchPosition(
    (fix) => fixes.push(fix),
    () => undefined,
  )
/** So many milliseconds later by the clock of the phone. */
const measure = (later: number, timestamp: number) => {
  vi.setSystemTime(BEGUN + later)
  measured = timestamp
  tell(take)
}
const moments = () => fixes.map(({ recordedAt }) => Date.parse(recordedAt) - BEGUN)

it('a measured position keeps its moment', () => {
  watched()
  measure(800, BEGUN + 500)
  expect(fixes).toEqual([
    { latitude: 48, longitude: 2, heading: null, speed: null, recordedAt: '2026-11-23T10:00:00.500Z' },
  ])
})

it('a device that stands where it measured before is there when it is asked, and asked again', () => {
  const stop = watched()
  measure(0, BEGUN - 60_000)
  vi.advanceTimersByTime(15_000)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(moments()).toEqual([0, 15_000])
})

it.each([
  ['before', -300_000, [1000, 2000]],
  ['after', 300_000, [2000, 3000]],
])('a moment by satellites, whose clock is %s that of the phone, is one of the phone', (_, off, expected) => {
  watched()
  measure(1000, BEGUN + off)
  fixes = []
  measure(2000, BEGUN + off + 2000)
  measure(3000, BEGUN + off + 3000)
  expect(moments()).toEqual(expected)
})
