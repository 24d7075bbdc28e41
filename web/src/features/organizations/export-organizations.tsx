import type { exportOrganizations } from '@volant/contract/rest/organizations'
import { call } from '../../lib/api'
import { ExportButton } from '../../ui/data/export-button'

/** Exports all organisations as a workbook. */
export function ExportOrganizations() {
  return (
    <ExportButton
      load={(options) => call<typeof exportOrganizations>('POST /organization/downloadXlsx', undefined, options)}
    />
  )
}
