import { confirmationSms, LINK_PLACE, windowWords } from '../src/words/confirmation-sms'
import { smsParts } from '@volant/domain/messages/sms-parts'
import { describe, expect, it } from 'vitest'

const pickUpAt = (carPickUpDate: string | null, duration: number | null = null) =>
  ({ carPickUpDate, carDeliveryDeadline: '2027-01-01T09:00:00.000Z', duration, type: 'STANDARD' }) as const
/** In this form the API writes dates. */
const SATURDAY = '2026-11-21T17:00:00.000Z'
const LINK = `https://www.volant.example/delivery-customer-confirmation?token=${'k'.repeat(43)}`

describe('the words of the question', () => {
  it('name the window from 80 to 110 minutes after the pick-up, in Paris, on both sides of midnight and of summer', () => {
    expect(windowWords(pickUpAt('2026-11-21T09:00:00Z'), 'fr')).toEqual({
      kind: 'BETWEEN',
      long: 'samedi 21 novembre, entre 11:20 et 11:50',
      short: 'samedi 21/11 entre 11:20 et 11:50',
    })
    expect(windowWords(pickUpAt('2026-11-21T21:50:00Z'), 'en')).toMatchObject({
      long: 'Sunday 22 November, between 00:10 and 00:40',
      short: 'on Sunday 22 Nov between 00:10 and 00:40',
    })
    // the clocks jump from two to three
    expect(windowWords(pickUpAt('2026-03-28T23:50:00Z'), 'fr')).toMatchObject({
      short: 'dimanche 29/03 entre 03:10 et 03:40',
    })
    // a drive of four and a half hours
    expect(windowWords(pickUpAt('2026-11-21T09:00:00Z', 16_260), 'fr')).toMatchObject({
      short: 'samedi 21/11 entre 15:05 et 15:35',
    })
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

  it('say by when, and no slot, where one date was given for all', () => {
    const oneDate = { ...pickUpAt(SATURDAY, 16_260), carDeliveryDeadline: SATURDAY, clientFirstName: 'Zoé' }
    expect(windowWords(oneDate, 'fr')?.long).toBe('samedi 21 novembre, avant 18:00')
    expect(confirmationSms(oneDate, 'fr')).toBe(
      'Bonjour Zoé, votre véhicule sera livré samedi 21/11 avant 18:00. Confirmez ici : {link} Volant',
    )
    expect(confirmationSms(oneDate, 'en')).toBe(
      'Hello Zoé, your vehicle will be delivered on Saturday 21 Nov before 18:00. Please confirm: {link} Volant',
    )
  })

  it('say to whoever gives a vehicle back when the driver comes', () => {
    const back = { ...pickUpAt('2026-11-21T09:00:00Z', 16_260), type: 'TO_RETURN', clientFirstName: 'Zoé' } as const
    expect(windowWords(back, 'fr')?.long).toBe('samedi 21 novembre, vers 10:00')
    const texts = (['fr', 'en'] as const).map((language) => confirmationSms(back, language))
    expect(texts).toEqual([
      'Bonjour Zoé, un chauffeur viendra chercher votre véhicule samedi 21/11 vers 10:00. Confirmez ici : {link} Volant',
      'Hello Zoé, a driver will come to fetch your vehicle on Saturday 21 Nov around 10:00. Please confirm: {link} Volant',
    ])
    for (const text of texts)
      expect(smsParts(text.replace(LINK_PLACE, LINK))).toMatchObject({ encoding: 'GSM-7', parts: 2 })
    const oneDate = { ...back, carPickUpDate: SATURDAY, carDeliveryDeadline: SATURDAY }
    expect(confirmationSms(oneDate, 'fr')).toContain('viendra chercher votre véhicule samedi 21/11 avant 18:00.')
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
