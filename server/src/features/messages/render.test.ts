import { existsSync } from 'node:fs'
import { smsParts } from '@volant/domain/messages/sms-parts'
import { describe, expect, it } from 'vitest'
import { createRenderer } from './draw/render'
import { PUSHES } from './templates/pushes'
import { MAILS } from './templates/templates'
import { TEXTS } from './templates/texts'

const SELLER = { name: 'Volant Test', legalForm: 'SAS', address: '1 rue du Test, 75001 Paris', siren: '732829320' }
const render = createRenderer('https://volant.example', 'aide@volant.example', SELLER)

/** Everything any template asks for. */
const DATA = {
  late: [
    { contract: 100_288, from: 'Lyon', to: 'Paris', pickUp: '2026-06-15T08:00:00Z', deadline: '2026-06-16T08:00:00Z' },
  ],
  place: 'Villeneuve-d’Ascq',
  arrivesAt: '2026-06-16T08:00:00Z',
  email: 'claire@horizon-autos.test',
  firstName: 'Claire',
  password: 'Temp-4821-oak',
  code: '042317',
  contract: 100123,
  from: 'Paris',
  to: 'Lyon',
  pickUp: '2026-06-17T06:00:00.000Z',
  deadline: '2026-06-18T16:00:00.000Z',
  path: '/driver/missions/0190a1b2',
  wanted: 21250,
  price: 21000,
  driver: 'Karim Benali',
  capturedAt: new Date('2026-06-01T10:00:00Z').toISOString(),
  signedBy: 'Camille Laurent',
  lockedUntil: '2026-06-17T06:15:00.000Z',
  amount: 21000,
  gross: 25200,
  text: 'Un texte tel quel',
  by: 'office',
  reason: 'customer_not_available',
  info: 'Rappeler lundi',
  invoiced: true,
  completedAt: '2026-06-17T15:40:00.000Z',
  type: 'STANDARD',
  duration: 16_260,
  reference: 'VOLANT-1001-1',
  paper: 'vigilance',
  month: '2026-05',
  debit: { reference: 'VOLANT-1001-1', from: '2026-06-29T22:30:00.000Z' },
  kind: 'delay',
  expense: 'toll',
  moment: 'SWAP_HAND_OVER',
  version: 2,
  sealedAt: '2026-06-17T15:40:00.000Z',
  until: '2026-06-18T15:40:00.000Z',
}

describe.each(['fr', 'en'] as const)('messages in %s', (language) => {
  it.each(Object.keys(MAILS))('%s has a subject, a text part and a page, with no word missing', async (template) => {
    const { subject, text, html } = await render(template, language, DATA)
    expect(subject).not.toBe('')
    expect(html).toMatch(/^<!DOCTYPE html/)
    expect(html).toContain(`lang="${language}"`)
    for (const written of [subject, text, html]) expect(written).not.toMatch(/\{\{|undefined|Invalid Date|NaN|\[object/)
    const greeted = template === 'confirmation-code' ? '' : ' Claire'
    expect(text).toContain(`${language === 'fr' ? 'Bonjour' : 'Hello'}${greeted},`)
    // a line may not begin with what follows a space in French
    for (const written of [subject, text]) expect(written).not.toMatch(/ [:;?!»]|« /)
  })

  it.each(Object.keys(TEXTS))('%s fits into few SMS parts, without the costly alphabet', async (template) => {
    const { text, subject } = await render(template, language, DATA)
    expect(subject).toBe('')
    expect(text).not.toMatch(/\{\{|undefined|Invalid Date/)
    expect(smsParts(text)).toMatchObject({ encoding: 'GSM-7', outside: [] })
    expect(smsParts(text).parts).toBeLessThanOrEqual(2)
  })

  it.each(Object.keys(PUSHES))(
    '%s is two short lines about the mission, and leads to a page of it',
    async (template) => {
      const { subject, text, push } = await render(template, language, DATA)
      for (const written of [subject, text]) {
        expect(written).not.toBe('')
        expect(written).not.toMatch(/\{\{|undefined|Invalid Date| [:;?!»]/)
        expect(written.length).toBeLessThan(90)
      }
      expect(`${subject} ${text}`).toContain('Paris → Lyon')
      // a locked screen is read by others
      expect(`${subject} ${text}`).not.toMatch(/Camille|Claire|Karim|€/)
      expect(push).toMatchObject({
        url: DATA.path,
        tag: 'mission-100123',
        until: new Date(DATA.until),
      })
    },
  )
})

describe('a message', () => {
  it('keeps an SMS of ours cheap whatever a town is called, and leaves the words of an admin alone', async () => {
    const towns = { ...DATA, from: 'Nîmes', to: 'Villeneuve-d’Ascq' }
    const { text } = await render('mission-given-sms', 'fr', towns)
    expect(text).toContain("Nimes - Villeneuve-d'Ascq")
    expect(smsParts(text).encoding).toBe('GSM-7')
    expect((await render('plainText', 'fr', { text: 'À bientôt' })).text).toBe('À bientôt')
  })

  it('shows times in Paris and money as its reader writes it', async () => {
    const cents = { ...DATA, price: 21_045 }
    const french = await render('mission-given', 'fr', cents)
    expect(french.text).toContain('17/06/2026 08:00')
    expect(french.text).toMatch(/Prix convenu HT.*210,45\u00a0€/)
    expect((await render('mission-given', 'en', cents)).text).toMatch(/Agreed price excl\. tax.*€210\.45/)
  })

  it('announces the debit of a month with its mandate and its earliest day, and asks whoever signed none to pay', async () => {
    const month = { ...DATA, amount: 2990, gross: 3588 }
    const announced = await render('subscription-recorded', 'fr', month)
    expect(announced.subject).toBe('Votre abonnement\u00a0: mai 2026')
    for (const said of [
      /Montant HT.*29,90\u00a0€/s,
      /Montant TTC.*35,88\u00a0€/s,
      /VOLANT-1001-1/,
      /au plus tôt le.*30\/06\/2026/s,
      /prélevé sur votre compte/,
    ])
      expect(announced.text).toMatch(said)
    const owed = await render('subscription-recorded', 'en', { ...month, debit: null })
    expect(owed.subject).toBe('Your subscription: May 2026')
    expect(owed.text).toMatch(/remains to be paid/)
    expect(owed.text).not.toMatch(/debit|VOLANT-/)
  })

  it('says a delay as one says a day and an hour', async () => {
    expect((await render('delivery-delayed-sms', 'fr', DATA)).text).toContain(
      "est attendu le 16/06/2026 vers 10:00 (Villeneuve-d'Ascq), plus tard",
    )
    expect((await render('delivery-delayed-sms', 'en', DATA)).text).toContain('on 16/06/2026 around 10:00, later')
    expect((await render('delivery-approaching-sms', 'fr', DATA)).text).toContain(
      "vers 10:00 (Villeneuve-d'Ascq). Suivi",
    )
    expect((await render('delivery-approaching-sms', 'en', DATA)).text).toContain("d'Ascq around 10:00. Follow it")
  })

  it('says by when, and nothing of a pick-up, where one date was given for all', async () => {
    const oneDate = { ...DATA, pickUp: DATA.deadline }
    for (const template of ['mission-given-sms', 'mission-changed-sms'])
      expect((await render(template, 'fr', oneDate)).text).toContain('. Livraison avant le 18/06/2026 18:00. ')
    expect((await render('mission-given-sms', 'fr', DATA)).text).toContain('. Prise en charge le 17/06/2026 08:00. ')
    expect((await render('mission-given-sms', 'en', oneDate)).text).toContain('. Delivery before 18/06/2026 18:00. ')
    expect((await render('reminder-evening-push', 'fr', oneDate)).subject).toContain('Demain avant 18:00')
    for (const template of [
      'mission-given',
      'tracking-link',
      ...Object.keys(PUSHES).filter((name) => !/soon/.test(name)),
    ])
      for (const language of ['fr', 'en'] as const) {
        const { subject, text } = await render(template, language, oneDate)
        expect(`${subject} ${text}`, template).not.toMatch(/prise en charge|pick-up/i)
      }
    expect((await render('customer-moved-sms', 'fr', oneDate)).text).toContain('livré jeudi 18/06 avant 18:00.')
  })

  it('fits who gives a vehicle back: nobody brings or hands them one', async () => {
    const back = { ...DATA, type: 'TO_RETURN', handedOverAt: '2026-06-16T15:40:00.000Z' }
    for (const template of ['customer-cancelled', 'customer-cancelled-sms', 'customer-moved', 'rating-request']) {
      const { subject, text } = await render(template, 'fr', back)
      expect(`${subject} ${text}`, template).not.toMatch(/vous le remet|vous a été remis|sera livré/)
      expect((await render(template, 'en', back)).text, template).not.toMatch(/hands it over|was handed|be delivered/)
    }
    const { subject, text } = await render('rating-request', 'fr', back)
    expect(subject).toBe('Comment s’est passé le retour de votre véhicule\u00a0?')
    expect(text).toContain('Votre véhicule a été récupéré le 16/06/2026')
    // what an earlier version queued says nothing of the type
    const { type: _type, ...earlier } = DATA
    expect((await render('rating-request', 'fr', earlier)).text).toContain('vous a été remis le 17/06/2026')
  })

  it('promises of a vehicle no more than is so: assigned is not in the hands of the driver, taken off is not given away', async () => {
    for (const template of ['tracking-link', 'tracking-link-sms']) {
      expect((await render(template, 'fr', DATA)).text, template).toMatch(/un chauffeur est prévu pour votre véhicule/i)
      expect((await render(template, 'en', DATA)).text, template).toMatch(/a driver has been assigned to your vehicle/i)
    }
    expect((await render('mission-withdrawn', 'fr', DATA)).text).toContain('Notre équipe vous a retiré cette mission.')
    expect((await render('mission-withdrawn', 'en', DATA)).text).toContain('Our team has taken this mission off you.')
  })

  it('is as wide as the screen it is read on', async () => {
    const { html } = await render('mission-given', 'fr', DATA)
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>')
  })

  it('that goes to many greets each by their own name, and says of each auction what is true of it', async () => {
    const firstNames = ['Karim', 'Zoé & <b>', '$&', undefined, 'Karim']
    const drawn = await Promise.all(
      firstNames.flatMap((firstName) =>
        ['Lyon', 'Nantes'].map(async (to) => (await render('auction-open', 'fr', { ...DATA, firstName, to })).html),
      ),
    )
    const greetings = drawn.map((html) => /Bonjour[^<]*,/.exec(html ?? '')?.[0])
    const expected = ['Bonjour Karim,', 'Bonjour Zoé &amp; &lt;b&gt;,', 'Bonjour $&amp;,', 'Bonjour,', 'Bonjour Karim,']
    expect(greetings).toEqual(expected.flatMap((greeting) => [greeting, greeting]))
    for (const [index, html] of drawn.entries()) expect(html?.includes('Nantes')).toBe(index % 2 === 1)
    expect((await render('auction-open', 'en', { ...DATA, firstName: 'Karim' })).html).toContain('Hello Karim,')
    const elsewhere = createRenderer('https://other.example', 'aide@volant.example', SELLER)
    expect((await elsewhere('auction-open', 'fr', { ...DATA, firstName: 'Karim' })).html).not.toContain(
      'volant.example',
    )
  })

  it('leads to the configured host only', async () => {
    const { html } = await render('mission-given', 'fr', DATA)
    expect(html).toContain('href="https://volant.example/driver/missions/0190a1b2"')
    const foreign = html?.match(/https?:\/\/(?!volant\.example|www\.w3\.org)[^"\s]+/g)
    expect(foreign).toBeNull()
  })

  it.each(['https://evil.example', 'evil.example/x', 'evil。com', 'appelez le 0899 12 34 56'])(
    'leads nowhere by a town that a client called %s',
    async (town) => {
      const late = DATA.late.map((one) => ({ ...one, from: town, to: town }))
      const data = { ...DATA, from: town, to: town, place: town, late }
      for (const template of [...Object.keys(MAILS), ...Object.keys(TEXTS), ...Object.keys(PUSHES)])
        for (const language of ['fr', 'en'] as const) {
          const { subject, text, html = '' } = await render(template, language, data)
          expect(`${subject} ${text} ${html}`, template).not.toMatch(/evil|0899/)
        }
    },
  )

  it('bears the sign of the product, in a format that mail programs draw, and its name where pictures are blocked', async () => {
    const { html } = await render('mission-given', 'fr', DATA)
    const [sign] = html?.match(/<img[^>]*>/g) ?? []
    expect(sign).toMatch(/ alt="Volant"/)
    expect(sign).toMatch(/ width="32"/)
    expect(sign).toContain('src="https://volant.example/icon-192.png"')
    expect(existsSync(new URL('../../../../web/public/icon-192.png', import.meta.url))).toBe(true)
  })

  it('does not let a name become markup or a word of ours', async () => {
    const firstName = '<img src=x onerror=alert(1)> $t(signature) {{code}}'
    const { html, text } = await render('reset-code', 'fr', { ...DATA, firstName })
    expect(html).not.toContain('<img src=x')
    expect(text).toContain('$t(signature) {{code}}')
  })

  it('greets nobody by a name that a stranger gave them', async () => {
    const { html, text } = await render('confirmation-code', 'fr', { ...DATA, firstName: 'Appelez le 0899' })
    expect(`${html}${text}`).not.toContain('0899')
    expect(text).toContain('Bonjour,')
  })

  it('leads whoever was refused to the support, and not to the sign-in', async () => {
    for (const language of ['fr', 'en'] as const) {
      const { html = '', text } = await render('closed-account', language, DATA)
      expect(text).toContain('aide@volant.example')
      expect(`${html}${text}`).not.toContain('/login')
    }
  })

  it('is refused for an unknown template and for data of another shape', async () => {
    await expect(render('no-such', 'fr', DATA)).rejects.toThrow('no template')
    await expect(render('reset-code', 'fr', { email: 'a@b.fr' })).rejects.toThrow()
  })
})
