import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import type { invoicePdf } from '@volant/contract/rest/invoices'
import { call } from '../../../lib/api'
import { saveFile } from '../../../lib/files/save'
import { formatDate } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { Money } from '../../../ui/data/money'
import { Mono } from '../../../ui/data/mono'
import { notify } from '../../../ui/feedback/toasts'
import { Card } from '../../../ui/layout/card'
import type { Detail } from './detail-query'
import { Fact, Facts } from './facts'

/** The invoice of a completed delivery, with its PDF. Description 2.5 */
export function InvoiceCard({ delivery }: { delivery: Detail }) {
  const t = useWords('deliveries')
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const { invoice, status } = delivery
  if (!invoice || status !== 'COMPLETED') return null
  const download = async () => {
    setBusy(true)
    try {
      const pdf = await call<typeof invoicePdf>('GET /invoice/downloadPDF/{id}', { params: { id: delivery.id } })
      saveFile(pdf, `${invoice.number}.pdf`)
    } catch {
      notify.error(t('detail.invoiceFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card
      title={t('detail.invoice')}
      description={t('detail.invoiceDate', { date: formatDate(invoice.issuedAt, language) })}
      actions={
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={16} aria-hidden="true" />}
          loading={busy}
          onClick={() => void download()}
        >
          {t('detail.download')}
        </Button>
      }
    >
      <Facts columns={3}>
        <Fact name={t('detail.invoice')}>
          <Mono>{invoice.number}</Mono>
        </Fact>
        <Fact name={t('detail.exclTax')}>
          <Money euros={invoice.totalExclTax} />
        </Fact>
        <Fact name={t('detail.inclTax')}>
          <Money euros={invoice.totalInclTax} />
        </Fact>
      </Facts>
    </Card>
  )
}
