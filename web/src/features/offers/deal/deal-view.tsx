import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useApiErrorWords } from '../../../lib/api-error-words'
import { useWords } from '../../../lib/i18n'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorState } from '../../../ui/feedback/error-state'
import { PageSkeleton } from '../../../ui/feedback/skeletons'
import { Link } from '../../../ui/layout/link'
import { PageHeader } from '../../../ui/layout/page-header'
import type { DealCall, DealIntent } from './deal-call'
import { DealForm } from './deal-form'
import { dealQuery, type DealDelivery } from './deal-query'

interface Props {
  contract: string
  /** The purpose of the form, from the address and the delivery. */
  intentOf: (delivery: DealDelivery) => DealIntent
  /** The map and the summary of the delivery, beside what is decided. */
  map: ReactNode
  summary: ReactNode
  hrefOf: (delivery: DealDelivery) => string
  /** The link to the wizard, which edits everything but dates and prices. */
  requestOf: (delivery: DealDelivery) => string
  onDone: (call: DealCall, delivery: DealDelivery) => void
}

/** A map, a summary and the form of the contract. */
export function DealView({ contract, intentOf, map, summary, hrefOf, requestOf, onDone }: Props) {
  const t = useWords('deal')
  const words = useApiErrorWords()
  const found = useQuery(dealQuery(contract))
  if (found.isLoadingError || found.data === null) {
    return (
      <>
        <PageHeader title={t('edit')} />
        {found.isLoadingError ? (
          <ErrorState text={words(found.error)} onRetry={() => void found.refetch()} />
        ) : (
          <EmptyState title={t('missing')} text={t('missingText')} />
        )}
      </>
    )
  }
  const delivery = found.data
  const intent = delivery ? intentOf(delivery) : 'create'
  return (
    <>
      <PageHeader
        title={t(intent)}
        subtitle={delivery?.publicId ?? '\u00a0'}
        back={delivery && { href: hrefOf(delivery), label: t('seeDelivery') }}
        actions={
          intent === 'edit' &&
          delivery?.allowedActions.includes('EDIT') && (
            <Button
              component={Link}
              href={requestOf(delivery)}
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden="true" />}
            >
              {t('editRequest')}
            </Button>
          )
        }
      />
      {delivery ? (
        <DealForm
          delivery={delivery}
          intent={intent}
          map={map}
          summary={summary}
          onDone={(call) => onDone(call, delivery)}
        />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}
