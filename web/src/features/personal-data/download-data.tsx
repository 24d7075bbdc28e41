import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { exportOwnData, exportPersonData } from '@volant/contract/rest/personal-data'
import { call } from '../../lib/api'
import { useDownload, type LoadFile } from '../../lib/files/use-download'
import { useWords } from '../../lib/i18n'
import { notify } from '../../ui/feedback/toasts'

interface Props {
  /** Whose data; one's own without it. */
  id?: string
  children: string
}

const loadOf =
  (id: string | undefined): LoadFile =>
  (options) =>
    id === undefined
      ? call<typeof exportOwnData>('POST /personal-data/download', {}, options)
      : call<typeof exportPersonData>('POST /personal-data/{id}/download', { params: { id } }, options)

/** Downloads everything that is kept of a person, under the name that the server gives it. */
export function DownloadData({ id, children }: Props) {
  const t = useWords('personalData')
  const { busy, download } = useDownload(loadOf(id), {
    onSaved: (name) => notify.success(t('downloaded', { name })),
    onFailed: () => notify.error(t('downloadFailed')),
  })
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconDownload size={17} aria-hidden="true" />}
      onClick={download}
    >
      {children}
    </Button>
  )
}
