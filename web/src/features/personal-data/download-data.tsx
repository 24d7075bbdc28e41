import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { exportOwnData, exportPersonData } from '@volant/contract/rest/personal-data'
import { call } from '../../lib/api'
import { downloadFile } from '../../lib/files/download'
import { saveFile } from '../../lib/files/save'
import { useWords } from '../../lib/i18n'
import { notify } from '../../ui/feedback/toasts'

interface Props {
  /** Whose data; one's own without it. */
  id?: string
  children: string
}

/** Downloads everything that is kept of a person, under the name that the server gives it. */
export function DownloadData({ id, children }: Props) {
  const t = useWords('personalData')
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
      const file = await (id === undefined
        ? call<typeof exportOwnData>('POST /personal-data/download', {}, { read })
        : call<typeof exportPersonData>('POST /personal-data/{id}/download', { params: { id } }, { read }))
      saveFile(file, name)
      notify.success(t('downloaded', { name }))
    } catch {
      notify.error(t('downloadFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconDownload size={17} aria-hidden="true" />}
      onClick={() => void download()}
    >
      {children}
    </Button>
  )
}
