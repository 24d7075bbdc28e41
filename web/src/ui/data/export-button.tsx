import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { EXPORT_MOST } from '@volant/domain/kernel/workbook'
import { isTooManyRows } from '../../lib/files/download'
import { useDownload, type LoadFile } from '../../lib/files/use-download'
import { i18n, useWords } from '../../lib/i18n'
import { notify } from '../feedback/toasts'

interface Props {
  /** What is exported, where the page does not say it. */
  label?: string
  /** Gives the workbook. */
  load: LoadFile
}

/** Downloads a workbook under the name that the server gives it. */
export function ExportButton({ label, load }: Props) {
  const t = useWords('ui')
  const { busy, download } = useDownload(load, {
    onSaved: (name) => notify.success(t('export.done', { name })),
    onFailed(error) {
      const most = new Intl.NumberFormat(i18n.language).format(EXPORT_MOST)
      notify.error(isTooManyRows(error) ? t('export.tooMany', { most }) : t('export.failed'))
    },
  })
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconFileSpreadsheet size={17} aria-hidden="true" />}
      onClick={download}
    >
      {label ?? t('export.button')}
    </Button>
  )
}
