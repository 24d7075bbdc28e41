import type { Language } from '@volant/domain/kernel/actor'
import { PAYMENT_STATUSES } from '@volant/domain/offers/payments'
import { formatMoney, formatMonth } from '../../lib/format'
import type { useWords } from '../../lib/i18n'
import type { EventRow } from './upkeep-queries'

const WHY = ['changed', 'rank', 'email', 'disabled', 'deleted'] as const
const RANKS = ['1', '2', '3', '4', '5', '6'] as const
/** What the office decides on, and how. */
const DECIDED = ['DECLARED', 'APPROVED', 'REFUSED'] as const
const EXPORTED = [
  'deliveries',
  'drivers',
  'organizations',
  'clients',
  'payments',
  'declaration',
  'security-log',
  'personal-data',
] as const

interface Texts {
  readonly t: ReturnType<typeof useWords<'upkeep'>>
  readonly payment: ReturnType<typeof useWords<'invoices'>>
  readonly expense: ReturnType<typeof useWords<'expenses'>>
  readonly language: Language
}

const among = <T extends string>(known: readonly T[], value: unknown) => known.find((one) => one === String(value))
const changed = (from: string | undefined, to: string | undefined) => from && to && `${from} → ${to}`

/** What a line of the log knows beyond its event, in words; ids are left out. */
export function detailsOf({ data }: Pick<EventRow, 'data'>, { t, payment, expense, language }: Texts): string {
  const [why, rank, what] = [among(WHY, data['why']), among(RANKS, data['rank']), among(EXPORTED, data['what'])]
  const statusOf = (value: unknown) => {
    const status = among(PAYMENT_STATUSES, value)
    return status && payment(`status.${status}`)
  }
  const stateOf = (value: unknown) => {
    const state = among(DECIDED, value)
    return state && expense(`state.${state}`)
  }
  const { failures, count, template, reference, contract, month, amount, paidBack, from, to } = data
  // months of a subscription are the one sum in the log that is without tax
  const tax = typeof month === 'string' ? 'HT' : undefined
  const sum = typeof amount === 'number' && formatMoney(amount, language, tax)
  const parts = [
    why && t(`detail.why.${why}`),
    rank && t(`detail.rank.${rank}`),
    what && t(`detail.what.${what}`),
    changed(statusOf(from), statusOf(to)),
    changed(stateOf(from), stateOf(to)),
    typeof failures === 'number' && t('detail.failures', { count: failures }),
    typeof count === 'number' && t('detail.messages', { count }),
    template,
    reference,
    typeof contract === 'number' && String(contract),
    typeof month === 'string' && formatMonth(month, language),
    sum && typeof paidBack === 'number'
      ? t('detail.paidBack', { paid: formatMoney(paidBack, language), declared: sum })
      : sum,
  ]
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
}
