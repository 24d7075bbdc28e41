import type { ReactNode } from 'react'
import { Box, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconUserOff } from '@tabler/icons-react'
import { useApiErrorWords } from '../../lib/api-error-words'
import { formatDate } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { loadPhones } from '../../lib/phones'
import { rankName } from '../../lib/rank'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { TextSkeleton } from '../../ui/feedback/skeletons'
import { Card } from '../../ui/layout/card'
import { PageHeader } from '../../ui/layout/page-header'
import { FactsList } from '../../ui/data/facts-list'
import { personQuery, type Person } from './person-query'

interface Props {
  id: string
  /** What stands below, once the person is known. */
  children: (person: Person) => ReactNode
}

/** The read-only profile of a person; for admins. Description 2.1. */
export function PersonView({ id, children }: Props) {
  const t = useWords('identity')
  const words = useApiErrorWords()
  const language = useLanguage()
  const found = useQuery(personQuery(id))
  const phones = useQuery({ queryKey: ['phones'], queryFn: loadPhones, staleTime: Infinity })
  const person = found.data
  const facts = person && [
    [t('profile.removed'), person.removedAt && formatDate(person.removedAt, language)] as const,
    [t('profile.rank'), t(`rank.${rankName(person.rank)}`)] as const,
    [t('email'), person.email] as const,
    [t('profile.phone'), person.phone && (phones.data?.toNational(person.phone) ?? person.phone)] as const,
    [t('profile.organization'), person.company] as const,
    [t('profile.assigneeFunction'), person.function] as const,
    [t('profile.assigneeService'), person.service] as const,
  ]
  return (
    <Box maw={760}>
      <PageHeader title={person ? `${person.firstName} ${person.lastName}` : t('profile.title')} />
      {found.isLoadingError ? (
        <ErrorState text={words(found.error)} onRetry={() => void found.refetch()} />
      ) : person === null ? (
        <EmptyState
          icon={<IconUserOff size={24} stroke={1.6} />}
          title={t('profile.unknown')}
          text={t('profile.unknownText')}
        />
      ) : (
        <Stack gap={12}>
          <Card title={t('profile.details')}>
            {facts ? (
              <FactsList facts={facts.filter((fact): fact is readonly [string, string] => Boolean(fact[1]))} />
            ) : (
              <TextSkeleton lines={3} />
            )}
          </Card>
          {person && children(person)}
        </Stack>
      )}
    </Box>
  )
}
