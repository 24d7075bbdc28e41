import { useState, type ReactNode } from 'react'
import { Box, Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconUserOff } from '@tabler/icons-react'
import { useApiErrorWords } from '../../lib/api-error-words'
import { formatDate } from '../../lib/format'
import { useLanguage, useWords } from '../../lib/i18n'
import { loadPhones } from '../../lib/phones'
import { rankName, roleOf } from '../../lib/rank'
import { useNewPassword } from '../../lib/use-new-password'
import { NewPasswordDialog } from '../../ui/accounts/new-password-dialog'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorState } from '../../ui/feedback/error-state'
import { TextSkeleton } from '../../ui/feedback/skeletons'
import { Card } from '../../ui/layout/card'
import { Link } from '../../ui/layout/link'
import { PageHeader } from '../../ui/layout/page-header'
import { FactsList } from '../../ui/data/facts-list'
import { personQuery, type Person } from './person-query'

interface Props {
  id: string
  /** The list of the organisation in which the person stands. */
  hrefOfList: (rank: number, organization: NonNullable<Person['organization']>) => string
  /** What stands below, once the person is known. */
  children: (person: Person) => ReactNode
}

/** The profile of a person, where the office helps who cannot sign in; for admins. Description 2.1. */
export function PersonView({ id, hrefOfList, children }: Props) {
  const t = useWords('identity')
  const words = useApiErrorWords()
  const language = useLanguage()
  const found = useQuery(personQuery(id))
  const phones = useQuery({ queryKey: ['phones'], queryFn: loadPhones, staleTime: Infinity })
  const { maySendTo, ...newPassword } = useNewPassword()
  const [sending, setSending] = useState(false)
  const person = found.data
  const name = person && `${person.firstName} ${person.lastName}`
  const { email, rank = 0, organization } = person ?? {}
  const list = organization && <Link href={hrefOfList(rank, organization)}>{organization.name}</Link>
  const mayHelp = email && person?.maySignIn && maySendTo({ role: roleOf(rank), rank })
  const facts = person && [
    [t('profile.removed'), person.removedAt && formatDate(person.removedAt, language)] as const,
    [t('profile.rank'), t(`rank.${rankName(person.rank)}`)] as const,
    [t('email'), person.email] as const,
    [t('profile.phone'), person.phone && (phones.data?.toNational(person.phone) ?? person.phone)] as const,
    [t('profile.organization'), list ?? person.company] as const,
    [t('profile.assigneeFunction'), person.function] as const,
    [t('profile.assigneeService'), person.service] as const,
  ]
  return (
    <Box maw={760}>
      <PageHeader
        title={name ?? t('profile.title')}
        actions={
          mayHelp && (
            <Button variant="default" onClick={() => setSending(true)}>
              {t('sendPassword.action')}
            </Button>
          )
        }
      />
      {name && email && sending && (
        <NewPasswordDialog name={name} email={email} {...newPassword} onClose={() => setSending(false)} />
      )}
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
            {facts ? <FactsList facts={facts.filter(([, value]) => value)} /> : <TextSkeleton lines={3} />}
          </Card>
          {person && children(person)}
        </Stack>
      )}
    </Box>
  )
}
