import { describe, expect, it } from 'vitest'
import { mayReload, type ReloadState } from './may-reload'

const MINUTE_MS = 60_000
const NOW = Date.UTC(2026, 10, 22, 12)
const idle: ReloadState = { typed: false, held: false, now: NOW, reloadedAt: null }

describe('when a page may reload itself for a new version', () => {
  it('may when nothing would be lost', () => {
    expect(mayReload(idle)).toBe(true)
  })
  it('may not while there is unsaved input', () => {
    expect(mayReload({ ...idle, typed: true })).toBe(false)
  })
  it('may not while an upload runs or a position is shared', () => {
    expect(mayReload({ ...idle, held: true })).toBe(false)
  })
  it('may not reload again soon, which prevents a loop between two versions', () => {
    expect(mayReload({ ...idle, reloadedAt: NOW - MINUTE_MS })).toBe(false)
    expect(mayReload({ ...idle, reloadedAt: NOW - 10 * MINUTE_MS })).toBe(false)
  })
  it('may again for a later version', () => {
    expect(mayReload({ ...idle, reloadedAt: NOW - 11 * MINUTE_MS })).toBe(true)
  })
})
