import { expect, it } from 'vitest'
import { smsLack } from './sms-lack'

const NOW = new Date('2026-06-15T08:00:00Z')
const delivery = { clientPhone: '+33612345678', carDeliveryDeadline: '2026-06-15T08:00:01Z' }

it('lets the SMS be sent to a number until the deadline, and says what is lacking', () => {
  expect(smsLack(delivery, NOW)).toBeNull()
  expect(smsLack({ ...delivery, carDeliveryDeadline: null }, NOW)).toBeNull()
  expect(smsLack({ ...delivery, carDeliveryDeadline: '2026-06-15T08:00:00Z' }, NOW)).toBe('deadlinePassed')
  expect(smsLack({ clientPhone: null, carDeliveryDeadline: '2026-06-01T08:00:00Z' }, NOW)).toBe('noPhone')
})
