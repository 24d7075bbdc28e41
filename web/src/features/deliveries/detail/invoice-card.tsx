import { useState } from 'react'
import { Button, Group } from '@mantine/core'
import { IconFileCode, IconFileTypePdf } from '@tabler/icons-react'
import type { invoicePdf, invoiceXml } from '@volant/contract/rest/invoices'
import { call } from '../../../lib/api'
import { saveFile } from '../../../lib/files/save'
import { formatDate } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { Money } from '../../../ui/data/money'
import { Mono } from '../../../ui/data/mono'
import { ElectronicFaults } from '../../../ui/feedback/electronic-faults'
import { notify } from '../../../ui/feedback/toasts'
import { Card } from '../../../ui/layout/card'
import type { Detail } from './detail-query'
import { Fact, Facts } from './facts'

/** The invoice of a completed delivery, with its PDF and its XML, and what keeps it from leaving as an electronic one. Description 2.5 */
export function InvoiceCard({ delivery }: { delivery: Detail }) {
  const t = useWords('deliveries')
  const language = useLanguage()
  const electronic = useWords('electronicInvoices')
  const [busy, setBusy] = useState<'pdf' | 'xml' | null>(null)
  const { invoice, status } = delivery
  if (!invoice || status !== 'COMPLETED') return null
  const params = { id: invoice.id }
  const fetchFile = {
    pdf: () => call<typeof invoicePdf>('GET /invoice/downloadPDF/{id}', { params }),
    xml: () => call<typeof invoiceXml>('GET /invoice/downloadXML/{id}', { params }),
  }
  const download = async (type: keyof typeof fetchFile) => {
    setBusy(type)
    try {
      saveFile(await fetchFile[type](), `${invoice.number}.${type}`)
    } catch {
      notify.error(t('detail.invoiceFailed'))
    } finally {
      setBusy(null)
    }
  }
  return (
    <Card
      title={t('detail.invoice')}
      description={t('detail.invoiceDate', { date: formatDate(invoice.issuedAt, language) })}
      actions={
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconFileCode size={16} aria-hidden="true" />}
            loading={busy === 'xml'}
            aria-label={electronic('xmlOf', { number: invoice.number })}
            onClick={() => void download('xml')}
          >
            {electronic('xml')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={16} aria-hidden="true" />}
            loading={busy === 'pdf'}
            onClick={() => void download('pdf')}
          >
            {t('detail.download')}
          </Button>
        </Group>
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
      <ElectronicFaults of="invoice" faults={invoice.electronicFaults ?? []} />
    </Card>
  )
}
