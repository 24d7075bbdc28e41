import { useNavigate, useSearch } from '@tanstack/react-router'
import { ExportSecurity } from '../../features/upkeep/export-security'
import { SecurityTable } from '../../features/upkeep/security-table'
import { UpkeepHeader } from './upkeep-header'

const FROM = '/admin/upkeep/security'

export function SecurityLogPage() {
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <UpkeepHeader active="security" actions={<ExportSecurity search={search} />} />
      <SecurityTable
        search={search}
        onSearch={(change, replace = false) =>
          void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
        }
      />
    </>
  )
}
