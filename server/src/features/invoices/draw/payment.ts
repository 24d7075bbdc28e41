import { maskIban } from '@volant/domain/drivers/iban'
import { fullName } from '@volant/domain/drivers/names'
import type { Language } from '@volant/domain/kernel/actor'
import { formatCents, formatDate } from '../../../platform/format'
import { factBand, parties, sums } from '../../../platform/pdf/blocks'
import { heading } from '../../../platform/pdf/head'
import { Paper } from '../../../platform/pdf/paper'
import { INK } from '../../../platform/pdf/style'
import { table } from '../../../platform/pdf/table'
import { wordsIn } from '../../../platform/words'
import type { Translate } from '../../../platform/words'
import type { OwedPayment } from '../read/documents'
import { addressLines } from '../../../platform/postal-address'
import { footLines, headLines, numberLines, siretLine } from './seller-lines'
import type { SellerSnapshot } from '@volant/domain/invoices/snapshot'

/** Where the money goes, or on which day it went where: what is paid does not follow the driver to another account. */
function settlementOf({ row, driver }: OwedPayment, t: Translate<'documents'>): string {
  const date = formatDate(row.updatedAt)
  if (row.status === 'CANCELLED') return t('payment.cancelled')
  if (row.status === 'PAID')
    return row.paidIbanLast4 === null
      ? t('payment.paid', { date })
      : t('payment.paidTo', { date, iban: maskIban(row.paidIbanLast4) })
  return driver.iban ? t('payment.iban', { iban: maskIban(driver.iban) }) : t('payment.noIban')
}

/** What a driver is owed for a mission: the driver's price, what they laid out, and nothing of the client's. */
export async function drawPayment(owed: OwedPayment, seller: SellerSnapshot, language: Language): Promise<Buffer> {
  const { row, driver, home, delivery, from, to } = owed
  const [t, earned] = await Promise.all([wordsIn(language, 'documents'), wordsIn(language, 'earnings')])
  const contract = String(delivery.publicId)
  const amount = formatCents(row.amount, language)
  const paper = await Paper.open({
    title: `${t('payment.title')} ${contract}`,
    author: seller.name,
    language,
    at: row.updatedAt,
    pageOf: (page, pages) => t('page', { page, pages }),
  })
  const [title, subtitle] = [t('payment.title'), t('report.contract', { contract })]
  paper.begin(footLines(seller, t), [seller.name, `${title} · ${subtitle}`])
  heading(paper, { name: seller.name, lines: headLines(seller, t), title, subtitle })
  factBand(paper, [
    { label: t('payment.issuedOn'), value: formatDate(row.updatedAt) },
    { label: t('payment.contract'), value: contract },
    { label: t('payment.status'), value: earned(`status.${row.status}`) },
  ])
  parties(paper, [
    {
      role: t('payment.payer'),
      name: seller.name,
      lines: [seller.address, ...numberLines(seller, t)],
    },
    {
      role: t('payment.driver'),
      name: driver.company ?? fullName(driver),
      lines: [
        ...(driver.company ? [fullName(driver)] : []),
        ...(home ? addressLines(home, language) : []),
        t('payment.driverNumber', { number: driver.publicId }),
        ...(driver.siret ? [siretLine(driver.siret, t)] : []),
      ],
    },
  ])
  const completed = delivery.completedAt ?? row.createdAt
  table(
    paper,
    [
      { title: t('payment.label'), share: 75 },
      { title: t('payment.amount'), share: 25, align: 'right' },
    ],
    [
      {
        cells: [t('payment.mission', { contract }), formatCents(row.amount - row.disbursements, language)],
        details: [
          ...(from && to ? [t('payment.route', { from: from.city, to: to.city })] : []),
          `${t('payment.completedOn')} ${formatDate(completed)}`,
        ],
      },
      ...(row.disbursements > 0
        ? [
            {
              cells: [t('payment.disbursements'), formatCents(row.disbursements, language)],
              details: [t('payment.disbursementsText')],
            },
          ]
        : []),
    ],
  )
  sums(paper, [{ label: t('payment.total'), amount, strong: true }])
  paper.paragraph(settlementOf(owed, t), { size: 8.5, font: 'medium' })
  paper.paragraph(t('payment.vatFree'), { size: 8.5 })
  paper.paragraph(t('payment.note'), { size: 8, color: INK.muted })
  return paper.finish()
}
