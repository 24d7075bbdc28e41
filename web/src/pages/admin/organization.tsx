import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../app/paths'
import { NewOrganization, OrganizationView } from '../../features/organizations/organization-view'
import { organizationQuery } from '../../features/organizations/organizations-query'
import { AddressField } from '../../features/places/address-field'
import { useWords } from '../../lib/i18n'
import { useGo } from '../../lib/use-go'
import { PageHeader } from '../../ui/layout/page-header'
import { OrganizationTabs } from './organization-tabs'

const WIDTH = 860

/** The details of an organisation, by its slug. */
export function OrganizationPage() {
  const { slug } = useParams({ from: '/admin/organizations/organizations-table/$slug' })
  const { data: found } = useQuery(organizationQuery(slug))
  return (
    <Box maw={WIDTH}>
      <OrganizationTabs organization={{ name: found?.name ?? slug, slug }} active="details" />
      <OrganizationView slug={slug} address={AddressField} />
    </Box>
  )
}

export function NewOrganizationPage() {
  const t = useWords('organizations')
  const go = useGo()
  return (
    <Box maw={WIDTH}>
      <PageHeader title={t('new')} back={{ href: paths.organizations(), label: t('back') }} />
      <NewOrganization address={AddressField} onCreated={({ slug }) => go(paths.organization(slug))} />
    </Box>
  )
}
