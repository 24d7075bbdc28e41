import { Button } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { RANK } from '@volant/domain/kernel/actor'
import { paths } from '../../app/paths'
import { ExportClients } from '../../features/organizations/export-clients'
import { ExportOrganizations } from '../../features/organizations/export-organizations'
import type { OrganizationLinks } from '../../features/organizations/links'
import { OrganizationsTable } from '../../features/organizations/organizations-table'
import { useWords } from '../../lib/i18n'
import { useSession } from '../../lib/session'
import { Link } from '../../ui/layout/link'
import { PageHeader } from '../../ui/layout/page-header'

const FROM = '/admin/organizations/organizations-table'

const LINKS: OrganizationLinks = {
  details: ({ slug }) => paths.organization(slug),
  delivery: (contract) => paths.contract('admin', contract),
  people: (who, organization) => paths.organizationPeople(who, organization),
}

export function OrganizationsPage() {
  const t = useWords('organizations')
  const search = useSearch({ from: FROM })
  const navigate = useNavigate({ from: FROM })
  const { rank } = useSession()
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('intro')}
        actions={
          <>
            <ExportOrganizations />
            <ExportClients />
            {rank <= RANK.MAINTAINER && (
              <Button
                component={Link}
                href={paths.newOrganization()}
                leftSection={<IconPlus size={16} aria-hidden="true" />}
              >
                {t('new')}
              </Button>
            )}
          </>
        }
      />
      <OrganizationsTable
        search={search}
        onSearch={(change, replace = false) =>
          void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
        }
        links={LINKS}
      />
    </>
  )
}
