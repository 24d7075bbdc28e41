import { addDays, addSeconds } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { byServerClock } from '../../src/kernel/device-clock'

const NOW = new Date('2026-06-15T08:00:00Z')

describe('when something was noted on a device', () => {
  it.each([300, -300, 11, -11, 86_400])(
    'is by the clock of the server, where that of the device is %i s ahead',
    (ahead) => {
      const sentAt = addSeconds(NOW, ahead)
      expect(byServerClock(sentAt, sentAt, NOW)).toEqual(NOW)
      expect(byServerClock(addSeconds(sentAt, -40), sentAt, NOW)).toEqual(addSeconds(NOW, -40))
    },
  )

  it('is what the device says where its clock is right, the message took its time, or nothing is known of it', () => {
    const notedAt = addSeconds(NOW, -40)
    for (const seconds of [0, -10, 10]) expect(byServerClock(notedAt, addSeconds(NOW, seconds), NOW)).toEqual(notedAt)
    for (const sentAt of [null, new Date('nonsense')]) expect(byServerClock(notedAt, sentAt, NOW)).toEqual(notedAt)
  })

  it('is what the device says where its clock is none', () => {
    for (const sentAt of [addDays(NOW, 30), addDays(NOW, -30)])
      expect(byServerClock(sentAt, sentAt, NOW)).toEqual(sentAt)
  })
})
