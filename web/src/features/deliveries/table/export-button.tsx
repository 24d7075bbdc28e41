import { useState } from 'react'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { unreachable } from '../../../lib/api-error'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords, withWords } from '../../../lib/i18n'
import { newVersion } from '../../../lib/lazy/new-version'
import { notify } from '../../../ui/feedback/toasts'
import { tableQuery } from './table-query'
import { searchOf, type TableSearch } from './table-search'
import classes from './export-button.module.css'

/** Exports the whole tab as a workbook with the current filters and order. Administrators only: description 2.2. */
export function ExportButton({ tab, search }: { tab: DeliveryTab; search: TableSearch }) {
  const t = useWords('deliveries')
  const wordsOf = useApiErrorWords()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const { exportTable } = await withWords(import('./export-table'), 'sheets').catch((cause: unknown) => {
        void newVersion.check()
        throw unreachable(cause)
      })
      const asShown = searchOf('ADMIN', tab, search)
      const shown = client.getQueryData(tableQuery('ADMIN', tab, asShown).queryKey)
      await exportTable(tab, asShown, shown?.total)
    } catch (error) {
      notify.error(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      className={classes.button}
      aria-label={t('table.export')}
      loading={busy}
      onClick={() => void run()}
    >
      <IconFileSpreadsheet size={17} aria-hidden="true" />
      <span className={classes.label}>{t('table.export')}</span>
    </Button>
  )
}
