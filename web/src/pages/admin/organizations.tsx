import { useNavigate, useSearch } from '@tanstack/react-router'
import { OrganizationsTable } from '../../features/organizations/organizations-table'
import { useWords } from '../../lib/i18n'
import { PageHeader } from '../../ui/layout/page-header'

const FROM = '/admin/organizations/organizations-table'

export function OrganizationsPage() {
  const t = useWords('organizations')
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('intro')} />
      <OrganizationsTable
        search={search}
        onSearch={(change) => void navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false })}
      />
    </>
  )
}
