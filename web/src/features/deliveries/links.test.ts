import { expect, it } from 'vitest'
import { STORED_STATUSES } from '@volant/domain/deliveries/statuses'
import { storedStatus } from './links'

it('accepts the statuses of the lifecycle, but not the two that are only tabs', () => {
  for (const status of STORED_STATUSES) expect(storedStatus(status)).toBe(status)
  expect([storedStatus('ALERT'), storedStatus('CANCELLED')]).toEqual([null, null])
})
