import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coalesce } from './coalesce'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A run of which the test says when it ends. */
function runs() {
  const ends: (() => void)[] = []
  const call = coalesce(() => new Promise<void>((end) => void ends.push(end)))
  return { call, begun: () => ends.length, end: () => ends.at(-1)?.() }
}

it('runs the first call at once, and once more for all that come meanwhile', async () => {
  const { call, begun, end } = runs()
  for (let i = 0; i < 18; i += 1) call()
  expect(begun()).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(begun()).toBe(1)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun()).toBe(2)
  end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun()).toBe(2)
  call()
  expect(begun()).toBe(3)
})

it('rests between two runs, however fast they are', async () => {
  const { call, begun, end } = runs()
  call()
  end()
  await vi.advanceTimersByTimeAsync(100)
  call()
  expect(begun()).toBe(1)
  await vi.advanceTimersByTimeAsync(150)
  expect(begun()).toBe(2)
})

it('does not wait long for a run that is slow', async () => {
  const { call, begun } = runs()
  call()
  call()
  await vi.advanceTimersByTimeAsync(1999)
  expect(begun()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(begun()).toBe(2)
})
