import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchPosition, type Fix } from './geolocation'

const BEGUN = Date.parse('2026-11-23T10:00:00Z')
const coords = { latitude: 48, longitude: 2, heading: Number.NaN, speed: -1 }

let fixes: Fix[]
let measured: number
const position = (take: PositionCallback) => take({ coords, timestamp: measured } as GeolocationPosition)

beforeEach(() => {
  vi.useFakeTimers({ now: BEGUN })
  fixes = []
  const device = { watchPosition: position, getCurrentPosition: position, clearWatch: () => undefined }
  vi.stubGlobal('navigator', { geolocation: device })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const watched = (timestamp: number) => {
  measured = timestamp
  return watchPosition(
    (fix) => fixes.push(fix),
    () => undefined,
  )
}

it('a measured position keeps its moment', () => {
  watched(BEGUN + 500)()
  expect(fixes).toEqual([
    { latitude: 48, longitude: 2, heading: null, speed: null, recordedAt: '2026-11-23T10:00:00.500Z' },
  ])
})

it('a device that stands where it measured before is there when it is asked, and asked again', () => {
  const stop = watched(BEGUN - 60_000)
  vi.advanceTimersByTime(15_000)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(fixes.map(({ recordedAt }) => recordedAt)).toEqual(['2026-11-23T10:00:00.000Z', '2026-11-23T10:00:15.000Z'])
})
