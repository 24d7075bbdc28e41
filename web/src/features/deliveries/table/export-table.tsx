import type { exportDeliveries } from '@volant/contract/rest/deliveries'
import { EXPORT_MOST } from '@volant/domain/kernel/workbook'
import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import { call } from '../../../lib/api'
import { downloadFile, isTooManyRows } from '../../../lib/files/download'
import { saveFile } from '../../../lib/files/save'
import { i18n } from '../../../lib/i18n'
import { notify } from '../../../ui/feedback/toasts'
import { ExportProgress } from './export-progress'
import type { TabSearch } from './table-search'

const KILOBYTE = 1000
/** Frequent enough to show progress, rare enough to be readable. */
const PROGRESS_INTERVAL_MS = 250

function stateOf(tab: DeliveryTab, search: TabSearch) {
  const { page: _page, open: _open, ...state } = search
  return { ...state, tab: tab.toLowerCase().replaceAll('_', '-') }
}

/**
 * Downloads the workbook of a tab. A toast shows the progress and a button to cancel.
 * @param rows the number of rows in the tab, if known
 */
export async function exportTable(tab: DeliveryTab, search: TabSearch, rows: number | undefined): Promise<void> {
  const t = i18n.getFixedT(null, 'sheets')
  const number = new Intl.NumberFormat(i18n.language)
  const tooMany = t('export.tooMany', { most: number.format(EXPORT_MOST) })
  if ((rows ?? 0) > EXPORT_MOST) {
    notify.error(tooMany)
    return
  }
  const title =
    rows === undefined ? t('export.preparing') : t('export.running', { count: rows, rows: number.format(rows) })
  const leave = new AbortController()
  const progress = (bytes: number) => (
    <ExportProgress
      title={title}
      received={bytes > 0 ? t('export.received', { size: number.format(Math.round(bytes / KILOBYTE)) }) : undefined}
      cancel={t('export.cancel')}
      onCancel={() => leave.abort()}
    />
  )
  const toast = notify.progress(progress(0))
  let reportedAt = 0
  const onBytes = (bytes: number) => {
    if (performance.now() - reportedAt < PROGRESS_INTERVAL_MS) return
    reportedAt = performance.now()
    toast.say(progress(bytes))
  }
  try {
    const file = await call<typeof exportDeliveries>(
      'POST /delivery/downloadXlsx',
      { body: stateOf(tab, search) },
      { signal: leave.signal, read: (response) => downloadFile(response, onBytes) },
    )
    saveFile(file, (file as File).name)
    toast.success(t('export.done', { name: (file as File).name }))
  } catch (error) {
    if (leave.signal.aborted) toast.drop()
    else toast.error(isTooManyRows(error) ? tooMany : t('export.failed'))
  }
}
