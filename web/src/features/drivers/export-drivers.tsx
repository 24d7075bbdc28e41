import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { exportDrivers } from '@volant/contract/rest/drivers'
import { isPostalCodeFilter } from '@volant/domain/drivers/postal-code'
import type { DriverState } from '@volant/domain/kernel/actor'
import { call } from '../../lib/api'
import { downloadFile } from '../../lib/files/download'
import { saveFile } from '../../lib/files/save'
import { useWords } from '../../lib/i18n'
import { notify } from '../../ui/feedback/toasts'
import type { DriversSearch } from './drivers-search'

interface Props {
  state: DriverState
  search: DriversSearch
}

/** Exports the whole list as a workbook with the current search and order. */
export function ExportDrivers({ state, search }: Props) {
  const t = useWords('drivers')
  const run = useMutation({
    mutationFn: async () => {
      const { page: _page, postalCode, ...rest } = search
      const body = { ...rest, state, postalCode: isPostalCodeFilter(postalCode) ? postalCode : '' }
      const file = await call<typeof exportDrivers>('POST /drivers/downloadXlsx', { body }, { read: downloadFile })
      saveFile(file, (file as File).name)
    },
    onSuccess: () => notify.success(t('exported')),
    onError: () => notify.error(t('exportFailed')),
  })
  return (
    <Button
      variant="default"
      loading={run.isPending}
      leftSection={<IconFileSpreadsheet size={17} aria-hidden="true" />}
      onClick={() => run.mutate()}
    >
      {t('export')}
    </Button>
  )
}
