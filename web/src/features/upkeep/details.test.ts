import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { expenses } from '@volant/contract/words/fr/expenses'
import { invoices } from '@volant/contract/words/fr/invoices'
import { upkeep } from '@volant/contract/words/fr/upkeep'
import { detailsOf } from './details'

const words = createInstance()
await words.init({
  lng: 'fr',
  resources: { fr: { upkeep, invoices, expenses } },
  interpolation: { escapeValue: false },
})
const texts = {
  t: words.getFixedT('fr', 'upkeep'),
  payment: words.getFixedT('fr', 'invoices'),
  expense: words.getFixedT('fr', 'expenses'),
  language: 'fr',
} as const

const said = (data: object) => detailsOf({ data: { ...data } }, texts).replaceAll(/[\u00a0\u202f]/g, ' ')

it.each([
  [
    'a payment of a mission, which says neither with nor without tax',
    { payment: '0197', contract: 100042, from: 'PENDING', to: 'PAID', amount: 290 },
    'Transféré → Payé · 100042 · 290,00 €',
  ],
  [
    'a month of a subscription, which is without tax',
    { payment: '0197', month: '2026-05', from: 'PENDING', to: 'FAILED', amount: 29.9 },
    'Transféré → Échoué · mai 2026 · 29,90 € HT',
  ],
  [
    'an expense that is paid back in part',
    { expense: '0197', contract: 100042, from: 'DECLARED', to: 'APPROVED', amount: 42.8, paidBack: 40 },
    'À valider → Accepté · 100042 · remboursé : 40,00 € sur 42,80 €',
  ],
  [
    'an expense that is refused',
    { expense: '0197', contract: 100042, from: 'APPROVED', to: 'REFUSED', amount: 42.8 },
    'Accepté → Refusé · 100042 · 42,80 €',
  ],
  ['what is older than its sums', { payment: '0197', from: 'PENDING', to: 'PAID' }, 'Transféré → Payé'],
])('the log says of %s: %o', (_, data, words) => {
  expect(said(data)).toBe(words)
})
