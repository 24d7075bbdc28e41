import { expect, it } from 'vitest'
import { isWaiting } from './is-waiting'

const ANSWERED = { typed: '100288', settled: '100288', overtaken: false, stuck: false }

it('waits from the letter that changes the text until its answer has come', () => {
  expect(isWaiting({ ...ANSWERED, settled: '100' })).toBe(true)
  expect(isWaiting({ ...ANSWERED, overtaken: true })).toBe(true)
  expect(isWaiting(ANSWERED)).toBe(false)
})

it('waits for nothing where no answer comes by itself, or none is asked for', () => {
  expect(isWaiting({ ...ANSWERED, overtaken: true, stuck: true })).toBe(false)
  expect(isWaiting({ ...ANSWERED, typed: '', overtaken: true })).toBe(false)
  expect(isWaiting({ ...ANSWERED, typed: 'ab', settled: '100', overtaken: true })).toBe(false)
})
