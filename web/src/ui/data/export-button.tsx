import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { EXPORT_MOST } from '@volant/domain/kernel/workbook'
import { downloadFile, isTooManyRows } from '../../lib/files/download'
import { saveFile } from '../../lib/files/save'
import { i18n, useWords } from '../../lib/i18n'
import { notify } from '../feedback/toasts'

interface Props {
  /** What is exported, where the page does not say it. */
  label?: string
  /** Calls the server with these options and gives the workbook. */
  load: (options: { read: (response: Response) => Promise<File> }) => Promise<Blob>
}

/** Downloads a workbook under the name that the server gives it. */
export function ExportButton({ label, load }: Props) {
  const t = useWords('ui')
  const [busy, setBusy] = useState(false)
  const download = async () => {
    let name = ''
    const read = async (response: Response) => {
      const file = await downloadFile(response)
      name = file.name
      return file
    }
    setBusy(true)
    try {
      saveFile(await load({ read }), name)
      notify.success(t('export.done', { name }))
    } catch (error) {
      const most = new Intl.NumberFormat(i18n.language).format(EXPORT_MOST)
      notify.error(isTooManyRows(error) ? t('export.tooMany', { most }) : t('export.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconFileSpreadsheet size={17} aria-hidden="true" />}
      onClick={() => void download()}
    >
      {label ?? t('export.button')}
    </Button>
  )
}
