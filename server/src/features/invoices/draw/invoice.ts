import { dueAt, paymentDays } from '@volant/domain/invoices/terms'
import { invoiceTotals } from '@volant/domain/invoices/totals'
import type { Language } from '@volant/domain/kernel/actor'
import { formatCents, formatDate, formatNumber, formatPercent } from '../../../platform/format'
import { factBand, parties, section, sums } from '../../../platform/pdf/blocks'
import type { Fact, Party, Sum } from '../../../platform/pdf/blocks'
import { heading } from '../../../platform/pdf/head'
import { Paper } from '../../../platform/pdf/paper'
import { INK } from '../../../platform/pdf/style'
import { table } from '../../../platform/pdf/table'
import { wordsIn } from '../../../platform/words'
import type { Translate } from '../../../platform/words'
import { snapshotOf } from '../read/documents'
import type { IssuedDocument } from '../read/documents'
import { facturX } from './factur-x'
import { electronicXml, paymentTerm } from './electronic'
import { footLines, headLines, legalForm, numberLines } from './seller-lines'
import type { BuyerSnapshot, LineSnapshot, SellerSnapshot } from '@volant/domain/invoices/snapshot'

interface Sheet {
  readonly document: IssuedDocument
  readonly seller: SellerSnapshot
  readonly buyer: BuyerSnapshot
  readonly lines: readonly LineSnapshot[]
  readonly language: Language
  readonly t: Translate<'documents'>
}

function factsOf({ document, t }: Sheet): Fact[] {
  const { row, contract, original } = document
  const issued = { label: t('invoice.issuedOn'), value: formatDate(row.issuedAt) }
  const named = { label: t('invoice.contract'), value: String(contract) }
  if (original === null)
    return [
      issued,
      named,
      { label: t('invoice.dueOn'), value: formatDate(dueAt(row.issuedAt, paymentDays(row.buyer))) },
    ]
  const value = t('invoice.creditOfOn', { number: original.number, date: formatDate(original.issuedAt) })
  return [issued, named, { label: t('invoice.creditOf'), value }]
}

function partiesOf({ seller, buyer, t }: Sheet): Party[] {
  return [
    {
      role: t('invoice.seller'),
      name: seller.name,
      lines: [legalForm(seller, t), seller.address, ...numberLines(seller, t)],
    },
    {
      role: t('invoice.buyer'),
      name: buyer.name,
      lines: [t('invoice.attention', { name: buyer.attention }), ...buyer.address, ...numberLines(buyer, t)],
    },
  ]
}

function drawLines(paper: Paper, { lines, language, t }: Sheet): void {
  const totals = invoiceTotals(lines)
  table(
    paper,
    [
      { title: t('invoice.label'), share: 56 },
      { title: t('invoice.quantity'), share: 7, align: 'right' },
      { title: t('invoice.unitPrice'), share: 19, align: 'right' },
      { title: t('invoice.vatRate'), share: 9, align: 'right' },
      { title: t('invoice.net'), share: 17, align: 'right' },
    ],
    lines.map(({ label, details, quantity, unitPrice, vatPercent }, index) => ({
      cells: [
        label,
        formatNumber(quantity, language),
        formatCents(unitPrice, language),
        formatPercent(vatPercent, language),
        formatCents(totals.lines[index] ?? 0, language),
      ],
      details,
    })),
  )
}

function drawTotals(paper: Paper, { lines, document: { row }, language, t }: Sheet): void {
  const { groups } = invoiceTotals(lines)
  const money = (cents: number) => formatCents(cents, language)
  const credit = row.kind === 'credit'
  const all: Sum[] = [
    { label: t('invoice.totalNet'), amount: money(row.totalExclTax) },
    ...groups.map(({ vatPercent, net, vat }) => ({
      label: t('invoice.vatOf', { percent: formatPercent(vatPercent, language), net: money(net) }),
      amount: money(vat),
    })),
    { label: t('invoice.totalGross'), amount: money(row.totalInclTax) },
    {
      label: t(credit ? 'invoice.toRefund' : 'invoice.toPay'),
      amount: money(Math.abs(row.totalInclTax)),
      strong: true,
    },
  ]
  sums(paper, all)
}

function termsOf({ document: { row }, seller, t }: Sheet): string[] {
  if (row.kind === 'credit') return [t('invoice.terms.nature'), t('invoice.terms.credit')]
  return [
    t('invoice.terms.nature'),
    paymentTerm(row, t),
    ...(seller.iban ? [t('invoice.terms.iban', { iban: inFours(seller.iban), number: row.number })] : []),
    t('invoice.terms.discount'),
    t('invoice.terms.penalties'),
    t('invoice.terms.indemnity'),
  ]
}

const inFours = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0')

function drawOne(paper: Paper, sheet: Sheet): void {
  const { document, seller, t } = sheet
  const { row } = document
  const [title, number] = [t(`invoice.${row.kind}`), t('invoice.number', { number: row.number })]
  paper.begin(footLines(seller, t), [seller.name, `${title} ${number}`])
  heading(paper, { name: seller.name, lines: headLines(seller, t), title, subtitle: number })
  factBand(paper, factsOf(sheet))
  parties(paper, partiesOf(sheet))
  drawLines(paper, sheet)
  drawTotals(paper, sheet)
  if (row.vatMention !== null) paper.paragraph(t('invoice.reverseCharge'), { font: 'medium', size: 8.5, after: 10 })
  section(paper, t('invoice.terms.title'))
  for (const term of termsOf(sheet)) paper.paragraph(term, { size: 8, color: INK.muted, after: 2 })
}

/** Issued documents as they are sent, each in the language it was issued in. Description 11.1. */
export async function drawInvoices(documents: readonly IssuedDocument[]): Promise<Buffer> {
  const [first] = documents
  if (first === undefined) throw new Error('nothing to draw')
  const { language } = first.row
  const t = await wordsIn(language, 'documents')
  const seller = first.row.seller
  const title = documents.map(({ row }) => `${t(`invoice.${row.kind}`)} ${row.number}`).join(', ')
  const paper = await Paper.open({
    title,
    author: seller.name,
    language,
    at: first.row.issuedAt,
    pageOf: (page, pages) => t('page', { page, pages }),
    // a Factur-X is one document: several at once are for reading
    attached: documents.length === 1 ? facturX(electronicXml(snapshotOf(first), t), title) : undefined,
  })
  for (const document of documents) {
    const { row } = document
    drawOne(paper, {
      document,
      seller: row.seller,
      buyer: row.buyer,
      lines: row.lines,
      language,
      t,
    })
  }
  return paper.finish()
}
