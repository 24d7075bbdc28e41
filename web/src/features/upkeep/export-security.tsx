import type { exportSecurityEvents } from '@volant/contract/rest/upkeep'
import { call } from '../../lib/api'
import { ExportButton } from '../../ui/data/export-button'
import type { SecuritySearch } from './upkeep-search'

/** Exports all pages of the log with the filters that are shown. */
export function ExportSecurity({ search: { page: _page, ...body } }: { search: SecuritySearch }) {
  return (
    <ExportButton
      load={(options) => call<typeof exportSecurityEvents>('POST /upkeep/security-log/downloadXlsx', { body }, options)}
    />
  )
}
