import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { RANK } from '@volant/domain/kernel/actor'
import { useApiErrorWords } from '../../lib/api-error-words'
import { useWords } from '../../lib/i18n'
import { sessionQuery } from '../../lib/session'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import type { AddressSlot } from '../../ui/form/address-slot'
import { OrganizationForm } from './organization-form'
import { toOrganization, toOrganizationUpdate } from './organization-values'
import { organizationQuery } from './organizations-query'
import { useOrganizations } from './use-organizations'

/** The details of an organisation, which admins from maintainers on change. */
export function OrganizationView({ slug, address }: { slug: string; address: AddressSlot }) {
  const t = useWords('organizations')
  const words = useApiErrorWords()
  const found = useQuery(organizationQuery(slug))
  const { data: session } = useSuspenseQuery(sessionQuery)
  const { update } = useOrganizations()
  if (found.isLoadingError) return <ErrorState text={words(found.error)} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <PageSkeleton />
  const known = found.data
  if (known === null) return <EmptyState title={t('missing')} text={t('missingText')} />
  return (
    <OrganizationForm
      key={known.id}
      known={known}
      address={address}
      readOnly={session.rank > RANK.MAINTAINER}
      onSubmit={(values) => update(toOrganizationUpdate(known, values))}
    />
  )
}

interface NewProps {
  address: AddressSlot
  onCreated: (organization: { readonly slug: string }) => void
}

export function NewOrganization({ address, onCreated }: NewProps) {
  const { create } = useOrganizations()
  return (
    <OrganizationForm address={address} onSubmit={async (values) => onCreated(await create(toOrganization(values)))} />
  )
}
