import type { MandateSnapshot } from '@volant/domain/drivers/mandate'
import type { Language } from '@volant/domain/kernel/actor'
import { formatDateTime } from '../../../platform/format'
import { factBand, parties, section } from '../../../platform/pdf/blocks'
import { heading } from '../../../platform/pdf/head'
import { Paper } from '../../../platform/pdf/paper'
import { wordsIn } from '../../../platform/words'

const inFours = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1\u00a0')

interface SignedMandate {
  readonly reference: string
  readonly snapshot: MandateSnapshot
  readonly at: Date
}

/** A SEPA direct-debit mandate as the driver signed it: both parties, the account, and the words the scheme asks for. */
export async function drawMandate({ reference, snapshot, at }: SignedMandate, language: Language): Promise<Buffer> {
  const { creditor, debtor } = snapshot
  const t = await wordsIn(language, 'documents')
  const title = t('mandate.title')
  const paper = await Paper.open({
    title: `${title} ${reference}`,
    author: creditor.name,
    language,
    at,
    pageOf: (page, pages) => t('page', { page, pages }),
  })
  const name = `${title} · ${reference}`
  paper.begin([`${creditor.name} · ${creditor.address}`, name], [creditor.name, name])
  heading(paper, { name: creditor.name, lines: [creditor.address], title, subtitle: reference })
  factBand(paper, [
    { label: t('mandate.reference'), value: reference, share: 1.4 },
    { label: t('mandate.kind'), value: t('mandate.recurrent') },
    { label: t('mandate.scheme'), value: t('mandate.core') },
  ])
  parties(paper, [
    {
      role: t('mandate.creditor'),
      name: creditor.name,
      lines: [creditor.address, t('mandate.creditorId', { identifier: creditor.identifier })],
    },
    {
      role: t('mandate.debtor'),
      name: debtor.name,
      lines: [...debtor.address, t('mandate.iban', { iban: inFours(debtor.iban) })],
    },
  ])
  section(paper, t('mandate.authorisation'))
  paper.paragraph(t('mandate.text', { creditor: creditor.name }), { after: 8 })
  paper.paragraph(t('mandate.refund'), { after: 14 })
  section(paper, t('mandate.signature'))
  paper.paragraph(t('mandate.signedBy', { name: debtor.name, at: formatDateTime(at) }), { font: 'medium', after: 6 })
  paper.paragraph(t('mandate.how'), { size: 8.5 })
  return paper.finish()
}
