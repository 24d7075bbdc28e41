import { addDays, addSeconds } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { recordedBy } from '../../src/tracking/position'

const NOW = new Date('2026-06-15T08:00:00Z')

describe('when a position was recorded', () => {
  it.each([300, -300, 11, -11, 86_400])(
    'is by the clock of the server, where that of the phone is %i s ahead',
    (ahead) => {
      const sentAt = addSeconds(NOW, ahead)
      expect(recordedBy(sentAt, sentAt, NOW)).toEqual(NOW)
      expect(recordedBy(addSeconds(sentAt, -40), sentAt, NOW)).toEqual(addSeconds(NOW, -40))
    },
  )

  it('is what the phone says where its clock is right, the message took its time, or nothing is known of it', () => {
    const recordedAt = addSeconds(NOW, -40)
    for (const seconds of [0, -10, 10])
      expect(recordedBy(recordedAt, addSeconds(NOW, seconds), NOW)).toEqual(recordedAt)
    for (const sentAt of [null, new Date('nonsense')]) expect(recordedBy(recordedAt, sentAt, NOW)).toEqual(recordedAt)
  })

  it('is what the phone says where its clock is none', () => {
    for (const sentAt of [addDays(NOW, 30), addDays(NOW, -30)]) expect(recordedBy(sentAt, sentAt, NOW)).toEqual(sentAt)
  })
})
