import { describe, expect, it } from 'vitest'
import { mayReload, type Moment } from './may-reload'

const MINUTE_MS = 60_000
const NOW = Date.UTC(2026, 10, 22, 12)
const idle: Moment = { typed: false, held: false, now: NOW, reloadedAt: null }

describe('when a page may reload itself for a new version', () => {
  it('may while nothing would be lost', () => {
    expect(mayReload(idle)).toBe(true)
  })
  it('may not while something typed would be lost', () => {
    expect(mayReload({ ...idle, typed: true })).toBe(false)
  })
  it('may not while an upload runs or a position is shared', () => {
    expect(mayReload({ ...idle, held: true })).toBe(false)
  })
  it('may not go round in circles between two versions', () => {
    expect(mayReload({ ...idle, reloadedAt: NOW - MINUTE_MS })).toBe(false)
    expect(mayReload({ ...idle, reloadedAt: NOW - 10 * MINUTE_MS })).toBe(false)
  })
  it('may again for the version after', () => {
    expect(mayReload({ ...idle, reloadedAt: NOW - 11 * MINUTE_MS })).toBe(true)
  })
})
