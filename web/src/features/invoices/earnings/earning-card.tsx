import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { invoicePdf } from '@volant/contract/rest/invoices'
import { call } from '../../../lib/api'
import { saveFile } from '../../../lib/files/save'
import { formatDate, formatMoney, MISSING } from '../../../lib/format'
import { useLanguage, useWords } from '../../../lib/i18n'
import { StatusBadge } from '../../../ui/badges/status-badge'
import { Mono } from '../../../ui/data/mono'
import { notify } from '../../../ui/feedback/toasts'
import { TONE_OF } from '../payment-tone'
import type { Earning } from './earnings-query'
import classes from './earnings.module.css'

/** What one mission brought, and its statement. */
export function EarningCard({ earning }: { earning: Earning }) {
  const t = useWords('earnings')
  const language = useLanguage()
  const { contract, status, fromCity, toCity, vehicles, completedAt, createdAt, amount, disbursements } = earning
  const date = formatDate(completedAt ?? createdAt, language)
  return (
    <article className={classes.card} aria-label={contract}>
      <div className={classes.top}>
        <Mono>{contract}</Mono>
        <StatusBadge tone={TONE_OF[status]} label={t(`status.${status}`)} />
      </div>
      <div className={classes.middle}>
        <div className={classes.words}>
          <span className={classes.journey}>{t('journey', { from: fromCity ?? MISSING, to: toCity ?? MISSING })}</span>
          {vehicles.length > 0 && <span className={classes.dim}>{vehicles.join(' · ')}</span>}
          {disbursements > 0 && (
            <span className={classes.dim}>{t('disbursements', { amount: formatMoney(disbursements, language) })}</span>
          )}
          <span className={classes.dim}>{t(completedAt ? 'completed' : 'prepared', { date })}</span>
        </div>
        <span className={classes.amount} data-off={status === 'CANCELLED' || undefined}>
          {formatMoney(amount, language)}
        </span>
      </div>
      {status === 'FAILED' && <p className={classes.refused}>{t('failedText')}</p>}
      <Statement earning={earning} />
    </article>
  )
}

function Statement({ earning: { id, contract } }: { earning: Earning }) {
  const t = useWords('earnings')
  const download = useMutation({
    mutationFn: () => call<typeof invoicePdf>('GET /invoice/downloadPDF/{id}', { params: { id } }),
    onSuccess: (pdf) => saveFile(pdf, t('statementFile', { contract })),
    onError: () => notify.error(t('statementFailed')),
  })
  return (
    <Button
      className={classes.statement}
      variant="subtle"
      mih={44}
      leftSection={<IconFileTypePdf size={18} aria-hidden="true" />}
      aria-label={t('statementOf', { contract })}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('statement')}
    </Button>
  )
}
