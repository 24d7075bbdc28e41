import { expect, it } from 'vitest'
import { messagesSearch, securitySearch } from './upkeep-search'

it('reads the filters of an address, and leaves out what it does not know', () => {
  expect(messagesSearch.validate({ state: 'PARKED,LOST', channel: 'sms,email', page: '2' })).toEqual({
    page: 2,
    state: ['PARKED'],
    channel: ['sms', 'email'],
  })
  expect(securitySearch.validate({ topic: 'REFUSAL', from: '5', to: 'x', search: ' Ada ' })).toEqual({
    page: 0,
    search: 'Ada',
    topic: ['REFUSAL'],
    from: 5,
    to: undefined,
  })
})
