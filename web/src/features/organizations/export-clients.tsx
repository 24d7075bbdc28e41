import type { exportClients } from '@volant/contract/rest/organizations'
import { call } from '../../lib/api'
import { useWords } from '../../lib/i18n'
import { ExportButton } from '../../ui/data/export-button'

/** Exports the people of one organisation as a workbook, or of all. */
export function ExportClients({ organizationSlug }: { organizationSlug?: string }) {
  const t = useWords('organizations')
  const body = { organizationSlug }
  return (
    <ExportButton
      label={organizationSlug === undefined ? t('exportClients') : undefined}
      load={(options) => call<typeof exportClients>('POST /clients/downloadXlsx', { body }, options)}
    />
  )
}
