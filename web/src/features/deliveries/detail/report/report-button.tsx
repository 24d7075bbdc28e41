import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import type { report } from '@volant/contract/rest/deliveries'
import { call } from '../../../../lib/api'
import { saveFile } from '../../../../lib/files/save'
import { useWords } from '../../../../lib/i18n'
import { notify } from '../../../../ui/feedback/toasts'

interface Props {
  id: string
  contract: string
}

/** The whole mission as a PDF; for admins. Description 2.5. */
export function ReportButton({ id, contract }: Props) {
  const t = useWords('deliveries')
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const toast = notify.progress(t('detail.reportRunning'))
    try {
      saveFile(await call<typeof report>('GET /delivery/generate-report/{id}', { params: { id } }), `${contract}.pdf`)
      toast.success(t('detail.reportDone'))
    } catch {
      toast.error(t('detail.reportFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={16} aria-hidden="true" />}
      loading={busy}
      onClick={() => void download()}
    >
      {t('detail.report')}
    </Button>
  )
}
