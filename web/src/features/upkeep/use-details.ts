import { PAYMENT_STATUSES } from '@volant/domain/offers/payments'
import { formatMoney, formatMonth } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import type { EventRow } from './upkeep-queries'

const WHY = ['changed', 'rank', 'email', 'disabled', 'deleted'] as const
const RANKS = ['1', '2', '3', '4', '5', '6'] as const
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

const among = <T extends string>(known: readonly T[], value: unknown) => known.find((one) => one === String(value))

/** What a line of the log knows beyond its event, in words; ids are left out. */
export function useDetails(): (event: Pick<EventRow, 'data'>) => string {
  const t = useWords('upkeep')
  const payment = useWords('invoices')
  const language = useLanguage()
  return ({ data }) => {
    const [why, rank, what] = [among(WHY, data['why']), among(RANKS, data['rank']), among(EXPORTED, data['what'])]
    const [from, to] = [among(PAYMENT_STATUSES, data['from']), among(PAYMENT_STATUSES, data['to'])]
    const { failures, count, template, reference, contract, month, amount } = data
    const parts = [
      why && t(`detail.why.${why}`),
      rank && t(`detail.rank.${rank}`),
      what && t(`detail.what.${what}`),
      from && to && `${payment(`status.${from}`)} → ${payment(`status.${to}`)}`,
      typeof failures === 'number' && t('detail.failures', { count: failures }),
      typeof count === 'number' && t('detail.messages', { count }),
      template,
      reference,
      typeof contract === 'number' && String(contract),
      typeof month === 'string' && formatMonth(month, language),
      typeof amount === 'number' && formatMoney(amount, language, 'HT'),
    ]
    return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')
  }
}
