import { describe, expect, it } from 'vitest'
import { isBackupOld, jobPatience } from '../../src/upkeep/lateness'
import { maySendAgain, MESSAGE_MOVES, MESSAGE_STATES } from '../../src/upkeep/message-states'
import { SECURITY_KINDS, isRefusal } from '../../src/upkeep/security-events'

const NOW = new Date('2026-11-24T08:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('what is overdue', () => {
  it('is a backup after a day and a half, and one that was never made', () => {
    expect(isBackupOld(ago(36 * 60), NOW)).toBe(false)
    expect(isBackupOld(ago(36 * 60 + 1), NOW)).toBe(true)
    expect(isBackupOld(undefined, NOW)).toBe(true)
  })

  it('is work of every minute a quarter of an hour after its time, work of every hour or night two hours after it', () => {
    expect(jobPatience(MINUTE)).toBe(14 * MINUTE)
    expect(jobPatience(HOUR)).toBe(2 * HOUR)
    expect(jobPatience(24 * HOUR)).toBe(2 * HOUR)
  })
})

it('what has left, and what never failed, is not sent again', () => {
  const left = MESSAGE_STATES.filter((state) => !MESSAGE_MOVES.SEND_AGAIN.includes(state))
  expect(left).toEqual(['WAITING', 'SENT'])
  expect(MESSAGE_MOVES.GIVE_UP).toEqual(['PARKED'])
})

it('what failed is sent again as long as its words are there', () => {
  for (const state of MESSAGE_MOVES.SEND_AGAIN) {
    expect(maySendAgain({ state, blanked: false })).toBe(true)
    expect(maySendAgain({ state, blanked: true })).toBe(false)
  }
  expect(maySendAgain({ state: 'SENT', blanked: false })).toBe(false)
})

it('each event stands under one topic, and refusals are those that turned somebody away', () => {
  expect(new Set(SECURITY_KINDS).size).toBe(SECURITY_KINDS.length)
  expect(SECURITY_KINDS.filter(isRefusal)).toEqual(['login.refused', 'refresh.reused', 'code.burned', 'code.locked'])
})
