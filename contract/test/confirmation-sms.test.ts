import { confirmationSms, LINK_PLACE, windowWords } from '../src/words/confirmation-sms'
import { smsParts } from '@volant/domain/messages/sms-parts'
import { describe, expect, it } from 'vitest'

const pickUpAt = (carPickUpDate: string | null, duration: number | null = null) =>
  ({ carPickUpDate, duration, type: 'STANDARD' }) as const
const LINK = `https://www.volant.example/delivery-customer-confirmation?token=${'k'.repeat(43)}`

describe('the words of the question', () => {
  it('name the window from 80 to 110 minutes after the pick-up, in Paris, on both sides of midnight and of summer', () => {
    expect(windowWords(pickUpAt('2026-11-21T09:00:00Z'), 'fr')).toEqual({
      day: 'samedi 21 novembre',
      shortDay: 'samedi 21/11',
      from: '11:20',
      to: '11:50',
    })
    expect(windowWords(pickUpAt('2026-11-21T21:50:00Z'), 'en')).toMatchObject({
      day: 'Sunday 22 November',
      from: '00:10',
    })
    // the clocks jump from two to three
    expect(windowWords(pickUpAt('2026-03-28T23:50:00Z'), 'fr')).toMatchObject({ from: '03:10', to: '03:40' })
    // a drive of four and a half hours
    expect(windowWords(pickUpAt('2026-11-21T09:00:00Z', 16_260), 'fr')).toMatchObject({ from: '15:05', to: '15:35' })
    for (const nothing of [null, 'soon']) expect(windowWords(pickUpAt(nothing), 'fr')).toBeUndefined()
  })

  it('are the customer’s, in the cheap alphabet and two parts, whatever the name and the month', () => {
    for (const language of ['fr', 'en'] as const)
      for (let month = 1; month <= 12; month++) {
        const carPickUpDate = `2026-${String(month).padStart(2, '0')}-17T06:30:00Z`
        const text = confirmationSms({ clientFirstName: 'Jean-François', ...pickUpAt(carPickUpDate) }, language)
        expect(text).toContain('Jean-Francois')
        expect(smsParts(text.replace(LINK_PLACE, LINK)), text).toMatchObject({ encoding: 'GSM-7', parts: 2 })
      }
  })

  it('do without a name or a date', () => {
    const nobody = { clientFirstName: ' ', ...pickUpAt(null) }
    expect(confirmationSms(nobody, 'fr')).toBe(
      'Bonjour, votre véhicule sera livré prochainement. Confirmez ici : {link} Volant',
    )
    expect(confirmationSms(nobody, 'en')).toBe(
      'Hello, your vehicle will be delivered soon. Please confirm: {link} Volant',
    )
  })
})
