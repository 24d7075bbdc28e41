import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../lib/i18n'
import { loadPhones } from '../../lib/phones'
import { TextSkeleton } from '../../ui/feedback/skeletons'
import { FactsList } from '../../ui/data/facts-list'
import { Card } from '../../ui/layout/card'
import { ownOrganizationQuery } from './organizations-query'
import { nameOf } from './use-people'

/** What an organisation's own people read of it. */
export function OwnOrganization() {
  const t = useWords('organizations')
  const found = useQuery(ownOrganizationQuery)
  const phones = useQuery({ queryKey: ['phones'], queryFn: loadPhones, staleTime: Infinity })
  const organization = found.data
  // the lists below say so when the server can't be reached
  if (found.isLoadingError) return null
  const owner = organization?.owner
  const facts = organization && [
    [t('form.name'), organization.name] as const,
    [t('owner'), owner && nameOf(owner)] as const,
    [t('email'), owner?.assigneeEmail] as const,
    [
      t('phone'),
      owner?.assigneePhone && (phones.data?.toNational(owner.assigneePhone) ?? owner.assigneePhone),
    ] as const,
  ]
  return (
    <Card title={t('details')}>
      {facts ? (
        <FactsList facts={facts.filter((fact): fact is readonly [string, string] => Boolean(fact[1]))} />
      ) : (
        <TextSkeleton lines={3} />
      )}
    </Card>
  )
}
