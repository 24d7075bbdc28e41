import { useSuspenseQuery } from '@tanstack/react-query'
import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import { useWords } from '../../lib/i18n'
import type { Session } from '../../lib/session'
import { ErrorState } from '../../ui/feedback/error-state'
import { PageHeader } from '../../ui/layout/page-header'
import { NewClientStep } from './client/new-client-step'
import { ownRepresentativeQuery, ownersQuery } from './wizard-queries'
import type { DeliveryRef } from './links'
import { StepList } from './step-list'

interface Props {
  type: DeliveryType
  session: Session
  table: string
  onCreated: (delivery: DeliveryRef) => void
}

/** The wizard before the delivery exists, with its first step only. */
export function NewWizard({ type, session, table, onCreated }: Props) {
  const t = useWords('wizard')
  const deliveries = useWords('deliveries')
  const First = session.role === 'ADMIN' ? AdminWizard : ClientWizard
  return (
    <>
      <PageHeader title={deliveries(`type.${type}`)} back={{ href: table, label: t('back') }} />
      <StepList type={type} current={1} />
      <First key={type} type={type} session={session} onCreated={onCreated} />
    </>
  )
}

function AdminWizard({ type, onCreated }: Omit<Props, 'table'>) {
  const { data: choices } = useSuspenseQuery(ownersQuery)
  return <NewClientStep type={type} choices={choices} onCreated={onCreated} />
}

function ClientWizard({ session, ...rest }: Omit<Props, 'table'>) {
  const errors = useWords('errors')
  if (!session.organization) return <ErrorState title={errors('reason.NO_ORGANIZATION')} />
  return <MemberWizard session={session} organization={session.organization} {...rest} />
}

type Member = Omit<Props, 'table'> & { organization: NonNullable<Session['organization']> }

function MemberWizard({ type, session, organization, onCreated }: Member) {
  const { data: own } = useSuspenseQuery(ownRepresentativeQuery(session.sub, organization))
  return <NewClientStep type={type} own={own ?? undefined} onCreated={onCreated} />
}
