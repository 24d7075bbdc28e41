import { ActionIcon } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { invoicePdf } from '@volant/contract/rest/invoices'
import { call } from '../../lib/api'
import { useWords } from '../../lib/i18n'
import { saveFile } from '../../lib/files/save'
import { notify } from '../../ui/feedback/toasts'

interface Props {
  /** The delivery for its invoice, or the payment for its statement. */
  id: string
  fileName: string
}

export function DownloadButton({ id, fileName }: Props) {
  const t = useWords('invoices')
  const download = useMutation({
    mutationFn: () => call<typeof invoicePdf>('GET /invoice/downloadPDF/{id}', { params: { id } }),
    onSuccess: (pdf) => saveFile(pdf, fileName),
    onError: () => notify.error(t('downloadFailed')),
  })
  const name = t('download', { name: fileName })
  return (
    <ActionIcon aria-label={name} title={name} loading={download.isPending} onClick={() => download.mutate()}>
      <IconFileTypePdf size={18} aria-hidden="true" />
    </ActionIcon>
  )
}
