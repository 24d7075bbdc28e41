import { useEffect, useState, type ComponentType } from 'react'
import { Button } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { DEFAULT_SETTINGS } from '@volant/domain/organizations/settings'
import { useWords } from '../../lib/i18n'
import { EmptyState } from '../../ui/feedback/empty-state'
import { PageSkeleton } from '../../ui/feedback/skeletons'
import { Link } from '../../ui/layout/link'
import { PageHeader } from '../../ui/layout/page-header'
import type { AddressSlot } from '../../ui/form/address-slot'
import { EditClientStep } from './client/edit-client-step'
import { deliveryQuery, settingsQuery, type WizardDelivery } from './wizard-queries'
import { createdInSession } from './draft'
import { FinishStep } from './finish/finish-step'
import { JourneyStep } from './journey/journey-step'
import type { WizardLinks } from './links'
import { RestitutionStep } from './restitution/restitution-step'
import { StepList } from './step-list'
import type { StepProps } from './step-props'
import { stepAt, stepsOf, type StepName } from './steps'

interface Props {
  /** The id or the contract number. */
  id: string
  step: number
  links: WizardLinks
  address: AddressSlot
  onGo: (href: string) => void
}

const STEPS: Record<StepName, ComponentType<StepProps>> = {
  client: EditClientStep,
  journey: JourneyStep,
  restitution: RestitutionStep,
  finish: FinishStep,
}

/** The steps of an existing delivery. */
export function EditWizard({ id, ...rest }: Props) {
  const t = useWords('wizard')
  const { data: delivery } = useSuspenseQuery(deliveryQuery(id))
  if (!delivery) return <EmptyState title={t('missing')} text={t('missingText')} />
  if (!delivery.allowedActions.includes('EDIT'))
    return (
      <EmptyState
        title={t('closed')}
        action={
          <Button component={Link} href={rest.links.detail(delivery)}>
            {t('openDelivery')}
          </Button>
        }
      />
    )
  return <Steps delivery={delivery} {...rest} />
}

function Steps({ delivery, step, links, address, onGo }: Omit<Props, 'id'> & { delivery: WizardDelivery }) {
  const t = useWords('wizard')
  const deliveries = useWords('deliveries')
  const settings = useQuery(settingsQuery(delivery.organization?.slug))
  const { name, number } = stepAt(delivery.type, step)
  const Step = STEPS[name]
  const left = !delivery.fromAddress || !delivery.toAddress
  // asked once: it is forgotten while the last button still shows
  const [placed] = useState(() => !left && !createdInSession.of(delivery.id))
  // whoever comes back to an order that was left is still placing it
  useEffect(() => {
    if (left) createdInSession.mark(delivery.id)
  }, [left, delivery.id])
  const hrefOf = (to: number) => links.step(delivery, to)
  const done = () => {
    if (number < stepsOf(delivery.type).length) return onGo(hrefOf(number + 1))
    const fresh = createdInSession.of(delivery.id)
    createdInSession.forget(delivery.id)
    onGo(links.finished(delivery, fresh))
  }
  return (
    <>
      <PageHeader
        title={placed ? t('editing') : deliveries(`type.${delivery.type}`)}
        subtitle={t('editTitle', { contract: delivery.publicId })}
        back={{ href: links.table, label: t('back') }}
      />
      <StepList type={delivery.type} current={number} hrefOf={hrefOf} />
      {settings.isLoading ? (
        <PageSkeleton />
      ) : (
        <Step
          key={name}
          delivery={delivery}
          settings={settings.data ?? DEFAULT_SETTINGS}
          address={address}
          placed={placed}
          previous={number > 1 ? hrefOf(number - 1) : undefined}
          onDone={done}
        />
      )}
    </>
  )
}
