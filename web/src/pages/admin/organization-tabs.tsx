import type { ReactNode } from 'react'
import { paths } from '../../app/paths'
import { useWords } from '../../lib/i18n'
import { PageHeader } from '../../ui/layout/page-header'
import { Tabs } from '../../ui/layout/tabs'

interface Props {
  organization: { readonly name: string; readonly slug: string }
  active: 'details' | 'members' | 'managers' | 'owners'
  actions?: ReactNode
}

/** The head of an organisation's pages. */
export function OrganizationTabs({ organization, active, actions }: Props) {
  const t = useWords('organizations')
  const people = (['members', 'managers', 'owners'] as const).map((key) => ({
    key,
    label: t(key),
    href: paths.organizationPeople(key, organization),
  }))
  return (
    <>
      <PageHeader
        title={organization.name}
        back={{ href: paths.organizations(), label: t('back') }}
        actions={actions}
      />
      <Tabs
        label={organization.name}
        active={active}
        items={[{ key: 'details', label: t('details'), href: paths.organization(organization.slug) }, ...people]}
      />
    </>
  )
}
