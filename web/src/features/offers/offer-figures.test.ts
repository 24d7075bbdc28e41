import { expect, it } from 'vitest'
import { offerFigures } from './offer-figures'

const delivery = { wantedPrice: 200, clientFinalPrice: 500, clientInitialPrice: 400 }
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

it('an offer above the wished price has a plus, one below a minus', () => {
  const above = offerFigures({ demandedPrice: 212.5 }, delivery, 'fr')
  expect([plain(above.difference.money), plain(above.difference.percent)]).toEqual(['+12,50 €', '+6,3 %'])
  expect(above.difference.above).toBe(true)
  const below = offerFigures({ demandedPrice: 190 }, delivery, 'en')
  expect([below.difference.money, below.difference.percent, below.difference.above]).toEqual(['-€10.00', '-5%', false])
})

it('the margin is what the final price leaves, else the first one', () => {
  expect(plain(offerFigures({ demandedPrice: 190 }, delivery, 'fr').margin.money)).toBe('310,00 €')
  const first = { ...delivery, clientFinalPrice: null }
  expect(plain(offerFigures({ demandedPrice: 410 }, first, 'fr').margin.money)).toBe('-10,00 €')
  expect(offerFigures({ demandedPrice: 410 }, first, 'fr').margin.loses).toBe(true)
})

it('without prices nothing is compared', () => {
  const none = { wantedPrice: null, clientFinalPrice: null, clientInitialPrice: null }
  expect(offerFigures({ demandedPrice: 190 }, none, 'fr')).toMatchObject({
    difference: { money: 'P/A', percent: '', above: false },
    margin: { money: 'P/A', percent: '', loses: false },
  })
})
