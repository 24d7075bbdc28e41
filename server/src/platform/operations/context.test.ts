import type { Actor } from '@volant/domain/kernel/actor'
import { describe, expect, it } from 'vitest'
import { contextOf } from './context'

const admin: Actor = { role: 'ADMIN', rank: 2, sub: 's', profileId: 'p', language: 'fr' }
const languageFor = (actor: Actor, accepted?: string) =>
  contextOf({
    actor,
    requestId: 'r',
    ip: '::1',
    headers: accepted === undefined ? {} : { 'accept-language': accepted },
  }).language

describe('the language of an answer', () => {
  it.each([
    ['en', 'en'],
    ['fr', 'fr'],
    ['de-AT, en-GB;q=0.8', 'en'],
    [undefined, 'fr'],
    ['de', 'fr'],
  ] as const)('is the one the screen asks for, else that of the account: %s gives %s', (accepted, language) => {
    expect(languageFor(admin, accepted)).toBe(language)
  })

  it('is French for a visitor who names none', () => {
    expect(languageFor({ role: 'ANONYMOUS' }, undefined)).toBe('fr')
    expect(languageFor({ ...admin, language: 'en' }, undefined)).toBe('en')
  })
})

describe('when a device sent it', () => {
  const sentAt = (text: string | undefined) =>
    contextOf({ actor: admin, requestId: 'r', ip: '::1', headers: { 'x-sent-at': text } }).sentAt

  it('is what it says', () => {
    expect(sentAt('2026-11-23T10:00:00.250Z')).toEqual(new Date('2026-11-23T10:00:00.250Z'))
  })

  it.each([undefined, '', 'yesterday', '1', '2026', '2026-11-23', '2026-13-45T99:00:00Z', '2026-11-23T10:00:00'])(
    'is not known where the header says %s, and the call goes on',
    (text) => expect(sentAt(text)).toBeUndefined(),
  )
})
